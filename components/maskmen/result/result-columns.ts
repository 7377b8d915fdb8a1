/**
 * How the width of the table of results is shared out: names and what stands below them first. Where
 * the seasons have no room left beside them, they stand below, in lines of their own: none is left out.
 */
import { leastNameWidth } from '@/components/ui/fit-name';
import { nameWidth } from '@/components/ui/name-width';
import { smallestSize } from '@/theme';

/** The inner edges of a row and its frame. */
const EDGES = 24;
/** A season below a name: what it is called, and what it brought. */
const CELL = { least: 31, most: 46 } as const;

export interface ResultColumns {
  readonly place: number;
  readonly pad: number;
  readonly name: number;
  readonly total: number;
  readonly gap: number;
  readonly ticket: number;
  readonly column: number;
  readonly scale: number;
}

/** What stands in a row, by the width there is: a narrow one, the usual one, a roomy one. */
function widthsFor(width: number): ResultColumns {
  if (width < 330)
    return { place: 24, pad: 21, name: 60, total: 32, gap: 4, ticket: 40, column: 21, scale: 0.9 };
  if (width < 480)
    return { place: 34, pad: 27, name: 66, total: 40, gap: 8, ticket: 48, column: 25, scale: 1 };
  return { place: 40, pad: 30, name: 120, total: 52, gap: 10, ticket: 58, column: 34, scale: 1.1 };
}

export interface ResultTexts {
  readonly names: readonly string[];
  /** What stands below the names, each on one line of the smallest size. */
  readonly lines: readonly string[];
  readonly seasons: number;
}

/** Seasons below a name: how far in, how many on a line, and how wide each is. */
export interface SeasonLines {
  readonly indent: number;
  readonly inLine: number;
  readonly cell: number;
}

export interface ResultPlan {
  readonly sizes: ResultColumns;
  readonly seasons: { readonly kind: 'beside' } | ({ readonly kind: 'below' } & SeasonLines);
}

/** Where the seasons stand, and how wide names are. */
export function columnsFor(inner: number, { names, lines, seasons }: ResultTexts): ResultPlan {
  const sizes = widthsFor(inner);
  const { place, pad, total, gap, ticket, column } = sizes;
  const left = inner - EDGES - place - pad - total - 2 * gap - ticket;
  const widest = Math.max(0, ...lines.map((line) => nameWidth(line, 'text'))) * smallestSize;
  const beside = left - (seasons - 1) * column;
  if (beside >= Math.max(sizes.name, leastNameWidth(names), widest))
    return { sizes: { ...sizes, name: beside }, seasons: { kind: 'beside' } };
  const whole = inner - EDGES;
  const inLine = whole / seasons >= CELL.least ? seasons : Math.ceil(seasons / 2);
  const cell = Math.min(CELL.most, whole / inLine);
  // Below the name, unless they need the whole width.
  const indent = Math.min(place + pad + gap, whole - cell * inLine);
  return { sizes: { ...sizes, name: left }, seasons: { kind: 'below', indent, inLine, cell } };
}
