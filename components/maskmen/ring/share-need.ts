/** Two rows of a panel side by side: each as wide as its words are long, and both of one size. */
import { nameWidth } from '@/components/ui/name-width';
import { smallestSize } from '@/theme';

export interface ShareRow {
  readonly words: string;
  /** What stands beside the words. */
  readonly beside: number;
}

export interface Share {
  readonly size: number;
  /** In pixels, in the order of the rows. */
  readonly rooms: readonly number[];
}

/** How long words are drawn, of what they are taken for at most. */
const DRAWN = 0.93;

/** Nothing where the words do not fit on one line each. */
export function shareNeed(
  rows: readonly ShareRow[],
  { width, largest }: { readonly width: number; readonly largest: number },
): Share | undefined {
  const ems = rows.map(({ words }) => nameWidth(words, 'text') * DRAWN);
  const [fixed, all] = [sum(rows.map(({ beside }) => beside)), sum(ems)];
  const size = Math.min(largest, (width - fixed) / Math.max(all, 0.1));
  if (size < smallestSize) return undefined;
  const spare = (width - fixed - all * size) / rows.length;
  return { size, rooms: rows.map(({ beside }, nth) => beside + (ems[nth] ?? 0) * size + spare) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
