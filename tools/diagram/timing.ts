/**
 * How long a layout takes: every shape of order without a drawing before it, then every step of real
 * seasons, each from the drawing before it. Runs inside the VM that is measured, which may be Hermes.
 * That VM tells no processor time, and machines are noisy: so each figure is the best of several
 * runs, and what took too long is measured again, later.
 */

import { layDiagram } from '@/components/maskmen/diagram/diagram-layout';
import type { DiagramBox, Memory } from '@/components/maskmen/diagram/plan';
import type { Order } from '@/engine/view';
import { addDefeat, emptyOrder } from '@/engine/view';

export interface Timed {
  /** The rows of the order that was laid out. */
  readonly rows: string;
  /** The best of several runs, in milliseconds. */
  readonly ms: number;
}

export interface Times {
  readonly fresh: readonly Timed[];
  readonly folded: readonly Timed[];
}

/** What is laid out. */
export interface Laid {
  readonly orders: readonly Order[];
  /** Seasons as their defeats: winner and loser, by number. */
  readonly seasons: readonly (readonly (readonly [number, number])[])[];
  readonly box: DiagramBox;
}

interface Timing extends Laid {
  /** Milliseconds, from anywhere. */
  readonly clock: () => number;
  /** What is measured again when it took longer. */
  readonly limit: number;
}

const RUNS = 3;
/** So many milliseconds a run is, at least. Longer ones would be interrupted. */
const RUN = 2;
/** How often what took too long gets another chance. */
const AGAIN = 6;

/** A layout that can be made again and again. */
export interface Job {
  readonly rows: string;
  readonly work: () => void;
}

/** Times the layout of every order in a box, and of every step of every season. */
export const timeLayouts = (timing: Timing): Times => ({
  fresh: timeAll(ordersOf(timing), timing),
  folded: timeAll(stepsOf(timing), timing),
});

/** Every order, without a drawing before it. */
export const ordersOf = ({ orders, box }: Laid): Job[] =>
  orders.map((order) => ({
    rows: rowsOf(order),
    work: () => void layDiagram({ order, played: 63, box }),
  }));

const rowsOf = ({ weaker }: Order): string => weaker.join();

/** Every step of every season, from the drawing before it. */
export function stepsOf({ seasons, box }: Laid): Job[] {
  const jobs: Job[] = [];
  seasons.forEach((defeats) => {
    const known = emptyOrder();
    let memory: Memory | undefined;
    defeats.forEach(([winner, loser]) => {
      addDefeat(known, winner, loser);
      const order = { weaker: [...known.weaker], stronger: [...known.stronger] };
      const before = memory;
      const work = (): DiagramMemory => layDiagram({ order, played: 63, box, before });
      memory = work().memory;
      jobs.push({ rows: rowsOf(order), work });
    });
  });
  return jobs;
}

type DiagramMemory = ReturnType<typeof layDiagram>;

function timeAll(jobs: readonly Job[], { clock, limit }: Timing): Timed[] {
  const watch = { clock, tick: findTick(clock) };
  const times = jobs.map(({ work }) => bestOf(watch, work));
  for (let round = 0; round < AGAIN; round++)
    jobs.forEach(({ work }, at) => {
      const time = times[at] as number;
      if (time > limit) times[at] = Math.min(time, bestOf(watch, work));
    });
  return jobs.map(({ rows }, at) => ({ rows, ms: times[at] as number }));
}

/** From one change of the clock to the next: how long that is, and how often it is read meanwhile. */
interface Tick {
  readonly long: number;
  readonly reads: number;
}

/** Of several, that with the most reads: it was not interrupted. */
function findTick(clock: () => number): Tick {
  let best: Tick = { long: 0, reads: 1 };
  for (let nth = 0; nth < 40; nth++) {
    const start = nextChange(clock).at;
    const { at, reads } = nextChange(clock);
    if (reads > best.reads || best.long === 0) best = { long: at - start, reads };
  }
  return best;
}

/** Waits for the clock to change. */
function nextChange(clock: () => number): { readonly at: number; readonly reads: number } {
  const early = clock();
  let at = early;
  let reads = 0;
  for (; at === early; reads++) at = clock();
  return { at, reads };
}

interface Watch {
  readonly clock: () => number;
  readonly tick: Tick;
}

/**
 * Clocks may tell whole milliseconds: a run begins with one, and how much of its last one was left is
 * told by how often the clock could still be read in it.
 */
function bestOf({ clock, tick }: Watch, work: () => void): number {
  let best = Infinity;
  for (let run = 0; run < RUNS; run++) {
    const start = nextChange(clock).at;
    let count = 0;
    while (clock() - start < RUN) {
      work();
      count++;
    }
    const { at, reads } = nextChange(clock);
    best = Math.min(best, (at - start - (reads * tick.long) / tick.reads) / count);
  }
  return best;
}
