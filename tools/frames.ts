/**
 * `npm run frames`: how smooth the table is on a slow processor, beside an empty page in the same
 * run, and how heavy the web bundle is, beside one empty screen with the same packages.
 *
 *   --dist FOLDER   measures this web build instead of a fresh one
 *   --only TEXT     only what has it in its name, and the empty page
 *   --times N       every row so many times (5): a machine has neighbours, and a median few of them
 *   --no-bundle     leaves the sizes out
 *   --bundle        the sizes alone
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from './lib/browser';
import { exportWeb } from './lib/export-web';
import { serveFolder } from './lib/web-server';
import { emptyScreenBytes, firstLoadBytes, scriptBytes } from './frames/bundle';
import { measure, measureFirstTable, type Measured } from './frames/measure';
import { summarise, type Summary } from './frames/summary';
import { SCENARIOS } from './frames/scenarios';

const ROOT = join(__dirname, '..');
/** What is asked: no task longer, and at most so many points of slow frames more than when empty. */
const LONGEST_TASK_MS = 50;
const POINTS = 2;
const MOST_WEIGHT = 1.35;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const HEAD = [
  'with the processor slowed down 4 times'.padEnd(38),
  'frames'.padStart(6),
  'over 20 ms'.padStart(11),
  'least–most'.padStart(11),
  'worst frame'.padStart(12),
  'longest task'.padStart(13),
].join(' ');

function line(row: Summary, empty: Summary): string {
  const points = (row.slowShare - empty.slowShare) * 100;
  const fine = points <= POINTS && row.longestTask <= LONGEST_TASK_MS;
  const [least, most] = row.slowShares.map((share) => (share * 100).toFixed(1));
  return [
    row.name.padEnd(38),
    String(row.frames).padStart(6),
    percent(row.slowShare).padStart(11),
    `${least}–${most}`.padStart(11),
    `${row.worstFrame.toFixed(0)} ms`.padStart(12),
    `${row.longestTask.toFixed(0)} ms`.padStart(13),
    fine ? '  ok' : '  over',
  ].join(' ');
}

async function measureAll(dist: string, only: string, times: number): Promise<void> {
  const server = await serveFolder(dist);
  const browser = await launchBrowser();
  try {
    console.log(`${HEAD}\n(medians of ${times})`);
    let empty: Summary | undefined;
    for (const scenario of SCENARIOS) {
      if (scenario.texts !== undefined && !scenario.name.includes(only)) continue;
      const runs: Measured[] = [];
      while (runs.length < times) runs.push(await measure(browser, server.origin, scenario));
      const row = summarise(runs);
      empty ??= row;
      console.log(line(row, empty));
    }
    const played = SCENARIOS.find(({ texts }) => texts !== undefined)?.texts ?? {};
    const first = await measureFirstTable(browser, server.origin, played);
    console.log(`from the address to the first table: ${(first / 1000).toFixed(1)} s`);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Sizes beside those of one empty screen with the same packages, built in the same run. */
async function weigh(dist: string): Promise<void> {
  const empty = await emptyScreenBytes(ROOT);
  const browser = await launchBrowser();
  const tell = (what: string, bytes: number): void => {
    const times = bytes / empty;
    const verdict = times <= MOST_WEIGHT ? 'ok' : `over ${MOST_WEIGHT}`;
    const size = `${Math.round(bytes / 1000)} kB`.padStart(7);
    console.log(`  ${what.padEnd(40)} ${size}, ${times.toFixed(2)} times that  ${verdict}`);
  };
  const kilobytes = Math.round(empty / 1000);
  console.log(`scripts, gzip: one empty screen with the same packages ${kilobytes} kB`);
  try {
    const poster = { path: '/', texts: {}, selector: 'h1' };
    tell('asked for before the poster is seen', await firstLoadBytes(dist, browser, poster));
    const texts = SCENARIOS.find((scenario) => scenario.texts !== undefined)?.texts ?? {};
    const table = { path: '/table', texts, selector: '[aria-label^="Hand of"]' };
    tell('before a table, opened by its address', await firstLoadBytes(dist, browser, table));
  } finally {
    await browser.close();
  }
  tell('all of them, every language', scriptBytes(dist));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      dist: { type: 'string' },
      only: { type: 'string', default: '' },
      times: { type: 'string', default: '5' },
      'no-bundle': { type: 'boolean', default: false },
      bundle: { type: 'boolean', default: false },
    },
  });
  const dist = values.dist ?? join(ROOT, 'build', 'web-frames');
  if (values.dist === undefined) await exportWeb(dist);
  const times = Math.max(1, Math.floor(Number(values.times)) || 1);
  if (!values.bundle) await measureAll(dist, values.only, times);
  if (!values['no-bundle']) await weigh(dist);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
