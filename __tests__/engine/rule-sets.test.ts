/** Rule sets: what a table chooses, the values it gives, their text, and what is refused. */

import fc from 'fast-check';
import type { RuleSet, SetName } from '@/engine/truth';
import {
  NAMED_SETS,
  SET_NAMES,
  agreeOn,
  configOf,
  expectOk,
  forbiddenFor,
  makeMatch,
  makePosition,
  makeRules,
  namedRules,
  officialConfig,
  parseMatch,
  parsePosition,
  parseRecord,
  parseRules,
  recordOf,
  seasonBound,
  setNameOf,
  startMatch,
} from '@/engine/truth';
import { anyRuleSet, lawOptions } from '@/tools/laws/tables';

const PLAYERS = [2, 3, 4, 5, 6] as const;

const TEXTS: Readonly<Record<SetName, readonly string[]>> = {
  official: [
    'VZNUDF*10:15:1:2,-1',
    'VZNUDF*10:15:1:2,1,-1',
    'VZNUDF*10:15:1:2,1,0,-1',
    'VZNUDF*10:12:1:2,1,0,0,-1',
    'VZNUDF*10:10:1:2,1,0,0,0,-1',
  ],
  'early-printing': [
    'VZNUDF*8:10:1:2,-1',
    'VZNUDF*8:10:1:2,1,-1',
    'VZNUDF*8:10:1:2,1,0,-1',
    'VZNUDF*8:9:1:2,1,0,0,-1',
    'VZNUDF*8:8:1:2,1,0,0,0,-1',
  ],
  totals: [
    'VZNUDF*8:10:1:2,-1+totals',
    'VZNUDF*8:10:1:2,1,-1+totals',
    'VZNUDF*8:10:1:2,1,0,-1+totals',
    'VZNUDF*8:9:1:2,1,0,0,-1+totals',
    'VZNUDF*8:8:1:2,1,0,0,0,-1+totals',
  ],
  'first-out': [
    'VZNUDF*10:15:1:2,-1+close',
    'VZNUDF*10:15:2:2,1,-1+close+cards',
    'VZNUDF*10:15:3:2,1,0,-1+close+cards',
    'VZNUDF*10:12:4:2,1,0,0,-1+close+cards',
    'VZNUDF*10:10:5:2,1,0,0,0,-1+close+cards',
  ],
};

test.each(SET_NAMES)('%s has its text for every number of players, read and made', (name) => {
  for (const players of PLAYERS) {
    const text = TEXTS[name][players - 2] as string;
    const rules = namedRules(name, players);
    expect(makeRules(rules)).toBe(text);
    expect(expectOk(parseRules(text))).toEqual(rules);
  }
});

test('rules of any rule set read back from their text, and no season is longer than 354 moves', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PLAYERS).chain((n) => fc.tuple(fc.constant(n), anyRuleSet(n))),
      ([players, set]) => {
        const { rules } = expectOk(agreeOn(set, players));
        expect(expectOk(parseRules(makeRules(rules)))).toEqual(rules);
        expect(seasonBound(rules, players)).toBeLessThanOrEqual(354);
      },
    ),
    lawOptions(400),
  );
});

const RULES_REFUSED = [
  'VZNUDF*10:15:1:2,1,-1+ranks',
  'VZNUDF*10:15:1:2,1,-1+totals+totals',
  'VZNUDF*10:15:1:2,1,-1+close+totals',
  'VZNUDF*10:15:2:2,1,-1+cards+close',
  'VZNUDF*10:15:2:2,1,-1+cards+share',
  'VZNUDF*10:15:1:2,1,-1+',
  'VZNUDF*10:15:1+totals:2,1,-1',
];

test.each(RULES_REFUSED)('rules %s are refused', (text) => {
  expect(parseRules(text).ok).toBe(false);
});

test('two sets that play alike among so many have equal rules', () => {
  const { official } = NAMED_SETS;
  const alike: readonly (readonly [number, Partial<RuleSet>])[] = [
    [2, { seasonEnd: 'first-out', handTies: 'shared' }],
    [3, { handTies: 'shared', pairGoal: 'seasons' }],
    [4, { hands: 15 }],
  ];
  for (const [players, changes] of alike)
    expect(agreeOn({ ...official, ...changes }, players)).toEqual(agreeOn(official, players));
});

