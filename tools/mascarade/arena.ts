/**
 * `npm run arena -- --game mascarade`: bots of Mascarade against each other, the hero in every seat
 * of the same deals among copies of a base. Prints the share of wins in units of a fair one (1 is
 * 1/n) with its 95 % interval, how games ended, and milliseconds a decision.
 *
 *   npm run arena -- --game mascarade --book printed --heroes champion,quick --bases honest --players 6
 *   … --minutes 15            as many deals as that gives each line, at most --deals
 *
 * Names: tools/mascarade/entrants.ts. --seed, --first, --threads, --json FILE, --quiet.
 */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, getPriority, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { isBook } from '@/engine/mascarade/view';
import { bundleTo } from '../lib/bundled';
import { readOptions } from '../lib/options';
import { showProgress } from '../lib/progress';
import type { Order } from './arena-worker';
import type { Contest, DealResult, Row } from './contest';
import { sumUp } from './contest';
import { entrantOf } from './entrants';

const DEFAULTS = {
  game: 'mascarade',
  book: 'printed',
  heroes: 'champion',
  bases: 'expert',
  players: '6',
  deals: '100',
  minutes: '15',
  first: '0',
  json: '',
  seed: '0000000000a2e4a1',
  threads: String(cpus().length),
  quiet: 'no',
};

const listOf = (text: string): string[] => text.split(',').filter((name) => name !== '');

function contests(options: typeof DEFAULTS): Contest[] {
  return listOf(options.book).flatMap((book) => {
    if (!isBook(book)) throw new Error(`no such book: ${book}`);
    return listOf(options.players).flatMap((players) =>
      listOf(options.heroes).flatMap((hero) =>
        listOf(options.bases).map((base): Contest => {
          const others = new Array<string>(Number(players) - 1).fill(base);
          return { book, players: Number(players), hero, others };
        }),
      ),
    );
  });
}

interface Played {
  readonly deal: number;
  readonly result: DealResult;
}

/** Plays the deals of one line on all threads, until they are done or the time is. */
async function playLine(
  contest: Contest,
  file: string,
  options: typeof DEFAULTS,
): Promise<DealResult[]> {
  const [first, deals] = [Number(options.first), Number(options.deals)];
  const ends = Date.now() + Number(options.minutes) * 60_000;
  const results: DealResult[] = [];
  const name = `${contest.hero} among ${contest.others[0] ?? ''}`;
  const progress = options.quiet === 'no' ? showProgress(name, deals) : undefined;
  let next = first;
  const runThread = (): Promise<void> =>
    new Promise((finish, fail) => {
      const worker = new Worker(file);
      const more = (): void => {
        if (next < first + deals && Date.now() < ends) {
          const order: Order = { at: 0, contest, seed: options.seed, deal: next++ };
          worker.postMessage(order);
        } else void worker.terminate().then(() => finish());
      };
      worker.on('error', fail);
      worker.on('message', ({ result }: Played) => {
        results.push(result);
        progress?.at(results.length);
        more();
      });
      more();
    });
  await Promise.all(Array.from({ length: Number(options.threads) }, runThread));
  progress?.done();
  return results;
}

function print({ contest, deals, times, interval, turns, ends, msPerDecision }: Row): void {
  const { book, players, hero, others } = contest;
  const told = Object.entries(ends)
    .sort()
    .map(([by, share]) => `${by} ${(100 * share).toFixed(1)} %`)
    .join(', ');
  console.log(
    `${book.padEnd(8)}${String(players).padStart(3)}  ${hero.padEnd(18)} among ${(others[0] ?? '').padEnd(18)}` +
      `${String(deals).padStart(6)} deals  ${times.toFixed(2)} ±${interval.toFixed(2)} × fair  ` +
      `${turns.toFixed(0)} turns (${told})  ${msPerDecision.toFixed(2)} ms a decision`,
  );
}

export async function runArena(args: readonly string[]): Promise<void> {
  const options = readOptions(args, DEFAULTS);
  const lines = contests(options);
  for (const { hero, others } of lines) for (const name of [hero, ...others]) entrantOf(name);
  // The machine stays usable; who asked for less keeps it.
  setPriority(Math.max(5, getPriority()));
  const folder = mkdtempSync(join(tmpdir(), 'mascarade-arena-'));
  const rows: Row[] = [];
  try {
    const file = join(folder, 'worker.cjs');
    await bundleTo(file, 'tools/mascarade/arena-worker.ts');
    for (const contest of lines) {
      const row = sumUp(contest, await playLine(contest, file, options));
      rows.push(row);
      print(row);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (options.json !== '')
    writeFileSync(options.json, `${JSON.stringify({ options, rows }, null, 2)}\n`);
}
