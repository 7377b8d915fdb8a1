/**
 * Search in a tree, for endings: every move is public, so the tree is one of public moves, and each
 * descent goes through it in another world, by turns one as hands were read and one as likely as any.
 * Who moves chooses by what a move brought over all the worlds in which it was to be had, so nobody in
 * the tree plays by cards it could not see, and what is learned of an answer in one world serves in
 * all. Beyond the tree the learned policy plays on. It sees less far than flat search with as many
 * playouts, but it answers answers: that is what counts when few cards are left.
 */

import type { MoveCode } from '../moves';
import { listMoves } from '../moves';
import { NOBODY } from '../season';
import type { Imagined } from './imagined';
import { advanceImagined, imagine } from './imagined';
import { playWithPolicy } from './policy-playout';
import type { ManyWorlds, Search } from './search';
import { LOGARITHMS, noteResult, seedPlayout, worthTo } from './search';

/** Branches, each a move made in a place of the tree; the root is 0. Lists by branch. */
export interface Tree {
  readonly codes: MoveCode[];
  /** The first branch from here and the next beside here; 0 for none. */
  readonly firsts: number[];
  readonly nexts: number[];
  readonly visits: number[];
  /** How often the move was to be had when somebody chose there. */
  readonly offers: number[];
  /** Sums of what it brought the seat that made it, between 0 and 1 each. */
  readonly sums: number[];
}

export const makeTree = (): Tree => ({
  codes: [0],
  firsts: [0],
  nexts: [0],
  visits: [0],
  offers: [0],
  sums: [0],
});

function addBranch(tree: Tree, from: number, code: MoveCode): number {
  const branch = tree.codes.length;
  tree.codes.push(code);
  tree.firsts.push(0);
  tree.nexts.push(tree.firsts[from] as number);
  tree.visits.push(0);
  tree.offers.push(1);
  tree.sums.push(0);
  tree.firsts[from] = branch;
  return branch;
}

/** How strongly moves with few visits are tried. */
const CURIOSITY = 0.7;

const moves: MoveCode[] = [];

/** The branch to follow: a move that was never tried here, any of them, or that of the highest bound. */
function pickBranch(tree: Tree, from: number, season: Imagined): number {
  const { codes, firsts, nexts, visits, offers, sums } = tree;
  const count = listMoves(season, season.hands[season.turn] as number, moves);
  let { random } = season;
  let untried = 0;
  let fresh = -1;
  let best = 0;
  let bound = -1;
  for (let at = 0; at < count; at++) {
    const code = moves[at] as number;
    let branch = firsts[from] as number;
    while (branch !== 0 && codes[branch] !== code) branch = nexts[branch] as number;
    if (branch === 0) {
      random ^= random << 13;
      random ^= random >>> 17;
      random ^= random << 5;
      if ((random >>> 0) * 2.3283064365386963e-10 * ++untried < 1) fresh = code;
      continue;
    }
    const offered = (offers[branch] as number) + 1;
    offers[branch] = offered;
    const tried = visits[branch] as number;
    const log = LOGARITHMS[offered < 4096 ? offered : 4096] as number;
    const score = (sums[branch] as number) / tried + CURIOSITY * Math.sqrt(log / tried);
    if (score > bound) {
      bound = score;
      best = branch;
    }
  }
  season.random = random;
  return fresh < 0 ? best : addBranch(tree, from, fresh);
}

const path: number[] = [];
const actors: number[] = [];

/** One descent: a world, the tree as far as it goes, one branch more, and the policy to the end. */
export function descend(search: Search, tree: Tree, worlds: ManyWorlds): void {
  const { season, view, playouts } = search;
  const { players } = view;
  imagine(season, view, { hands: worlds.hands, at: ((playouts >> 1) % worlds.made) * players });
  seedPlayout(search, playouts);
  let here = 0;
  let depth = 0;
  for (let grown = false; season.turn !== NOBODY && !grown; depth++) {
    actors[depth] = season.turn;
    here = pickBranch(tree, here, season);
    path[depth] = here;
    grown = tree.visits[here] === 0;
    advanceImagined(season, tree.codes[here] as MoveCode);
  }
  if (season.turn !== NOBODY) playWithPolicy(season, search.bySeat, -1);
  for (let at = 0; at < depth; at++) {
    const branch = path[at] as number;
    tree.visits[branch] = (tree.visits[branch] as number) + 1;
    tree.sums[branch] = (tree.sums[branch] as number) + worthTo(search, actors[at] as number);
  }
  noteResult(search, search.codes.indexOf(tree.codes[path[0] as number] as number));
}
