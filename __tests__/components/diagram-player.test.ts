/** What moves on a browser's stage: written while it is seen, and where it belongs whenever it is. */
import { createPlayer, type Playable } from '@/components/maskmen/diagram/stage-player';
import type { DiagramTimes } from '@/components/maskmen/diagram/motion-plan';

const NEVER = { at: 10_000, ms: 0 };
const TIMES: DiagramTimes = {
  start: 0,
  draw: NEVER,
  tremble: NEVER,
  glide: { at: 0, ms: 1000 },
  tidy: NEVER,
  ghostsOut: NEVER,
  fade: 100,
  end: 1000,
};

/** As much of an element as a player touches, with all that was written into it. */
class Part {
  readonly tagName = 'g';
  readonly writes: string[] = [];
  readonly style: Record<string, string>;

  constructor(readonly parentElement: Part | null = null) {
    const { writes } = this;
    this.style = new Proxy<Record<string, string>>(
      {},
      {
        set: (style, of, now: string) => {
          writes.push(now);
          return Reflect.set(style, of, now);
        },
      },
    );
  }
  setAttribute(_: string, now: string): void {
    this.writes.push(now);
  }
  animate(): { cancel: () => void } {
    return { cancel: () => undefined };
  }
  get last(): string | undefined {
    return this.writes.at(-1);
  }
}

const asElement = (part: Part): SVGElement => part as unknown as SVGElement;

/** Frames that come when the test says so. */
let frames: ((now: number) => void)[] = [];
const drawFrameAt = (now: number): void => frames.splice(0).forEach((frame) => frame(now));

beforeEach(() => {
  frames = [];
  jest.useFakeTimers();
  globalThis.requestAnimationFrame = (frame) => frames.push(frame);
  globalThis.cancelAnimationFrame = () => {
    frames = [];
  };
});

afterEach(() => jest.useRealTimers());

const travels: Playable = {
  of: 'transform',
  at: (t) => `at ${t}`,
  spans: () => [{ from: 0, until: 1000, single: true }],
};

/** There until a time, and again from another on, from one moment to the next. */
const awayBetween = (from: number, until: number): Playable => ({
  of: 'opacity',
  at: (t) => (t >= from && t < until ? '0' : '1'),
  spans: () => [from, until].map((at) => ({ from: at, until: at, single: true })),
});

test('what nobody sees is not moved, and stands right in the frame in which it is seen again', () => {
  const group = new Part();
  const inside = new Part(new Part(group));
  const outside = new Part();
  const player = createPlayer({ times: TIMES, factor: 1 });
  // As React tells it: what is inside before what it is in.
  player.follow(asElement(inside), travels);
  player.follow(asElement(group), awayBetween(200, 600));
  player.follow(asElement(outside), travels);

  for (const now of [0, 100, 300, 500]) drawFrameAt(now);
  expect(group.last).toBe('0');
  expect(inside.last).toBe('at 100');
  expect(outside.last).toBe('at 500');

  drawFrameAt(700);
  expect(group.last).toBe('1');
  expect(inside.last).toBe('at 700');
});

test('what is over while nobody sees it stands where it ends', () => {
  const group = new Part();
  const inside = new Part(group);
  const player = createPlayer({ times: TIMES, factor: 1 });
  player.follow(asElement(inside), travels);
  player.follow(asElement(group), awayBetween(200, 5000));
  for (const now of [0, 300, 1000]) drawFrameAt(now);
  expect(inside.writes).toEqual(['at 0', 'at 1000']);
});

test('what fades away by the browser itself is moved until it is gone', () => {
  const group = new Part();
  const inside = new Part(group);
  const player = createPlayer({ times: TIMES, factor: 1 });
  player.follow(asElement(inside), travels);
  player.follow(asElement(group), {
    of: 'opacity',
    at: (t) => String(1 - Math.min(1, Math.max(0, (t - 200) / 100))),
    spans: () => [{ from: 200, until: 300, single: true }],
  });
  for (const now of [0, 210, 290]) drawFrameAt(now);
  expect(inside.last).toBe('at 290');
  for (const now of [310, 400]) drawFrameAt(now);
  expect(inside.last).toBe('at 290');
});
