/**
 * A decision in the making: plain data that any number of slices carry on, until it is done or
 * dropped. At any time it has an answer; the answer to a question is the same however it was sliced.
 */

import { nextWord } from '@/engine/core/rng';
import type { RngState } from '@/engine/core/rng';
import { NOBODY, moveOf } from '@/engine/view';
import {
  FULL_ATTENTION,
  chooseByScore,
  noticedSituation,
  scoreByPolicy,
  scoreByThumb,
} from './habit';
import type { Level, Mind } from './levels';
import { MINDS } from './levels';
import type { Scored } from './policy';
import { powerOf } from './policy';
import { reasonsOf } from './reasons';
import type { RivalId, Style } from './rivals';
import { leanOf, styleOf } from './rivals';
import type { Search } from './search';
import { bestOf, isSettled, meanOf, mostTried, openSearch, searchOnce } from './search';
import { stakesOf } from './stakes';
import { findSureWin } from './sure';
import type { BotAnswer, BotQuestion, Ground, Slice } from './types';
import type { Tree } from './tree';
import { descend, makeTree } from './tree';
import { waysFor } from './ways';
import { weightsFor } from './weights';
import type { WorldPlan, Worlds } from './worlds';
import { growWorlds, openWorlds } from './worlds';

/** Who is asked: a level, and perhaps a rival whose style it has. */
export interface BotIdentity {
  readonly level: Level;
  readonly rival?: RivalId | undefined;
}

export interface Thinking {
  readonly question: BotQuestion;
  readonly style: Style;
  /** The legal moves with the scores of habit. */
  readonly scored: Scored;
  readonly worlds: Worlds | undefined;
  readonly search: Search | undefined;
  /** For endings, with deals that nobody's moves were read for. */
  readonly tree: Tree | undefined;
  readonly even: Worlds | undefined;
  /** The random state to ask with next time, and chance for a choice between equals. */
  readonly rng: RngState;
  readonly chance: number;
  readonly within: number;
  ground: Ground;
  /** The move that was found without a search; −1 where a search decides. */
  readonly found: number;
  phase: 'worlds' | 'search' | 'done' | 'cancelled';
}

/** Moves so close to the best, in points, count as equal to one with a style. */
const AS_GOOD = 0.05;

/** Begins a decision. It must be the seat's turn. */
export function startThinking(bot: BotIdentity, question: BotQuestion): Thinking {
  const { view } = question;
  if (view.turn !== view.seat || view.turn === NOBODY)
    throw new Error('a bot is asked on its turn only');
  const mind = MINDS[bot.level];
  const style = styleOf(bot.rival);
  const weights = weightsFor(view.players, view.rules);
  const rng = [...question.rng];
  const chance = nextWord(rng) / 4294967296;
  const [worldSeed, searchSeed] = [nextWord(rng) | 0, nextWord(rng) | 0];
  const scored = scoresOf(mind, question, style);
  const base = { question, style, scored, rng, chance, within: withinOf(mind) };
  const found = findAtOnce(mind, question, scored);
  if (mind.kind !== 'search' || found >= 0) {
    const ground: Ground =
      scored.codes.length === 1 ? 'forced' : found >= 0 ? 'sure-win' : 'policy';
    return {
      ...base,
      worlds: undefined,
      search: undefined,
      tree: undefined,
      even: undefined,
      ground,
      found,
      phase: 'done',
    };
  }
  const powers = scored.scores.map(powerOf);
  const all = powers.reduce((sum, power) => sum + power, 0);
  const ways = mind.plan.inference === 'none' ? [weights] : waysFor(view.players, view.rules);
  const ends = cardsInHands(question) <= mind.treeFrom;
  return {
    ...base,
    worlds: openWorlds(view, mind.plan, { ways, random: worldSeed }),
    search: openSearch({
      view,
      codes: scored.codes,
      priors: powers.map((power) => power / all),
      ways,
      last: stakesOf(question),
      random: searchSeed,
    }),
    tree: ends ? makeTree() : undefined,
    even: ends ? openWorlds(view, EVEN_WORLDS, { ways, random: worldSeed ^ EVEN_SEED }) : undefined,
    ground: 'search',
    found: -1,
    phase: 'worlds',
  };
}

