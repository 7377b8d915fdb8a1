/**
 * A decision in the making: plain data that any number of slices carry on, until it is done or
 * dropped. At any time it has an answer; the answer to a question is the same however it was sliced.
 */

import type { RngState } from '@/engine/core/rng';
import { nextWord } from '@/engine/core/rng';
import type { MoveCode } from '../moves';
import { listMoves, moveOf } from '../moves';
import type { Insight } from './insight';
import { KINDS } from './insight';
import type { Level, Mind } from './levels';
import { MINDS } from './levels';
import { remember, rowOf } from './memory';
import { kindOf, scoreOf, weighGains } from './policy';
import type { RivalId } from './rivals';
import { styleOf } from './rivals';
import type { Search } from './search';
import { bestOf, meanOf, openSearch, searchOnce } from './search';
import type { Style } from './styles';
import { USUAL } from './styles';
import type { BotAnswer, BotQuestion, Candidate, Ground, Slice } from './types';
import type { Imagined, Worlds } from './worlds';
import { growWorlds, openWorlds } from './worlds';

/** Who is asked: a level, and perhaps a rival whose habit it has. */
export interface BotIdentity {
  readonly level: Level;
  readonly rival?: RivalId | undefined;
}

export interface Thinking {
  readonly question: BotQuestion;
  readonly mind: Mind;
  readonly style: Style;
  readonly codes: readonly MoveCode[];
  readonly worlds: Worlds | undefined;
  /** The random state to ask with next time, chance for choices between equals, and the search's. */
  readonly rng: RngState;
  readonly chance: number;
  readonly seed: number;
  ground: Ground;
  insight: Insight | undefined;
  scores: readonly number[];
  search: Search | undefined;
  phase: 'worlds' | 'search' | 'done' | 'cancelled';
}

/** Begins a decision. It must be the seat that is asked. */
export function startThinking(bot: BotIdentity, question: BotQuestion): Thinking {
  const { view } = question;
  if (view.toMove !== view.seat) throw new Error('a bot is asked when it is to move only');
  const codes: MoveCode[] = [];
  codes.length = listMoves(view, codes);
  const mind = MINDS[bot.level];
  const rng = [...question.rng];
  const chance = nextWord(rng) / 4294967296;
  const seed = nextWord(rng) | 0;
  const dice = [nextWord(rng), nextWord(rng), nextWord(rng), nextWord(rng) | 1];
  const forced = codes.length === 1;
  const thinking: Thinking = {
    question,
    mind,
    style: styleOf(bot.rival),
    codes,
    worlds: mind.kind === 'search' && !forced ? openWorlds(view, mind.plan, dice) : undefined,
    rng,
    chance,
    seed,
    ground: forced ? 'forced' : mind.kind === 'search' ? 'search' : 'habit',
    insight: undefined,
    scores: codes.map(() => 0),
    search: undefined,
    phase: mind.kind === 'search' && !forced ? 'worlds' : 'done',
  };
  if (!forced) scoreByHabit(thinking, remember(view, mind.kind === 'habit' ? mind : FULL_MEMORY));
  return thinking;
}

/** What stands for an answer until worlds have been imagined. */
const FULL_MEMORY = { turns: 999, watches: 'all' } as const;

/** First sight of every move, with what is known. */
function scoreByHabit(thinking: Thinking, insight: Insight): void {
  const { question, codes, style, mind, worlds } = thinking;
  const { view } = question;
  const gains: number[] = [];
  weighGains(view, gains, view.seat);
  const announcer = worlds?.styles[view.actor] ?? USUAL;
  const shy = mind.kind === 'habit' && view.phase === 'respond' ? mind.shy : 0;
  const weigher = { insight, style, announcer, gains };
  thinking.insight = insight;
  thinking.scores = codes.map((code, at) => scoreOf(view, weigher, code) - (at > 0 ? shy : 0));
}

/** How many playouts, at most, lie between two looks at the clock. */
const BETWEEN_LOOKS = 2;

/**
 * Thinks on until the slice ends, or to the end without one. Whether the decision is done; one that
 * was cancelled is.
 */
