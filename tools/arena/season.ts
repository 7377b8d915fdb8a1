/** One season in the arena: a deal, a table of bots by seat, and what became of them. */

import type { RngState, SeasonState, SetName } from '@/engine/truth';
import {
  NOBODY,
  applyMove,
  dealSeason,
  expectOk,
  namedRules,
  seasonResult,
  seedRng,
  startSeason,
  viewFor,
} from '@/engine/truth';
import type { Entrant } from './bots';

export interface SeasonPlan {
  readonly seed: string;
  readonly deal: number;
  readonly rules: SetName;
  /** Who sits where. */
  readonly table: readonly Entrant[];
}

export interface Outcome {
  /** By seat. */
  readonly points: readonly number[];
  readonly places: readonly number[];
  readonly decisions: readonly number[];
  readonly milliseconds: readonly number[];
}

/** Plays one season; the host is the deal's number modulo the players. */
export function playSeason(plan: SeasonPlan, now: () => number): Outcome {
  const { seed, deal, table } = plan;
  const players = table.length;
  const rules = namedRules(plan.rules, players);
  const rngs: RngState[] = table.map((_, seat) => seedRng(seed, 1_000_000 + deal * 8 + seat));
  const decisions = table.map(() => 0);
  const milliseconds = table.map(() => 0);
  let state: SeasonState = startSeason(
    rules,
    dealSeason(rules, players, { seed, season: deal }),
    deal % players,
  );
  while (state.turn !== NOBODY) {
    const seat = state.turn;
    const { ask, playouts } = table[seat] as Entrant;
    const began = now();
    const answer = ask({
      view: viewFor(state, seat),
      budget: { playouts },
      rng: rngs[seat] as RngState,
    });
    milliseconds[seat] = (milliseconds[seat] as number) + now() - began;
    decisions[seat] = (decisions[seat] as number) + 1;
    rngs[seat] = answer.rng;
    state = expectOk(applyMove(state, answer.move)).state;
  }
  const { places, tokens } = seasonResult(state);
  return {
    points: tokens,
    places: table.map((_, seat) => places.indexOf(seat)),
    decisions,
    milliseconds,
  };
}
