/** What is refused before a card is played: configs, deals and set-up positions. */

import type { MatchConfig, Rules, Setup } from '@/engine/truth';
import {
  REDUCED_RULES,
  checkConfig,
  expectOk,
  officialConfig,
  officialRules,
  parseCards,
  parsePosition,
  setUp,
  setupOf,
  startMatch,
} from '@/engine/truth';

const cards = (text: string): number => expectOk(parseCards(text));
const four = officialConfig(4);
const rules = officialRules(4);
const withRules = (changes: Partial<Record<keyof Rules, unknown>>): MatchConfig => ({
  ...four,
  rules: { ...rules, ...changes } as Rules,
});
const holes = (length: number): never[] => new Array<never>(length);

const CONFIGS: readonly (readonly [what: string, config: MatchConfig, field: string])[] = [
  ['one player', { ...four, players: 1 }, 'players'],
  ['seven players', { ...four, players: 7 }, 'players'],
  ['half a player', { ...four, players: 2.5 }, 'players'],
  ['players as text', { ...four, players: '4' as never }, 'players'],
  ['a host who is not there', { ...four, host: 4 }, 'host'],
  ['a host before the first seat', { ...four, host: -1 }, 'host'],
  ['a host that is no number', { ...four, host: NaN }, 'host'],
  ['a host in words', { ...four, host: 'mia' as never }, 'host'],
  ['no season', { ...four, length: { kind: 'seasons', seasons: 0 } }, 'length'],
  ['nine seasons', { ...four, length: { kind: 'seasons', seasons: 9 } }, 'length'],
  ['four players to three wins', { ...four, length: { kind: 'wins', wins: 3 } }, 'length'],
  [
    'two players for nine seasons',
    { ...officialConfig(2), length: { kind: 'seasons', seasons: 9 } },
    'length',
  ],
  [
    'two players to two wins',
    { ...officialConfig(2), length: { kind: 'wins', wins: 2 } },
    'length',
  ],
  ['one wrestler', withRules({ wrestlers: ['volto'] }), 'wrestlers'],
  ['a stranger', withRules({ wrestlers: ['volto', 'santo'] }), 'wrestlers'],
  ['a wrestler twice', withRules({ wrestlers: ['volto', 'volto'] }), 'wrestlers'],
  ['wrestlers out of order', withRules({ wrestlers: ['zarpa', 'volto'] }), 'wrestlers'],
  ['wrestlers that are holes', withRules({ wrestlers: holes(3) }), 'wrestlers'],
  ['wrestlers as text', withRules({ wrestlers: 'VZN' }), 'wrestlers'],
  ['no cards', withRules({ cardsEach: 0 }), 'cards'],
  ['sixteen cards each', withRules({ cardsEach: 16 }), 'cards'],
  ['hands of nothing', withRules({ handSize: 0 }), 'hands'],
  ['more dealt than there are', withRules({ handSize: 16 }), 'hands'],
  ['an end nobody reaches', withRules({ endsWhenHolding: 0 }), 'end'],
  ['an end before the start', withRules({ endsWhenHolding: 4 }), 'end'],
  ['tokens for three', withRules({ tokens: [2, 1, -1] }), 'tokens'],
  ['half a token', withRules({ tokens: [2, 1, 0.5, -1] }), 'tokens'],
  ['endless tokens', withRules({ tokens: [Infinity, 1, 0, -1] }), 'tokens'],
  ['tokens that are holes', withRules({ tokens: holes(4) }), 'tokens'],
  ['strength nobody knows', withRules({ strength: 'ranks' }), 'strength'],
  ['strength from a prototype', withRules({ strength: 'toString' }), 'strength'],
  ['a close in words', withRules({ threeClose: 'yes' }), 'close'],
  ['places nobody knows', withRules({ endsWhenHolding: 3, placing: 'by-tokens' }), 'placing'],
  ['one left and placed by cards', withRules({ placing: 'by-cards' }), 'placing'],
  ['ties nobody knows', { ...four, ties: 'none' as never }, 'ties'],
  ['ties where three wins decide', { ...officialConfig(2), ties: 'shared' }, 'ties'],
];

test.each(CONFIGS)('a match with %s is refused', (_, config, field) => {
  const error = { code: 'bad-config', field };
  expect(checkConfig(config)).toEqual({ ok: false, error });
  expect(startMatch(config, { kind: 'seed', seed: '0'.repeat(16) })).toEqual({ ok: false, error });
});

