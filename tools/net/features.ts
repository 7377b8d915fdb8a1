/**
 * What the value net sees: the table as it stands after a move, from the seat that made it. The six
 * wrestlers come in an order of their own (strongest first, then those held most), never by name,
 * since the six are alike. Public facts and the own hand only.
 */

import { addDefeat } from '@/engine/maskmen/order';
import type { PublicSeason } from '@/engine/maskmen/season';
import { MEMBERS, NOBODY } from '@/engine/maskmen/season';

type Seen = Pick<
  PublicSeason,
  'stronger' | 'weaker' | 'played' | 'top' | 'topCount' | 'holder' | 'inRound' | 'sizes'
> & { readonly players: number };

/** A move of a seat that holds `hand`, before it is made. */
export interface Considered {
  readonly seat: number;
  readonly hand: number;
  readonly code: number;
}

const EACH = 12;
const TABLE = 6 * EACH;

/** How many figures the net is given. */
export const featuresOf = (players: number): number => TABLE + 6 + 2 * (players - 1);

const order = { stronger: [0, 0, 0, 0, 0, 0], weaker: [0, 0, 0, 0, 0, 0] };
const sorted = [0, 1, 2, 3, 4, 5];
const keys = [0, 0, 0, 0, 0, 0];

/** Writes the figures of the table after a move into `into`, from its beginning. */
export function encode(
  season: Seen,
  { seat, hand, code }: Considered,
  into: Float64Array,
  cardsEach = 10,
): void {
  const { players } = season;
  const count = code & 3;
  const moved = code >> 2;
  for (let w = 0; w < 6; w++) {
    order.stronger[w] = season.stronger[w] as number;
    order.weaker[w] = season.weaker[w] as number;
  }
  let { top, topCount, inRound } = season;
  let own = hand;
  let { played } = season;
  const size = (season.sizes[seat] as number) - count;
  if (count > 0) {
    if (top !== NOBODY && !(((order.stronger[top] as number) >> moved) & 1))
      addDefeat(order, moved, top);
    own -= count << (4 * moved);
    played += count << (4 * moved);
    top = moved;
    topCount = count;
    if (size === 0) inRound &= ~(1 << seat);
  } else inRound &= ~(1 << seat);
  // Nobody is left to answer: the round is over and the ring empty.
  if ((inRound & ~(1 << (count > 0 ? seat : season.holder))) === 0) top = NOBODY;
  for (let w = 0; w < 6; w++) {
    const rank =
      (MEMBERS[order.weaker[w] as number] as number) -
      (MEMBERS[order.stronger[w] as number] as number);
    keys[w] = rank * 1024 + ((own >> (4 * w)) & 15) * 32 + ((played >> (4 * w)) & 15);
    let at = w;
    while (at > 0 && (keys[sorted[at - 1] as number] as number) < (keys[w] as number)) {
      sorted[at] = sorted[at - 1] as number;
      at--;
    }
    sorted[at] = w;
  }
  const above = top === NOBODY ? 0 : (order.stronger[top] as number);
  const below = top === NOBODY ? 63 : (order.weaker[top] as number) | (1 << top);
  let at = 0;
  for (let n = 0; n < 6; n++) {
    const w = sorted[n] as number;
    const held = (own >> (4 * w)) & 15;
    const unseen = cardsEach - ((played >> (4 * w)) & 15) - held;
    into[at++] = held / 4;
    into[at++] = held > 0 ? 1 : 0;
    into[at++] = held > 1 ? 1 : 0;
    into[at++] = held > 2 ? 1 : 0;
    into[at++] = unseen / 8;
    into[at++] = unseen > 1 ? 1 : 0;
    into[at++] = unseen > 2 ? 1 : 0;
    into[at++] = (MEMBERS[order.stronger[w] as number] as number) / 5;
    into[at++] = (MEMBERS[order.weaker[w] as number] as number) / 5;
    into[at++] = w === top ? 1 : 0;
    into[at++] = (above >> w) & 1;
    into[at++] = top !== NOBODY && !(((above | below) >> w) & 1) ? 1 : 0;
  }
  into[at++] = size / 10;
  into[at++] = count === 0 ? 1 : 0;
  for (let n = 0; n < 4; n++) into[at++] = (top === NOBODY ? 0 : topCount) === n ? 1 : 0;
  for (let next = 1; next < players; next++) {
    const other = (seat + next) % players;
    into[at++] = (season.sizes[other] as number) / 10;
    into[at++] = (inRound >> other) & 1;
  }
}
