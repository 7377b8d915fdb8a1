/** What a phone's dashes do while a play is chosen, and where they may do it. */

import { act, render, screen } from '@testing-library/react-native';

import { clearStretch } from '@/components/maskmen/diagram/clear-stretch';
import { partOf } from '@/components/maskmen/diagram/curves';
import { StrengthDiagram } from '@/components/maskmen/diagram/diagram';
import { looseIn } from '@/components/maskmen/diagram/laid-loose';
import { layStrength } from '@/components/maskmen/diagram/lay-strength';
import { nameBoxOf } from '@/components/maskmen/diagram/name-box';
import { pointOn } from '@/components/maskmen/diagram/ropes';
import { seenAt } from '@/components/maskmen/diagram/stage-poses';
import { MotionProvider } from '@/components/motion/motion-context';
import { touch } from '@/components/moving/touched';
import type { Defeat } from '@/engine/view';
import { wrestlerIndex } from '@/engine/view';
import { motion } from '@/theme';
import { DESIGN, LANDSCAPE, SMALLEST } from '@/tools/diagram/boxes';

import { redrawsBetween } from '../helpers/budget/figures';
import { findHost, hostTree, type Host } from '../helpers/budget/host-tree';
import { orderOf } from '../helpers/orders';

jest.useFakeTimers();

const KNOWN: readonly Defeat[] = [
  ['nopal', 'fango'],
  ['zarpa', 'nopal'],
  ['zarpa', 'volto'],
];
const WOULD = { winner: wrestlerIndex('umbra'), loser: wrestlerIndex('nopal'), implied: [] };

const show = (reduced: boolean) =>
  render(
    <MotionProvider forced={reduced} pace={1}>
      <StrengthDiagram
        shape="diagram"
        order={orderOf(KNOWN)}
        defeats={KNOWN}
        played={0b111111}
        width={366}
        height={270}
        largestMask={46}
        focus="umbra"
        onFocus={() => undefined}
        preview={WOULD}
        top={undefined}
        moment={{ beat: 1, proved: undefined, start: 0, factor: 1, skipped: undefined }}
      />
    </MotionProvider>,
  );

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const isSvg = ({ type }: Host): boolean => type.startsWith('RNSVGSvgView');
const isDashed = ({ props }: Host): boolean => String(props.strokeDasharray) === '7,6';

/** The whole diagram, and the dashes over it. */
function drawings() {
  const whole = findHost(hostTree(), isSvg) as Host;
  const over = findHost(hostTree(), (host) => isSvg(host) && host.id !== whole.id);
  const dashes = over && findHost([over], isDashed);
  return { whole, over, offset: dashes?.props.strokeDashoffset };
}

test('dashes march in a drawing of their own, no more than eight steps a second', () => {
  show(false);
  const { whole, over } = drawings();
  expect(over).toBeUndefined();
  expect(findHost([whole], isDashed)).toBeDefined();
  pass(400);
  const offsets: unknown[] = [];
  for (let look = 0; look < 100; look++) {
    pass(10);
    offsets.push(drawings().offset);
    expect(redrawsBetween([whole], [drawings().whole])).toBe(0);
  }
  const steps = offsets.filter((offset, nth) => nth > 0 && offset !== offsets[nth - 1]).length;
  expect(steps).toBeGreaterThanOrEqual(6);
  expect(steps).toBeLessThanOrEqual(8);
  expect(Math.min(...offsets.map(Number))).toBeGreaterThan(motion.select.march);
  expect(Number(drawings().over?.props.bbWidth)).toBeLessThan(366 / 2);
});

test('they stand under a finger, and march again a while after it', () => {
  show(false);
  pass(400);
  expect(drawings().over).toBeDefined();
  act(() => touch('hand', true));
  expect(drawings().over).toBeUndefined();
  pass(5000);
  expect(drawings().over).toBeUndefined();
  act(() => touch('hand', false));
  pass(500);
  expect(drawings().over).toBeUndefined();
  pass(500);
  expect(drawings().over).toBeDefined();
  screen.unmount();
});

