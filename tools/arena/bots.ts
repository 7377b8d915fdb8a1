/**
 * Who can sit in the arena, by name: `random`, `greedy` (never passes, most cards, weakest first),
 * `tab` (the learned policy's best move), a level, a level as a rival (`club:raiser`), each with
 * `@500` for another number of playouts. Plain code without Node: Hermes runs it too.
 */

import { nextBelow } from '@/engine/core/rng';
import { isLevel, playoutsOf } from '@/engine/maskmen/bots/levels';
import { isRival } from '@/engine/maskmen/bots/rivals';
import { simpleBot } from '@/engine/maskmen/bots/simple';
import type { BotIdentity } from '@/engine/maskmen/bots/think';
import { think } from '@/engine/maskmen/bots/think';
import type { BotAnswer, BotQuestion } from '@/engine/maskmen/bots/types';
import type { Move } from '@/engine/view';
import { legalMovesIn } from '@/engine/view';

/** Somebody at the arena's table. */
export interface Entrant {
  readonly name: string;
  readonly playouts: number;
  readonly ask: (question: BotQuestion) => BotAnswer;
}

function playAny({ view, rng }: BotQuestion): BotAnswer {
  const next = [...rng];
  const moves = legalMovesIn(view);
  return { move: moves[nextBelow(next, moves.length)] as Move, rng: next };
}

/** A level and perhaps a rival, from `level` or `level:rival`. */
export function identityOf(name: string): BotIdentity | undefined {
  const [level, rival, ...rest] = name.split(':');
  if (!isLevel(level) || rest.length > 0) return undefined;
  if (rival === undefined) return { level };
  return isRival(rival) ? { level, rival } : undefined;
}

/** The entrant of a name; a wrong name throws. */
export function entrantOf(name: string): Entrant {
  const [plain = '', playouts] = name.split('@');
  if (plain === 'random') return { name, playouts: 0, ask: playAny };
  if (plain === 'greedy') return { name, playouts: 0, ask: (asked) => simpleBot.choose(asked) };
  const identity = plain === 'tab' ? ({ level: 'club' } as const) : identityOf(plain);
  if (identity === undefined) throw new Error(`no bot is called ${name}`);
  return {
    name,
    playouts: playouts === undefined ? playoutsOf(identity.level) : Number(playouts),
    ask: (question) => think(identity, question),
  };
}
