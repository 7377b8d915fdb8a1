/** A search for a drawing on its way, and the ways it may go. */

import type { Pending, Ranked } from './attempt';
import { findOrders } from './orders';
import type { Orders } from './orders';
import type { DiagramBox, Memory } from './plan';
import type { Sides } from './sides';
import type { Frame } from './sizes';

/** A way to look for a drawing: which memory to keep to. */
interface Way {
  readonly memory: Memory | undefined;
  readonly orders: Orders;
}

/** How many ways there are: everybody where they stood; else on their sides; else anywhere. */
export const WAYS = 3;

export interface SearchInput {
  readonly box: DiagramBox;
  /** The memory of the layout before this one. */
  readonly before?: Memory | undefined;
}

/** A search on its way. */
export interface Hunt extends SearchInput, Pending {
  /** The shelf's width, and what it leaves. */
  readonly shelf: number;
  readonly room: number;
  /** The first way worth going. */
  readonly first: number;
  readonly ways: (Way | undefined)[];
  /** The last arrangements by names and way. */
  readonly arranged: (Arranged | undefined)[];
  best: Ranked | undefined;
  /** Whether everybody may stand anywhere, whatever was before: nothing else was lawful. */
  roams: boolean;
  /** Smaller masks are not worth a name. */
  enough: number;
  /** Whether it may leave something out when it takes long. */
  hurries: boolean;
  /** The size at which it began to hurry, and from which on all has been tried in a hurry. */
  hurriedAt: number;
  tried: number;
  /** What has been drawn in vain, by size, names, way and variety: to do so again is of no use. */
  readonly vain: Set<number>;
  /** With so little trouble it looks no further: none at all, or what no try has done without. */
  bearable: number;
  /** The effort that the last arrangements of a size have taken: others may take it again. */
  took: number;
}

interface Arranged {
  readonly frame: Frame;
  readonly sides: readonly Sides[];
}

/** A way, made when it is first needed. */
export function wayAt(hunt: Hunt, nth: number): Way {
  const known = hunt.ways[nth];
  if (known !== undefined) return known;
  const made = makeWay(hunt, nth);
  hunt.ways[nth] = made;
  return made;
}

function makeWay(hunt: Hunt, nth: number): Way {
  const { found, before } = hunt;
  if (nth === WAYS - 1 || before === undefined)
    return { memory: undefined, orders: findOrders(found, undefined) };
  if (nth === 0) return { memory: before, orders: findOrders(found, before) };
  return { memory: { ...before, levels: 0 }, orders: wayAt(hunt, 0).orders };
}
