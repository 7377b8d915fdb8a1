/** Values that move in a browser: the ways they go, and who follows them. */
import { springAt } from '@/components/motion/curves';
import { delay, jump, sequence, spring, timing } from '@/components/moving/web/animation';
import { createWorld } from '@/components/moving/web/values';
import { spring as springs } from '@/theme';

const linear = (share: number): number => share;

/** A world whose frames and tasks come when a test says so. */
function makeWorld() {
  let now = 1000;
  let frames: ((now: number) => void)[] = [];
  let tasks: (() => void)[] = [];
  const world = createWorld({
    now: () => now,
    request: (frame) => void frames.push(frame),
    soon: (then) => void tasks.push(then),
  });
  const settle = (): void => {
    while (tasks.length > 0) {
      const due = tasks;
      tasks = [];
      due.forEach((task) => task());
    }
  };
  return {
    ...world,
    settle,
    /** Time passes, with a frame at its end. */
    pass: (ms: number): void => {
      now += ms;
      const due = frames;
      frames = [];
      due.forEach((frame) => frame(now));
      settle();
    },
    waiting: () => frames.length,
  };
}

test('in a given time a value goes by its curve, arrives exactly and says so once', () => {
  const { makeValue, pass, waiting } = makeWorld();
  const value = makeValue(10);
  const ends: unknown[] = [];
  value.set(timing(20, { duration: 100, easing: linear }, (finished) => ends.push(finished)));
  expect(value.get()).toBe(10);
  pass(25);
  expect(value.get()).toBe(12.5);
  pass(500);
  expect(value.get()).toBe(20);
  expect(ends).toEqual([true]);
  expect(waiting()).toBe(0);
});

test('what takes no time is there at once', () => {
  const { makeValue, waiting } = makeWorld();
  const value = makeValue(1);
  value.set(timing(5, { duration: 0, easing: linear }));
  expect(value.get()).toBe(5);
  value.set(jump(7));
  expect(value.get()).toBe(7);
  expect(waiting()).toBe(0);
});

test.each(['card', 'lift', 'mask', 'rope'] as const)(
  'the %s spring swings as the plans of motion reckon, and comes to rest where it is pulled',
  (name) => {
    const { makeValue, pass, waiting } = makeWorld();
    const value = makeValue(0);
    value.set(spring(1, springs[name]));
    const span = 10_000;
    for (let time = 20; time <= 400; time += 20) {
      pass(20);
      expect(value.get()).toBeCloseTo(springAt(name, time, span), 3);
    }
    pass(5000);
    expect(value.get()).toBe(1);
    expect(waiting()).toBe(0);
  },
);

test('a spring that takes over goes on as fast as the one before', () => {
  const { makeValue, pass } = makeWorld();
  const [value, other] = [makeValue(0), makeValue(0)];
  value.set(spring(100, springs.card));
  other.set(spring(100, springs.card));
  pass(40);
  // Pulled to where it is going already, nothing changes.
  other.set(spring(100, springs.card));
  for (let at = 0; at < 10; at++) {
    pass(20);
    expect(other.get()).toBeCloseTo(value.get(), 6);
  }
});

test('parts follow each other from where the last one ended, after a wait where one is asked for', () => {
  const { makeValue, pass } = makeWorld();
  const value = makeValue(0);
  const told: string[] = [];
  value.set(
    sequence([
      timing(10, { duration: 100, easing: linear }, () => told.push('there')),
      delay(
        50,
        timing(0, { duration: 100, easing: linear }, () => told.push('back')),
      ),
    ]),
  );
  pass(100);
  expect([value.get(), ...told]).toEqual([10, 'there']);
  pass(40);
  expect(value.get()).toBe(10);
  pass(10);
  pass(50);
  expect(value.get()).toBe(5);
  pass(50);
  expect([value.get(), ...told]).toEqual([0, 'there', 'back']);
});

test('what is stopped or sent elsewhere does not arrive, and is told so', () => {
  const { makeValue, stop, pass, waiting } = makeWorld();
  const value = makeValue(0);
  const ends: unknown[] = [];
  const way = timing(10, { duration: 100, easing: linear }, (finished) => ends.push(finished));
  value.set(way);
  pass(50);
  stop(value);
  pass(100);
  expect([value.get(), ...ends]).toEqual([5, false]);
  value.set(way);
  value.set(3);
  pass(100);
  expect([value.get(), ...ends]).toEqual([3, false, false]);
  expect(waiting()).toBe(0);
});

