/** How the width of the table of results is shared out: names and what stands below them first. */
import { leastNameWidth } from '@/components/ui/fit-name';
import { nameWidth } from '@/components/ui/name-width';
import { smallestSize } from '@/theme';

/** The inner edges of a row and its frame. */
const EDGES = 24;

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
    return { place: 24, pad: 21, name: 78, total: 34, gap: 6, ticket: 42, column: 25, scale: 0.9 };
  if (width < 480)
    return { place: 34, pad: 27, name: 80, total: 40, gap: 8, ticket: 48, column: 25, scale: 1 };
  return { place: 40, pad: 30, name: 120, total: 52, gap: 10, ticket: 58, column: 34, scale: 1.1 };
}

export interface ResultTexts {
  readonly names: readonly string[];
  /** What stands below the names, each on one line of the smallest size. */
  readonly lines: readonly string[];
  readonly seasons: number;
}

/** How many seasons have a column and how wide names are: words come before old seasons. */
export function columnsFor(inner: number, { names, lines, seasons }: ResultTexts) {
  const sizes = widthsFor(inner);
  const { place, pad, total, gap, ticket, column } = sizes;
  const left = inner - EDGES - place - pad - total - 2 * gap - ticket;
  const widest = Math.max(0, ...lines.map((line) => nameWidth(line, 'text'))) * smallestSize;
  const more = Math.floor((left - Math.max(sizes.name, leastNameWidth(names), widest)) / column);
  const count = Math.min(seasons, 1 + Math.max(0, more));
  return { sizes: { ...sizes, name: left - (count - 1) * column }, count };
}
