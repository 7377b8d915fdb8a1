/**
 * What a phone pays for drawing, in every scene while nothing happens and in every frame of every row
 * of docs/motion.md; `npm run budget` prints the figures.
 */

import { render } from '@testing-library/react-native';
import { writeFileSync } from 'node:fs';

import { Animated, useAnimatedProps, useSharedValue } from '@/components/moving/animated';
import { G, Rect, Svg } from '@/components/ui/svg';

import { ROW_TAKES, SCENE_TAKES, type RowTake, type Take } from '../helpers/budget/acts';
import { bytesOf, figuresOf, redrawsBetween, remountsBetween } from '../helpers/budget/figures';
import { hostTree } from '../helpers/budget/host-tree';
import { measureRest, measureRow, type Figures } from '../helpers/budget/measure';
import { PHONE } from '../helpers/budget/play';

/** Redraws a second while nothing happens: what marches takes steps. */
const MOST_REDRAWS = 8;
const MOST_BYTES = 2 * bytesOf(PHONE);

const rest: Record<string, Figures> = {};
const rows: Record<string, Figures> = {};

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());
afterAll(() => {
  const file = process.env.MASKMEN_BUDGET;
  if (file !== undefined) writeFileSync(file, JSON.stringify({ rest, rows }));
});

test.each(Object.keys(SCENE_TAKES))('at rest, %s', async (name) => {
  const figures = await measureRest(SCENE_TAKES[name] as Take);
  rest[name] = figures;
  expect(figures.groups).toBe(0);
  expect(figures.bytes).toBeLessThanOrEqual(MOST_BYTES);
  expect(figures.redraws).toBeLessThanOrEqual(MOST_REDRAWS);
});

test.each(Object.keys(ROW_TAKES))('while %s', async (name) => {
  const figures = await measureRow(ROW_TAKES[name] as RowTake);
  rows[name] = figures;
  expect(figures.groups).toBe(0);
  expect(figures.bytes).toBeLessThanOrEqual(MOST_BYTES);
  if (name === 'focus') expect(figures.remounts).toBe(0);
});

const AnimatedG = Animated.createAnimatedComponent(G);

/** Nothing but the animation says that it is half seen. */
function HalfSeen({ order }: { readonly order: 'usual' | 'turned' }) {
  const seen = useSharedValue(0.5);
  const animatedProps = useAnimatedProps(() => ({ opacity: seen.get() }));
  const keys = order === 'usual' ? ['a', 'b', 'c'] : ['c', 'a', 'b'];
  return (
    <Svg width={10} height={20}>
      <AnimatedG animatedProps={animatedProps}>
        {keys.map((key) => (
          <Rect key={key} width={5} height={5} />
        ))}
      </AnimatedG>
      <G key={order} opacity={1}>
        <Rect width={1} height={1} />
      </G>
    </Svg>
  );
}

test('the budget sees what an animation writes, what changes its place and what is made again', () => {
  const { rerender } = render(<HalfSeen order="usual" />);
  const before = hostTree();
  const { groups, bytes } = figuresOf(before, PHONE);
  expect(groups).toBe(1);
  expect(bytes).toBe(2 * bytesOf({ width: 10, height: 20 }));
  expect(redrawsBetween(before, hostTree())).toBe(0);
  rerender(<HalfSeen order="turned" />);
  expect(redrawsBetween(before, hostTree())).toBe(1);
  expect(remountsBetween(before, hostTree())).toBe(2);
});
