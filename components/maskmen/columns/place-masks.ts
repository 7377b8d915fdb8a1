/**
 * Where on its plates each mask stands so that no two can be touched at once: rows are often lower
 * than a finger is wide, so masks of neighbouring rows stand side by side.
 */

export interface Span {
  readonly wrestler: number;
  readonly left: number;
  readonly right: number;
}

export interface Row {
  readonly y: number;
  readonly spans: readonly Span[];
}

/** A row with what stands on each of its plates. */
interface FilledRow extends Row {
  readonly content: { readonly mask: number; /** To the mask's right. */ readonly trail: number };
}

interface Spot {
  readonly wrestler: number;
  readonly x: number;
  readonly y: number;
  readonly cost: number;
}

/** Search steps before the best found so far is taken. */
const MOST = 20_000;

/** The x of every wrestler's mask: as near the middle of a plate as can be. */
export function placeMasks(
  rows: readonly FilledRow[],
  target: number,
): ReadonlyMap<number, number> {
  const choices = rows.flatMap((row) => {
    const { spans } = row;
    const wrestlers = [...new Set(spans.map(({ wrestler }) => wrestler))];
    return wrestlers.map((wrestler) =>
      spans
        .filter((span) => span.wrestler === wrestler)
        .flatMap((span) => spotsOn(span, row, target))
        .sort((a, b) => a.cost - b.cost),
    );
  });
  const spots = searchSpots(choices, target, 'none') ?? searchSpots(choices, target, 'some') ?? [];
  return new Map(spots.map(({ wrestler, x }) => [wrestler, x]));
}

/** The cheapest choice of spots; none may be too close to another, or as few as can be. */
function searchSpots(
  choices: readonly (readonly Spot[])[],
  target: number,
  clashes: 'none' | 'some',
): readonly Spot[] | undefined {
  let best: { readonly spots: readonly Spot[]; readonly cost: number } | undefined;
  let steps = 0;
  const search = (spots: readonly Spot[], cost: number): void => {
    if (best !== undefined && cost >= best.cost) return;
    const next = choices[spots.length];
    if (next === undefined) {
      best = { spots, cost };
      return;
    }
    for (const spot of next) {
      if (steps++ > MOST && best !== undefined) return;
      const close = spots.filter((other) => isClose(spot, other, target)).length;
      if (close === 0 || clashes === 'some')
        search([...spots, spot], cost + spot.cost + close * CLASH);
    }
  };
  search([], 0);
  return best?.spots;
}

const CLASH = 1000;

/** The middle of a plate, and places to either side of it. */
function spotsOn({ wrestler, left, right }: Span, row: FilledRow, target: number): Spot[] {
  const { mask, trail } = row.content;
  const half = Math.min(Math.max(target, mask), right - left) / 2;
  const middle = (left + right - trail) / 2;
  const [least, most] = [left + half, right - Math.max(half, mask / 2 + trail + 4)];
  const steps = [0, 0.25, 0.5, 0.75, 1, 1.5, 2].flatMap((by) => [-by * target, by * target]);
  return [...new Set([middle, least, most, ...steps.map((by) => middle + by)])]
    .filter((x) => x === middle || (x >= least && x <= most))
    .map((x) => ({ wrestler, x, y: row.y, cost: Math.abs(x - middle) / target }));
}

const isClose = (a: Spot, b: Spot, target: number): boolean =>
  Math.abs(a.x - b.x) < target - 0.01 && Math.abs(a.y - b.y) < target - 0.01;
