/** Asks bots, outside React. Whatever a bot does, a legal move comes back. */

import { HINT_LEVEL, hintOf } from '@/engine/maskmen/bots/hint';
import { playoutsOf } from '@/engine/maskmen/bots/levels';
import { simpleBot } from '@/engine/maskmen/bots/simple';
import type { BotIdentity } from '@/engine/maskmen/bots/think';
import type { BotAnswer, BotQuestion } from '@/engine/maskmen/bots/types';
import type { RngState } from '@/engine/truth';
import { matchViewFor, viewFor } from '@/engine/truth';
import { NOBODY, expectOk, refusalOf } from '@/engine/view';

import type { Clock } from '../ports';
import type { Think } from './think-in-slices';
import type { Happened, Truth } from './truth';
import { makeTruthMove } from './truth';

/** Nobody thinks longer, however slow the phone: the answer is then what it has. */
const LONGEST_MS = 400;

export interface Asking {
  readonly think: Think;
  readonly clock: Clock;
  readonly dropped: () => boolean;
  /** Less work than the level would do, where many moves are wanted at once. */
  readonly most?: number;
}

/** The move of the bot whose turn it is. A bot that fails, or answers what is illegal, plays simply. */
export async function askBot(truth: Truth, asking: Asking): Promise<BotAnswer> {
  const { match, bots, setup } = truth;
  const { season } = match;
  const view = viewFor(season, season.turn);
  const player = setup.players[view.seat];
  const bot: BotIdentity =
    player?.kind === 'bot' ? { level: player.level, rival: player.rival } : { level: 'rookie' };
  const { clock, dropped } = asking;
  const question: BotQuestion = {
    view,
    match: matchViewFor(match, view.seat),
    budget: {
      playouts: Math.min(asking.most ?? Infinity, playoutsOf(bot.level, view.players)),
      deadline: clock.now() + LONGEST_MS,
    },
    rng: bots[view.seat] as RngState,
  };
  try {
    const answer = await asking.think({ bot, question, clock, dropped });
    if (refusalOf(view, view.hand, answer.move) === undefined) return answer;
  } catch {
    // Its match must not stop for that.
  }
  return simpleBot.choose(question);
}

/** Skipping to the end of a season, bots think less: nobody watches, and somebody waits. */
const PLAYOUTS_TO_SKIP = 100;

/** The season played to its end by its bots; undefined when nobody waits for that any more. */
export async function playSeasonOut(from: Truth, asking: Asking): Promise<Happened | undefined> {
  let last: Happened = { truth: from, events: [] };
  while (last.truth.match.season.turn !== NOBODY) {
    const { move, rng } = await askBot(last.truth, { ...asking, most: PLAYOUTS_TO_SKIP });
    if (asking.dropped()) return undefined;
    last = expectOk(makeTruthMove(withBot(last.truth, rng), move));
  }
  return last;
}

/** An Expert's move for the seat to move, from that seat's view and chance of its own. */
export async function askForHint({ match }: Truth, asking: Asking & { readonly rng: RngState }) {
  const view = viewFor(match.season, match.season.turn);
  const bot: BotIdentity = { level: HINT_LEVEL };
  const { clock, dropped, rng } = asking;
  const deadline = clock.now() + LONGEST_MS;
  const budget = { playouts: playoutsOf(HINT_LEVEL, view.players), deadline };
  const question: BotQuestion = { view, match: matchViewFor(match, view.seat), budget, rng };
  return hintOf(view, await asking.think({ bot, question, clock, dropped }));
}

/** The truth with a bot's random state moved on. */
export const withBot = (truth: Truth, rng: RngState): Truth => {
  const { turn } = truth.match.season;
  return { ...truth, bots: truth.bots.map((state, seat) => (seat === turn ? rng : state)) };
};
