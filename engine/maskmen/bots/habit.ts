/**
 * Choosing by habit, without looking ahead: a rule of thumb for the Rookie, the learned policy with a
 * memory for the Regular and the Club player. A rival's style leans on either.
 */

import type { Cards } from '../cards';
import { countOf, summarize } from '../cards';
import type { MoveCode } from '../moves';
import { listMoves } from '../moves';
import { deckOf } from '../rules';
import { MEMBERS, NOBODY } from '../season';
import type { SeatView } from '../view';
import { pastDecisions } from './history';
import type { Scored, Situation } from './policy';
import { powerOf, scorePass, scorePlay, situationOf } from './policy';
import { ROUND_CLASS } from './policy-tables';
import type { Style } from './rivals';
import { leanOf } from './rivals';

/** What of a situation somebody takes in. */
export interface Attention {
  /** Rounds of played cards it remembers; undefined for all. */
  readonly rounds: number | undefined;
  readonly watches: 'others' | 'itself';
}

export const FULL_ATTENTION: Attention = { rounds: undefined, watches: 'others' };

/** The situation of the seat that looks, as far as it takes it in. */
export function noticedSituation(view: SeatView, { rounds, watches }: Attention): Situation {
  const deck = deckOf(view.rules);
  const whole = situationOf(view, deck);
  // Who does not watch takes everybody for in the round, with hands as full as ever.
  const everybody = ROUND_CLASS[view.players - 1] as number;
  const situation = watches === 'others' ? whole : { ...whole, other: 3, round: everybody };
  if (rounds === undefined) return situation;
  return { ...situation, unplayed: summarize(deck - rememberedCards(view, rounds)) };
}

/** The cards played in the last rounds, the current one included. */
function rememberedCards(view: SeatView, rounds: number): Cards {
  const past = pastDecisions(view);
  if (past.length === 0) return view.played;
  let left = rounds - (view.top === NOBODY ? 0 : 1);
  let cards = 0;
  for (let at = past.length - 1; at >= 0; at--) {
    const { code, situation } = past[at] as (typeof past)[number];
    const isCurrent = view.top !== NOBODY && at >= view.log.length - roundMoves(view);
    if (!isCurrent && left <= 0) break;
    cards += (code & 3) << (4 * (code >> 2));
    if (situation.top === NOBODY && !isCurrent) left--;
  }
  return cards;
}

/** How many moves of the log belong to the current round. */
function roundMoves(view: SeatView): number {
  const lead = view.round[0];
  if (lead === undefined) return 0;
  let plays = view.round.length;
  let moves = 0;
  for (let at = view.log.length - 1; at >= 0 && plays > 0; at--) {
    moves++;
    if (view.log[at]?.move.kind === 'play') plays--;
  }
  return moves;
}

/** The legal moves with the learned policy's scores, a style leaning on them. */
export function scoreByPolicy(
  view: SeatView,
  weights: readonly number[],
  how: { readonly attention: Attention; readonly style: Style },
): Scored {
  const codes: MoveCode[] = [];
  listMoves(view, view.hand, codes);
  const situation = noticedSituation(view, how.attention);
  const scores = codes.map((code) => {
    const score =
      (code & 3) === 0
        ? scorePass(weights, situation)
        : scorePlay(weights, situation, { code, held: countOf(view.hand, code >> 2) });
    return score + leanOf(how.style, situation, code);
  });
  return { codes, scores };
}

/**
 * The legal moves by the rule of thumb: the most cards, of those the weakest wrestler, never a pass
 * while something can be played. A style may change the order, and make a patient one wait.
 */
export function scoreByThumb(view: SeatView, style: Style): Scored {
  const codes: MoveCode[] = [];
  listMoves(view, view.hand, codes);
  const situation = situationOf(view, deckOf(view.rules));
  const scores = codes.map((code) => {
    const lean = 2 * leanOf(style, situation, code);
    if ((code & 3) === 0) return lean + 10;
    const above = MEMBERS[view.stronger[code >> 2] as number] as number;
    const below = MEMBERS[view.weaker[code >> 2] as number] as number;
    return 64 * (code & 3) - 4 * (below - above) + lean;
  });
  return { codes, scores };
}

/** Chooses among the moves at least `within` times as likely as the best, by their probabilities. */
export function chooseByScore({ scores }: Scored, within: number, chance: number): number {
  const best = Math.max(...scores);
  const powers = scores.map((score) => powerOf(Math.max(-900, score - best)));
  const eligible = powers.map((power) => (power >= within ? power : 0));
  let rest = chance * eligible.reduce((sum, power) => sum + power, 0);
  let last = 0;
  for (let at = 0; at < eligible.length; at++) {
    const power = eligible[at] as number;
    if (power === 0) continue;
    last = at;
    rest -= power;
    if (rest < 0) break;
  }
  return last;
}
