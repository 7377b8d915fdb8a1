/**
 * Who thinks what lies where, as chances by place and character: `open` is what everybody can work
 * out, `own` what the owner of a place thinks of the card there. Chances are kept by simple rules (a
 * swap-or-not mixes two places evenly, a face rules itself out elsewhere), cheap enough for playouts.
 */

import { CHARACTERS, CHARACTER_OF, PEASANT } from '../characters';
import type { Table } from '../table';
import { NOBODY } from '../table';

/** How many characters there are: the length of a row. */
export const KINDS = CHARACTERS.length;

export interface Insight {
  readonly open: number[];
  readonly own: number[];
}

/** Before anything was seen: every card of the set is as likely everywhere. */
export function blankInsight({ set }: Table): Insight {
  const row = new Array<number>(KINDS).fill(0);
  for (const card of set) row[CHARACTER_OF[card] as number]! += 1 / set.length;
  const open: number[] = [];
  for (let place = 0; place < set.length; place++) for (const share of row) open.push(share);
  return { open, own: open.slice() };
}

/** Copies one insight over another of the same table. */
export function copyInsight(to: Insight, { open, own }: Insight): void {
  for (let at = 0; at < open.length; at++) {
    to.open[at] = open[at] as number;
    to.own[at] = own[at] as number;
  }
}

function makeSure(shares: number[], place: number, character: number): void {
  const from = place * KINDS;
  for (let k = 0; k < KINDS; k++) shares[from + k] = 0;
  shares[from + character] = 1;
}

/** Everybody sees a card. */
export function showAll(insight: Insight, place: number, character: number): void {
  const { open, own } = insight;
  if (character !== PEASANT)
    for (let at = character; at < open.length; at += KINDS) {
      open[at] = 0;
      own[at] = 0;
    }
  makeSure(open, place, character);
  makeSure(own, place, character);
}

/** A seat alone sees a card; of others' cards only their owners keep count here. */
export function showOwner(
  insight: Insight,
  table: Table,
  seen: { readonly seat: number; readonly place: number; readonly character: number },
): void {
  if (table.owners[seen.place] === seen.seat) makeSure(insight.own, seen.place, seen.character);
}

/** What the owner of `a` thinks of the card that comes from `b`. */
const comes = ({ owners }: Table, a: number, b: number): boolean =>
  owners[a] !== NOBODY && owners[a] === owners[b];

/** Two cards were put back switched or not; only `seat` knows which. */
export function mixPair(
  insight: Insight,
  table: Table,
  pair: {
    readonly seat: number;
    readonly a: number;
    readonly b: number;
    readonly switched: boolean;
  },
): void {
  const { open, own } = insight;
  const { seat, a, b, switched } = pair;
  const within = comes(table, a, b);
  const [fromA, fromB] = [a * KINDS, b * KINDS];
  const knowsA = table.owners[a] === seat;
  const knowsB = table.owners[b] === seat;
  for (let k = 0; k < KINDS; k++) {
    const openA = open[fromA + k] as number;
    const openB = open[fromB + k] as number;
    const ownA = own[fromA + k] as number;
    const ownB = own[fromB + k] as number;
    const intoA = within ? ownB : openB;
    const intoB = within ? ownA : openA;
    own[fromA + k] = knowsA ? (switched ? intoA : ownA) : (ownA + intoA) / 2;
    own[fromB + k] = knowsB ? (switched ? intoB : ownB) : (ownB + intoB) / 2;
    open[fromA + k] = (openA + openB) / 2;
    open[fromB + k] = (openA + openB) / 2;
  }
}

/** Two cards were exchanged in everybody's sight. */
export function exchangePair(insight: Insight, table: Table, a: number, b: number): void {
  const { open, own } = insight;
  const within = comes(table, a, b);
  const [fromA, fromB] = [a * KINDS, b * KINDS];
  for (let k = 0; k < KINDS; k++) {
    const openA = open[fromA + k] as number;
    const openB = open[fromB + k] as number;
    const ownA = own[fromA + k] as number;
    own[fromA + k] = within ? (own[fromB + k] as number) : openB;
    own[fromB + k] = within ? ownA : openA;
    open[fromA + k] = openB;
    open[fromB + k] = openA;
  }
}