export function stepThinking(thinking: Thinking, slice?: Slice): boolean {
  const { worlds, question } = thinking;
  const { playouts, deadline } = question.budget;
  while (worlds !== undefined) {
    if (thinking.phase === 'worlds') {
      if (growWorlds(worlds)) beginSearch(thinking, worlds);
    } else if (thinking.phase === 'search' && thinking.search !== undefined) {
      for (let n = 0; n < BETWEEN_LOOKS; n++) {
        if (thinking.search.playouts >= playouts) thinking.phase = 'done';
        else searchOnce(thinking.search, worlds);
      }
    } else break;
    if (slice === undefined) continue;
    const now = slice.now();
    if (deadline !== undefined && now >= deadline) finish(thinking, worlds);
    if (now >= slice.until) break;
  }
  return thinking.phase === 'done' || thinking.phase === 'cancelled';
}

/** Out of time: what has been imagined must do. */
function finish(thinking: Thinking, worlds: Worlds): void {
  if (thinking.phase === 'worlds' && worlds.drawn.length > 0) beginSearch(thinking, worlds);
  if (thinking.phase !== 'cancelled') thinking.phase = 'done';
}

function beginSearch(thinking: Thinking, worlds: Worlds): void {
  const { question, seed, codes } = thinking;
  scoreByHabit(thinking, meanInsight(worlds));
  thinking.search = openSearch(question.view, { codes, scores: thinking.scores }, seed);
  thinking.phase = 'search';
}

/** What lies where over all worlds, by their weights: the seat's own beliefs. */
function meanInsight({ drawn, view }: Worlds): Insight {
  const open = new Array<number>(view.table.set.length * KINDS).fill(0);
  const all = drawn.reduce((sum, { weight }) => sum + weight, 0);
  for (const { cards, weight } of drawn as readonly Imagined[])
    cards.forEach((card, place) => {
      const at = place * KINDS + kindOf(card);
      open[at] = (open[at] as number) + weight / all;
    });
  return { open, own: open.slice() };
}

/** Drops a decision: it does no more work. Whoever asked must not use its answer. */
export function cancelThinking(thinking: Thinking): void {
  thinking.phase = 'cancelled';
}

/** The answer as things stand, with its reasons. */
export function answerOf(thinking: Thinking): BotAnswer {
  const { codes, question, rng, search, insight, ground } = thinking;
  const { table } = question.view;
  const code = chooseMove(thinking);
  const candidates: Candidate[] = codes.map((one, at) => {
    const tried = search === undefined ? -1 : search.codes.indexOf(one);
    return {
      move: moveOf(table, one),
      wins: tried < 0 || search === undefined ? 0 : meanOf(search, tried),
      score: thinking.scores[at] as number,
      playouts: tried < 0 || search === undefined ? 0 : (search.visits[tried] as number),
    };
  });
  candidates.sort((a, b) => b.wins - a.wins || b.score - a.score);
  const beliefs = insight === undefined ? [] : table.set.map((_, at) => rowOf(insight.open, at));
  const playouts = search?.playouts ?? 0;
  return { move: moveOf(table, code), rng, reasons: { ground, candidates, beliefs, playouts } };
}

/** Moves so close to the best count as equal: in chances to win, and in coins. */
const AS_GOOD = 0.006;
const AS_GOOD_COINS = 0.15;
/** With a habit of its own a bot takes more for equal. */
const AS_GOOD_TO_RIVALS = 0.02;

function chooseMove(thinking: Thinking): MoveCode {
  const { codes, scores, search, chance, style } = thinking;
  if (codes.length === 1) return codes[0] as MoveCode;
  if (search === undefined || search.playouts === 0) {
    const best = Math.max(...scores);
    return pickOne(codes, (at) => (scores[at] as number) >= best - AS_GOOD_COINS, chance);
  }
  const best = meanOf(search, bestOf(search));
  const usual = style === USUAL;
  const near = best - (usual ? AS_GOOD : AS_GOOD_TO_RIVALS);
  if (usual) return pickOne(search.codes, (at) => meanOf(search, at) >= near, chance);
  const good = search.codes.map((_, at) => meanOf(search, at) >= near);
  const liked = Math.max(...search.scores.filter((_, at) => good[at]));
  return pickOne(search.codes, (at) => good[at] === true && search.scores[at] === liked, chance);
}

function pickOne(
  codes: readonly MoveCode[],
  fits: (at: number) => boolean,
  chance: number,
): MoveCode {
  const fitting = codes.filter((_, at) => fits(at));
  return fitting[Math.floor(chance * fitting.length)] as MoveCode;
}

/** A whole decision at once. */
export function think(bot: BotIdentity, question: BotQuestion): BotAnswer {
  const thinking = startThinking(bot, question);
  stepThinking(thinking);
  return answerOf(thinking);
}
