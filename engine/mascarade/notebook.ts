/**
 * A notebook: what one seat can know, card by card, from its own sights and the public log. Shares
 * take every swap-or-not of somebody else for a coin toss. Where so many ways would have to be kept
 * that some were dropped, there are no shares, and the rows say last sights and counts alone.
 */

import { MOST_WAYS, beliefsOf, seatOf, sharesOf } from './beliefs';
import type { Face } from './characters';
import type { View } from './seat-view';
import { faceOf } from './table';

export interface NotedFace {
  readonly face: Face;
  /** Between 0 and 1; exactly 1 only where it is certain. */
  readonly share: number;
}

export interface NotebookRow {
  readonly place: number;
  /** What the card may be, the likeliest first; undefined where it cannot be worked out exactly. */
  readonly faces: readonly NotedFace[] | undefined;
  /** What the seat last saw at this place, in which turn; 0 is the set-up. */
  readonly seen: { readonly face: Face; readonly turn: number } | undefined;
  /** How often somebody else may have swapped it since; without a sight, since the deal. */
  readonly doubts: number;
}

/** A row for each place. */
export function notebookOf(view: View, most: number = MOST_WAYS): NotebookRow[] {
  const beliefs = beliefsOf(view, most);
  const shares = beliefs.exact ? sharesOf(beliefs) : undefined;
  const sights = readSights(view);
  return view.table.set.map((_, place) => ({
    place,
    faces: shares && facesOf(view, shares[place] as readonly number[]),
    seen: sights.seen[place],
    doubts: sights.doubts[place] as number,
  }));
}

function facesOf({ table }: View, shares: readonly number[]): NotedFace[] {
  const certain = shares.filter((share) => share > 0).length === 1;
  return shares
    .flatMap((share, card) =>
      share > 0 ? [{ face: faceOf(table, card), share: certain ? 1 : share }] : [],
    )
    .sort((one, other) => other.share - one.share);
}

interface Sights {
  readonly seen: (NotebookRow['seen'] | undefined)[];
  readonly doubts: number[];
}

/** Last sights and doubts since, which follow a card where it goes in everybody's or one's own sight. */
function readSights(view: View): Sights {
  const { table, log } = view;
  const seat = seatOf(view);
  const seen: Sights['seen'] = table.set.map(() => undefined);
  const doubts = table.set.map(() => 0);
  let turn = 0;
  for (const line of log) {
    switch (line.kind) {
      case 'turn':
        ({ turn } = line);
        break;
      case 'shown':
      case 'saw':
      case 'revealed':
        seen[line.place] = { face: faceOf(table, line.card), turn };
        doubts[line.place] = 0;
        break;
      case 'exchanged':
      case 'switched':
        [seen[line.a], seen[line.b]] = [seen[line.b], seen[line.a]];
        [doubts[line.a], doubts[line.b]] = [doubts[line.b] as number, doubts[line.a] as number];
        break;
      case 'returned':
        if (line.seat === seat) break;
        doubts[line.a]! += 1;
        doubts[line.b]! += 1;
        break;
      default:
    }
  }
  return { seen, doubts };
}
