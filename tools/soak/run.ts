/**
 * What every soak has in common: cases by number from a seed, counts and failures added up, and one
 * digest of what they came to. The short form in `npm test` runs the first cases with this same code.
 */

import { addDigests, caseDigest, digestText } from './digest';

/** How often what was done, by name. */
export type Counts = Readonly<Record<string, number>>;

export interface CaseResult {
  readonly counts: Counts;
  /** What it came to, in words that are the same in every run. */
  readonly result: string;
}

export interface Failure {
  readonly index: number;
  readonly message: string;
}

export interface Tally {
  cases: number;
  readonly counts: Record<string, number>;
  readonly failures: Failure[];
  /** Of the first cases, and of all. */
  first: number;
  digest: number;
}

export type PlayCase = (seed: number, index: number) => CaseResult | Promise<CaseResult>;

/** More failures than this tell nothing new. */
export const MOST_FAILURES = 20;

export const newTally = (): Tally => ({ cases: 0, counts: {}, failures: [], first: 0, digest: 0 });

/** Plays one case and adds it up. */
export async function tallyCase(
  tally: Tally,
  play: PlayCase,
  at: { readonly seed: number; readonly index: number; readonly firstCases: number },
): Promise<void> {
  const { seed, index, firstCases } = at;
  let result: string;
  try {
    const played = await play(seed, index);
    ({ result } = played);
    for (const [name, count] of Object.entries(played.counts))
      tally.counts[name] = (tally.counts[name] ?? 0) + count;
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    tally.failures.push({ index, message: message.slice(0, 4000) });
    result = 'failed';
  }
  tally.cases++;
  const digest = caseDigest(index, result);
  tally.digest = addDigests(tally.digest, digest);
  if (index < firstCases) tally.first = addDigests(tally.first, digest);
}

/** The tallies of several processes as one. */
export function addTallies(tallies: readonly Tally[]): Tally {
  const sum = newTally();
  for (const { cases, counts, failures, first, digest } of tallies) {
    sum.cases += cases;
    for (const [name, count] of Object.entries(counts))
      sum.counts[name] = (sum.counts[name] ?? 0) + count;
    sum.failures.push(...failures);
    sum.first = addDigests(sum.first, first);
    sum.digest = addDigests(sum.digest, digest);
  }
  return sum;
}

/** The digest of the first cases alone, as the short form and the long one must both find it. */
export async function digestFirst(play: PlayCase, seed: number, cases: number): Promise<string> {
  const tally = newTally();
  for (let index = 0; index < cases; index++)
    await tallyCase(tally, play, { seed, index, firstCases: cases });
  const [failure] = tally.failures;
  if (failure !== undefined) throw new Error(`case ${failure.index}: ${failure.message}`);
  return digestText(tally.first);
}
