import { render, screen } from '@testing-library/react-native';

import { Mask } from '@/components/maskmen/art/mask';
import { MASKS, silhouette } from '@/components/maskmen/art/masks';
import { WRESTLERS } from '@/engine/view';

test.each(WRESTLERS)('%s has a mask that says whose it is', (wrestler) => {
  render(<Mask wrestler={wrestler} width={46} />);
  const name = wrestler.charAt(0).toUpperCase() + wrestler.slice(1);
  expect(screen.getByRole('img', { name: `Mask of ${name}` })).toBeOnTheScreen();
});

test('a mask not yet played says so', () => {
  render(<Mask wrestler="dalia" width={46} state="outline" />);
  expect(screen.getByRole('img', { name: 'Mask of Dalia, not yet played' })).toBeOnTheScreen();
});

test.each(WRESTLERS)('the drawing of %s is complete', (wrestler) => {
  const layers = MASKS[wrestler];
  const roles = new Set(layers.map(({ role }) => role));
  expect(layers[0]?.role).toBe('main');
  expect(roles).toContain('key');
  expect(roles).toContain('paper');
  for (const { d } of layers) {
    expect(d).toMatch(/^M[\d .,MLHVCSQTAZmlhvcsqtaz-]+Z?$/);
    expect(d).not.toContain('NaN');
  }
  expect(new Set(layers.map(({ d }) => d)).size).toBe(layers.length);
});

test('no two wrestlers share a silhouette', () => {
  expect(new Set(WRESTLERS.map(silhouette)).size).toBe(WRESTLERS.length);
});
