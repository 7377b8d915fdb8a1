/**
 * Search in a tree, for endings. Every move is public, so the tree of moves is too; what a player
 * knows is the way there and the own hand, and each such pair has its own statistics: nobody in the
 * tree chooses by cards it could not see. Beyond the tree the learned policy plays on. Slower to see
 * far than flat search, but it answers answers: that is what counts when few cards are left.
 */

import type { Cards } from '../cards';
import { LOWER, UPPER } from '../cards';
import type { MoveCode } from '../moves';
import { NTH } from '../wrestlers';
import { NOBODY } from '../season';
import type { Imagined } from './imagined';
import { advanceImagined, imagine } from './imagined';
import { playWithPolicy } from './policy-playout';
import type { Search } from './search';
import { LOGARITHMS, noteResult, seedPlayout } from './search';
import { placeOf } from './utility';

export interface Tree {
  /** By way there and hand: where the moves of that choice begin in the lists below. */
  readonly choices: Map<number, number>;
  /** By way there and move: the way on. */
  readonly ways: Map<number, number>;
  /** For each choice the number of moves, how often it was met, then its moves. */
  readonly codes: MoveCode[];
  readonly visits: number[];
  readonly sums: number[];
  waysMade: number;
}

export const makeTree = (): Tree => ({
  choices: new Map(),
  ways: new Map(),
  codes: [],
  visits: [],
  sums: [],
  waysMade: 1,
});

/** A new choice: its head holds the number of moves, then the moves. */
function addChoice(tree: Tree, season: Imagined): number {
  const { codes, visits, sums } = tree;
  const head = codes.length;
  const hand = season.hands[season.turn] as number;
  const held = (LOWER[hand & 4095] as number) + (UPPER[hand >> 12] as number);
  const { top, topCount, played } = season;
  codes.push(0);
  if (top === NOBODY) {
    for (let rest = held & 63; rest !== 0; rest &= rest - 1) {
      const w = NTH[rest * 8] as number;
      codes.push(w * 4 + 1);
      if (!((played >> (4 * w)) & 15)) continue;
      if ((held >> (w + 6)) & 1) codes.push(w * 4 + 2);
      if ((held >> (w + 12)) & 1) codes.push(w * 4 + 3);
    }
  } else {
    const known = season.stronger[top] as number;
    const below = (season.weaker[top] as number) | (1 << top);
    const same = known & (held >> (6 * topCount - 6));
    const more = topCount < 3 ? 63 & ~(known | below) & (held >> (6 * topCount)) : 0;
    for (let rest = same | more; rest !== 0; rest &= rest - 1) {
      const w = NTH[rest * 8] as number;
      codes.push(w * 4 + topCount + ((more >> w) & 1));
    }
    codes.push(0);
  }
  codes[head] = codes.length - head - 1;
  while (visits.length < codes.length) {
    visits.push(0);
    sums.push(0);
  }
  return head;
}

/** How strongly untried moves are tried, in a tree; values lie between 0 and 1. */
const CURIOSITY = 0.4;

function pickInTree({ codes, visits, sums }: Tree, head: number): number {
  const moves = codes[head] as number;
  const log = LOGARITHMS[Math.min(4095, visits[head] as number) + 1] as number;
  let best = head + 1;
  let bound = -1;
  for (let at = head + 1; at <= head + moves; at++) {
    const tried = visits[at] as number;
    const score =
      tried === 0 ? 9 : (sums[at] as number) / tried + CURIOSITY * Math.sqrt(log / tried);
    if (score > bound) {
      bound = score;
      best = at;
    }
  }
  return best;
}

const path: number[] = [];
const actors: number[] = [];

/** One descent: a world, the tree as far as it goes, one choice more, and the policy to the end. */
export function descend(
  search: Search,
  tree: Tree,
  worlds: { readonly hands: readonly Cards[]; readonly made: number },
): void {
  const { season, view, playouts } = search;
  const { players, rules } = view;
  imagine(season, view, { hands: worlds.hands, at: (playouts % worlds.made) * players });
  seedPlayout(search, playouts);
  let way = 0;
  let depth = 0;
  let first = -1;
  for (let isNew = false; season.turn !== NOBODY && !isNew;) {
    const seat = season.turn;
    const key = way * 16777216 + (season.hands[seat] as number);
    let head = tree.choices.get(key);
    if (head === undefined) {
      head = addChoice(tree, season);
      tree.choices.set(key, head);
      isNew = depth > 0;
    }
    const at = pickInTree(tree, head);
    if (depth === 0) first = at - head - 1;
    path[depth] = at;
    actors[depth] = seat;
    tree.visits[head] = (tree.visits[head] as number) + 1;
    depth++;
    const code = tree.codes[at] as MoveCode;
    const step = way * 32 + code;
    let next = tree.ways.get(step);
    if (next === undefined) {
      next = tree.waysMade++;
      tree.ways.set(step, next);
    }
    way = next;
    advanceImagined(season, code);
  }
  if (season.turn !== NOBODY) playWithPolicy(season, search.weights, -1);
  for (let at = 0; at < depth; at++) {
    const cell = path[at] as number;
    const token = rules.tokens[placeOf(season, actors[at] as number)] as number;
    tree.visits[cell] = (tree.visits[cell] as number) + 1;
    tree.sums[cell] = (tree.sums[cell] as number) + (token + 1) / 3;
  }
  noteResult(search, first);
}
