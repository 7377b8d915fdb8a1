/**
 * Random seasons and matches with every law checked at every step. A case is a number: the table it
 * means is worked out from it, so any of them can be played again, by anybody, on its own.
 */

import {
  agreeOn,
  configOf,
  expectOk,
  makeMove,
  makeSeed,
  NAMED_SETS,
  officialRules,
  seedRng,
  nextBelow,
  nextWord,
} from '@/engine/truth';

import { SEASON_LAWS, WHOLE_MATCH_LAWS } from '../laws/all';
import type { RandomMatch } from '../laws/matches';
import { drawRuleSet, houseRules, walk, type Table } from '../laws/tables';
import type { CaseResult } from './run';

/**
 * One table in three is played by a rule set of chance, one in six of the others under rules made by
 * hand, and one case in a hundred is a whole match.
 */
const RULE_SET = 3;
const HOUSE = 6;
const MATCH_EVERY = 100;

const chanceOf = (seed: number, index: number) => seedRng(makeSeed([seed, index, 0x50a7]), 0);

export function tableAt(seed: number, index: number): Table {
  const rng = chanceOf(seed, index);
  const players = 2 + (index % 5);
  const houses = houseRules(players);
  const house = nextBelow(rng, HOUSE) === 0 ? houses[nextBelow(rng, houses.length)] : undefined;
  const below = (limit: number): number => nextBelow(rng, limit);
  const set = below(RULE_SET) === 0 ? drawRuleSet(players, below) : undefined;
  const rules = set && expectOk(agreeOn(set, players)).rules;
  return {
    players,
    rules: rules ?? house ?? officialRules(players),
    host: nextBelow(rng, players),
    seed: makeSeed([nextWord(rng), nextWord(rng)]),
    choices: 1 + nextBelow(rng, 0x7ffffffe),
    boldness: [0, 4, 8][nextBelow(rng, 3)] as number,
  };
}

function matchAt(seed: number, index: number): RandomMatch {
  const rng = chanceOf(seed, index);
  const players = 2 + nextBelow(rng, 5);
  const set =
    nextBelow(rng, RULE_SET) === 0
      ? drawRuleSet(players, (limit) => nextBelow(rng, limit))
      : { ...NAMED_SETS.official, seasons: 1 + nextBelow(rng, 4) };
  return {
    config: configOf(set, players),
    deals: { kind: 'seed', seed: makeSeed([nextWord(rng), nextWord(rng)]) },
    choices: 1 + nextBelow(rng, 0x7ffffffe),
  };
}

/** Plays a case; throws with the law's words where one is broken. */
export function playRulesCase(seed: number, index: number): CaseResult {
  const table = tableAt(seed, index);
  const steps = walk(table);
  const counted: number[] = [];
  const under = (law: string, check: () => number | void): void => {
    try {
      counted.push(check() ?? 0);
    } catch (error) {
      throw new Error(`${law}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  for (const [law, { check }] of Object.entries(SEASON_LAWS)) under(law, () => check(table));
  if (index % MATCH_EVERY === 0)
    for (const [law, { check }] of Object.entries(WHOLE_MATCH_LAWS))
      under(law, () => check(matchAt(seed, index)));
  const moves = steps.map(({ move }) => makeMove(move)).join(' ');
  return {
    counts: { seasons: 1, moves: steps.length, laws: counted.length },
    result: `${moves} ${counted.join()}`,
  };
}