test('where nothing may travel they stand', () => {
  show(true);
  pass(2000);
  expect(drawings().over).toBeUndefined();
  expect(findHost([drawings().whole], isDashed)).toBeDefined();
});

const SEASONS: readonly (readonly Defeat[])[] = [
  KNOWN,
  [['volto', 'zarpa']],
  [...KNOWN, ['dalia', 'nopal'], ['fango', 'umbra']],
  [
    ['zarpa', 'dalia'],
    ['dalia', 'volto'],
    ['volto', 'nopal'],
    ['nopal', 'umbra'],
    ['umbra', 'fango'],
  ],
];
const LOOKS = 40;

test.each([
  ['diagram', DESIGN],
  ['diagram', LANDSCAPE],
  ['diagram', SMALLEST],
  ['columns', DESIGN],
] as const)('they march along their rope where nothing lies over it (%s)', (shape, box) => {
  let marching = 0;
  const faults: string[] = [];
  for (const defeats of SEASONS) {
    const plan = layStrength(shape, { order: orderOf(defeats), defeats, played: 0b111111, box });
    const names = plan.plates === undefined ? plan.nodes.map((node) => nameBoxOf(node, plan)) : [];
    for (const { wrestler: winner } of plan.nodes)
      for (const { wrestler: loser } of plan.nodes) {
        if (winner === loser) continue;
        const rope = looseIn(plan, { winner, loser });
        const stretch = clearStretch(rope, plan);
        if (stretch === undefined) continue;
        marching++;
        const way = Array.from({ length: 100 }, (_, nth) => pointOn(rope, nth / 100));
        for (let look = 0; look <= LOOKS; look++) {
          const { x, y } = pointOn(stretch, look / LOOKS);
          const off = Math.min(...way.map((point) => Math.hypot(point.x - x, point.y - y)));
          const onMask = plan.nodes.some(
            (node) => Math.hypot((x - node.x) / 0.5, (y - node.y) / 0.6) <= node.width,
          );
          const onName = names.some(
            ({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom,
          );
          if (off > 4 || onMask || onName) faults.push(`${winner}>${loser} at ${look}`);
        }
      }
  }
  expect(faults).toEqual([]);
  expect(marching).toBeGreaterThan(30);
});

test.each([
  [0, 1],
  [0.1, 0.8],
  [0.2, 0.5],
  [0.1, 0.3],
  [0.5, 0.9],
  [0.6, 0.9],
])('the part of a rope from %d to %d of its way has its ends there', (from, to) => {
  const plan = layStrength('diagram', {
    order: orderOf(KNOWN),
    defeats: KNOWN,
    played: 0b111111,
    box: DESIGN,
  });
  const rope = looseIn(plan, WOULD);
  const part = partOf(rope, from, to);
  for (const [end, share] of [
    [part[0], from],
    [part[6], to],
  ] as const) {
    expect(end.x).toBeCloseTo(pointOn(rope, share).x);
    expect(end.y).toBeCloseTo(pointOn(rope, share).y);
  }
});

test('of what lies behind several veils no more is seen than each of them lets through', () => {
  const times = {
    start: 0,
    draw: { at: 0, ms: 1 },
    tremble: { at: 0, ms: 1 },
    glide: { at: 1000, ms: 100 },
    tidy: { at: 0, ms: 1 },
    ghostsOut: { at: 0, ms: 1 },
    fade: 100,
    end: 1100,
  };
  const track = [
    { look: 'old', at: 0 },
    { look: 'new', at: 100 },
  ];
  const coming = { of: 'time', when: { comes: { at: 0, ms: 200 } } } as const;
  const changing = { of: 'look', track, nths: [1] } as const;
  const back = { of: 'set-back' } as const;
  expect(seenAt([], 150, times)).toBe(1);
  expect(seenAt([coming], 150, times)).toBeCloseTo(0.75);
  expect(seenAt([coming, changing], 150, times)).toBeCloseTo(0.75 * 0.5);
  expect(seenAt([coming, back, changing], 150, times)).toBeCloseTo(0.75 * 0.5 * 0.5);
  expect(seenAt([coming, back, changing], 1100, times)).toBe(1);
});
