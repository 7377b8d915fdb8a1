/**
 * `npm run prove:diagram`: lays out every partial order on six wrestlers, all 130,023, in the smallest
 * box and in the design's, and judges each drawing by its curves; then one order of ten in boxes of
 * any size between the smallest and the largest; then measures how much consecutive drawings of real
 * seasons move, with the memory of the drawing before and without. Shows its progress, prints what it
 * found and writes it to reports/prove-diagram.json.
 *
 * `-- --every 50` looks at one order of fifty, `-- --seasons 200` at so many seasons.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { layDiagram } from '@/components/maskmen/diagram/diagram-layout';
import type { DiagramBox } from '@/components/maskmen/diagram/plan';
import { makeSeed, nextBelow, seedRng } from '@/engine/truth';
import type { Order } from '@/engine/view';

import { DESIGN, LARGEST, SMALLEST } from './diagram/boxes';
import { judge } from './diagram/laws';
import type { Change, Movement, Moves } from './diagram/movement';
import { CHANGES, measureMovement } from './diagram/movement';
import { allOrders, allShapes } from './diagram/posets';

const REPORTS = resolve(__dirname, '../reports');
const ORDERS = 130_023;
const SHAPES = 318;

function numberAfter(flag: string, usual: number): number {
  const at = process.argv.indexOf(flag);
  return at < 0 ? usual : Math.max(1, Number(process.argv[at + 1]) || usual);
}

interface Proof {
  readonly box: string;
  readonly judged: number;
  readonly unlawful: number;
  /** The first few faults, each with its order's rows. */
  readonly faults: readonly string[];
  readonly crossings: number;
  readonly drawingsWithNamesOnRopes: number;
}

const sizeOf = (box: DiagramBox): string => `${box.width} × ${box.height}`;

function proveIn(name: string, orders: readonly Order[], boxAt: (at: number) => DiagramBox): Proof {
  const faults: string[] = [];
  let unlawful = 0;
  let crossings = 0;
  let named = 0;
  let told = Date.now();
  orders.forEach((order, at) => {
    const box = boxAt(at);
    // Every other with everybody played: the shelf then shows masks in full ink.
    const plan = layDiagram({ order, played: at % 2 === 0 ? 63 : 0, box });
    const found = judge({ order, box, plan });
    crossings += found.crossings;
    if (found.namesOnRopes > 0) named++;
    if (found.faults.length > 0) {
      unlawful++;
      if (faults.length < 20)
        faults.push(`${sizeOf(box)}, ${order.weaker.join()}: ${found.faults.join('; ')}`);
    }
    if (Date.now() - told < 5000) return;
    told = Date.now();
    console.log(`  ${name}: ${at + 1} of ${orders.length}, ${unlawful} unlawful`);
  });
  return {
    box: name,
    judged: orders.length,
    unlawful,
    faults,
    crossings,
    drawingsWithNamesOnRopes: named,
  };
}

/** A box between the smallest and the largest; large masks are for large windows. */
function anyBox(): DiagramBox {
  const width = SMALLEST.width + nextBelow(rng, LARGEST.width - SMALLEST.width + 1);
  const height = SMALLEST.height + nextBelow(rng, LARGEST.height - SMALLEST.height + 1);
  return { width, height, largestMask: width >= 560 && height >= 480 ? 86 : 46 };
}

const WHAT: Readonly<Record<Change, string>> = {
  ropes: 'only ropes were new',
  standing: 'levels as many as before',
  fork: 'a fork among five levels',
  levels: 'another number of levels',
};

const describe = (name: string, moves: Moves): string => {
  const { masks, mean, p95, far, aside, upOrDown, sideJumps, must } = moves;
  return (
    `    ${name.padEnd(26)}${String(masks).padStart(7)} masks: mean ${mean.toFixed(1)} px, ` +
    `p95 ${p95.toFixed(0)}, ${far.toFixed(1)} % over 24 px, ${upOrDown.toFixed(1)} % so far up or ` +
    `down with their level, ${aside.toFixed(1)} % sideways (${must.toFixed(1)} % for the fewest ` +
    `crossings alone), ${sideJumps.toFixed(1)} % jumped sides`
  );
};

function tell(memory: string, measured: Movement): void {
  console.log(`  memory ${memory}, ${measured.drawings} drawings; who kept a level moved`);
  console.log(describe('all', measured));
  for (const change of CHANGES) console.log(describe(WHAT[change], measured.by[change]));
}

const every = numberAfter('--every', 1);
const seasons = numberAfter('--seasons', 2000);
const all = [...allOrders()];
const shapes = allShapes().length;
console.log(`${all.length} orders, ${shapes} up to renaming.`);
const counted = all.length === ORDERS && shapes === SHAPES;
const orders = all.filter((_, at) => at % every === 0);
const proofs = [SMALLEST, DESIGN].map((box) => proveIn(sizeOf(box), orders, () => box));
const some = orders.filter((_, at) => at % 10 === 0);
const rng = seedRng(makeSeed([5, 17]), 1);
const between = some.map(anyBox);
proofs.push(proveIn('any box', some, (at) => between[at] as DiagramBox));
for (const proof of proofs) {
  console.log(
    `${proof.box}: ${proof.judged} judged, ${proof.unlawful} unlawful, ` +
      `${proof.drawingsWithNamesOnRopes} with a rope through a name`,
  );
  for (const fault of proof.faults) console.log(`  ${fault}`);
}
console.log(`Movement over ${seasons} four-player seasons, ${sizeOf(DESIGN)}:`);
const movement = (['on', 'off'] as const).map((memory) => {
  const measured = measureMovement({ seasons, box: DESIGN, memory });
  tell(memory, measured);
  return { memory, ...measured };
});
mkdirSync(REPORTS, { recursive: true });
const file = join(REPORTS, 'prove-diagram.json');
const result = { orders: all.length, shapes, every, proofs, seasons, movement };
writeFileSync(file, `${JSON.stringify(result, undefined, 2)}\n`);
const lawful = counted && proofs.every(({ unlawful }) => unlawful === 0);
console.log(`${lawful ? 'Proved' : 'NOT PROVED'}; written to reports/prove-diagram.json`);
process.exitCode = lawful ? 0 : 1;