test('official configs and the reduced rules are accepted', () => {
  for (const players of [2, 3, 4, 5, 6]) expect(checkConfig(officialConfig(players)).ok).toBe(true);
  expect(checkConfig({ ...officialConfig(2), rules: REDUCED_RULES }).ok).toBe(true);
  expect(checkConfig({ ...officialConfig(2), length: four.length, ties: 'shared' }).ok).toBe(true);
  expect(() => officialRules(7)).toThrow(RangeError);
});

const SEEDS = [
  '',
  '0'.repeat(15),
  '0'.repeat(65),
  'G'.repeat(16),
  'A'.repeat(16),
  ` ${'0'.repeat(16)}`,
];

test.each(SEEDS)('a seed %j is refused', (seed) => {
  expect(startMatch(four, { kind: 'seed', seed })).toEqual({
    ok: false,
    error: { code: 'bad-seed' },
  });
});

const reduced: MatchConfig = { ...officialConfig(2, { host: 0 }), rules: REDUCED_RULES };
const DEALS: readonly (readonly [what: string, hands: readonly number[][], error: object])[] = [
  ['no hands', [], { code: 'no-deal', season: 0 }],
  ['one hand for two', [[cards('V4')]], { code: 'bad-deal', season: 0, why: 'seats' }],
  [
    'three hands for two',
    [['V4', 'Z4', 'N4'].map(cards)],
    { code: 'bad-deal', season: 0, why: 'seats' },
  ],
  ['a short hand', [['V4', 'Z3'].map(cards)], { code: 'bad-deal', season: 0, why: 'size' }],
  ['a long hand', [['V4', 'Z4N1'].map(cards)], { code: 'bad-deal', season: 0, why: 'size' }],
  ['five of one', [['V3Z1', 'V2Z2'].map(cards)], { code: 'bad-deal', season: 0, why: 'cards' }],
  [
    'a wrestler not in play',
    [['V4', 'F4'].map(cards)],
    { code: 'bad-deal', season: 0, why: 'cards' },
  ],
  ['no number', [[NaN, cards('Z4')]], { code: 'bad-deal', season: 0, why: 'size' }],
  ['a negative number', [[-4, cards('Z4')]], { code: 'bad-deal', season: 0, why: 'size' }],
  [
    'a huge number',
    [[2 ** 32 + cards('V4'), cards('Z4')]],
    { code: 'bad-deal', season: 0, why: 'size' },
  ],
];

test.each(DEALS)('hands with %s are refused', (_, hands, error) => {
  expect(startMatch(reduced, { kind: 'hands', hands })).toEqual({ ok: false, error });
});

test('a random host needs a seed to be drawn from', () => {
  const hands = [['V4', 'Z4'].map(cards)];
  expect(startMatch({ ...reduced, host: 'random' }, { kind: 'hands', hands })).toEqual({
    ok: false,
    error: { code: 'host-needs-seed' },
  });
});

const BASE: Setup = setupOf(
  expectOk(
    parsePosition(
      'hands V1Z1/Z1/Z1N1U1/N1U2 played V2N1 order V>N round 0:N1,1:V2 turn 2 rules VZNU*3:3:1:2,1,0,-1',
    ),
  ),
);
const hands = (...texts: string[]): Partial<Setup> => ({ hands: texts.map(cards) });
const plays = (...texts: string[]): Partial<Setup> => ({
  round: texts.map((text) => ({
    seat: Number(text.charAt(0)),
    wrestler: 'VZNUDF?'.indexOf(text.charAt(1)),
    count: Number(text.slice(2)),
  })),
});
const impossible = (index: number, why: string) => ({ code: 'impossible-play', index, why });

