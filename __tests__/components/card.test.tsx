import { render, screen } from '@testing-library/react-native';

import { Card, CardBack } from '@/components/maskmen/art/card';
import { PATTERNS, PatternsProvider } from '@/components/maskmen/art/patterns';
import { WRESTLERS } from '@/engine/view';

test.each(WRESTLERS)('the card of %s says whose it is', (wrestler) => {
  render(<Card wrestler={wrestler} width={92} />);
  const name = wrestler.charAt(0).toUpperCase() + wrestler.slice(1);
  expect(screen.getByRole('img', { name: `Card: ${name}` })).toBeOnTheScreen();
});

test.each(['idle', 'legal', 'chosen', 'illegal', 'illegal-focused'] as const)(
  'a card that is %s is still the same card',
  (state) => {
    render(<Card wrestler="volto" width={92} state={state} />);
    expect(screen.getByRole('img', { name: 'Card: Volto' })).toBeOnTheScreen();
  },
);

test('a card face down gives nothing away', () => {
  render(<CardBack width={92} />);
  const back = screen.getByRole('img', { name: 'Card, face down' });
  expect(back).toBeOnTheScreen();
  for (const wrestler of WRESTLERS) {
    expect(screen.queryByText(new RegExp(wrestler, 'i'))).not.toBeOnTheScreen();
  }
});

/** Everything that is drawn, as text. */
const drawn = (patterned: boolean, wrestler: (typeof WRESTLERS)[number]): string => {
  const { toJSON, unmount } = render(
    <PatternsProvider value={patterned}>
      <Card wrestler={wrestler} width={92} />
    </PatternsProvider>,
  );
  const picture = JSON.stringify(toJSON());
  unmount();
  return picture;
};

test('every wrestler has a weave of its own, drawn where it is wished for', () => {
  expect(new Set(Object.values(PATTERNS)).size).toBe(WRESTLERS.length);
  for (const wrestler of WRESTLERS) {
    const weave = JSON.stringify(PATTERNS[wrestler]);
    expect(drawn(true, wrestler)).toContain(weave);
    expect(drawn(false, wrestler)).not.toContain(weave);
  }
});
