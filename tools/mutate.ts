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
import { MASCARADE_PATCHES } from './mutation/mascarade-patches';
import { PATCHES } from './mutation/patches';

const ROOT = resolve(__dirname, '..');
const JEST = join(ROOT, 'node_modules/jest/bin/jest.js');
const NOT_COPIED = ['node_modules', '.git', 'build', 'dist', 'reports', '.expo', 'ios', 'android'];

/** Which tests run, in order: most patches fall within a second or two. */
const ROUNDS: readonly (readonly string[])[] = [
  ['engine/(seasons|matches|setup|deals|notation|opening|rule-sets|worked-positions)\\.test'],
  ['engine/laws-'],
  [],
];

/** The same for the second game, whose rules no other test knows. */
const MASCARADE_ROUNDS: readonly (readonly string[])[] = [
  ['engine/mascarade-(examples|rows)\\.test'],
  ['engine/mascarade-laws\\.test'],
  ['engine/mascarade-'],
];

/** A playing loop broken by a patch may never end: that is a fall too. */
const LONGEST_ROUND = 400_000;

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
  const run = spawnSync(
    process.execPath,
    [JEST, '--selectProjects', 'engine', '--bail', '--runInBand', '--ci', ...patterns],
    {
      cwd: copy,
      encoding: 'utf8',
      timeout: LONGEST_ROUND,
      env: { ...process.env, FORCE_COLOR: '0' },
    },
  );
  if (run.error !== undefined && 'code' in run.error && run.error.code === 'ETIMEDOUT')
    return 'a test that did not end';
  if (run.status === 0) return undefined;
  // Jest writes no report after --bail, so what fell is read from what it printed.
  const file = /^FAIL .*?([^/\\\s]+\.test\.ts)/m.exec(run.stderr)?.[1];
  const title = /^ {2}● (.+)$/m.exec(run.stderr)?.[1];
  if (file === undefined || title === undefined)
    throw new Error(`Jest failed without a fallen test:\n${run.stderr}`);
  return `${file}: ${title}`;
}

/** Does something while a patch is applied to the copy. */
function withPatch<T>(
  copy: string,
  { folder = 'engine/maskmen', file, find, replace, what }: Patch,
  action: () => T,
): T {
  const path = join(copy, folder, file);
  const source = readFileSync(path, 'utf8');
  const found = source.split(find).length - 1;
  if (found !== 1)
    throw new Error(`"${what}": found ${found} times in ${file}, not once:\n${find}`);
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  try {
    return action();
  } finally {
    writeFileSync(path, source);
  }
}

const seenStanding = new Set<readonly string[]>();

/** The first test that falls to a patch. Tests must have been seen standing before they can fall. */
function tryPatch(copy: string, patch: Patch): string | undefined {
  const rounds = patch.folder === undefined ? ROUNDS : MASCARADE_ROUNDS;
  for (const round of rounds) {
    const fallenBefore = seenStanding.has(round) ? undefined : firstFallen(copy, round);
    if (fallenBefore !== undefined)
      throw new Error(`without any patch there falls ${fallenBefore}`);
    seenStanding.add(round);
    const fallen = withPatch(copy, patch, () => firstFallen(copy, round));
    if (fallen !== undefined) return fallen;
  }
  return undefined;
}

const word = process.argv[2] ?? '';
const chosen = [...PATCHES, ...MASCARADE_PATCHES].filter(({ what }) => what.includes(word));
const copy = copyProject();
let survivors = 0;
try {
  // All must apply before the first long run.
  for (const patch of chosen) withPatch(copy, patch, () => undefined);
  for (const patch of chosen) {
    const fallen = tryPatch(copy, patch);
    if (fallen === undefined) survivors++;
    console.log(`${fallen === undefined ? 'SURVIVES' : 'falls   '}  ${patch.what}`);
    console.log(`          ${fallen ?? 'no test noticed'}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`${chosen.length - survivors} passed, ${survivors} failed`);
process.exitCode = survivors > 0 || chosen.length === 0 ? 1 : 0;
