/**
 * Contests: one bot among copies of another, in every seat of every deal, or a mixed table in every
 * rotation. The unit of analysis is the deal, since seasons of the same deal are not independent.
 */

import type { SetName } from '@/engine/view';
import { namedRules } from '@/engine/view';
import { entrantOf } from './bots';
import type { Outcome } from './season';
import { playSeason } from './season';

/** A line of the table: whose points are counted, and who sits at the table, hero first. */
export interface Contest {
  readonly players: number;
  readonly rules: SetName;
  readonly hero: string;
  /** The others, clockwise from the hero. */
  readonly others: readonly string[];
}

/** What one deal gave: means over all seats the hero sat in. */
export interface DealResult {
  readonly points: number;
  readonly firsts: number;
  readonly lasts: number;
  readonly decisions: number;
  readonly milliseconds: number;
}

/** The mean of an equal field. */
export const parOf = (players: number, rules: SetName = 'official'): number =>
  namedRules(rules, players).tokens.reduce((sum, token) => sum + token, 0) / players;

/** Plays one deal with the hero in every seat. */
export function playDeal(
  { players, rules, hero, others }: Contest,
  { seed, deal }: { readonly seed: string; readonly deal: number },
  now: () => number,
): DealResult {
  const field = [hero, ...others].map((name) => entrantOf(name, players));
  let points = 0;
  let firsts = 0;
  let lasts = 0;
  let decisions = 0;
  let milliseconds = 0;
  for (let seat = 0; seat < players; seat++) {
    const table = field.map((_, at) => field[(at - seat + players) % players] as (typeof field)[0]);
    const outcome: Outcome = playSeason({ seed, deal, rules, table }, now);
    points += (outcome.points[seat] as number) / players;
    firsts += outcome.places[seat] === 0 ? 1 / players : 0;
    lasts += outcome.places[seat] === players - 1 ? 1 / players : 0;
    decisions += outcome.decisions[seat] as number;
    milliseconds += outcome.milliseconds[seat] as number;
  }
  return { points: points - parOf(players, rules), firsts, lasts, decisions, milliseconds };
}

/** A contest's figures over its deals. */
export interface Row {
  readonly contest: Contest;
  readonly deals: number;
  /** Points above par, and half the width of the 95 % interval. */
  readonly points: number;
  readonly interval: number;
  readonly firsts: number;
  readonly lasts: number;
  readonly msPerDecision: number;
}

/**
 * The same contest at tables of several sizes as one: each size counts alike, and intervals add up as
 * those of independent means do.
 */
export function pool(rows: readonly Row[]): Omit<Row, 'contest'> {
  const mean = (pick: (row: Row) => number): number =>
    rows.reduce((sum, row) => sum + pick(row), 0) / rows.length;
  return {
    deals: rows.reduce((sum, row) => sum + row.deals, 0),
    points: mean((row) => row.points),
    interval: Math.sqrt(mean((row) => row.interval * row.interval) / rows.length),
    firsts: mean((row) => row.firsts),
    lasts: mean((row) => row.lasts),
    msPerDecision: mean((row) => row.msPerDecision),
  };
}

export function sumUp(contest: Contest, results: readonly DealResult[]): Row {
  const deals = results.length;
  const mean = (pick: (result: DealResult) => number): number =>
    results.reduce((sum, result) => sum + pick(result), 0) / deals;
  const points = mean((result) => result.points);
  const spread =
    results.reduce((sum, result) => sum + (result.points - points) * (result.points - points), 0) /
    Math.max(1, deals - 1);
  return {
    contest,
    deals,
    points,
    interval: 1.96 * Math.sqrt(spread / deals),
    firsts: mean((result) => result.firsts),
    lasts: mean((result) => result.lasts),
    msPerDecision: mean((result) => result.milliseconds) / mean((result) => result.decisions),
  };
}
