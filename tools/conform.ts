/**
 * `npm run conform -- <folder>`: runs every row of every `*.jsonl` in the folder and in those below it
 * through the engine, prints a readable difference for each that fails, and ends with
 * `N passed, N failed`, counting rows; exit code 1 if any did, or if there was nothing to check. In a
 * file with a name that no game has every row fails, and where it has none the file itself.
 */

import { readFileSync, readdirSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { isKnownFile, judgeLine } from './conformance/judges';

const DEFAULT_FOLDER = join(__dirname, '../__tests__/golden/vectors');
const MOST_SHOWN = 12;

/** Every file of rows in a folder and below it, in the order of their names. */
const rowFilesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return rowFilesIn(path);
      return entry.name.endsWith('.jsonl') ? [path] : [];
    });

interface Count {
  passed: number;
  failed: number;
}

function checkFile(path: string): Count {
  const count: Count = { passed: 0, failed: 0 };
  const file = basename(path);
  readFileSync(path, 'utf8')
    .split('\n')
    .forEach((line, at) => {
      if (line.trim() === '') return;
      const differences = judgeLine(file, line);
      count[differences.length === 0 ? 'passed' : 'failed']++;
      if (differences.length === 0 || count.failed > MOST_SHOWN) return;
      console.log(`${path}:${at + 1}`);
      for (const difference of differences.slice(0, MOST_SHOWN)) console.log(`  ${difference}`);
      if (differences.length > MOST_SHOWN)
        console.log(`  and ${differences.length - MOST_SHOWN} more`);
    });
  if (!isKnownFile(file)) {
    count.failed = Math.max(1, count.failed);
    console.log(`${path}: no file of rows is called so`);
  }
  return count;
}

const folder = resolve(process.argv[2] ?? DEFAULT_FOLDER);
const total: Count = { passed: 0, failed: 0 };
for (const path of rowFilesIn(folder)) {
  const { passed, failed } = checkFile(path);
  total.passed += passed;
  total.failed += failed;
  console.log(`${relative(folder, path)}: ${passed} of ${passed + failed} hold`);
}
if (total.passed + total.failed === 0) console.error(`No rows in ${folder}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
