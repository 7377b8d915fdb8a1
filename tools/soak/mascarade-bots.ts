/**
 * Games of Mascarade among bots of all levels and habits, both books, every number of players: each
 * answer must be legal and each game must end. Those who look ahead get few playouts: what is tried
 * here is that they go on, not how well.
 */

import { BOOKS, makeSeed, nextBelow, seedRng } from '@/engine/mascarade/truth';
import { LEVELS } from '@/engine/mascarade/bots/levels';
import { RIVALS } from '@/engine/mascarade/bots/rivals';
import { playGame } from '../mascarade/contest';
import { entrantOf } from '../mascarade/entrants';
import type { CaseResult } from './run';

/** Plays a case; an illegal answer throws. */
export function playMascaradeBotsCase(seed: number, index: number): CaseResult {
  const rng = seedRng(makeSeed([seed, index, 0xb075]), 0);
  const players = 2 + (index % 12);
  const book = nextBelow(rng, 2) === 0 ? 'printed' : 'manual';
  const names = Array.from({ length: players }, () => {
    const at = nextBelow(rng, LEVELS.length);
    const habit = nextBelow(rng, 3) === 0 ? `:${RIVALS[nextBelow(rng, RIVALS.length)]}` : '';
    return `${LEVELS[at]}${habit}${at > 2 ? '@3' : ''}`;
  });
  const sitting = {
    rules: BOOKS[book],
    entrants: names.map(entrantOf),
    seed: makeSeed([seed, 0]),
    deal: index,
  };
  const { state, decisions } = playGame(sitting, () => 0);
  const by = state.end?.by ?? 'limit';
  const all = decisions.reduce((sum, count) => sum + count, 0);
  return {
    counts: { games: 1, decisions: all, [`${book} ${by}`]: 1 },
    result: `${state.moves.join()} ${by} ${state.end?.winners.join()}`,
  };
}
