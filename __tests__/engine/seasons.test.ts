/** Seasons by hand: the worked opening, going out, the rulings, house rules. */

import type { MoveRefusal, SeasonEvent, SeasonState } from '@/engine/truth';
import {
  NOBODY,
  REDUCED_RULES,
  allDefeats,
  applyMove,
  columnsOf,
  dealSeason,
  emptyOrder,
  addDefeat,
  expectOk,
  heldAtLeast,
  isForcedToPass,
  legalMoves,
  makeMove,
  officialConfig,
  parseCards,
  parseMove,
  parsePosition,
  seasonResult,
  startMatch,
  startSeason,
  wrestlerIndex,
} from '@/engine/truth';

const position = (text: string): SeasonState => expectOk(parsePosition(text));

/** Plays moves written with spaces between. */
function play(start: SeasonState, moves: string): { state: SeasonState; events: SeasonEvent[] } {
  let state = start;
  const events: SeasonEvent[] = [];
  for (const text of moves.split(' ').filter((word) => word !== '')) {
    const applied = expectOk(applyMove(state, expectOk(parseMove(text))));
    state = applied.state;
    events.push(...applied.events);
  }
  return { state, events };
}

const refusal = (state: SeasonState, move: string): MoveRefusal | undefined => {
  const applied = applyMove(state, expectOk(parseMove(move)));
  return applied.ok ? undefined : applied.error;
};

const letters = (state: SeasonState): string =>
  allDefeats(state)
    .map((pair) => pair.map((wrestler) => 'VZNUDF'[wrestlerIndex(wrestler)]).join(''))
    .join(' ');

const OPENING = ['V2N1U3D5F4', 'V2Z2N6U4F1', 'V6N3U3D3', 'Z8D2F5'];
const worked = (): SeasonState => {
  const hands = OPENING.map((hand) => expectOk(parseCards(hand)));
  return expectOk(startMatch(officialConfig(4, { host: 0 }), { kind: 'hands', hands: [hands] }))
    .season;
};

test('the worked opening of the rules goes as it is told there', () => {
  let { state } = play(worked(), 'D1 V2 - Z3');
  expect(letters(state)).toBe('VD ZV ZD');
  for (const seat of [0, 1]) expect(isForcedToPass(state, seat)).toBe(true);
  ({ state } = play(state, '- -'));
  expect([state.turn, state.host, state.top]).toEqual([3, 3, NOBODY]);
  ({ state } = play(state, 'D2 V2 N3'));
  expect(letters(state)).toBe('VD ZV ZD NV ND');
  ({ state } = play(state, '- - -'));
  expect(state.turn).toBe(1);
  ({ state } = play(state, 'F1 V2'));
  expect(letters(state)).toBe('VD VF ZV ZD ZF NV ND NF');
  ({ state } = play(state, 'Z2 U3'));
  expect(letters(state)).toBe('VD VF ZV ZD ZF NV ND NF UV UZ UD UF');
  ({ state } = play(state, '- - - N1 Z2'));
  expect(columnsOf(state, heldAtLeast(state.played, 1)).map((column) => column.join('>'))).toEqual([
    'umbra>zarpa>nopal>volto>dalia',
    'umbra>zarpa>nopal>volto>fango',
  ]);
  expect(state.roundWinners).toEqual([3, 1, 0]);
});

test('the worked example of columns goes as it is told there', () => {
  const [v, z, n, u, d] = [0, 1, 2, 3, 4] as const;
  const order = emptyOrder();
  const columns = (played: number) => columnsOf(order, played).map((column) => column.join('>'));
  expect(columns(0)).toEqual([]);
  expect(columns(0b100001)).toEqual(['volto', 'fango']);
  addDefeat(order, v, z);
  expect(columns(0b000011)).toEqual(['volto>zarpa']);
  addDefeat(order, z, n);
  expect(columns(0b000111)).toEqual(['volto>zarpa>nopal']);
  addDefeat(order, u, d);
  expect(columns(0b111111)).toEqual(['volto>zarpa>nopal', 'umbra>dalia', 'fango']);
  addDefeat(order, n, u);
  expect(columns(0b011111)).toEqual(['volto>zarpa>nopal>umbra>dalia']);
});

