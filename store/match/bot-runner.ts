/** Asks bots, outside React. Whatever a bot does, a legal move comes back. */

import { simpleBot } from '@/engine/maskmen/bots/simple';
import type { BotAnswer, BotQuestion } from '@/engine/maskmen/bots/types';
import type { RngState } from '@/engine/truth';
import { viewFor } from '@/engine/truth';
import { refusalOf } from '@/engine/view';

import type { Truth } from './truth';

/** Answers in its own time: a search may work in slices, or elsewhere. */
export type Think = (question: BotQuestion) => Promise<BotAnswer>;

export const thinkSimply: Think = async (question) => simpleBot.choose(question);

/** Enough for any bot that counts its work; the simple one needs none. */
const BUDGET = { playouts: 500 };

/** The move of the bot whose turn it is. A bot that fails, or answers what is illegal, plays simply. */
export async function askBot({ match, bots }: Truth, think: Think): Promise<BotAnswer> {
  const { season } = match;
  const view = viewFor(season, season.turn);
  const rng = bots[view.seat] as RngState;
  const question: BotQuestion = { view, budget: BUDGET, rng };
  try {
    const answer = await think(question);
    if (refusalOf(view, view.hand, answer.move) === undefined) return answer;
  } catch {
    // Its match must not stop for that.
  }
  return simpleBot.choose(question);
}

/** The truth with a bot's random state moved on. */
export const withBot = (truth: Truth, rng: RngState): Truth => {
  const { turn } = truth.match.season;
  return { ...truth, bots: truth.bots.map((state, seat) => (seat === turn ? rng : state)) };
};
