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
import type { StrengthName } from '../rules';
import type { PublicSeason } from '../season';
import { NOBODY } from '../season';
import { closesRound, strengthOf } from '../strength';
import type { SeatView } from '../view';
import { unseenCards } from '../view';

/** A play that is thought of: now, or as a lead once this round is over. */
interface Thought {
  readonly wrestler: number;
  readonly count: number;
  readonly when: 'now' | 'later';
}

/** The wrestlers that could follow a play with as many cards, and those with one more. */
interface Followers {
  readonly asMany: number;
  readonly oneMore: number;
}

const FOLLOWERS: Readonly<
  Record<StrengthName, (view: SeatView, order: Order, play: Thought) => Followers>
> = {
  proved: (_view, order, { wrestler }) => {
    const asMany = order.stronger[wrestler] as number;
    const barred = (order.weaker[wrestler] as number) | (1 << wrestler);
    return { asMany, oneMore: 63 & ~(asMany | barred) };
  },
  // Later, what I hold of another may have been played and count for it: nobody else's cards will.
  totals: (view, _order, { wrestler, count, when }) => {
    const counts = when === 'now' ? view.standing : view.played;
    const stands = countOf(view.played, wrestler) > 0 ? countOf(counts, wrestler) : count;
    let asMany = 0;
    for (let w = 0; w < 6; w++) {
      const most = countOf(counts, w) + (when === 'now' ? 0 : countOf(view.hand, w));
      if (most > stands) asMany |= 1 << w;
    }
    if (when === 'now' && view.top !== NOBODY) asMany &= strengthOf(view.rules).asMany(view);
    asMany &= ~(1 << wrestler);
    return { asMany, oneMore: 63 & ~(asMany | (1 << wrestler)) };
  },
};

/** Whether a play cannot be answered from the unseen cards, whoever of those in the way holds them. */
function isSafe(view: SeatView, order: Order, play: Thought): boolean {
  const { rules } = view;
  const { count } = play;
  if (closesRound(rules, count)) return true;
  const unseen = unseenCards(view);
  const { asMany, oneMore } = FOLLOWERS[rules.strength](view, order, play);
  const largest = largestOther(view);
  for (let w = 0; w < 6; w++) {
    const most = Math.min(countOf(unseen, w), largest);
    if ((asMany >> w) & 1 && most >= count) return false;
    if ((oneMore >> w) & 1 && count < strengthOf(rules).most && most > count) return false;
  }
  return true;
}

/** The fewest cards of a wrestler that make a safe lead later; 4 where none do. */
function safeFrom(view: SeatView, order: Order, wrestler: number): number {
  const { most } = strengthOf(view.rules);
  for (let count = 1; count <= most; count++)
    if (isSafe(view, order, { wrestler, count, when: 'later' })) return count;
  return most + 1;
}

const largestOther = ({ sizes, seat }: PublicSeason & { readonly seat: number }): number =>
  sizes.reduce((most, size, other) => (other === seat ? most : Math.max(most, size)), 0);

/** The cards of one wrestler on their way out. */
interface Stock {
  readonly cards: number;
  readonly safe: number;
  /** Whether its next play is a debut, which leads one card alone. */
  readonly debut: boolean;
  /** Never more cards in a play. */
  readonly most: number;
}

const after = (stock: Stock, played: number): Stock => ({
  ...stock,
  cards: stock.cards - played,
  debut: false,
});

/** Whether cards split into safe plays. */
function splits(stock: Stock): boolean {
  const { cards, safe, debut, most } = stock;
  if (cards === 0) return true;
  if (debut) return safe === 1 && splits(after(stock, 1));
  for (let count = safe; count <= most && count <= cards; count++)
    if (splits(after(stock, count))) return true;
  return false;
}

/** Whether the cards end with a last play that needs no safety, the rest splitting safely. */
function endsWell(stock: Stock): boolean {
  const { cards, safe, debut, most } = stock;
  if (debut) return cards === 1 || (safe === 1 && endsWell(after(stock, 1)));
  for (let last = 1; last <= most && last <= cards; last++)
    if (splits(after(stock, last))) return true;
  return false;
}

/** Whether a hand, on lead, can be led out without ever being answered. */
function runsOut(
  view: SeatView,
  order: Order,
  hand: { readonly counts: readonly number[]; readonly many: number },
): boolean {
  const { most } = strengthOf(view.rules);
  const stocks = hand.counts.map((cards, w): Stock => {
    const debut = !((hand.many >> w) & 1);
    return { cards, safe: cards > 0 ? safeFrom(view, order, w) : 1, debut, most };
  });
  const loose = stocks.filter((stock) => !splits(stock));
  if (loose.length > 1) return false;
  return loose[0] === undefined || endsWell(loose[0]);
}

/** What is known after a wrestler was played now. */
function orderAfter(view: SeatView, wrestler: number): Order {
  const { rules, top, stronger, weaker } = view;
  if (!strengthOf(rules).proves) return view;
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
  let found = -1;
  for (let at = 0; at < moves; at++) {
    const code = codes[at] as MoveCode;
    const count = code & 3;
    if (count === 0) continue;
    if (count === size) return code;
    if (found >= 0) continue;
    const w = code >> 2;
    const order = orderAfter(view, w);
    if (others !== 0 && !isSafe(view, order, { wrestler: w, count, when: 'now' })) continue;
    const rest = counts.map((held, wrestler) => (wrestler === w ? held - count : held));
    const played = view.played + (count << (4 * w));
    const many = strengthOf(view.rules).leadsMany({ ...view, played });
    if (runsOut(view, order, { counts: rest, many })) found = code;
  }
  return found;
}