test('nine lines and nine columns can be needed, and no more', () => {
  const order = emptyOrder();
  for (const winner of [0, 1, 2]) for (const loser of [3, 4, 5]) addDefeat(order, winner, loser);
  expect(columnsOf(order, 63)).toHaveLength(9);
  expect(allDefeats(order)).toHaveLength(9);
});

const SMALL = 'rules VZNU*3:3:1:2,1,0,-1';

interface Going {
  readonly what: string;
  readonly from: string;
  readonly moves: string;
  /** Seat to move, seats out, rounds won. */
  readonly then: string;
}

const GOING_OUT: readonly Going[] = [
  {
    what: 'whoever is left in the round still answers a play that went out',
    from: `hands V1/Z2/N2/U2 played V2Z1N1U1 turn 0 ${SMALL}`,
    moves: 'V1 - -',
    then: 'turn 3, out 0, rounds ',
  },
  {
    what: 'when nobody answers, the nearest clockwise with cards hosts, also one who had passed',
    from: `hands V1/Z2/N2/U2 played V2Z1N1U1 turn 0 ${SMALL}`,
    moves: 'V1 - - -',
    then: 'turn 1, out 0, rounds 0',
  },
  {
    what: 'the last to be asked may answer, go out too, and win',
    from: `hands V1/Z2/N2/U2 played V2Z1N1U1 turn 0 ${SMALL}`,
    moves: 'V1 - - U2',
    then: 'turn 1, out 0,3, rounds 3',
  },
  {
    what: 'with only the two in the round, the other one may be the next host',
    from: `hands V2/./Z1N2/U2 played V1Z2N1U1 turn 2 out 1 ${SMALL}`,
    moves: 'Z1 - V2 -',
    then: 'turn 2, out 1,0, rounds 0',
  },
  {
    what: 'or a player who had passed',
    from: `hands V2/Z1N1/./U2 played V1Z2N2U1 turn 3 out 2 ${SMALL}`,
    moves: 'U1 V2 - -',
    then: 'turn 1, out 2,0, rounds 0',
  },
  {
    what: 'a player who went out stays holder until defeated, and is skipped',
    from: `hands V1/Z3/N2/U2 played V2N1U1 turn 0 ${SMALL}`,
    moves: 'V1 Z2 -',
    then: 'turn 3, out 0, rounds ',
  },
  {
    what: 'defeating the play of a player who is out wins the round for the one who did',
    from: `hands V1/Z3/N2/U2 played V2N1U1 turn 0 ${SMALL}`,
    moves: 'V1 Z2 - -',
    then: 'turn 1, out 0, rounds 1',
  },
  {
    what: 'a winner with cards hosts again',
    from: `hands V2/Z2/N2/U2 played V1Z1N1U1 turn 0 ${SMALL}`,
    moves: 'V1 - - -',
    then: 'turn 0, out , rounds 0',
  },
  {
    what: 'passing with a play in hand is allowed, and others go on',
    from: `hands V2/Z2/N2/U2 played V1Z1N1U1 turn 0 ${SMALL}`,
    moves: 'V1 - N2',
    then: 'turn 3, out 2, rounds ',
  },
  {
    what: 'three players: over the moment the second goes out, in mid-round',
    from: 'hands V1/Z2/N3 played V3Z2N1 turn 0 rules VZN*4:4:1:2,1,-1',
    moves: 'V1 Z2',
    then: 'turn -1, out 0,1, rounds 1',
  },
  {
    what: 'three players: one out is not the end',
    from: 'hands V1/Z2/N3 played V3Z2N1 turn 0 rules VZN*4:4:1:2,1,-1',
    moves: 'V1',
    then: 'turn 1, out 0, rounds ',
  },
  {
    what: 'two players: over the moment one is out',
    from: 'hands V3/Z1 played V1Z3 turn 0 rules VZN*4:4:1:2,-1',
    moves: 'V3',
    then: 'turn -1, out 0, rounds 0',
  },
];

test.each(GOING_OUT)('$what', ({ from, moves, then }) => {
  const { state } = play(position(from), moves);
  expect(`turn ${state.turn}, out ${state.places}, rounds ${state.roundWinners}`).toBe(then);
});

