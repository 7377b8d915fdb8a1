/**
 * Who can sit in the arena, by name: `random`, `greedy` (never passes, most cards, weakest first),
 * `tab` (a plain learned policy's best move, the yardstick), `plain` (the same of the plain policy the
 * Champion reckons with), `bare` (one that looks at nobody else), `ismcts` (a plain tree search), `net` (a
 * value net's best move), a level, a level as a rival (`club:raiser`), each with `@500` for another
 * number of playouts, and with `!official` for one that takes any rules for the official ones. None of the yardsticks is in the app. Plain code without Node: Hermes runs it too.
 */

import { nextBelow } from '@/engine/core/rng';
import { FULL_ATTENTION, chooseByScore, scoreByPolicy } from '@/engine/maskmen/bots/habit';
import { isLevel, playoutsOf } from '@/engine/maskmen/bots/levels';
import { PACKED_PLAIN } from '@/engine/maskmen/bots/packed-plain';
import { isRival, styleOf } from '@/engine/maskmen/bots/rivals';
import { simpleBot } from '@/engine/maskmen/bots/simple';
import type { BotIdentity } from '@/engine/maskmen/bots/think';
import { think } from '@/engine/maskmen/bots/think';
import type { BotAnswer, BotQuestion } from '@/engine/maskmen/bots/types';
import { unpackWeights } from '@/engine/maskmen/bots/weights';
import type { Move, SeatView } from '@/engine/view';
import { PLAIN_VALUES, legalMovesIn, moveOf, refusalOf } from '@/engine/view';
import { askNet } from '../net/player';
import { askIsmcts } from './ismcts';
import { PACKED_BARE } from './packed-bare';
import { PACKED_TAB } from './packed-tab';

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

/** Plain learned policies by name, packed and, once they were asked, unpacked. */
interface Learned {
  readonly packed: readonly string[];
  readonly unpacked: (readonly number[] | undefined)[];
}

const PLAIN: Readonly<Partial<Record<string, Learned>>> = {
  tab: { packed: PACKED_TAB, unpacked: [] },
  bare: { packed: PACKED_BARE, unpacked: [] },
  plain: { packed: PACKED_PLAIN, unpacked: [] },
};

/** The best move of a plain policy, which does not count who could answer a play. */
function askPlain({ view, rng }: BotQuestion, { packed, unpacked }: Learned): BotAnswer {
  const weights = (unpacked[view.players] ??= unpackWeights(packed[view.players] ?? ''));
  const how = { attention: FULL_ATTENTION, style: styleOf(undefined) };
  const scored = scoreByPolicy(view, weights, how);
  return { move: moveOf(scored.codes[chooseByScore(scored, 1, 0)] as number), rng };
}

/** A level and perhaps a rival, from `level` or `level:rival`. */
export function identityOf(name: string): BotIdentity | undefined {
  const [level, rival, ...rest] = name.split(':');
  if (!isLevel(level) || rest.length > 0) return undefined;
  if (rival === undefined) return { level };
  return isRival(rival) ? { level, rival } : undefined;
}

/**
 * Somebody who never heard of other rules: it sees deck, hands and tokens as they are, and takes
 * everything else for official. Where its move is refused it plays the same wrestler as it must be
 * played, and where that cannot be it takes the first move there is.
 */
function believing({ ask, ...rest }: Entrant): Entrant {
  return {
    ...rest,
    ask: (question) => {
      const { view } = question;
      const believed: SeatView = {
        ...view,
        rules: { ...view.rules, ...PLAIN_VALUES, endsWhenHolding: 1 },
      };
      const answer = ask({ ...question, view: believed });
      if (refusalOf(view, view.hand, answer.move) === undefined) return answer;
      const legal = legalMovesIn(view);
      const { move: wanted } = answer;
      const like = legal.find(
        (move) =>
          move.kind === 'play' && wanted.kind === 'play' && move.wrestler === wanted.wrestler,
      );
      return { ...answer, move: like ?? (legal[0] as Move) };
    },
  };
}

/** The entrant of a name at a table of so many; a wrong name throws. */
export function entrantOf(name: string, players: number): Entrant {
  const [asked = '', belief] = name.split('!');
  if (belief !== undefined && belief !== 'official') throw new Error(`no bot is called ${name}`);
  if (belief !== undefined) return { ...believing(entrantOf(asked, players)), name };
  const [plain = '', playouts] = name.split('@');
  if (plain === 'random') return { name, playouts: 0, ask: playAny };
  if (plain === 'net') return { name, playouts: 0, ask: askNet };
  if (plain === 'ismcts') return { name, playouts: Number(playouts ?? 1000), ask: askIsmcts };
  if (plain === 'greedy') return { name, playouts: 0, ask: (asked) => simpleBot.choose(asked) };
  const learned = PLAIN[plain];
  if (learned !== undefined) return { name, playouts: 0, ask: (asked) => askPlain(asked, learned) };
  const identity = identityOf(plain);
  if (identity === undefined) throw new Error(`no bot is called ${name}`);
  return {
    name,
    playouts: playouts === undefined ? playoutsOf(identity.level, players) : Number(playouts),
    ask: (question) => think(identity, question),
  };
}
