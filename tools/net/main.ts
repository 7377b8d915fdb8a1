/** The work of `npm run train:net`; tools/train-net.ts tells how it is called. */

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readOptions } from '../lib/options';
import { showProgress } from '../lib/progress';
import { featuresOf } from './features';
import type { NetLearning, NetSchedule } from './learner';
import { learnNetBatch, openWorkshop, startNet } from './learner';
import { shapeOf } from './net';
import { NETS } from './packed-nets';
import { packNet } from './packing';

const ROOT = resolve(__dirname, '..');
const FOLDER = resolve(ROOT, 'build/train-net');
const TARGET = resolve(ROOT, 'tools/net/packed-nets.ts');
const ARRAYS = ['weights', 'means', 'squares'] as const;

const options = readOptions(process.argv.slice(2), {
  players: '2,3,4',
  seasons: '600000',
  rate: '0.001',
  seed: '1',
  fresh: 'no',
});
const schedule: NetSchedule = {
  seasons: Number(options.seasons),
  rate: Number(options.rate),
  batch: 16,
};

const fileOf = (players: number): string =>
  resolve(FOLDER, `${players}-${options.seed}-${options.seasons}-${options.rate}.json`);

/** Where learning stood when it was last written down, or its beginning. */
function resume(players: number): NetLearning {
  const fresh = startNet(players, Number(options.seed));
  const file = fileOf(players);
  if (!existsSync(file)) return fresh;
  const saved = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number | number[]>;
  if ((saved.weights as number[] | undefined)?.length !== shapeOf(featuresOf(players)).length)
    return fresh;
  for (const name of ARRAYS) fresh[name].set(saved[name] as number[]);
  fresh.seasons = saved.seasons as number;
  fresh.steps = saved.steps as number;
  fresh.random = saved.random as number;
  return fresh;
}

/** Written beside and renamed, so that a stop in the middle leaves the one before. */
function keep(learning: NetLearning): void {
  const plain: Record<string, unknown> = { ...learning };
  for (const name of ARRAYS) plain[name] = Array.from(learning[name]);
  const file = fileOf(learning.players);
  writeFileSync(`${file}.new`, JSON.stringify(plain));
  renameSync(`${file}.new`, file);
}

function learn(players: number): Float64Array {
  const learning = resume(players);
  const workshop = openWorkshop(players);
  const progress = showProgress(`${players} players`, schedule.seasons);
  let kept = Date.now();
  while (learning.seasons < schedule.seasons) {
    learnNetBatch(learning, schedule, workshop);
    progress.at(learning.seasons);
    if (Date.now() - kept < 10_000) continue;
    keep(learning);
    kept = Date.now();
  }
  keep(learning);
  progress.done();
  return learning.weights;
}

function write(nets: ReadonlyMap<number, string>): void {
  const rows = [2, 3, 4].map((players) => {
    const text = nets.get(players) ?? NETS[players] ?? '';
    return `  /** ${players} players */\n  '${text}',\n`;
  });
  writeFileSync(
    TARGET,
    `/**
 * Value nets by number of players, packed; made by
 * \`npm run train:net -- --seasons ${options.seasons} --rate ${options.rate} --seed ${options.seed}\`.
 */
export const NETS: readonly string[] = [
  '',
  '',
${rows.join('')}];
`,
  );
}

if (options.fresh !== 'no') rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const nets = new Map<number, string>();
for (const players of options.players.split(',').map(Number)) {
  nets.set(players, packNet(learn(players)));
  write(nets);
}
console.log(`Written: ${TARGET}`);
