/** Matches played by chance, point by point. */

import fc from 'fast-check';
import type { Deals, MatchConfig, MatchEvent, MatchState, RuleSet } from '@/engine/truth';
import {
  NAMED_SETS,
  NOBODY,
  beginSeason,
  configOf,
  dealSeason,
  expectOk,
  listMoves,
  makeSeed,
  moveOf,
  playMove,
  startMatch,
  stepFast,
} from '@/engine/truth';

import type { Law } from './tables';
import { anyRuleSet } from './tables';

export interface MatchPoint {
  readonly match: MatchState;
  /** What happened on the way here from the point before. */
  readonly events: readonly MatchEvent[];
}

/** Laws of whole matches, by what they say. */
export type MatchLaws = Readonly<Record<string, Law<RandomMatch>>>;

export interface RandomMatch {
  readonly config: MatchConfig;
  readonly deals: Deals;
  readonly choices: number;
}

/** Every point of a match, from the first deal to the end. */
export function* walkMatch({ config, deals, choices }: RandomMatch): Generator<MatchPoint> {
  let point: MatchPoint = { match: expectOk(startMatch(config, deals)), events: [] };
  let random = choices;
  const codes: number[] = [];
  for (;;) {
    yield point;
    const { match } = point;
    const { season } = match;
    if (match.decision !== undefined) return;
    if (season.turn === NOBODY) {
      point = expectOk(beginSeason(match));
      continue;
    }
    const legal = listMoves(season, season.hands[season.turn] as number, codes);
    random = stepFast(random);
    const code = codes[((random >>> 16) * legal) >>> 16] as number;
    point = expectOk(playMove(match, moveOf(code)));
  }
}

/** A whole match. */
export function playWhole(random: RandomMatch): MatchState {
  let last: MatchState | undefined;
  for (const { match } of walkMatch(random)) last = match;
  return last as MatchState;
}

const seeds = fc.tuple(fc.integer(), fc.integer(), fc.integer(), fc.integer()).map(makeSeed);

/** Matches of 2–6 players by such rule sets, dealt from a seed or by hand. */
const matchesOf = (setFor: (players: number) => fc.Arbitrary<RuleSet>) =>
  fc
    .integer({ min: 2, max: 6 })
    .chain((players) =>
      fc.record({
        players: fc.constant(players),
        set: setFor(players),
        seasons: fc.integer({ min: 1, max: 4 }),
        seed: seeds,
        byHand: fc.boolean(),
        choices: fc.integer({ min: 1, max: 0x7fffffff }),
      }),
    )
    .map(({ players, set, seasons, seed, byHand, choices }): RandomMatch => {
      const config = configOf({ ...set, seasons }, players, byHand ? 0 : 'random');
      if (!byHand) return { config, deals: { kind: 'seed', seed }, choices };
      const most = config.length.kind === 'wins' ? 5 : seasons;
      const hands = Array.from(
        { length: most },
        (_, season) => dealSeason(config.rules, players, { seed, season }).hands,
      );
      return { config, deals: { kind: 'hands', hands }, choices };
    });

/** By the printed rules. */
export const anyOfficialMatch = matchesOf(() => fc.constant(NAMED_SETS.official));

/** One in two by the printed rules. */
export const anyMatch = matchesOf((players) =>
  fc.oneof(fc.constant(NAMED_SETS.official), anyRuleSet(players)),
);
