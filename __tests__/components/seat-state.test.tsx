/** The line of a seat that says what its player is doing, in as many words as there is room for. */

import { render, screen } from '@testing-library/react-native';

import { SeatStateLine } from '@/components/maskmen/seats/seat-state';
import type { SeatState } from '@/components/maskmen/seats/seat-facts';

const SECOND: SeatState = { kind: 'out', place: 2, token: 1 };

const shown = (room: number, state: SeatState = SECOND): string | undefined => {
  render(<SeatStateLine state={state} room={room} />);
  const words = screen.queryByText(/^(out|2nd|passed)/i, { includeHiddenElements: true });
  return words?.props.children as string | undefined;
};

test('who is out is told so with the place', () => expect(shown(120)).toBe('Out · 2nd'));

test('where that does not fit, the place stands beside the ticket', () =>
  expect(shown(60)).toBe('2nd'));

test('where nothing fits, the ticket stands alone', () => expect(shown(30)).toBeUndefined());

test('other states are never cut short', () => {
  expect(shown(80, { kind: 'passed' })).toBe('Passed');
  expect(shown(25, { kind: 'passed' })).toBeUndefined();
});
