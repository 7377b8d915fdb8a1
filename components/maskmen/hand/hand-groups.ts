/**
 * The hand as groups of a wrestler, each with what it costs to play now or why it cannot be played.
 * Everything here is asked of the engine; nothing is judged again.
 */

import type { MoveRefusal, SeatView, Wrestler } from '@/engine/view';
import { challengeOf, countOf, countsOf, refusalOf, WRESTLERS } from '@/engine/view';

/** What stands under a group. */
export type GroupCost =
  /** Leading: an established wrestler may come with 1 to `most` cards. */
  | { readonly kind: 'established'; readonly most: number }
  | { readonly kind: 'debut' }
  | { readonly kind: 'stronger' | 'unknown'; readonly needs: number }
  | { readonly kind: 'refused'; readonly refusal: MoveRefusal }
  /** Nothing is worked out: any number up to three that is held may be tried. */
  | { readonly kind: 'untold' }
  /** It is not this seat's turn: nothing is said. */
  | { readonly kind: 'waiting' };

export interface HandGroup {
  readonly wrestler: Wrestler;
  readonly held: number;
  readonly cost: GroupCost;
  /** The counts it may be played with, or tried with where nothing is worked out; empty: with none. */
  readonly counts: readonly number[];
}

/**
 * Whether the table works out what a group costs, or leaves that to the player; a seat that is not
 * asked, as when the table passes for it, has nothing said of its cards.
 */
export type Working = 'worked-out' | 'left-to-player' | 'not-asked';

/** The groups of a hand: played wrestlers from the strongest down, then those not yet played. */
export function handGroups(view: SeatView, working: Working = 'worked-out'): HandGroup[] {
  const asked = view.turn === view.seat && working !== 'not-asked';
  return WRESTLERS.map((wrestler, index) => ({ wrestler, index, rank: rankOf(view, index) }))
    .filter(({ index }) => countOf(view.hand, index) > 0)
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ wrestler, index }) =>
      !asked
        ? { wrestler, held: countOf(view.hand, index), cost: { kind: 'waiting' }, counts: [] }
        : working === 'worked-out'
          ? groupOf(view, wrestler, index)
          : plainGroup(view, wrestler, index),
    );
}

const BEYOND_ALL = 100;

const members = (set: number): number => set.toString(2).split('1').length - 1;

function rankOf(view: SeatView, index: number): number {
  if (countOf(view.played, index) === 0) return BEYOND_ALL;
  return members(view.stronger[index] ?? 0) - members(view.weaker[index] ?? 0);
}

/** As at a table of wood: the player says how many, and hears after the try whether that was right. */
function plainGroup(view: SeatView, wrestler: Wrestler, index: number): HandGroup {
  const held = countOf(view.hand, index);
  const counts = countsOf(view.rules).filter((count) => count <= held);
  return { wrestler, held, cost: { kind: 'untold' }, counts };
}

function groupOf(view: SeatView, wrestler: Wrestler, index: number): HandGroup {
  const held = countOf(view.hand, index);
  const counts = countsOf(view.rules).filter(
    (count) => refusalOf(view, view.hand, { kind: 'play', wrestler, count }) === undefined,
  );
  const challenge = challengeOf(view, index);
  switch (challenge.kind) {
    case 'lead':
      return {
        wrestler,
        held,
        counts,
        cost:
          challenge.most === 1 ? { kind: 'debut' } : { kind: 'established', most: counts.length },
      };
    case 'stronger':
    case 'unknown': {
      const { kind, needs } = challenge;
      if (counts.length > 0) return { wrestler, held, counts, cost: { kind, needs } };
      break;
    }
    case 'above':
    case 'not-above':
      if (counts.length > 0) return { wrestler, held, counts, cost: { kind: 'untold' } };
      break;
    case 'same':
    case 'weaker':
    case 'over-three':
      break;
  }
  const needs = 'needs' in challenge ? challenge.needs : 1;
  const refusal = refusalOf(view, view.hand, { kind: 'play', wrestler, count: needs });
  return {
    wrestler,
    held,
    counts,
    cost: refusal === undefined ? { kind: 'waiting' } : { kind: 'refused', refusal },
  };
}
