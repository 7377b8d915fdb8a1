/**
 * `npm run bench:bots`: how long decisions take, in V8 and in the real Hermes VM that phones have.
 * Means and worst ones are processor time, told by the system for whole processes (a run that decides
 * nothing is taken off), so a busy machine does not count. Pieces, the work between two looks at the
 * clock, are the shortest of several times on the wall: a slice of 4 ms ends one piece later at most.
 *
 *   npm run bench:bots -- [--players 2,3,4,5,6] [--bots club,expert,champion] [--seasons 3]
 *                         [--times 8] [--vm both|v8|hermes] [--game mascarade --book manual]
 */

import { build } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pieces } from './bench-bots/measure';
import { ROOT } from './lib/bundled';
import { NO_HERMES, bundleForHermes, findHermes } from './lib/hermes';
import { readOptions } from './lib/options';

const options = readOptions(process.argv.slice(2), {
  game: 'maskmen',
  book: 'printed',
  players: '2,3,4,5,6',
  bots: 'club,expert,champion',
  seasons: '3',
  times: '8',
  vm: 'both',
});

const MASCARADE = options.game === 'mascarade';
const MEASURES = MASCARADE ? '@/tools/mascarade/measure' : '@/tools/bench-bots/measure';

/** A VM: how it is started, how a program becomes one it runs, its clock and its voice. */
interface Vm {
  readonly name: string;
  readonly command: readonly string[];
  readonly bundle: (source: string) => Promise<string>;
  readonly clock: string;
  readonly print: string;
}

const V8: Vm = {
  name: 'V8',
  command: [process.execPath],
  bundle: async (source) => {
    const bundled = await build({
      stdin: { contents: source, resolveDir: ROOT, loader: 'ts' },
      bundle: true,
      write: false,
      format: 'iife',
      target: 'node20',
      alias: { '@': ROOT },
    });
    return bundled.outputFiles[0]?.text ?? '';
  },
  clock: '() => performance.now()',
  print: 'console.log',
};

const hermesVm = (binary: string): Vm => ({
  name: 'Hermes',
  command: [binary, '-O'],
  bundle: bundleForHermes,
  clock: '() => Date.now()',
  print: 'print',
});

/** Seconds of `0m1.234s`. */
const seconds = (text: string): number => {
  const [, minutes = '0', rest = '0'] = /(\d+)m([\d.]+)s/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(rest);
};

interface Ran {
  readonly said: string;
  readonly processorMs: number;
}

/** Runs a program in a VM: what it printed, and the processor time of its process. */
async function run(vm: Vm, body: string): Promise<Ran> {
  const folder = mkdtempSync(join(tmpdir(), 'maskmen-bench-'));
  try {
    const file = join(folder, 'script.js');
    const source = `
      import { benchPositions, decideIn, timePieces } from '${MEASURES}';
      ${vm.print}(JSON.stringify(${body}));
    `;
    writeFileSync(file, await vm.bundle(source));
    const shell = ['-c', '"$@"; times', 'sh', ...vm.command, file];
    const lines = execFileSync('sh', shell, { encoding: 'utf8' }).trim().split('\n');
    const [user = '', system = ''] = (lines[lines.length - 1] ?? '').split(' ');
    return {
      said: lines[0] ?? '',
      processorMs: 1000 * (seconds(user) + seconds(system)),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(
  vm: Vm,
  players: number,
  level: string,
  kind: 'acting' | 'answering',
): Promise<string> {
  const games = Number(options.seasons);
  const asked = JSON.stringify({ book: options.book, players, games, kind });
  const positions = MASCARADE ? `benchPositions(${asked})` : `benchPositions(${players}, ${games})`;
  const bot = JSON.stringify(MASCARADE ? level : { level });
  const decide = (only: string, times: number): Promise<Ran> =>
    run(vm, `decideIn(${bot}, ${positions}, { only: ${only}, times: ${times} })`);
  const nothing = await decide('[]', 0);
  const all = await decide('undefined', 1);
  const mean = (all.processorMs - nothing.processorMs) / Number(all.said);
  const timing = await run(
    vm,
    `timePieces(${bot}, ${positions}, { now: ${vm.clock}, times: ${Number(options.times)} })`,
  );
  const { decisions, slowest, piece, beginning, end = 0 } = JSON.parse(timing.said) as Pieces;
  let worst = 0;
  for (const at of slowest) {
    const alone = await decide(`[${at}]`, 10);
    worst = Math.max(worst, (alone.processorMs - nothing.processorMs) / 10);
  }
  const longest = Math.max(4 + piece, beginning, end);
  return (
    `${String(players).padEnd(9)}${`${level}${MASCARADE ? ` ${kind}` : ''}`.padEnd(MASCARADE ? 20 : 11)}${String(decisions).padStart(9)}` +
    `${mean.toFixed(2).padStart(10)}${worst.toFixed(1).padStart(10)}${beginning.toFixed(1).padStart(11)}` +
    `${piece.toFixed(1).padStart(8)}${end.toFixed(1).padStart(6)}${longest.toFixed(1).padStart(15)}`
  );
}

async function report(vm: Vm): Promise<void> {
  console.log(`\n${vm.name}: processor ms a decision; wall ms of its parts, at their longest`);
  console.log(
    'players  bot        decisions      mean     worst  beginning   piece   end  longest slice',
  );
  for (const players of options.players.split(',').map(Number))
    for (const level of options.bots.split(','))
      for (const kind of MASCARADE ? (['acting', 'answering'] as const) : (['acting'] as const))
        console.log(await measure(vm, players, level, kind));
}

async function main(): Promise<void> {
  if (options.vm !== 'hermes') await report(V8);
  if (options.vm === 'v8') return;
  const binary = findHermes();
  if (binary === undefined) {
    console.error(`\n${NO_HERMES}`);
    process.exitCode = 1;
    return;
  }
  await report(hermesVm(binary));
}

void main();