/** The even deals of an ending: many, and each as likely. */
const EVEN_WORLDS: WorldPlan = { worlds: 1000, inference: 'none', burnIn: 0, between: 0 };
const EVEN_SEED = 0x5bd1e995;

const cardsInHands = ({ view }: BotQuestion): number =>
  view.sizes.reduce((sum, size) => sum + size, 0);

function scoresOf(mind: Mind, { view }: BotQuestion, style: Style): Scored {
  if (mind.kind === 'thumb') return scoreByThumb(view, style);
  const attention = mind.kind === 'policy' ? mind : FULL_ATTENTION;
  // A search lets the policy's own opinion guide it; the style speaks at the end.
  const lean = mind.kind === 'policy' ? style : styleOf(undefined);
  return scoreByPolicy(view, weightsFor(view.players, view.rules), { attention, style: lean });
}

const withinOf = (mind: Mind): number => (mind.kind === 'policy' ? mind.within : 1);

/** The index of a move that needs no search: the only one, or, to who looks ahead, a sure win. */
function findAtOnce(mind: Mind, { view }: BotQuestion, { codes }: Scored): number {
  if (codes.length === 1) return 0;
  if (mind.kind !== 'search') return -1;
  const code = findSureWin(view);
  return code < 0 ? -1 : codes.indexOf(code);
}

/** How many playouts, at most, lie between two looks at the clock. */
const BETWEEN_LOOKS = 4;

/**
 * Thinks on until the slice ends, or to the end without one. Whether the decision is done; one that
 * was cancelled is.
 */
export function stepThinking(thinking: Thinking, slice?: Slice): boolean {
  const { worlds, search, tree, even, question } = thinking;
  const { playouts, deadline } = question.budget;
  while (worlds !== undefined && search !== undefined) {
    if (thinking.phase === 'worlds') {
      if (growWorlds(worlds) && (even === undefined || growWorlds(even))) thinking.phase = 'search';
    } else if (thinking.phase === 'search') {
      for (let n = 0; n < BETWEEN_LOOKS && thinking.phase === 'search'; n++) {
        if (search.playouts >= playouts) thinking.phase = 'done';
        else if (tree === undefined || even === undefined) searchOnce(search, worlds);
        // By turns in a deal as it was read and in one as likely as any other.
        else descend(search, tree, search.playouts & 1 ? worlds : even);
        // In a tree a lead means nothing while the answers to it are still being found.
        if (tree === undefined && (search.playouts & 63) === 0 && isSettled(search))
          thinking.phase = 'done';
      }
    } else return true;
    if (slice === undefined) continue;
    const now = slice.now();
    if (deadline !== undefined && now >= deadline) thinking.phase = 'done';
    if (now >= slice.until) break;
  }
  return thinking.phase === 'done' || thinking.phase === 'cancelled';
}

/** Drops a decision: it does no more work. Whoever asked must not use its answer. */
export function cancelThinking(thinking: Thinking): void {
  thinking.phase = 'cancelled';
}

/** The answer as things stand, with its reasons. */
export function answerOf(thinking: Thinking): BotAnswer {
  const index = chooseMove(thinking);
  return {
    move: moveOf(thinking.scored.codes[index] as number),
    rng: thinking.rng,
    reasons: reasonsOf(thinking, index),
  };
}

function chooseMove(thinking: Thinking): number {
  const { found, search, tree, scored, within, chance, style, question } = thinking;
  if (found >= 0) return found;
  if (search === undefined || search.playouts === 0) return chooseByScore(scored, within, chance);
  const best = tree === undefined ? bestOf(search) : mostTried(search);
  if (style === styleOf(undefined)) return best;
  const situation = noticedSituation(question.view, FULL_ATTENTION);
  const least = meanOf(search, best) - AS_GOOD / 3;
  const scores = scored.codes.map((code, at) =>
    meanOf(search, at) < least
      ? -900
      : (scored.scores[at] as number) + leanOf(style, situation, code),
  );
  return chooseByScore({ codes: scored.codes, scores }, 0.01, chance);
}

/** A whole decision at once. */
export function think(bot: BotIdentity, question: BotQuestion): BotAnswer {
  const thinking = startThinking(bot, question);
  stepThinking(thinking);
  return answerOf(thinking);
}
