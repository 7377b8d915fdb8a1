import { render, screen } from '@testing-library/react-native';
import { Text, useColorScheme } from 'react-native';

import { WRESTLERS } from '@/engine/view';
import { LOOKS, night, poster, SEATS, textStyles, ThemeProvider, useTheme } from '@/theme';

jest.mock('react-native/Libraries/Utilities/useColorScheme', () => ({
  __esModule: true,
  default: jest.fn(),
}));

const systemPrefers = jest.mocked(useColorScheme);

function NameOfTheme() {
  return <Text>{useTheme().name}</Text>;
}

const renderName = () =>
  render(
    <ThemeProvider>
      <NameOfTheme />
    </ThemeProvider>,
  );

test('both themes have the same tokens', () => {
  expect(Object.keys(poster).sort()).toEqual(Object.keys(night).sort());
});

test('a light system gets the poster', () => {
  systemPrefers.mockReturnValue('light');
  renderName();
  expect(screen.getByText('poster')).toBeOnTheScreen();
});

test('a dark system gets the night', () => {
  systemPrefers.mockReturnValue('dark');
  renderName();
  expect(screen.getByText('night')).toBeOnTheScreen();
});

test('a system without a preference gets the night, and a change of mind is followed', () => {
  systemPrefers.mockReturnValue('unspecified');
  const view = renderName();
  expect(screen.getByText('night')).toBeOnTheScreen();
  systemPrefers.mockReturnValue('light');
  view.rerender(
    <ThemeProvider>
      <NameOfTheme />
    </ThemeProvider>,
  );
  expect(screen.getByText('poster')).toBeOnTheScreen();
});

test('every wrestler has a look of its own', () => {
  expect(Object.keys(LOOKS)).toEqual([...WRESTLERS]);
  for (const part of ['main', 'letter', 'symbol'] as const) {
    expect(new Set(Object.values(LOOKS).map((look) => look[part])).size).toBe(WRESTLERS.length);
  }
});

test('six seats have six pads, and none of them is lamp yellow', () => {
  expect(new Set(SEATS).size).toBe(6);
  expect(SEATS).not.toContain(night.lamp);
  expect(SEATS).not.toContain(poster.lamp);
});

test('no text style is smaller than the floor', () => {
  for (const { fontSize, lineHeight } of Object.values(textStyles)) {
    expect(fontSize).toBeGreaterThanOrEqual(11.5);
    expect(lineHeight / fontSize).toBeGreaterThanOrEqual(0.9);
  }
});
