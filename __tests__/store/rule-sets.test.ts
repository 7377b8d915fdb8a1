/** Rule sets in the store: a table's rules go into its match, its save, its texts and its next match. */

import type { SetName } from '@/engine/truth';
import {
  NAMED_SETS,
  SET_NAMES,
  expectOk,
  makeMatch,
  namedRules,
  parseMatch,
  recordOf,
  setNameOf,
  viewFor,
} from '@/engine/truth';
import { simpleBot } from '@/engine/maskmen/bots/simple';
import { MATCH_SLOT } from '@/store/match/save';
import { makeTruthMove, newTruth, nextSeasonOf, type Truth } from '@/store/match/truth';
import { createSetupStore } from '@/store/setup-store';
import { parseSetup, problemsOf, tidySetup } from '@/store/setup';
import { createMemoryStorage } from '@/store/storage/memory';
import { openText, textOf } from '@/store/storage/slot';
import type { TableRules, TableSetup } from '@/store/types';
import { createClock, settle, tableOf } from './helpers/world';

const rulesOf = (name: SetName): TableRules => {
  const { seasons: _, ...rules } = NAMED_SETS[name];
  return rules;
};

const tableBy = (name: SetName, letters: string): TableSetup => ({
  ...tableOf(letters, { seasons: 2 }),
  rules: rulesOf(name),
});

/** A match of simple bots in the truth of a table, as far as so many moves go. */
function playOn(from: Truth, moves: number): Truth {
  let truth = from;
  for (let at = 0; at < moves && truth.match.decision === undefined; at++) {
    const { season } = truth.match;
    if (season.turn < 0) truth = nextSeasonOf(truth).truth;
    else {
      const view = viewFor(season, season.turn);
      const question = { view, budget: { playouts: 0 }, rng: [1, 2, 3, at + 1] };
      truth = expectOk(makeTruthMove(truth, simpleBot.choose(question).move)).truth;
    }
  }
  return truth;
}

const begin = (setup: TableSetup): Truth =>
  expectOk(newTruth(tidySetup(setup), [1, 2, 3, 4, 5, 6, 7, 8])).truth;

const TABLES = SET_NAMES.flatMap((name) =>
  ['PB', 'PBB', 'PPBB', 'PBBBB', 'PPPBBB'].map((letters) => [name, letters] as const),
);

test.each(TABLES)('a table of %s (%s) plays by it, and so does its save', (name, letters) => {
  const truth = playOn(begin(tableBy(name, letters)), 60);
  const { match } = truth;
  expect(match.config.rules).toEqual(namedRules(name, letters.length));
  expect(setNameOf(match.config)).toBe(name);
  const text = textOf(MATCH_SLOT, { revision: 3, truth });
  const save = openText(MATCH_SLOT, text).value;
  expect(save?.truth.match).toEqual(match);
  expect(save?.truth.setup).toEqual(truth.setup);
  expect(save && textOf(MATCH_SLOT, save)).toBe(text);
  expect(expectOk(parseMatch(makeMatch(match)))).toEqual(match);
});

test('none of the new values stands in an official save, all of them in any other', () => {
  for (const name of SET_NAMES) {
    const { config } = recordOf(begin(tableBy(name, 'PBB')).match);
    const isPlain = name === 'official' || name === 'early-printing';
    for (const field of ['strength', 'threeClose', 'placing'])
      expect([name, field, field in config.rules]).toEqual([name, field, !isPlain]);
    expect('ties' in config).toBe(!isPlain);
  }
  const shared = { ...rulesOf('official'), matchTies: 'shared' } as const;
  const { config } = recordOf(begin({ ...tableOf('PBB'), rules: shared }).match);
  expect(config).toMatchObject({ ties: 'shared', rules: { strength: 'proved' } });
});

test('a save with a rule nobody knows is not opened', () => {
  const text = textOf(MATCH_SLOT, { revision: 3, truth: begin(tableBy('totals', 'PBB')) });
  expect(openText(MATCH_SLOT, text).why).toBeUndefined();
  for (const [find, replace] of [
    ['"strength":"totals","threeClose"', '"strength":"ranks","threeClose"'],
    ['"placing":"all-last"', '"placing":"by-luck"'],
    ['"ties":"official"', '"ties":"none"'],
    ['"deck":48', '"deck":54'],
  ] as const) {
    expect(text).toContain(find);
    expect(openText(MATCH_SLOT, text.replace(find, replace)).why).toBe('damaged');
  }
});

test('a set-up keeps its rules, and none where all are those of the printed game', async () => {
  expect(tidySetup(tableBy('official', 'PBB'))).not.toHaveProperty('rules');
  const storage = createMemoryStorage();
  const store = createSetupStore({ storage, clock: createClock() });
  await store.load();
  store.remember(tableBy('first-out', 'PBB'));
  await settle();
  const again = createSetupStore({ storage, clock: createClock() });
  await again.load();
  expect(again.state.getState().last).toEqual(tableBy('first-out', 'PBB'));
});

test('what so many cannot play by is a problem with its switch, and no table', () => {
  const rules = { ...rulesOf('official'), deck: 48 } as const;
  const four = { ...tableOf('PBBB'), rules };
  expect(problemsOf(four)).toEqual([{ code: 'forbidden-rules', forbidden: 'hands' }]);
  expect(parseSetup(four)).toBeUndefined();
  // Three hands of fifteen are 45 cards: the same rules serve them.
  expect(problemsOf({ ...tableOf('PBB'), rules })).toEqual([]);
  expect(parseSetup({ ...four, rules: 'totals' })).toBeUndefined();
  expect(newTruth(four, [1, 2, 3, 4, 5, 6, 7, 8])).toEqual({
    ok: false,
    error: { code: 'forbidden-rules', forbidden: { code: 'hands' } },
  });
});
