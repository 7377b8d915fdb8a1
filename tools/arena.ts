/**
 * `npm run arena`: bots against each other over duplicate deals, the hero in every seat of every
 * deal, on all cores. Prints points above par with 95 % intervals over deals.
 *
 *   npm run arena -- --heroes champion,expert --bases tab,greedy --players 2,3,4 --deals 200
 *   npm run arena -- --heroes champion --bases tab --mirror       also one base among heroes
 *   npm run arena -- --mix champion,expert,club,rookie --deals 100  a mixed table, in every rotation
 *   npm run arena -- --rules totals --heroes club --bases club!official --players 2,3,4,5,6 --pool
 *
 * Names: random, greedy, tab, plain, bare, ismcts, net (2–4 players), the levels (rookie regular club expert
 * champion), a level as a rival (club:raiser), another number of playouts (champion@500), a bot that
 * takes any rules for the official ones (club!official). --rules NAME plays a named rule set; --pool
 * adds up the tables of all sizes; --json FILE writes the figures; --seed, --first, --threads, --quiet.
 *
 * `--game mascarade`: the second game's, tools/mascarade/arena.ts.
 */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, getPriority, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { entrantOf } from './arena/bots';
import type { Contest, DealResult, Row } from './arena/contest';
import { pool, sumUp } from './arena/contest';
import type { Order } from './arena/worker';
import { bundleTo } from './lib/bundled';
import type { SetName } from '@/engine/view';
import { SET_NAMES } from '@/engine/view';
import { readOptions } from './lib/options';
import { showProgress } from './lib/progress';
import { runArena as runMascarade } from './mascarade/arena';

const forMascarade = /--game mascarade( |$)/.test(process.argv.join(' '));

const options = readOptions(forMascarade ? [] : process.argv.slice(2), {
  heroes: 'champion',
  bases: 'tab',
  players: '4',
  deals: '100',
  first: '0',
  mirror: 'no',
  mix: '',
  rules: 'official',
  pool: 'no',
  json: '',
  seed: '0000000000a2e4a1',
  threads: String(cpus().length),
  quiet: 'no',
});

const from = Number(options.first);
if (!(SET_NAMES as readonly string[]).includes(options.rules))
  throw new Error(`--rules is one of ${SET_NAMES.join(', ')}`);
const rules = options.rules as SetName;

const listOf = (text: string): string[] => text.split(',').filter((name) => name !== '');

/** Every line of the table that was asked for. */
function contests(): Contest[] {
  const mix = listOf(options.mix);
  if (mix.length > 0)
    return mix.map((hero, at) => ({
      players: mix.length,
      rules,
      hero,
      others: [...mix.slice(at + 1), ...mix.slice(0, at)],
    }));
  const rows: Contest[] = [];
  for (const players of listOf(options.players).map(Number))
    for (const hero of listOf(options.heroes))
      for (const base of listOf(options.bases)) {
        const among = (one: string, copies: string): Contest => ({
          players,
          rules,
          hero: one,
          others: new Array<string>(players - 1).fill(copies),
        });
        rows.push(among(hero, base));
        if (options.mirror !== 'no' && players > 2) rows.push(among(base, hero));
      }
  return rows;
}

/** A thread's word that a deal was played. */
interface Played {
  readonly at: number;
  readonly deal: number;
  readonly result: DealResult;
}

/** Plays all orders on all threads; results by line. */
async function playAll(orders: readonly Order[], lines: number): Promise<DealResult[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'maskmen-arena-'));
  const results: DealResult[][] = Array.from({ length: lines }, () => []);
  const progress = showProgress('arena', orders.length);
  try {
    const file = join(folder, 'worker.cjs');
    await bundleTo(file, 'tools/arena/worker.ts');
    let next = 0;
    let done = 0;
    const runThread = (): Promise<void> =>
      new Promise((finish, fail) => {
        const worker = new Worker(file);
        const more = (): void => {
          const order = orders[next++];
          if (order !== undefined) worker.postMessage(order);
          else void worker.terminate().then(() => finish());
        };
        worker.on('error', fail);
        worker.on('message', ({ at, deal, result }: Played) => {
          (results[at] as DealResult[])[deal - from] = result;
          done++;
          if (options.quiet === 'no') progress.at(done);
          more();
        });
        more();
      });
    await Promise.all(Array.from({ length: Number(options.threads) }, runThread));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (options.quiet === 'no') progress.done();
  return results;
}

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`;
const percent = (value: number): string => `${(100 * value).toFixed(0)} %`;

function print(rows: readonly Row[]): void {
  console.log(
    `${'players'.padEnd(8)}${'hero'.padEnd(20)}${'against'.padEnd(30)}${'deals'.padStart(6)}` +
      `${'pts above par'.padStart(18)}${'first'.padStart(8)}${'last'.padStart(8)}${'ms/decision'.padStart(13)}`,
  );
  for (const { contest, deals, points, interval, firsts, lasts, msPerDecision } of rows) {
    const { players, hero, others } = contest;
    const against = new Set(others).size === 1 ? (others[0] as string) : others.join(' ');
    const figures = `${signed(points)} ±${interval.toFixed(3)}`;
    console.log(
      `${String(players).padEnd(8)}${hero.padEnd(20)}${against.padEnd(30)}${String(deals).padStart(6)}` +
        `${figures.padStart(18)}${percent(firsts).padStart(8)}${percent(lasts).padStart(8)}` +
        `${msPerDecision.toFixed(2).padStart(13)}`,
    );
  }
}

/** A line for each hero against each base, over all sizes of table. */
function printPools(rows: readonly Row[]): void {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const { hero, others } = row.contest;
    const name = `${hero} against ${[...new Set(others)].join(' ')}`;
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  for (const [name, group] of groups) {
    const { deals, points, interval } = pool(group);
    console.log(`${rules}: ${name}, ${deals} deals: ${signed(points)} ±${interval.toFixed(3)}`);
  }
}

async function main(): Promise<void> {
  const lines = contests();
  for (const { hero, others, players } of lines)
    for (const name of [hero, ...others]) entrantOf(name, players);
  // The machine stays usable; who asked for less keeps it.
  setPriority(Math.max(5, getPriority()));
  const deals = Number(options.deals);
  const orders: Order[] = [];
  lines.forEach((contest, at) => {
    for (let deal = from; deal < from + deals; deal++)
      orders.push({ at, contest, seed: options.seed, deal });
  });
  const results = await playAll(orders, lines.length);
  const rows = lines.map((contest, at) => sumUp(contest, results[at] ?? []));
  print(rows);
  if (options.pool !== 'no') printPools(rows);
  if (options.json === '') return;
  // With every deal's points, two runs over the same deals can be compared deal by deal.
  const told = rows.map((row, at) => ({ ...row, results: results[at] ?? [] }));
  writeFileSync(options.json, `${JSON.stringify({ options, rows: told }, null, 2)}\n`);
}

if (forMascarade) void runMascarade(process.argv.slice(2));
else void main();
