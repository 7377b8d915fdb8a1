/**
 * A plain information-set tree search, as an opponent of the arena: one tree of public moves, each
 * descent in a fresh even deal of the unseen cards, moves picked by an upper bound that counts how
 * often they were to be had, and random play beyond the tree. It has learned nothing.
 */

import { stepFast } from '@/engine/truth';
import {
  advanceImagined,
  imagine,
  makeImagined,
  type Imagined,
} from '@/engine/maskmen/bots/imagined';
import { playWithPolicy } from '@/engine/maskmen/bots/policy-playout';
import { WEIGHTS } from '@/engine/maskmen/bots/policy-tables';
import type { BotAnswer, BotQuestion } from '@/engine/maskmen/bots/types';
import { growWorlds, openWorlds } from '@/engine/maskmen/bots/worlds';
import { nextWord } from '@/engine/core/rng';
import { listMoves, moveOf } from '@/engine/maskmen/moves';
import { placeOf, tokenAt } from '@/engine/maskmen/season-result';
import { NOBODY } from '@/engine/maskmen/season';

/** A move somebody made in the tree, and what it brought that seat. */
interface Branch {
  readonly code: number;
  readonly branches: Branch[];
  visits: number;
  available: number;
  sum: number;
}

const branchOf = (code: number): Branch => ({
  code,
  branches: [],
  visits: 0,
  available: 0,
  sum: 0,
});

const CURIOSITY = 0.7;

/** With no weights at all every legal move is as likely. */
const NO_OPINION: readonly number[] = new Array<number>(WEIGHTS).fill(0);

const EVERYBODY = new Array<readonly number[]>(6).fill(NO_OPINION);

const codes: number[] = [];

/** The branch to follow from here; a move never tried comes first, any of them. */
function pick(from: Branch, season: Imagined): Branch {
  const moves = listMoves(season, season.hands[season.turn] as number, codes);
  let untried = 0;
  let chosen: Branch | undefined;
  let fresh = -1;
  let bound = -1;
  for (let at = 0; at < moves; at++) {
    const code = codes[at] as number;
    const branch = from.branches.find((one) => one.code === code);
    if (branch === undefined) {
      season.random = stepFast(season.random);
      if ((season.random >>> 0) / 4294967296 < 1 / ++untried) fresh = code;
      continue;
    }
    branch.available++;
    const score =
      branch.sum / branch.visits +
      CURIOSITY * Math.sqrt(Math.log(branch.available) / branch.visits);
    if (score <= bound) continue;
    bound = score;
    chosen = branch;
  }
  if (fresh < 0) return chosen as Branch;
  const branch = branchOf(fresh);
  branch.available = 1;
  from.branches.push(branch);
  return branch;
}

/** The move tried most. */
export function askIsmcts({ view, budget, rng }: BotQuestion): BotAnswer {
  const next = [...rng];
  const plan = { worlds: budget.playouts, inference: 'none', burnIn: 0, between: 0 } as const;
  const worlds = openWorlds(view, plan, { ways: [], random: nextWord(next) });
  while (!growWorlds(worlds));
  const season = makeImagined(nextWord(next));
  const root = branchOf(0);
  for (let n = 0; n < budget.playouts; n++) {
    imagine(season, view, { hands: worlds.hands, at: n * view.players });
    const path: Branch[] = [];
    const actors: number[] = [];
    let here = root;
    for (let grown = false; season.turn !== NOBODY && !grown;) {
      actors.push(season.turn);
      here = pick(here, season);
      grown = here.visits === 0;
      path.push(here);
      advanceImagined(season, here.code);
    }
    playWithPolicy(season, EVERYBODY, -1);
    path.forEach((branch, at) => {
      const actor = actors[at] as number;
      const token = tokenAt(season, actor, placeOf(season, actor));
      branch.visits++;
      branch.sum += (token + 1) / 3;
    });
  }
  const best = root.branches.reduce((most, branch) =>
    branch.visits > most.visits ? branch : most,
  );
  return { move: moveOf(best.code), rng: next };
}
