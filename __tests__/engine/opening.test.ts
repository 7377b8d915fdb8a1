import type { MatchState, Opening } from '@/engine/truth';
import {
  beginSeason,
  expectOk,
  legalMoves,
  makeMatch,
  makePosition,
  officialConfig,
  parseMatch,
  parseRecord,
  playMove,
  publicMatchView,
  recordOf,
  replay,
  seasonNumber,
  startMatch,
} from '@/engine/truth';

const POSITION =
  'hands V3Z2N2U4D1F3/V2Z2N2U2D1F1/V1Z1N1U1D1F1/V1Z2N1U2D4F2 played V3Z3N4U1D3F3 ' +
  'order Z>V>F,Z>N>F,D>N>F round 1:F1,2:N1 passed 3 turn 0';
const OPENING: Opening = { position: POSITION, before: [[1, 2, 0, -1]] };
const config = officialConfig(4, { host: 1 });
const deals = { kind: 'seed', seed: '0123456789abcdef' } as const;

const start = (opening = OPENING): MatchState => expectOk(startMatch(config, deals, opening));

/** Plays the first legal move until the season on the table is over. */
function finishSeason(match: MatchState): MatchState {
  let at = match;
  while (at.season.turn >= 0) {
    const move = legalMoves(at.season)[0];
    if (move === undefined) throw new Error('no legal move');
    at = expectOk(playMove(at, move)).match;
  }
  return at;
}

test('a match opens in a position, in the middle of a round, after a season that is known by its tokens', () => {
  const match = start();
  expect(makePosition(match.season)).toBe(POSITION);
  expect(seasonNumber(match)).toBe(1);
  expect(publicMatchView(match).standing).toEqual({ points: [1, 2, 0, -1], firsts: [0, 1, 0, 0] });
});

test('an opened match is played to its end like any other', () => {
  let match = finishSeason(start());
  for (let season = 2; season < 4; season++) {
    match = finishSeason(expectOk(beginSeason(match)).match);
    expect(match.finished).toHaveLength(season + 1);
  }
  expect(match.decision?.winners.length).toBeGreaterThan(0);
  expect(beginSeason(match)).toEqual({ ok: false, error: { code: 'match-over' } });
});

test('the record and the text of an opened match give it back at every move', () => {
  let match = start();
  while (match.season.turn >= 0) {
    const record = JSON.parse(JSON.stringify(recordOf(match))) as unknown;
    expect(expectOk(replay(expectOk(parseRecord(record))))).toEqual(match);
    expect(expectOk(parseMatch(makeMatch(match)))).toEqual(match);
    const move = legalMoves(match.season)[0];
    if (move === undefined) throw new Error('no legal move');
    match = expectOk(playMove(match, move)).match;
  }
  const next = expectOk(beginSeason(match)).match;
  expect(expectOk(parseMatch(makeMatch(next)))).toEqual(next);
});

test.each([
  ['another number of players', { ...OPENING, position: 'hands V15/Z15 turn 0' }, 'bad-position'],
  ['a position that is none', { ...OPENING, position: 'hands' }, 'bad-position'],
  ['tokens that no season gives', { ...OPENING, before: [[2, 2, 0, -1]] }, 'bad-opening'],
  ['tokens for too few seats', { ...OPENING, before: [[2, 1, -1]] }, 'bad-opening'],
  [
    'a match that was over before',
    { ...OPENING, before: Array(4).fill([2, 1, 0, -1]) },
    'bad-opening',
  ],
])('an opening with %s is refused', (_, opening, code) => {
  expect(startMatch(config, deals, opening)).toMatchObject({ ok: false, error: { code } });
});

test('an opening wants a seed, since hands given by hand have no season', () => {
  const hands = { kind: 'hands', hands: [] } as const;
  expect(startMatch(config, hands, OPENING)).toEqual({
    ok: false,
    error: { code: 'bad-opening', why: 'deals' },
  });
});

test('a faulty opening in a text is told with its line and column', () => {
  const text = makeMatch(start()).replace('turn 0', 'turn x');
  expect(parseMatch(text)).toMatchObject({
    ok: false,
    error: { code: 'bad-position', line: 7, column: 9 + POSITION.indexOf('turn 0') + 5 },
  });
});

test.each([[{ position: 7, before: [] }], [{ position: POSITION }], ['opening'], [[]], [null]])(
  'a record with the opening %j is broken',
  (opening) => {
    const record = { ...recordOf(start()), opening };
    expect(parseRecord(record)).toEqual({
      ok: false,
      error: { code: 'not-a-record', path: 'opening' },
    });
  },
);
