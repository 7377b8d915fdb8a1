/** The report of a soak: what was run, on which code, and what it found. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { digestText } from './digest';
import type { Tally } from './run';

const ROOT = resolve(__dirname, '../..');

export interface SoakReport {
  readonly name: string;
  readonly seed: number;
  /** The number of the first case: not 0 where an earlier run is gone on with. */
  readonly from: number;
  readonly cases: number;
  readonly wanted: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly failures: Tally['failures'];
  /** Of the first cases, which `npm test` plays too. */
  readonly first: { readonly cases: number; readonly digest: string };
  readonly digest: string;
  readonly commit: string;
  readonly began: string;
  readonly seconds: number;
  readonly node: string;
}

/** The commit the code stands on, and whether it was changed since. */
export function commitNow(): string {
  try {
    const git = (...args: string[]): string =>
      execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
    const changed = git('status', '--porcelain') !== '';
    return git('rev-parse', '--short', 'HEAD') + (changed ? ' with changes' : '');
  } catch {
    return 'unknown';
  }
}

export interface Ran {
  readonly name: string;
  readonly seed: number;
  readonly from: number;
  readonly wanted: number;
  readonly firstCases: number;
  readonly began: number;
  readonly commit: string;
}

export function reportOf(tally: Tally, ran: Ran): SoakReport {
  const { name, seed, from, wanted, firstCases, began, commit } = ran;
  return {
    name,
    seed,
    from,
    cases: tally.cases,
    wanted,
    counts: tally.counts,
    failures: tally.failures,
    first: { cases: firstCases, digest: digestText(tally.first) },
    digest: digestText(tally.digest),
    commit,
    began: new Date(began).toISOString(),
    seconds: Math.round((Date.now() - began) / 1000),
    node: process.version,
  };
}

/** Writes the report under reports/, over an earlier one of the same soak. */
export function writeReport(report: SoakReport): string {
  const folder = join(ROOT, 'reports');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `soak-${report.name}.json`);
  writeFileSync(file, `${JSON.stringify(report, undefined, 2)}\n`);
  return file;
}

export function tellReport({
  name,
  from,
  cases,
  counts,
  failures,
  seconds,
  first,
}: SoakReport): void {
  const told = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  console.log(`${name}: ${cases} cases (${told.join(', ')}) in ${seconds} s`);
  if (from === 0) console.log(`first ${first.cases} cases: ${first.digest}`);
  for (const { index, message } of failures) console.log(`\ncase ${index} failed: ${message}`);
  console.log(`${cases - failures.length} passed, ${failures.length} failed`);
}
