/**
 * The season's proved defeats in the order they were proved, read from its log: a play that takes one
 * card more than the top play proves its wrestler over the top's. What a set-up position already knew
 * is not among them, and of its first round only what the log shows.
 */

import type { Defeat } from './order';
import type { PublicSeason, RoundPlay } from './season';
import { closesRound, strengthOf } from './strength';
import { wrestlerAt, wrestlerIndex } from './wrestlers';

/** Every defeat proved since the season, or the position it was set up from, began. */
export function listDefeats(season: PublicSeason): Defeat[] {
  const { log, rules } = season;
  if (!strengthOf(rules).proves) return [];
  const sizes = [...season.sizes];
  for (const { seat, move } of log)
    if (move.kind === 'play') sizes[seat] = (sizes[seat] as number) + move.count;
  let holding = sizes.reduce((set, size, seat) => (size > 0 ? set | (1 << seat) : set), 0);
  let inRound = holding;
  let top: RoundPlay | undefined;
  const defeats: Defeat[] = [];
  for (const { seat, move } of log) {
    // A round set up half-way may have lost seats the log does not tell of: its holder's return does.
    if (top !== undefined && (closesRound(rules, top.count) || isRoundOver(inRound, top, seat))) {
      top = undefined;
      inRound = holding;
    }
    if (move.kind === 'pass') {
      inRound &= ~(1 << seat);
      continue;
    }
    const wrestler = wrestlerIndex(move.wrestler);
    const proves = top !== undefined && move.count === top.count + 1;
    if (top !== undefined && proves && ((season.weaker[wrestler] as number) >> top.wrestler) & 1)
      defeats.push([move.wrestler, wrestlerAt(top.wrestler)]);
    top = { seat, wrestler, count: move.count };
    sizes[seat] = (sizes[seat] as number) - move.count;
    if (sizes[seat] === 0) {
      holding &= ~(1 << seat);
      inRound &= ~(1 << seat);
    }
  }
  return defeats;
}

const isRoundOver = (inRound: number, top: RoundPlay, seat: number): boolean =>
  (inRound & ~(1 << top.seat)) === 0 || seat === top.seat;
