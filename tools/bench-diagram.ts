/**
 * `npm run bench:diagram`: how long the strength diagram's layout takes, for each of the 318 shapes
 * of order and for every step of real seasons, with names as long as each language writes them, in
 * the real Hermes VM and in V8. Machines are noisy: each figure is the best of several runs. Says
 * which orders take Hermes longer than they may, and the worst of every language.
 *
 * `-- --every 10` looks at one shape of ten, `-- --seasons 20` at so many seasons, `-- --boxes
 * 288x130,300x160` at these boxes, `-- --language ja` at one language, `-- --hermes` at Hermes alone.
 * `-- --grid` counts the effort in 120 boxes first and times those in which a layout takes the most.
 */

import { build } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

import type { DiagramBox } from '@/components/maskmen/diagram/plan';
import { wrestlerIndex } from '@/engine/view';
import { LANGUAGES } from '@/i18n/languages';

import { DESIGN, FLAT, LANDSCAPE, LARGEST, LOW, SMALLEST, SMALL_PHONE } from './diagram/boxes';
import { GRID, boxOf, hardestOf } from './diagram/grid';
import type { NameLength } from './diagram/languages';
import { findNameLengths } from './diagram/languages';
import { allShapes } from './diagram/posets';
import { defeatsOfSeason } from './diagram/seasons';
import type { Times } from './diagram/timing';
import { NO_HERMES, bundleForHermes, findHermes, runHermes } from './lib/hermes';

const ROOT = resolve(__dirname, '..');
/** Milliseconds a layout may take on Hermes. */
const LIMIT = 2;
const BOXES = [SMALLEST, FLAT, LOW, SMALL_PHONE, LANDSCAPE, DESIGN, LARGEST];

function wordAfter(flag: string): string | undefined {
  const at = process.argv.indexOf(flag);
  return at < 0 ? undefined : process.argv[at + 1];
}

const numberAfter = (flag: string, usual: number): number =>
  Math.max(1, Number(wordAfter(flag)) || usual);

/** A box by its name, such as 288x130. */
function boxCalled(name: string): DiagramBox {
  const [width = 0, height = 0] = name.split('x').map(Number);
  return boxOf(width, height);
}

const every = numberAfter('--every', 1);
const shapes = allShapes().filter((_, at) => at % every === 0);
const seasons = Array.from({ length: numberAfter('--seasons', 40) }, (_, season) =>
  defeatsOfSeason(season, 2 + (season % 5)).map(
    ([winner, loser]) => [wrestlerIndex(winner), wrestlerIndex(loser)] as const,
  ),
);

/** A box, and the names in it. */
interface Case {
  readonly box: DiagramBox;
  readonly names: NameLength;
}

interface Program {
  readonly cases: readonly Case[];
  readonly clock: string;
  readonly print: string;
}

/** The bench as a program: prints one line of JSON. */
const programOf = ({ cases, clock, print }: Program): string => `
  import { timeLayouts } from '@/tools/diagram/timing';
  const orders = ${JSON.stringify(shapes)};
  const seasons = ${JSON.stringify(seasons)};
  const facts = { orders, seasons, clock: ${clock}, limit: ${LIMIT * 0.5} };
  const boxes = ${JSON.stringify(cases.map(({ box }) => box))};
  ${print}(JSON.stringify(boxes.map((box) => timeLayouts({ ...facts, box }))));
`;

