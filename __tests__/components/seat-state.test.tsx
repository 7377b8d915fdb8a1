/** The line of a seat that says what its player is doing, in as many words as there is room for. */

import { render, screen } from '@testing-library/react-native';

import { Ticket } from '@/components/maskmen/result/ticket';
import { SeatChip, type SeatShape } from '@/components/maskmen/seats/seat-chip';
import { SeatStateLine } from '@/components/maskmen/seats/seat-state';
import type { SeatFacts, SeatState } from '@/components/maskmen/seats/seat-facts';

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

const HOLDER: SeatFacts = {
  seat: 1,
  name: 'Lupe',
  cards: 0,
  points: 3,
  state: { kind: 'inRing', wrestler: 'volto' },
  out: { place: 1, token: 2 },
  active: false,
};

test.each<SeatShape>(['full', 'dense', 'stacked', 'tiny'])(
  'who goes out with the play that holds the ring keeps the ticket to be seen, %s',
  (shape) => {
    const row = { face: 'text', size: 15, back: true } as const;
    const seat = (facts: SeatFacts) => (
      <SeatChip
        facts={facts}
        shape={shape}
        scale={1}
        text={1}
        showPoints={false}
        width={118}
        names={row}
      />
    );
    render(seat(HOLDER));
    expect(screen.getByRole('img').props['aria-label']).toBe(
      'Lupe: 0 cards, In ring, Out · 1st, 3 points',
    );
    expect(screen.UNSAFE_getByType(Ticket).props.token).toBe(2);
    screen.rerender(seat({ ...HOLDER, cards: 2, out: undefined }));
    expect(screen.UNSAFE_queryByType(Ticket)).toBeNull();
  },
);
