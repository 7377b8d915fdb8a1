/**
 * What every drawing of the diagram must satisfy, judged from the plan alone: by sampling the curves
 * that will be drawn, not by asking the layout what it meant.
 */

import type {
  DiagramBox,
  DiagramPlan,
  NodePlan,
  RopePlan,
} from '@/components/maskmen/diagram/plan';
import { pointOn } from '@/components/maskmen/diagram/ropes';
import type { Order } from '@/engine/view';

import { coversOf, fewestCrossings, isRanked } from './crossings';
import { judgeFork, judgeZigzag } from './lane-laws';
import { shapeOf } from './posets';

export interface Rectangle {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Judgement {
  /** What is wrong, in words; empty for a lawful drawing. */
  readonly faults: readonly string[];
  readonly crossings: number;
  /** Names a rope runs through. */
  readonly namesOnRopes: number;
}

const SAMPLES = 48;
/** Half the width of a neutral rope. */
const ROPE = 1.5;
/**
 * What a mask covers beyond its silhouette: half its key outline and its rim, 2.7 px at a width of 46,
 * 2.3 at 28. Two ropes of one mask that change places under it are not seen to cross.
 */
const COVERED = 2.5;
const MASK = 1.2;

interface Sampled {
  readonly rope: RopePlan;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

function sample(rope: RopePlan): Sampled {
  const xs: number[] = [];
  const ys: number[] = [];
  for (let n = 0; n <= SAMPLES; n++) {
    const { x, y } = pointOn(rope.curve, n / SAMPLES);
    xs.push(x);
    ys.push(y);
  }
  return { rope, xs, ys };
}

/** The longest name in heights of its letters: ZARPA's, unless the box says otherwise. */
export const NAME_LENGTH = 2.43;

interface NameSize {
  readonly nameSize: number;
  readonly length: number;
}

/** The space a name's letters, or its bar, take. Names past 2.7 have six letters, past 3 four kana. */
export function nameBox(node: NodePlan, { nameSize, length }: NameSize): Rectangle {
  if (node.name.kind === 'bar') {
    const size = node.nameSize ?? nameSize;
    const letters = length > 3 ? 3.2 : length > 2.7 ? 3 : 2.5;
    const half = (letters * size + size * 0.6) / 2;
    const top = node.y + (node.width * MASK) / 2 - 6 * (node.width / 46);
    const tag = node.standing === 'unplayed' ? 3 + size * 1.14 : 0;
    return {
      left: node.x - half,
      right: node.x + half,
      top,
      bottom: top + size * 1.12 + tag,
    };
  }
  const near = node.width / 2 + 9;
  const far = near + length * nameSize + 3;
  const y = node.y + node.name.dy;
  const [left, right] = node.name.side === 'left' ? [-far, -near] : [near, far];
  return {
    left: node.x + left,
    right: node.x + right,
    top: y - nameSize * 0.36,
    bottom: y + nameSize * 0.36,
  };
}

const boxOf = ({ x, y, width }: NodePlan): Rectangle => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - (width * MASK) / 2,
  bottom: y + (width * MASK) / 2,
});

const overlap = (a: Rectangle, b: Rectangle): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether a rectangle touches a mask's oval. */
function touches(box: Rectangle, { x, y, width }: NodePlan): boolean {
  const dx = Math.max(box.left - x, x - box.right, 0) / (width / 2);
  const dy = Math.max(box.top - y, y - box.bottom, 0) / ((width * MASK) / 2);
  return dx * dx + dy * dy < 1;
}

/** Crossings of two drawn ropes; near an end they share they touch, which is none. */
function crossingsOf(a: Sampled, b: Sampled, plan: DiagramPlan): number {
  const shared = [a.rope.winner, a.rope.loser].find(
    (w) => w === b.rope.winner || w === b.rope.loser,
  );
  const end = plan.nodes.find((node) => node.wrestler === shared);
  let count = 0;
  let start = 0;
  for (let i = 0; i < SAMPLES; i++) {
    const [px, py] = [a.xs[i] as number, a.ys[i] as number];
    const [qx, qy] = [a.xs[i + 1] as number, a.ys[i + 1] as number];
    // Ropes only fall, which is judged apart: so each piece meets only those at its own height.
    while (start < SAMPLES && (b.ys[start + 1] as number) < py - 0.1) start++;
    for (let j = start; j < SAMPLES && (b.ys[j] as number) < qy + 0.1; j++) {
      const [rx, ry] = [b.xs[j] as number, b.ys[j] as number];
      const [sx, sy] = [b.xs[j + 1] as number, b.ys[j + 1] as number];
      const d1 = (qx - px) * (ry - py) - (qy - py) * (rx - px);
      const d2 = (qx - px) * (sy - py) - (qy - py) * (sx - px);
      if (d1 > 0 === d2 > 0) continue;
      const d3 = (sx - rx) * (py - ry) - (sy - ry) * (px - rx);
      const d4 = (sx - rx) * (qy - ry) - (sy - ry) * (qx - rx);
      if (d3 > 0 === d4 > 0) continue;
      if (end !== undefined) {
        const dx = (px - end.x) / (end.width / 2 + COVERED);
        const dy = (py - end.y) / ((end.width * MASK) / 2 + COVERED);
        if (dx * dx + dy * dy < 1) continue;
      }
      count++;
    }
  }
  return count;
}

const known = new Map<string, number>();

