/**
 * `npm run bench`: full random seasons per second, dealt and played, for 2–6 players, in V8 and in
 * the real Hermes VM, which is the one that counts: phones have it. Bundled and run in a process of
 * its own, since a script runner's wrappers would cost V8 a third. Machines are noisy, so each figure
 * is the best of several short runs, with the median beside it.
 *
 * The reference is a prototype's, measured on two server cores. Then what things cost in the browser as
 * they grow, which `npm run bench -- growth` tells alone (MASKMEN_WEB_BUILD names a build to measure);
 * `npm run bench -- mascarade` tells the second game's speed alone.
 */

import { build } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { KEPT, measureGrowth, type Growth } from './bench/growth';
import type { Measured } from './bench/main';
import type { MascaradeSpeed } from './bench/mascarade';
import { NO_HERMES, bundleForHermes, findHermes, runHermes } from './lib/hermes';
import { median } from './lib/median';

const ROOT = resolve(__dirname, '..');
const PLAYERS = [2, 3, 4, 5, 6] as const;

const REFERENCE = {
  V8: [1322, 734, 423, 407, 340],
  Hermes: [57.9, 31.4, 22.6, 21.2, 19.1],
} as const;
type Vm = keyof typeof REFERENCE;

const ONLY_MASCARADE = process.argv.includes('mascarade');

/** The bench as a program: prints one line of JSON. */
const program = (clock: string, print: string): string => `
  import { measureAll } from '@/tools/bench/main';
  import { measureMascarade } from '@/tools/bench/mascarade';
  const maskmen = ${ONLY_MASCARADE ? '[]' : `measureAll(${clock}, 40)`};
  ${print}(JSON.stringify({ maskmen, mascarade: measureMascarade(${clock}, 300) }));
`;

interface All {
  readonly maskmen: Measured[];
  readonly mascarade: MascaradeSpeed[];
}

/** V8 can tell the time it was given by the machine; Hermes knows only the clock on the wall. */
const CPU_CLOCK =
  '() => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; }';
const WALL_CLOCK = '() => Date.now()';

async function runInV8(): Promise<All> {
  const bundled = await build({
    stdin: { contents: program(CPU_CLOCK, 'console.log'), resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'node20',
    alias: { '@': ROOT },
  });
  const script = bundled.outputFiles[0]?.text ?? '';
  const output = execFileSync(process.execPath, ['-'], { input: script, encoding: 'utf8' });
  return JSON.parse(output) as All;
}

const runInHermes = async (): Promise<All> =>
  JSON.parse(runHermes(await bundleForHermes(program(WALL_CLOCK, 'print')))) as All;

const best = (values: readonly number[]): number => Math.max(...values);

/** A line of the table: a name, then a figure for each number of players. */
function line(name: string, figures: readonly number[], digits = 0): void {
  const cells = figures.map((figure) => figure.toFixed(digits).padStart(9));
  console.log(`  ${name.padEnd(38)}${cells.join('')}`);
}

/** Mascarade: whole random games of the printed book. */
function reportMascarade(measured: readonly MascaradeSpeed[]): void {
  const all = (pick: (row: MascaradeSpeed) => number): number[] => measured.map(pick);
  console.log('');
  line(
    'Mascarade, players',
    all(({ players }) => players),
  );
  line(
    'games/s, best',
    all(({ gamesPerSecond }) => gamesPerSecond),
  );
  line(
    'milliseconds a game',
    all(({ gamesPerSecond }) => 1000 / gamesPerSecond),
    3,
  );
  line(
    'moves a game',
    all(({ movesPerGame }) => movesPerGame),
    1,
  );
}

function report(vm: Vm, { maskmen: measured, mascarade }: All): void {
  if (ONLY_MASCARADE) {
    console.log(`\n${vm}`);
    return reportMascarade(mascarade);
  }
  const reference = REFERENCE[vm];
  const digits = vm === 'V8' ? 0 : 1;
  const perSecond = (pick: (values: readonly number[]) => number, of: 'loop' | 'generic') =>
    measured.map((row) => pick(row[of].seasonsPerSecond) / 1000);
  const seasons = perSecond(best, 'loop');
  const nanoseconds = (of: 'loop' | 'generic') =>
    measured.map((row) => 1e9 / (best(row[of].seasonsPerSecond) * row[of].movesPerSeason));
  const growth = (values: readonly number[]) => values.map((value) => value / (values[0] ?? 1));
  console.log(`\n${vm}, by ${vm === 'V8' ? 'processor time' : 'the clock on the wall'}`);
  line('players', PLAYERS);
  line('seasons/s, thousands, best', seasons, digits);
  line('  median', perSecond(median, 'loop'), digits);
  line('  reference', reference, digits);
  line(
    '  best against reference',
    seasons.map((figure, at) => figure / (reference[at] ?? 1)),
    2,
  );
  line('  growth: time a season, against two', growth(seasons.map((figure) => 1 / figure)), 2);
  line(
    'moves a season',
    measured.map((row) => row.loop.movesPerSeason),
    1,
  );
  line('nanoseconds a move, best', nanoseconds('loop'), digits);
  line('  growth: against two', growth(nanoseconds('loop')), 2);
  line('listMoves + advance, thousands/s, best', perSecond(best, 'generic'), digits);
  line('  median', perSecond(median, 'generic'), digits);
  line('  nanoseconds a move, best', nanoseconds('generic'), digits);
  line(
    'clone of a season, nanoseconds, best',
    measured.map((row) => 1e9 / best(row.clonesPerSecond)),
  );
  reportMascarade(mascarade);
}

/** Figures of what grows, each beside what it was when it was small. */
function reportGrowth({ start, move, log, logged, seasons }: Growth): void {
  const row = (name: string, figures: readonly number[]): void => {
    const cells = figures.map((figure) => `${figure.toFixed(1)} ms`.padStart(11));
    const ratio = (figures[figures.length - 1] ?? 0) / (figures[0] ?? 1);
    console.log(`  ${name.padEnd(44)}${cells.join('')}   × ${ratio.toFixed(2)}`);
  };
  console.log(
    '\nIn the browser, by the processor time of the page, best of several; last against first',
  );
  row(`start to table, ${KEPT.join(', ')} saves set aside`, start);
  row('start to table, first and fourth season', seasons);
  row('a move, table of two and of six', move);
  row(`opening the log, ${logged.join(' and ')} moves`, log);
}

async function main(): Promise<void> {
  if (process.argv.includes('growth')) return reportGrowth(await measureGrowth());
  console.log('Full random seasons, dealt and played; reference: a prototype on two server cores.');
  report('V8', await runInV8());
  if (findHermes() === undefined) {
    console.error(`\n${NO_HERMES}`);
    process.exitCode = 1;
    return;
  }
  report('Hermes', await runInHermes());
  if (ONLY_MASCARADE) return;
  reportGrowth(await measureGrowth());
}

void main();