test('a forbidden set is named by its first wrong switch, for so many players', () => {
  const { official } = NAMED_SETS;
  const sets: readonly (readonly [string, number, object])[] = [
    ['players', 7, { deck: 50 }],
    ['deck', 3, { deck: 54, hands: 4 }],
    ['hands', 4, { deck: 48 }],
    ['hands', 4, { hands: 16 }],
    ['hands', 4, { hands: [15, 15, 15, 12] }],
    ['hands', 4, { hands: [15, 15, 4, 12, 10] }],
    ['strength', 4, { strength: 'toString', seasonEnd: 'never' }],
    ['threeClose', 4, { threeClose: 'yes' }],
    ['seasonEnd', 4, { seasonEnd: 'last-out' }],
    ['handTies', 4, { handTies: 'dealer', seasons: 9 }],
    ['pairGoal', 4, { pairGoal: 'four-wins' }],
    ['seasons', 4, { seasons: 0, matchTies: 'none' }],
    ['matchTies', 4, { matchTies: 'none' }],
  ];
  for (const [code, players, changes] of sets)
    expect(forbiddenFor({ ...official, ...changes } as RuleSet, players)).toEqual({ code });
  // Three can play with 48 cards and hands of fifteen, whatever four could.
  expect(forbiddenFor({ ...official, deck: 48 }, 3)).toBeUndefined();
  expect(forbiddenFor({ ...official, hands: [15, 15, 15, 12, 99] }, 3)).toBeUndefined();
});

test('what is played is named by its values, whatever the number of seasons', () => {
  for (const players of PLAYERS)
    for (const name of SET_NAMES) {
      const set = { ...NAMED_SETS[name], seasons: 2 };
      expect(setNameOf(configOf(set, players))).toBe(name);
      const shared = { ...set, matchTies: 'shared' } as const;
      // Two players who play to three wins cannot be level: nothing has changed for them.
      const own = players > 2 || name === 'totals';
      expect(setNameOf(configOf(shared, players))).toBe(own ? undefined : name);
    }
});

test('rules, ties and the seasons of two stand in a match text only where they are not official', () => {
  const seed = { kind: 'seed', seed: '0123456789abcdef' } as const;
  const textOf = (set: RuleSet, players: number): string =>
    makeMatch(expectOk(startMatch(configOf(set, players, 0), seed)));
  const { official, totals } = NAMED_SETS;
  const head = 'maskmen 1\nplayers 3\nhost 0\nseasons 4\n';
  const tail = 'seed 0123456789abcdef\n\nseason\n';
  expect(textOf(official, 3)).toBe(`${head}${tail}`);
  expect(textOf({ ...official, matchTies: 'shared' }, 3)).toBe(`${head}ties shared\n${tail}`);
  expect(textOf({ ...totals, matchTies: 'shared' }, 3)).toBe(
    `${head}ties shared\nrules VZNUDF*8:10:1:2,1,-1+totals\n${tail}`,
  );
  expect(textOf(totals, 2)).toBe(
    `maskmen 1\nplayers 2\nhost 0\nseasons 4\nrules VZNUDF*8:10:1:2,-1+totals\n${tail}`,
  );
  for (const text of [textOf({ ...totals, matchTies: 'shared' }, 3), textOf(totals, 2)])
    expect(makeMatch(expectOk(parseMatch(text)))).toBe(text);
});

const MATCHES_REFUSED = [
  ['ties official', 'maskmen 1\nplayers 3\nhost 0\nseasons 4\nties official\nseed SEED'],
  ['ties before the length', 'maskmen 1\nplayers 3\nhost 0\nties shared\nseasons 4\nseed SEED'],
  ['ties where wins decide', 'maskmen 1\nplayers 2\nhost 0\nwins 3\nties shared\nseed SEED'],
  ['nine seasons of two', 'maskmen 1\nplayers 2\nhost 0\nseasons 9\nseed SEED'],
  [
    'an unknown flag',
    'maskmen 1\nplayers 3\nhost 0\nseasons 4\nrules VZNUDF*8:10:1:2,1,-1+luck\nseed SEED',
  ],
  [
    'places by cards with one left',
    'maskmen 1\nplayers 3\nhost 0\nseasons 4\nrules VZNUDF*8:10:1:2,1,-1+cards\nseed SEED',
  ],
] as const;

