/**
 * `npm run bench:diagram`: how long the strength diagram's layout takes, for each of the 318 shapes
 * of order and for every step of real seasons, in the real Hermes VM and in V8. Machines are noisy:
 * each figure is the best of several runs. Says which orders take Hermes longer than they may.
 *
 * `-- --every 10` looks at one shape of ten, `-- --seasons 20` at so many seasons.
 */

import { build } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

import { wrestlerIndex } from '@/engine/view';

import { DESIGN, LANDSCAPE, LARGEST, SMALLEST, SMALL_PHONE } from './diagram/boxes';
import { allShapes } from './diagram/posets';
import { defeatsOfSeason } from './diagram/seasons';
import type { Times } from './diagram/timing';
import { NO_HERMES, bundleForHermes, findHermes, runHermes } from './lib/hermes';

const ROOT = resolve(__dirname, '..');
/** Milliseconds a layout may take on Hermes. */
const LIMIT = 2;
const BOXES = [SMALLEST, SMALL_PHONE, LANDSCAPE, DESIGN, LARGEST];

function numberAfter(flag: string, usual: number): number {
  const at = process.argv.indexOf(flag);
  return at < 0 ? usual : Math.max(1, Number(process.argv[at + 1]) || usual);
}

const every = numberAfter('--every', 1);
const shapes = allShapes().filter((_, at) => at % every === 0);
const seasons = Array.from({ length: numberAfter('--seasons', 40) }, (_, season) =>
  defeatsOfSeason(season, 2 + (season % 5)).map((defeat) => defeat.map(wrestlerIndex)),
);

/** The bench as a program: prints one line of JSON. */
const program = (clock: string, print: string): string => `
  import { timeLayouts } from '@/tools/diagram/timing';
  const orders = ${JSON.stringify(shapes)};
  const seasons = ${JSON.stringify(seasons)};
  const facts = { orders, seasons, clock: ${clock}, limit: ${LIMIT} };
  const boxes = ${JSON.stringify(BOXES)};
  ${print}(JSON.stringify(boxes.map((box) => timeLayouts({ ...facts, box }))));
`;

async function runInV8(): Promise<Times[]> {
  const source = program('() => performance.now()', 'console.log');
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

const runInHermes = async (): Promise<Times[]> =>
  JSON.parse(runHermes(await bundleForHermes(program('() => Date.now()', 'print')))) as Times[];

function line(name: string, times: readonly number[]): void {
  const sorted = [...times].sort((a, b) => a - b);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  const worst = sorted[sorted.length - 1] ?? 0;
  const figures = [mean, p95, worst].map((figure) => figure.toFixed(3).padStart(9));
  const over = times.filter((time) => time > LIMIT).length;
  console.log(`  ${name.padEnd(24)}${figures.join('')}${String(over).padStart(9)}`);
}

function report(vm: string, measured: readonly Times[]): number {
  console.log(`\n${vm}, ms a layout:${'mean      p95    worst'.padStart(34)}   > ${LIMIT} ms`);
  let over = 0;
  measured.forEach((times, at) => {
    const size = `${BOXES[at]?.width} × ${BOXES[at]?.height}`;
    for (const kind of ['fresh', 'folded'] as const) {
      line(
        `${size}, ${kind}`,
        times[kind].map(({ ms }) => ms),
      );
      for (const { rows, ms } of times[kind].filter((one) => one.ms > LIMIT)) {
        over++;
        if (vm === 'Hermes' && over <= 40) console.log(`    ${rows}: ${ms.toFixed(2)}`);
      }
    }
  });
  return over;
}

async function main(): Promise<void> {
  console.log(
    `${shapes.length} shapes of order, ${seasons.length} seasons; the best of several runs.`,
  );
  report('V8', await runInV8());
  if (findHermes() === undefined) {
    console.error(`\n${NO_HERMES}`);
    process.exitCode = 1;
    return;
  }
  const over = report('Hermes', await runInHermes());
  console.log(over === 0 ? `\nNone over ${LIMIT} ms.` : `\n${over} over ${LIMIT} ms.`);
  if (over > 0) process.exitCode = 1;
}

void main();
