/**
 * `npm run frames`: how smooth the table is on a slow processor, beside an empty page in the same
 * run, and how heavy the web bundle is, beside one empty screen with the same packages.
 *
 *   --dist FOLDER   measures this web build instead of a fresh one
 *   --only TEXT     only what has it in its name, and the empty page
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
import { SCENARIOS } from './frames/scenarios';

const ROOT = join(__dirname, '..');
/** What is asked: no task longer, and at most so many points of slow frames more than when empty. */
const LONGEST_TASK_MS = 50;
const POINTS = 2;
const MOST_WEIGHT = 1.35;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function line(row: Measured, empty: Measured): string {
  const points = (row.slowShare - empty.slowShare) * 100;
  const fine = points <= POINTS && row.longestTask <= LONGEST_TASK_MS;
  return [
    row.name.padEnd(36),
    String(row.frames).padStart(6),
    percent(row.slowShare).padStart(10),
    `${row.worstFrame.toFixed(0)} ms`.padStart(11),
    `${row.longestTask.toFixed(0)} ms`.padStart(12),
    fine ? '  ok' : '  over',
  ].join(' ');
}

async function measureAll(dist: string, only: string): Promise<void> {
  const server = await serveFolder(dist);
  const browser = await launchBrowser();
  try {
    console.log(
      `${'with the processor slowed down 4 times'.padEnd(36)} frames  over 20 ms worst frame longest task`,
    );
    let empty: Measured | undefined;
    for (const scenario of SCENARIOS) {
      if (scenario.texts !== undefined && !scenario.name.includes(only)) continue;
      const row = await measure(browser, server.origin, scenario);
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
      'no-bundle': { type: 'boolean', default: false },
      bundle: { type: 'boolean', default: false },
    },
  });
  const dist = values.dist ?? join(ROOT, 'build', 'web-frames');
  if (values.dist === undefined) await exportWeb(dist);
  if (!values.bundle) await measureAll(dist, values.only);
  if (!values['no-bundle']) await weigh(dist);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
