/**
 * `npm run budget`: what a phone pays for drawing, scene by scene while nothing happens and row by row
 * of docs/motion.md while it is played. The figures are those that the test of the same name holds to
 * their limits; Jest is where a phone's screens can be rendered without one.
 */

import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { findBin, runNode } from './lib/process.mjs';

const ROOT = join(__dirname, '..');
const FILE = join(ROOT, 'reports', 'budget.json');

/** As the test writes them. */
interface Figures {
  readonly views: number;
  readonly groups: number;
  readonly bytes: number;
  readonly redraws: number;
  readonly remounts: number;
}

const HEAD = ['native', 'groups with', 'MB of', '', ''];
const NAMES = ['views', 'opacity', 'bitmaps', 'redraws', 'remounts'];

const line = (name: string, cells: readonly string[]): string =>
  name.padEnd(18) + cells.map((cell) => cell.padStart(13)).join('');

function table(title: string, figures: Readonly<Record<string, Figures>>): string {
  const rows = Object.entries(figures).map(([name, row]) =>
    line(name, [
      String(row.views),
      String(row.groups),
      (row.bytes / 1e6).toFixed(1),
      row.redraws.toFixed(0),
      String(row.remounts),
    ]),
  );
  return [line('', HEAD), line(title, NAMES), ...rows].join('\n');
}

async function main(): Promise<void> {
  mkdirSync(join(ROOT, 'reports'), { recursive: true });
  rmSync(FILE, { force: true });
  const { code, output } = await runNode(
    [findBin(ROOT, 'jest'), 'drawing-budget', '--selectProjects', 'ui-android', '--ci'],
    {
      cwd: ROOT,
      env: { MASKMEN_BUDGET: FILE },
    },
  );
  if (code !== 0) console.log(output);
  const { rest, rows } = JSON.parse(readFileSync(FILE, 'utf8')) as Record<
    'rest' | 'rows',
    Record<string, Figures>
  >;
  console.log(`${table('at rest, a second', rest)}\n\n${table('while', rows)}`);
  process.exitCode = code;
}

void main();
