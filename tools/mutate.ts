/**
 * `npm run mutate [-- word]`: are the tests awake? Each patch does one small wrong to the rules in a
 * copy of the project, and the engine's tests must then fail: quick ones first, all of them before a
 * patch is said to survive. Prints which test fell to each, and exits with 1 if one survives. With a
 * word, only the patches that have it in their description.
 */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { Patch } from './mutation/patches';
import { PATCHES } from './mutation/patches';

const ROOT = resolve(__dirname, '..');
const JEST = join(ROOT, 'node_modules/jest/bin/jest.js');
const NOT_COPIED = ['node_modules', '.git', 'build', 'dist', 'reports', '.expo', 'ios', 'android'];

/** Which tests run, in order: most patches fall within a second or two. */
const ROUNDS: readonly (readonly string[])[] = [
  ['engine/(seasons|matches|setup|deals|notation)\\.test'],
  ['engine/laws-'],
  [],
];

/** A playing loop broken by a patch may never end: that is a fall too. */
const LONGEST_ROUND = 400_000;

interface JestReport {
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly title: string }[];
  }[];
}

function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'maskmen-mutate-'));
  cpSync(ROOT, copy, {
    recursive: true,
    filter: (path) => !(NOT_COPIED.includes(basename(path)) && resolve(path, '..') === ROOT),
  });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}

/** The first test that fell, or undefined when all stood. */
function firstFallen(copy: string, patterns: readonly string[]): string | undefined {
  const output = join(copy, 'mutate-report.json');
  rmSync(output, { force: true });
  const run = spawnSync(
    process.execPath,
    [
      ...[JEST, '--selectProjects', 'engine', '--bail', '--runInBand', '--silent'],
      ...['--json', '--outputFile', output, ...patterns],
    ],
    { cwd: copy, encoding: 'utf8', timeout: LONGEST_ROUND },
  );
  if (run.error !== undefined && 'code' in run.error && run.error.code === 'ETIMEDOUT')
    return 'a test that did not end';
  if (run.status === 0) return undefined;
  const report = JSON.parse(readFileSync(output, 'utf8')) as JestReport;
  for (const { name, assertionResults, message } of report.testResults) {
    const fallen = assertionResults.find(({ status }) => status === 'failed');
    if (fallen !== undefined) return `${basename(name)}: ${fallen.title}`;
    if (assertionResults.length === 0 && message !== '') return `${basename(name)}, whole`;
  }
  throw new Error(`Jest failed without a fallen test:\n${run.stderr}`);
}

/** Applies a patch to a file of the copy, and returns its text as it was. */
function apply(copy: string, { file, find, replace, what }: Patch): string {
  const path = join(copy, 'engine/maskmen', file);
  const source = readFileSync(path, 'utf8');
  const found = source.split(find).length - 1;
  if (found !== 1)
    throw new Error(`"${what}": found ${found} times in ${file}, not once:\n${find}`);
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  return source;
}

const word = process.argv[2] ?? '';
const chosen = PATCHES.filter(({ what }) => what.includes(word));
const copy = copyProject();
let survivors = 0;
try {
  // All must apply before the first long run, and the tests must stand before they can fall.
  for (const patch of chosen)
    writeFileSync(join(copy, 'engine/maskmen', patch.file), apply(copy, patch));
  for (const patterns of ROUNDS) {
    const fallen = firstFallen(copy, patterns);
    if (fallen !== undefined) throw new Error(`without any patch there falls ${fallen}`);
    if (word !== '') break;
  }
  for (const patch of chosen) {
    const source = apply(copy, patch);
    let fallen: string | undefined;
    for (const patterns of ROUNDS) fallen ??= firstFallen(copy, patterns);
    writeFileSync(join(copy, 'engine/maskmen', patch.file), source);
    if (fallen === undefined) survivors++;
    console.log(`${fallen === undefined ? 'SURVIVES' : 'falls   '}  ${patch.what}`);
    console.log(`          ${fallen ?? 'no test noticed'}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`${chosen.length - survivors} passed, ${survivors} failed`);
process.exitCode = survivors > 0 || chosen.length === 0 ? 1 : 0;