const SETUPS: readonly (readonly [what: string, changes: Partial<Setup>, error: object])[] = [
  ['one hand', hands('V1'), { code: 'bad-config', field: 'players' }],
  [
    'seven hands',
    hands('V1', 'V1', 'V1', 'V1', 'V1', 'V1', 'V1'),
    { code: 'bad-config', field: 'players' },
  ],
  [
    'rules that cannot be',
    { rules: { ...REDUCED_RULES, handSize: 3, tokens: [] } },
    { code: 'bad-config', field: 'tokens' },
  ],
  ['a hand that is no cards', { hands: [-1, 1, 1, 1] }, { code: 'bad-cards' }],
  ['played cards that are none', { played: NaN }, { code: 'bad-cards' }],
  [
    'a wrestler with too many cards',
    hands('V2', 'Z1', 'Z1N1U1', 'N1U2'),
    { code: 'too-many-cards', wrestler: 'volto', found: 4 },
  ],
  [
    'a wrestler not in play',
    hands('Z1F1', 'Z1', 'Z1N1U1', 'N1U2'),
    { code: 'too-many-cards', wrestler: 'fango', found: 1 },
  ],
  [
    'a hand larger than any dealt',
    hands('V1', 'Z1', 'Z1N1U1', 'Z1N1U2'),
    { code: 'hand-too-large', seat: 3, most: 3 },
  ],
  [
    'a card missing',
    hands('V1', 'Z1', 'Z1N1U1', 'N1U2'),
    { code: 'cards-unaccounted', expected: 12, found: 11 },
  ],
  ['an empty hand not out', hands('V1Z2', '.', 'Z1N1U1', 'N1U2'), { code: 'bad-out' }],
  ['a seat out with cards', { out: [0] }, { code: 'bad-out' }],
  [
    'one left',
    { ...hands('.', '.', '.', 'N1U2'), played: cards('V3Z3N2U1'), out: [0, 1, 2] },
    { code: 'season-is-over' },
  ],
  [
    'a cyclic order',
    {
      defeats: [
        ['volto', 'nopal'],
        ['nopal', 'volto'],
      ],
    },
    { code: 'cyclic-order', defeat: ['nopal', 'volto'] },
  ],
  [
    'a wrestler above itself',
    { defeats: [['volto', 'volto']] },
    { code: 'cyclic-order', defeat: ['volto', 'volto'] },
  ],
  [
    'an order of strangers',
    { defeats: [['volto', 'fango']] },
    { code: 'bad-config', field: 'wrestlers' },
  ],
  [
    'an order of no wrestlers',
    { defeats: [['volto', 'santo' as never]] },
    { code: 'bad-config', field: 'wrestlers' },
  ],
  [
    'a winner that never raised',
    { defeats: [['nopal', 'volto']] },
    { code: 'unproved-order', wrestler: 'nopal', needs: 2 },
  ],
  [
    'a loser never played',
    { defeats: [['volto', 'umbra']] },
    { code: 'unproved-order', wrestler: 'umbra', needs: 1 },
  ],
  ['a play by nobody', plays('7N1', '1V2'), impossible(0, 'seat')],
  ['a play of nobody', plays('0?1', '1V2'), impossible(0, 'wrestler')],
  ['a play of four', plays('0N4', '1V2'), impossible(0, 'count')],
  ['a play of cards that were not played', plays('0N1', '1V3'), impossible(1, 'cards')],
  ['a debut of two', { ...plays('0V2'), defeats: [], turn: 1 }, impossible(0, 'count')],
  [
    'a follow that jumps',
    { ...plays('0N1', '1V3'), played: cards('V3N1'), ...hands('Z2', 'Z1', 'N1U1', 'N1U2') },
    impossible(1, 'count'),
  ],
  ['a play that is not stronger', plays('0V1', '1N1'), impossible(1, 'not-stronger')],
  ['a seat left out', plays('0N1', '2V2'), impossible(1, 'order-of-seats')],
  ['a seat answering itself', plays('0N1', '0V2'), impossible(1, 'order-of-seats')],
  ['a passed seat that is not there', { passed: [9] }, { code: 'bad-passed', seat: 9 }],
  ['the holder having passed', { passed: [1] }, { code: 'bad-passed', seat: 1 }],
  ['a seat passing twice', { passed: [3, 3] }, { code: 'bad-passed', seat: 3 }],
  ['passing before the lead', { ...plays(), passed: [3] }, { code: 'bad-passed', seat: 3 }],
  [
    'a seat to move without cards',
    { ...hands('V1Z2', '.', 'Z1N1U1', 'N1U2'), out: [1], turn: 1 },
    { code: 'turn-without-cards', seat: 1 },
  ],
  ['nobody to move', { turn: -1 }, { code: 'turn-without-cards', seat: -1 }],
  ['the wrong seat to move', { turn: 3 }, { code: 'wrong-turn', seat: 3, turn: 2 }],
  ['the holder to move', { turn: 1 }, { code: 'wrong-turn', seat: 1, turn: 2 }],
];

test('the position they are made from is possible', () => {
  expect(setUp(BASE).ok).toBe(true);
});

test.each(SETUPS)('a position with %s is refused', (_, changes, error) => {
  expect(setUp({ ...BASE, ...changes })).toEqual({ ok: false, error });
});

test('a position of the official game with eleven of a wrestler is refused', () => {
  const text = 'hands V6/V5/Z9N2/Z1N8U10D10F9 played . turn 0';
  expect(parsePosition(text)).toMatchObject({
    ok: false,
    error: { code: 'too-many-cards', wrestler: 'volto', found: 11 },
  });
});