/** Renaming changes no crossing: each shape is searched once. */
function fewestKnown(order: Order): number {
  const key = shapeOf(order);
  const found = known.get(key) ?? fewestCrossings(order);
  known.set(key, found);
  return found;
}

export interface Case {
  readonly order: Order;
  readonly box: DiagramBox;
  readonly plan: DiagramPlan;
}

/** Judges a drawing. */
export function judge({ order, box, plan }: Case): Judgement {
  const faults: string[] = [];
  const ropes = plan.ropes.map(sample);
  judgeMasks({ order, box, plan }, faults);
  judgeZigzag({ order, plan }, faults);
  judgeFork({ order, box, plan }, faults);
  judgeRopes({ order, box, plan }, ropes, faults);
  let crossings = 0;
  ropes.forEach((a, at) => {
    for (const b of ropes.slice(at + 1)) crossings += crossingsOf(a, b, plan);
  });
  const fewest = fewestKnown(order);
  if (crossings !== fewest) faults.push(`crossings: ${crossings}, and ${fewest} would do`);
  return { faults, crossings, namesOnRopes: judgeNames({ order, box, plan }, ropes, faults) };
}

function judgeMasks({ order, box, plan }: Case, faults: string[]): void {
  const names = plan.nodes.map((node) => node.wrestler).sort();
  if (names.join() !== '0,1,2,3,4,5') faults.push(`drawn: ${names.join()}`);
  plan.nodes.forEach((node, at) => {
    const { left, right, top, bottom } = boxOf(node);
    if (left < 0 || right > box.width || top < 0 || bottom > box.height)
      faults.push(`outside: mask ${node.wrestler}`);
    for (const other of plan.nodes.slice(at + 1)) {
      if (overlap(boxOf(node), boxOf(other)))
        faults.push(`overlap: masks ${node.wrestler} and ${other.wrestler}`);
      const ranked = node.standing === 'ranked' && other.standing === 'ranked';
      if (ranked && Math.abs(node.y - other.y) < 2)
        faults.push(`tie: ${node.wrestler} and ${other.wrestler} stand level`);
    }
    const { shelf } = plan;
    if (shelf === undefined) return;
    const onShelf = {
      left: shelf.x,
      right: shelf.x + shelf.width,
      top: shelf.y,
      bottom: shelf.y + shelf.height,
    };
    if (isRanked(order, node.wrestler) && overlap(boxOf(node), onShelf))
      faults.push(`shelf: ranked mask ${node.wrestler} on it`);
    if (!isRanked(order, node.wrestler) && (left < onShelf.left || bottom > onShelf.bottom))
      faults.push(`shelf: ${node.wrestler} beside it`);
  });
}

function judgeRopes({ order, plan }: Case, ropes: readonly Sampled[], faults: string[]): void {
  const nodeOf = (w: number) => plan.nodes.find((node) => node.wrestler === w) as NodePlan;
  const drawn = plan.ropes.map(({ winner, loser }) => `${winner}${loser}`).sort();
  const wanted = coversOf(order).map(([winner, loser]) => `${winner}${loser}`);
  if (drawn.join() !== wanted.sort().join()) faults.push(`ropes: ${drawn.join()}`);
  for (const { rope, xs, ys } of ropes) {
    const name = `rope ${rope.winner}–${rope.loser}`;
    if (nodeOf(rope.winner).y >= nodeOf(rope.loser).y) faults.push(`upside down: ${name}`);
    for (let n = 0; n < SAMPLES; n++)
      if ((ys[n + 1] as number) < (ys[n] as number) - 0.01) {
        faults.push(`rises: ${name}`);
        break;
      }
    for (const node of plan.nodes) {
      if (node.wrestler === rope.winner || node.wrestler === rope.loser) continue;
      const hit = xs.some((x, n) => {
        const dx = (x - node.x) / (node.width / 2 + ROPE);
        const dy = ((ys[n] as number) - node.y) / ((node.width * MASK) / 2 + ROPE);
        return dx * dx + dy * dy < 1;
      });
      if (hit) faults.push(`in the way: mask ${node.wrestler} of ${name}`);
    }
  }
}

/** Returns how many names ropes run through, which is not always avoidable. */
function judgeNames({ box, plan }: Case, ropes: readonly Sampled[], faults: string[]): number {
  const boxes = plan.nodes.map((node) =>
    nameBox(node, { nameSize: plan.nameSize, length: box.nameLength ?? NAME_LENGTH }),
  );
  let crossed = 0;
  plan.nodes.forEach((node, at) => {
    const name = boxes[at] as Rectangle;
    if (name.left < 20 || name.right > box.width + 0.5 || name.top < 0 || name.bottom > box.height)
      faults.push(`outside: name ${node.wrestler}`);
    for (const other of plan.nodes)
      if (other !== node && touches(name, other))
        faults.push(`name ${node.wrestler} on mask ${other.wrestler}`);
    boxes.forEach((other, to) => {
      if (to > at && overlap(name, other)) faults.push(`names ${at} and ${to} overlap`);
    });
    const through = ropes.some(
      ({ rope, xs, ys }) =>
        !(node.name.kind === 'bar' && rope.winner === node.wrestler) &&
        xs.some((x, n) => {
          const y = ys[n] as number;
          return x > name.left && x < name.right && y > name.top && y < name.bottom;
        }),
    );
    if (through) crossed++;
  });
  return crossed;
}
