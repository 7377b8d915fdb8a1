/**
 * Wins that nobody can prevent, whoever holds the unseen cards: a play that cannot be answered from
 * them, then leads that cannot either, until the hand is empty. Cards I play change nothing about
 * what the others could hold, so each wrestler can be looked at alone: my cards of it must split into
 * plays that cannot be answered, all but one last play that only has to be legal.
 */

import { countOf } from '../cards';
import type { MoveCode } from '../moves';
import { listMoves } from '../moves';
import type { Order } from '../order';
import { addDefeat } from '../order';
import { PLAY_LIMIT } from '../rules';
import type { PublicSeason } from '../season';
import { NOBODY } from '../season';
import type { SeatView } from '../view';
import { unseenCards } from '../view';

/** The fewest cards of a wrestler that nobody who is in the way could answer; 4 when any could be. */
function safeFrom(view: SeatView, order: Order, wrestler: number): number {
  const unseen = unseenCards(view);
  const above = order.stronger[wrestler] as number;
  const apart = 63 & ~(above | (order.weaker[wrestler] as number) | (1 << wrestler));
  const largest = largestOther(view);
  for (let count = 1; count <= PLAY_LIMIT; count++) {
    let answers = 0;
    for (let w = 0; w < 6; w++) {
      const most = Math.min(countOf(unseen, w), largest);
      if ((above >> w) & 1 && most >= count) answers++;
      if ((apart >> w) & 1 && count < PLAY_LIMIT && most > count) answers++;
    }
    if (answers === 0) return count;
  }
  return PLAY_LIMIT + 1;
}

const largestOther = ({ sizes, seat }: PublicSeason & { readonly seat: number }): number =>
  sizes.reduce((most, size, other) => (other === seat ? most : Math.max(most, size)), 0);

/** Whether so many cards split into plays of at least `safe` and at most three, debuting or not. */
function splits(cards: number, safe: number, debut: number): boolean {
  if (cards === 0) return true;
  if (debut) return safe === 1 && splits(cards - 1, safe, 0);
  if (safe > PLAY_LIMIT) return false;
  for (let count = safe; count <= PLAY_LIMIT && count <= cards; count++)
    if (splits(cards - count, safe, 0)) return true;
  return false;
}

/** Whether the cards end with a last play that needs no safety, the rest splitting safely. */
function endsWell(cards: number, safe: number, debut: number): boolean {
  if (debut) return cards === 1 || (safe === 1 && endsWell(cards - 1, safe, 0));
  for (let last = 1; last <= PLAY_LIMIT && last <= cards; last++)
    if (splits(cards - last, safe, 0)) return true;
  return false;
}

/** Whether a hand, on lead, can be led out without ever being answered. */
function runsOut(
  view: SeatView,
  order: Order,
  hand: { readonly counts: readonly number[]; readonly established: number },
): boolean {
  const { counts, established } = hand;
  const safe = counts.map((count, w) => (count > 0 ? safeFrom(view, order, w) : 1));
  const debut = (w: number): number => ((established >> w) & 1 ? 0 : 1);
  const loose = counts.flatMap((count, w) =>
    splits(count, safe[w] as number, debut(w)) ? [] : [w],
  );
  if (loose.length > 1) return false;
  const [w] = loose;
  return w === undefined || endsWell(counts[w] as number, safe[w] as number, debut(w));
}

/** What is known after a wrestler was played now. */
function orderAfter(view: SeatView, wrestler: number): Order {
  const { top, stronger, weaker } = view;
  if (top === NOBODY || ((stronger[top] as number) >> wrestler) & 1) return view;
  const order = { stronger: stronger.slice(), weaker: weaker.slice() };
  addDefeat(order, wrestler, top);
  return order;
}

/** A legal move that begins a win nobody can prevent; −1 when there is none this simple. */
export function findSureWin(view: SeatView): MoveCode {
  const codes: MoveCode[] = [];
  const moves = listMoves(view, view.hand, codes);
  const size = view.sizes[view.seat] as number;
  const others = view.inRound & ~(1 << view.seat);
  const counts = [0, 1, 2, 3, 4, 5].map((w) => countOf(view.hand, w));
  const established = counts.reduce(
    (set, _, w) => (countOf(view.played, w) > 0 ? set | (1 << w) : set),
    0,
  );
  let found = -1;
  for (let at = 0; at < moves; at++) {
    const code = codes[at] as MoveCode;
    const count = code & 3;
    if (count === 0) continue;
    if (count === size) return code;
    if (found >= 0) continue;
    const w = code >> 2;
    const order = orderAfter(view, w);
    if (others !== 0 && count < safeFrom(view, order, w)) continue;
    const rest = counts.map((held, wrestler) => (wrestler === w ? held - count : held));
    if (runsOut(view, order, { counts: rest, established: established | (1 << w) })) found = code;
  }
  return found;
}
