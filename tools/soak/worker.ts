/** One of several processes that share the cases of a soak without a browser; tells as it goes. */

import { playHostileCase } from './hostile';
import { playMascaradeCase } from './mascarade';
import { playMascaradeBotsCase } from './mascarade-bots';
import { playRulesCase } from './rules';
import { MOST_FAILURES, newTally, tallyCase, type PlayCase } from './run';

const SOAKS: Readonly<Record<string, PlayCase>> = {
  rules: playRulesCase,
  hostile: playHostileCase,
  'mascarade-rules': playMascaradeCase,
  'mascarade-bots': playMascaradeBotsCase,
};

/** So often its parent hears how far it is. */
const TELL_MS = 1000;

async function main(): Promise<void> {
  const [name = '', ...numbers] = process.argv.slice(2);
  const [seed = 1, from = 0, cases = 0, step = 1, firstCases = 0] = numbers.map(Number);
  const play = SOAKS[name];
  if (play === undefined) throw new Error(`no soak of that name: ${name}`);
  const tally = newTally();
  let told = Date.now();
  for (let index = from; index < cases; index += step) {
    await tallyCase(tally, play, { seed, index, firstCases });
    if (tally.failures.length >= MOST_FAILURES) break;
    if (Date.now() - told < TELL_MS) continue;
    told = Date.now();
    process.stdout.write(`${JSON.stringify(tally)}\n`);
  }
  process.stdout.write(`${JSON.stringify(tally)}\n`);
}

void main();
