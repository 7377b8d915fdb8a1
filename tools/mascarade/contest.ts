/**
 * Contests of Mascarade: one bot among others, in every seat of every deal. The unit of analysis is
 * the deal, since games of the same deal are not independent.
 */

import type { GameState, Rng, Rules, Book } from '@/engine/mascarade/truth';
import {
  BOOKS,
  applyMove,
  expectOk,
  makeSeed,
  moveOf,
  seedRng,
  setTable,
  startGame,
  suggestedSet,
  viewFor,
} from '@/engine/mascarade/truth';
import type { Entrant } from './entrants';
import { entrantOf } from './entrants';

export interface Contest {
  readonly book: Book;
  readonly players: number;
  readonly hero: string;
  /** The others, clockwise from the hero. */
  readonly others: readonly string[];
}

/** What one deal gave: sums over all seats the hero sat in. */
export interface DealResult {
  /** The hero's share of wins, 1 / players for an equal field. */
  readonly share: number;
  readonly games: number;
  readonly turns: number;
  /** How games ended. */
  readonly ends: Readonly<Record<string, number>>;
  readonly decisions: number;
  readonly milliseconds: number;
}

export interface Sitting {
  readonly rules: Rules;
  readonly entrants: readonly Entrant[];
  readonly seed: string;
  readonly deal: number;
}

export interface Timed {
  readonly state: GameState;
  /** By seat. */
  readonly decisions: number[];
  readonly milliseconds: number[];
}

/** Plays one game to its end. */
export function playGame({ rules, entrants, seed, deal }: Sitting, now: () => number): Timed {
  const players = entrants.length;
  const table = expectOk(setTable({ rules, players, cards: suggestedSet(rules, players) }));
  const dealt = makeSeed([parseInt(seed.slice(0, 8), 16), parseInt(seed.slice(8, 16), 16), deal]);
  let state = expectOk(startGame(table, { kind: 'seed', seed: dealt }, deal % players));
  const dice: Rng[] = entrants.map((_, seat) => seedRng(dealt, 100 + seat));
  const decisions = entrants.map(() => 0);
  const milliseconds = entrants.map(() => 0);
  while (state.phase !== 'over') {
    const seat = state.toMove;
    const began = now();
    const code = (entrants[seat] as Entrant).choose(viewFor(state, seat), dice[seat] as Rng);
    milliseconds[seat]! += now() - began;
    decisions[seat]!++;
    state = expectOk(applyMove(state, moveOf(table, code))).state;
  }
  return { state, decisions, milliseconds };
}

/** Plays one deal with the hero in every seat. */
export function playDeal(
  { book, players, hero, others }: Contest,
  { seed, deal }: { readonly seed: string; readonly deal: number },
  now: () => number,
): DealResult {
  const field = [hero, ...others].map(entrantOf);
  const ends: Record<string, number> = {};
  let [share, turns, decisions, milliseconds] = [0, 0, 0, 0];
  for (let seat = 0; seat < players; seat++) {
    const entrants = field.map((_, at) => field[(at - seat + players) % players] as Entrant);
    const played = playGame({ rules: BOOKS[book], entrants, seed, deal }, now);
    const { end, turn } = played.state;
    if (end?.winners.includes(seat) === true) share += 1 / end.winners.length / players;
    const by = end?.by ?? 'limit';
    ends[by] = (ends[by] ?? 0) + 1;
    turns += turn;
    decisions += played.decisions[seat] as number;
    milliseconds += played.milliseconds[seat] as number;
  }
  return { share, games: players, turns, ends, decisions, milliseconds };
}

/** A contest's figures over its deals. */
export interface Row {
  readonly contest: Contest;
  readonly deals: number;
  /** The share of wins in units of a fair one, and half the width of the 95 % interval. */
  readonly times: number;
  readonly interval: number;
  readonly turns: number;
  readonly ends: Readonly<Record<string, number>>;
  readonly msPerDecision: number;
}

export function sumUp(contest: Contest, results: readonly DealResult[]): Row {
  const { players } = contest;
  const deals = results.length;
  const sum = (pick: (result: DealResult) => number): number =>
    results.reduce((all, result) => all + pick(result), 0);
  const mean = sum(({ share }) => share) / deals;
  const spread = sum(({ share }) => (share - mean) * (share - mean)) / Math.max(1, deals - 1);
  const games = sum((result) => result.games);
  const names = [...new Set(results.flatMap(({ ends }) => Object.keys(ends)))];
  return {
    contest,
    deals,
    times: mean * players,
    interval: 1.96 * players * Math.sqrt(spread / deals),
    turns: sum(({ turns }) => turns) / games,
    ends: Object.fromEntries(names.map((by) => [by, sum(({ ends }) => ends[by] ?? 0) / games])),
    msPerDecision: sum(({ milliseconds }) => milliseconds) / sum(({ decisions }) => decisions),
  };
}
