/**
 * `npm run conform -- <folder>`: runs every row of the folder's vectors through the engine, prints a
 * readable difference for each that fails, and ends with `N passed, N failed`; exit code 1 if any
 * did, or if there was nothing to check.
 */

import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Differences } from './conformance/rows';
import { checkIllegal, checkMatch, checkPerft, checkSeason } from './conformance/rows';

const DEFAULT_FOLDER = join(__dirname, '../__tests__/golden/vectors');
const MOST_SHOWN = 12;

type Check = (row: never) => Differences;

const KINDS: readonly (readonly [file: string, check: Check])[] = [
  ['seasons.jsonl', checkSeason as Check],
  ['illegal.jsonl', checkIllegal as Check],
  ['matches.jsonl', checkMatch as Check],
  ['perft.jsonl', checkPerft as Check],
];

/** What differs in a row; a row that cannot be read or played differs too. */
function check(line: string, by: Check): Differences {
  try {
    return by(JSON.parse(line) as never);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function checkFile(path: string, by: Check): { passed: number; failed: number } {
  const count = { passed: 0, failed: 0 };
  const lines = readFileSync(path, 'utf8').split('\n');
  lines.forEach((line, at) => {
    if (line.trim() === '') return;
    const differences = check(line, by);
    count[differences.length === 0 ? 'passed' : 'failed']++;
    if (differences.length === 0 || count.failed > MOST_SHOWN) return;
    console.log(`${path}:${at + 1}`);
    for (const difference of differences.slice(0, MOST_SHOWN)) console.log(`  ${difference}`);
    if (differences.length > MOST_SHOWN)
      console.log(`  and ${differences.length - MOST_SHOWN} more`);
  });
  return count;
}

const folder = resolve(process.argv[2] ?? DEFAULT_FOLDER);
let passed = 0;
let failed = 0;
for (const [file, by] of KINDS) {
  const path = join(folder, file);
  if (!existsSync(path)) continue;
  const count = checkFile(path, by);
  passed += count.passed;
  failed += count.failed;
  console.log(`${file}: ${count.passed} of ${count.passed + count.failed} rows hold`);
}
if (passed + failed === 0)
  console.error(`No vectors in ${folder}: expected ${KINDS.map(([file]) => file).join(', ')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
