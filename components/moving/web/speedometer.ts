/** How fast a pointer goes, by where it was a moment ago. */

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Milliseconds. */
  readonly at: number;
}

/** Pixels a second. */
export interface Speed {
  readonly x: number;
  readonly y: number;
}

/** What is older says nothing about now; a finger that rested is let go at rest. */
const RECENT = 100;
/** Two spots nearer in time than this are one. */
const LEAST = 4;

export class Speedometer {
  private spots: readonly Spot[] = [];

  note(spot: Spot): void {
    this.spots = [...this.spots.filter(({ at }) => spot.at - at <= RECENT), spot];
  }

  /** At a time, which may be later than the last spot. */
  speed(now: number): Speed {
    const [first, last] = [this.spots.find(({ at }) => now - at <= RECENT), this.spots.at(-1)];
    if (first === undefined || last === undefined) return { x: 0, y: 0 };
    const time = last.at - first.at;
    if (time < LEAST) return { x: 0, y: 0 };
    return { x: ((last.x - first.x) * 1000) / time, y: ((last.y - first.y) * 1000) / time };
  }
}