test('an arrival may send the value on', () => {
  const { makeValue, pass } = makeWorld();
  const value = makeValue(0);
  const back = timing(0, { duration: 100, easing: linear });
  value.set(timing(10, { duration: 100, easing: linear }, () => value.set(back)));
  pass(100);
  pass(50);
  pass(100);
  expect(value.get()).toBe(0);
});

test('who follows values works once for all that changed, and no more once it has left', () => {
  const { makeValue, follow, settle, pass } = makeWorld();
  const [x, y] = [makeValue(1), makeValue(2)];
  const seen: number[] = [];
  const leave = follow(() => seen.push(x.get() + y.get()));
  x.set(10);
  y.set(20);
  expect(seen).toEqual([3]);
  settle();
  expect(seen).toEqual([3, 30]);
  x.set(10);
  settle();
  expect(seen).toEqual([3, 30]);
  x.set(timing(0, { duration: 100, easing: linear }));
  y.set(timing(0, { duration: 100, easing: linear }));
  pass(50);
  expect(seen).toEqual([3, 30, 15]);
  leave();
  pass(50);
  expect(seen).toEqual([3, 30, 15]);
});

test('only what was read the last time is followed', () => {
  const { makeValue, follow, settle } = makeWorld();
  const [which, left, right] = [makeValue('left'), makeValue(1), makeValue(2)];
  const seen: number[] = [];
  follow(() => seen.push(which.get() === 'left' ? left.get() : right.get()));
  right.set(3);
  settle();
  expect(seen).toEqual([1]);
  which.set('right');
  settle();
  left.set(9);
  settle();
  expect(seen).toEqual([1, 3]);
});

test('work that moves another value is done before the frame is over, and work that breaks stops nobody', () => {
  const { makeValue, follow, unfollowed, pass } = makeWorld();
  const [source, copy] = [makeValue(0), makeValue(0)];
  const seen: number[] = [];
  follow(() => copy.set(source.get() * 2));
  follow(() => seen.push(copy.get()));
  const breaking = makeValue(0);
  follow(() => {
    if (breaking.get() > 0) throw new Error('broken');
  });
  source.set(timing(10, { duration: 100, easing: linear }));
  pass(50);
  expect(seen.at(-1)).toBe(10);
  breaking.set(timing(1, { duration: 50, easing: linear }));
  expect(() => pass(50)).toThrow('broken');
  pass(50);
  expect(source.get()).toBe(10);
  expect(unfollowed(() => copy.get())).toBe(20);
});

test('what nobody follows takes no frames, and is where it would have been with them', () => {
  const { makeValue, follow, pass, stop, waiting } = makeWorld();
  const [alone, watched] = [makeValue(0), makeValue(0)];
  const way = () => timing(100, { duration: 100, easing: linear });
  alone.set(way());
  expect(waiting()).toBe(0);
  pass(30);
  expect(alone.get()).toBe(30);
  const seen: number[] = [];
  watched.set(way());
  pass(20);
  const leave = follow(() => seen.push(watched.get()));
  expect(waiting()).toBe(1);
  pass(20);
  expect(seen).toEqual([20, 40]);
  leave();
  pass(20);
  pass(20);
  expect(waiting()).toBe(0);
  expect(watched.get()).toBe(80);
  stop(watched);
  pass(50);
  expect(watched.get()).toBe(80);
  expect(alone.get()).toBe(100);
});

test('a spring that was not looked at takes over as fast as one that was', () => {
  const { makeValue, follow, pass } = makeWorld();
  const [alone, watched] = [makeValue(0), makeValue(0)];
  follow(() => void watched.get());
  for (const value of [alone, watched]) value.set(spring(100, springs.card));
  pass(60);
  for (const value of [alone, watched]) value.set(spring(0, springs.card));
  pass(40);
  expect(alone.get()).toBeCloseTo(watched.get(), 6);
});

test('a listener hears what a value is set to, also in mid-way', () => {
  const { makeValue, stop, pass } = makeWorld();
  const value = makeValue(0);
  const heard: number[] = [];
  value.addListener(1, (now) => heard.push(now));
  value.set(timing(100, { duration: 100, easing: linear }));
  pass(40);
  stop(value);
  value.set(100);
  value.removeListener(1);
  value.set(0);
  expect(heard).toEqual([40, 100]);
});