test.each(MATCHES_REFUSED)('a match text with %s is refused', (_, text) => {
  const whole = `${text.replace('SEED', '0123456789abcdef')}\n\nseason\n`;
  expect(parseMatch(whole).ok).toBe(false);
});

const POSITIONS_REFUSED = [
  ['an order under totals', 'order Z>V', 2, '+totals', 'order-of-totals'],
  ['a wrestler on itself', 'round 0:V1,1:V2', 2, '+totals', 'impossible-play'],
  ['too few for one below', 'round 0:V1,1:Z1', 2, '+totals', 'impossible-play'],
  ['three that would have closed', 'round 0:V3', 1, '+close', 'impossible-play'],
] as const;

test.each(POSITIONS_REFUSED)('a position with %s is refused', (_, field, turn, flag, code) => {
  const line = (between: string): string =>
    `hands Z1N1U1D1/V1N1U1F1/N1U1D1F1 played V4Z2${between} turn ${turn} rules VZNUDF*10:6:1:2,1,-1${flag}`;
  expect(parsePosition(line('')).ok).toBe(true);
  expect(parsePosition(line(` ${field}`))).toMatchObject({ ok: false, error: { code } });
});

test('a season opens with one card in a set-up too', () => {
  const good = 'hands V1Z2N1U1D1/Z1N2U1D2/Z1N1U1D2 played V1 round 2:V1 turn 0';
  const rules = 'rules VZNUDF*10:6:1:2,1,-1+totals';
  expect(parsePosition(`${good} ${rules}`).ok).toBe(true);
  const two = good.replace('Z1N1U1D2', 'Z1N1U1D1').replace('V1 round 2:V1', 'V2 round 2:V2');
  expect(parsePosition(`${two} ${rules}`)).toMatchObject({
    ok: false,
    error: { code: 'impossible-play', index: 0, why: 'count' },
  });
});

test('seasons before an opening may have any tokens that shared places give', () => {
  const set: RuleSet = { ...NAMED_SETS['first-out'], handTies: 'shared' };
  const config = configOf(set, 4, 0);
  const start = expectOk(startMatch(config, { kind: 'seed', seed: 'a'.repeat(16) })).season;
  const position = makePosition(start);
  const begin = (tokens: readonly number[]) =>
    startMatch(config, { kind: 'seed', seed: 'a'.repeat(16) }, { position, before: [tokens] });
  for (const tokens of [
    [2, 1, 0, -1],
    [1, 2, -1, 1],
    [1, 2, -1, -1],
    [0, 2, 0, 0],
  ])
    expect(begin(tokens).ok).toBe(true);
  for (const tokens of [
    [1, 1, 0, -1],
    [2, 1, 0, 0],
    [2, 2, 0, -1],
    [2, 3, 0, -1],
    [0, 2, 0, -1],
  ])
    expect(begin(tokens)).toEqual({ ok: false, error: { code: 'bad-opening', why: 'before' } });
  // Two with the most cards are last: the farther clockwise of the first hosts.
  const finished = expectOk(begin([1, 2, -1, -1])).finished[0];
  expect(finished).toMatchObject({ places: [1, 0, 2, 3], nextHost: 3 });
});

test('a record with part of the new values means the official ones by the rest', () => {
  const match = expectOk(
    startMatch(officialConfig(3, { host: 0 }), { kind: 'seed', seed: 'b'.repeat(16) }),
  );
  const record = recordOf(match);
  const config = { ...record.config, rules: { ...record.config.rules, threeClose: true } };
  const read = expectOk(parseRecord({ ...record, config }));
  expect(read.config).toMatchObject({
    ties: 'official',
    rules: { strength: 'proved', threeClose: true, placing: 'all-last' },
  });
});
