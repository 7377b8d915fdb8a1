/** The work of `npm run train`; tools/train.ts tells how it is called. */

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { WEIGHTS } from '@/engine/maskmen/bots/policy-tables';
import { packWeights } from '@/engine/maskmen/bots/weights';
import { PACKED } from '@/engine/maskmen/bots/packed-weights';
import { PACKED_FIRST_OUT } from '@/engine/maskmen/bots/packed-first-out';
import { PACKED_TOTALS } from '@/engine/maskmen/bots/packed-totals';
import type { SetName } from '@/engine/maskmen/rule-sets';
import { SET_NAMES, namedRules } from '@/engine/maskmen/rule-sets';
import { PACKED_PLAIN } from '@/engine/maskmen/bots/packed-plain';
import { PACKED_LONE } from '@/engine/maskmen/bots/packed-lone';
import { PACKED_BARE } from '../arena/packed-bare';
import { PACKED_TAB } from '../arena/packed-tab';
import { readOptions } from '../lib/options';
import { showProgress } from '../lib/progress';
import type { Learning, Schedule } from './learner';
import { learnBatch, startLearning, wholeWeights } from './learner';

const ROOT = resolve(__dirname, '..');
const FOLDER = resolve(ROOT, 'build/train');
const ARRAYS = ['weights', 'squares', 'expected', 'sum'] as const;

const options = readOptions(process.argv.slice(2), {
  players: '2,3,4,5,6',
  seasons: '3000000',
  rate: '0.02',
  seed: '1',
  of: 'policy',
  rules: 'official',
  fresh: 'no',
});

/** A set of weights that can be learned: where it is written, under which name, and what it sees. */
interface Target {
  readonly file: string;
  readonly constant: string;
  readonly about: string;
  readonly known: readonly string[];
  readonly sight: Schedule['sight'];
}

const TARGETS: Readonly<Record<string, Target>> = {
  'policy-totals': {
    file: 'engine/maskmen/bots/packed-totals.ts',
    constant: 'PACKED_TOTALS',
    about: 'the learned policy where strength goes by totals,',
    known: PACKED_TOTALS,
    sight: 'threats',
  },
  'policy-first-out': {
    file: 'engine/maskmen/bots/packed-first-out.ts',
    constant: 'PACKED_FIRST_OUT',
    about:
      'the learned policy where three cards close the round and the first one out ends the season,',
    known: PACKED_FIRST_OUT,
    sight: 'threats',
  },
  policy: {
    file: 'engine/maskmen/bots/packed-weights.ts',
    constant: 'PACKED',
    about: 'the learned policy',
    known: PACKED,
    sight: 'threats',
  },
  plain: {
    file: 'engine/maskmen/bots/packed-plain.ts',
    constant: 'PACKED_PLAIN',
    about: 'a learned policy that does not count who could answer',
    known: PACKED_PLAIN,
    sight: 'plain',
  },
  lone: {
    file: 'engine/maskmen/bots/packed-lone.ts',
    constant: 'PACKED_LONE',
    about: 'a learned policy that looks at its own hand and the order alone,',
    known: PACKED_LONE,
    sight: 'bare',
  },
  bare: {
    file: 'tools/arena/packed-bare.ts',
    constant: 'PACKED_BARE',
    about: "the arena's base `bare`",
    known: PACKED_BARE,
    sight: 'bare',
  },
  tab: {
    file: 'tools/arena/packed-tab.ts',
    constant: 'PACKED_TAB',
    about: "the arena's plain base `tab`",
    known: PACKED_TAB,
    sight: 'plain',
  },
};

function targetOf(name: string): Target {
  const target = TARGETS[name];
  if (target === undefined) throw new Error(`--of is one of ${Object.keys(TARGETS).join(', ')}`);
  return target;
}

if (!(SET_NAMES as readonly string[]).includes(options.rules))
  throw new Error(`--rules is one of ${SET_NAMES.join(', ')}`);
const rules = options.rules as SetName;
const name = rules === 'official' ? options.of : `${options.of}-${rules}`;
const target = targetOf(name);
const TARGET = resolve(ROOT, target.file);
const schedule: Omit<Schedule, 'rules'> = {
  seasons: Number(options.seasons),
  rate: Number(options.rate),
  batch: 64,
  averageFrom: 0.7,
  sight: target.sight,
};

const fileOf = (players: number): string =>
  resolve(
    FOLDER,
    `${target.sight === 'threats' ? '' : `${target.sight}-`}${rules === 'official' ? '' : `${rules}-`}${players}-${options.seed}-${options.seasons}-${options.rate}.json`,
  );

/** Where learning stood when it was last written down, or its beginning. */
function resume(players: number): Learning {
  const fresh = startLearning(players, Number(options.seed));
  const file = fileOf(players);
  if (!existsSync(file)) return fresh;
  const saved = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number | number[]>;
  if ((saved.weights as number[] | undefined)?.length !== WEIGHTS) return fresh;
  for (const name of ARRAYS) fresh[name].set(saved[name] as number[]);
  fresh.seasons = saved.seasons as number;
  fresh.random = saved.random as number;
  fresh.summed = saved.summed as number;
  return fresh;
}

/** Written beside and renamed, so that a stop in the middle leaves the one before. */
function keep(learning: Learning): void {
  const plain: Record<string, unknown> = { ...learning };
  for (const name of ARRAYS) plain[name] = Array.from(learning[name]);
  const file = fileOf(learning.players);
  writeFileSync(`${file}.new`, JSON.stringify(plain));
  renameSync(`${file}.new`, file);
}

function learn(players: number): number[] {
  const learning = resume(players);
  const progress = showProgress(`${players} players`, schedule.seasons);
  let kept = Date.now();
  while (learning.seasons < schedule.seasons) {
    learnBatch(learning, { ...schedule, rules: namedRules(rules, players) });
    progress.at(learning.seasons);
    if (Date.now() - kept < 5000) continue;
    keep(learning);
    kept = Date.now();
  }
  keep(learning);
  progress.done();
  return wholeWeights(learning, schedule.sight);
}

function write(sets: ReadonlyMap<number, string>): void {
  const rows = [2, 3, 4, 5, 6].map((players) => {
    const text = sets.get(players) ?? target.known[players] ?? '';
    return `  /** ${players} players */\n  '${text}',\n`;
  });
  const text = `/**
 * Weights of ${target.about} by number of players, packed; made by
 * \`npm run train -- --of ${options.of}${rules === 'official' ? '' : ` --rules ${rules}`} --seasons ${options.seasons} --rate ${options.rate} --seed ${options.seed}\`.
 */
export const ${target.constant}: readonly string[] = [
  '',
  '',
${rows.join('')}];
`;
  writeFileSync(TARGET, text);
}

if (options.fresh !== 'no') rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const sets = new Map<number, string>();
for (const players of options.players.split(',').map(Number)) {
  sets.set(players, packWeights(learn(players)));
  write(sets);
}
console.log(`Written: ${TARGET}`);