const RULINGS: readonly (readonly [
  what: string,
  position: string,
  move: string,
  code: string | undefined,
])[] = [
  ['a host may not pass', `hands V2/Z2/N2/U2 played V1Z1N1U1 turn 0 ${SMALL}`, '-', 'must-lead'],
  [
    'exactly n, not more',
    `hands Z2/V1N1/N2U1/U2 played V2Z1 order V>Z round 0:Z1 turn 1 ${SMALL}`,
    'V1',
    undefined,
  ],
  [
    'exactly n+1, not less',
    `hands Z2/V1N1/N2U1/U2 played V2Z1 order V>Z round 0:Z1 turn 1 ${SMALL}`,
    'N1',
    'wrong-count',
  ],
  [
    'more cards than needed',
    `hands Z2/V2N1/N2U1/U2 played V1Z1 round 0:Z1 turn 1 ${SMALL}`,
    'V3',
    'wrong-count',
  ],
  [
    'a group too small',
    `hands Z2/V1N1/N2U1/U2 played V2Z1 round 0:Z1 turn 1 ${SMALL}`,
    'V2',
    'not-held',
  ],
  ['a debut of two', `hands Z2/V2N1/N2U1/U2 played V1Z1 turn 2 ${SMALL}`, 'N2', 'debut-single'],
  ['an established three', `hands Z2/V3/N3/U3 played Z1 turn 0 ${SMALL}`, 'Z3', 'not-held'],
  ['an established two', `hands Z2/V3/N3/U3 played Z1 turn 0 ${SMALL}`, 'Z2', undefined],
  ['four cards', `hands Z2/V3/N3/U3 played Z1 turn 0 ${SMALL}`, 'Z4', 'count-out-of-range'],
  ['no cards', `hands Z2/V3/N3/U3 played Z1 turn 0 ${SMALL}`, 'Z0', 'count-out-of-range'],
];

test.each(RULINGS)('%s', (_, from, move, code) => {
  expect(refusal(position(from), move)?.code).toBe(code);
});

test('a lead makes no relation, and a debut nobody answered may be led in threes later', () => {
  const { state, events } = play(worked(), 'D1 - - -');
  expect(letters(state)).toBe('');
  expect(events.map((event) => event.kind)).toEqual([
    'played',
    'passed',
    'passed',
    'passed',
    'round-won',
  ]);
  expect(legalMoves(state).map(makeMove)).toContain('D3');
  expect(refusal(state, 'F2')).toEqual({ code: 'debut-single', wrestler: 'fango' });
});

test('three cards do not end a round: a known-stronger three may follow', () => {
  const state = position(
    'hands Z3/V5/N7/U3 played V5Z7N3U7D10F10 order V>Z>U round 3:U2,0:Z3 turn 1',
  );
  expect(refusal(state, 'V3')).toBeUndefined();
  expect(refusal(state, 'N3')?.code).toBe('over-three');
});

test('a refused group too small says what it needs and what is held', () => {
  const state = position(`hands Z2/V1N1/N2U1/U2 played V2Z1 round 0:Z1 turn 1 ${SMALL}`);
  expect(refusal(state, 'V2')).toEqual({ code: 'not-held', wrestler: 'volto', needs: 2, holds: 1 });
});

test('under the reduced rules a season plays out', () => {
  const deal = dealSeason(REDUCED_RULES, 2, { seed: '00000000000000aa', season: 0 });
  let state = startSeason(REDUCED_RULES, deal, 0);
  while (state.turn !== NOBODY)
    state = expectOk(applyMove(state, legalMoves(state)[0] as never)).state;
  const { places, tokens } = seasonResult(state);
  expect([...places].sort()).toEqual([0, 1]);
  expect(tokens[places[0] as number]).toBe(2);
  expect(tokens[places[1] as number]).toBe(-1);
});

test('where a season ends with two holding cards, both are last and share its token', () => {
  const start = position('hands V1/Z2/N3/U2 played V2Z1U1 turn 0 rules VZNU*3:3:2:2,1,0,-1');
  const { state, events } = play(start, 'V1 - - U2');
  expect(events[events.length - 1]).toEqual({
    kind: 'season-ended',
    result: { nextHost: 1, places: [0, 3, 1, 2], tokens: [2, -1, -1, 1], roundWinners: [3] },
  });
  expect(applyMove(state, { kind: 'pass' }, 1)).toEqual({
    ok: false,
    error: { code: 'season-over' },
  });
});
