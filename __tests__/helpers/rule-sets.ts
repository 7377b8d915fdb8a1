/** Rules of every kind for tests: the named sets, and some drawn by chance. */

import type { Rules } from '@/engine/truth';
import { SET_NAMES, agreeOn, expectOk, namedRules, nextBelow, seedRng } from '@/engine/truth';
import { drawRuleSet } from '@/tools/laws/tables';

const PLAYERS = [2, 3, 4, 5, 6] as const;

/** Named rules for every number of players. */
export const namedTables = (): Rules[] =>
  SET_NAMES.flatMap((name) => PLAYERS.map((players) => namedRules(name, players)));

/** So many rule sets by chance, for 2–6 players in turns. */
export function drawnTables(count: number): Rules[] {
  const rng = seedRng('00000000000b5e75', 0);
  return Array.from({ length: count }, (_, at) => {
    const players = 2 + (at % 5);
    const set = drawRuleSet(players, (limit) => nextBelow(rng, limit));
    return expectOk(agreeOn(set, players)).rules;
  });
}