async function runInV8(cases: readonly Case[]): Promise<Times[]> {
  const source = programOf({ cases, clock: '() => performance.now()', print: 'console.log' });
  const bundled = await build({
    stdin: { contents: source, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'node20',
    alias: { '@': ROOT },
  });
  const input = bundled.outputFiles[0]?.text ?? '';
  const options = { input, encoding: 'utf8', maxBuffer: 1 << 28 } as const;
  return JSON.parse(execFileSync(process.execPath, ['-'], options)) as Times[];
}

async function runInHermes(cases: readonly Case[]): Promise<Times[]> {
  const source = programOf({ cases, clock: '() => Date.now()', print: 'print' });
  return JSON.parse(runHermes(await bundleForHermes(source))) as Times[];
}

function line(name: string, times: readonly number[]): void {
  const sorted = [...times].sort((a, b) => a - b);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  const worst = sorted[sorted.length - 1] ?? 0;
  const figures = [mean, p95, worst].map((figure) => figure.toFixed(3).padStart(9));
  const over = times.filter((time) => time > LIMIT).length;
  console.log(`  ${name.padEnd(34)}${figures.join('')}${String(over).padStart(9)}`);
}

/** Prints what was measured, and returns how many took too long. */
function report(vm: string, cases: readonly Case[], measured: readonly Times[]): number {
  console.log(`\n${vm}, ms a layout:${'mean      p95    worst'.padStart(44)}   > ${LIMIT} ms`);
  const worst = new Map<string, number>();
  let over = 0;
  measured.forEach((times, at) => {
    const { box, names } = cases[at] as Case;
    for (const kind of ['fresh', 'folded'] as const) {
      const all = times[kind].map(({ ms }) => ms);
      line(`${box.width} × ${box.height}, ${names.languages.join(' ')}, ${kind}`, all);
      for (const language of names.languages)
        worst.set(language, Math.max(worst.get(language) ?? 0, ...all));
      for (const { rows, ms } of times[kind].filter((one) => one.ms > LIMIT)) {
        over++;
        if (vm === 'Hermes' && over <= 40) console.log(`    ${rows}: ${ms.toFixed(2)}`);
      }
    }
  });
  const told = LANGUAGES.map((language) => `${language} ${(worst.get(language) ?? 0).toFixed(2)}`);
  console.log(`  The worst of each language: ${told.join(', ')}.`);
  return over;
}

/** So many of the hardest are timed. */
const HARDEST = 12;

/** Of all cases those with the hardest layouts, which are told. */
function pickHardest(cases: readonly Case[]): Case[] {
  const found = cases.map((each) => ({
    each,
    ...hardestOf({ orders: shapes, seasons, box: each.box }),
  }));
  found.sort((a, b) => b.effort - a.effort);
  const picked = found.slice(0, HARDEST);
  console.log(`\nThe most effort of a layout, in the ${HARDEST} hardest of ${cases.length} cases:`);
  for (const { each, effort, rows } of picked) {
    const { box, names } = each;
    const where = `${box.width} × ${box.height}, ${names.languages.join(' ')}`;
    console.log(`  ${where.padEnd(34)}${effort.toFixed(0).padStart(9)}   ${rows}`);
  }
  return picked.map(({ each }) => each);
}

async function main(): Promise<void> {
  const spoken = wordAfter('--language');
  const lengths = (await findNameLengths()).filter(
    ({ languages }) => spoken === undefined || languages.some((language) => language === spoken),
  );
  const isGrid = process.argv.includes('--grid');
  const boxes = wordAfter('--boxes')?.split(',').map(boxCalled) ?? (isGrid ? GRID : BOXES);
  const all = boxes.flatMap((box) =>
    lengths.map((names): Case => ({ box: { ...box, nameLength: names.nameLength }, names })),
  );
  console.log(
    `${shapes.length} shapes of order, ${seasons.length} seasons; the best of several runs.`,
  );
  const cases = isGrid ? pickHardest(all) : all;
  if (!process.argv.includes('--hermes')) report('V8', cases, await runInV8(cases));
  if (findHermes() === undefined) {
    console.error(`\n${NO_HERMES}`);
    process.exitCode = 1;
    return;
  }
  const over = report('Hermes', cases, await runInHermes(cases));
  console.log(over === 0 ? `\nNone over ${LIMIT} ms.` : `\n${over} over ${LIMIT} ms.`);
  if (over > 0) process.exitCode = 1;
}

void main();
