/**
 * `npm run bench:bots`: how long decisions take, in V8 and in the real Hermes VM that phones have:
 * mean and worst of a decision with a choice, and the longest slice when it is thought in slices of
 * 4 ms. Hermes tells only whole milliseconds on the wall, so a busy machine shows in the worst ones.
 *
 *   npm run bench:bots -- [--seasons 4] [--vm both|v8|hermes]
 */

import { build } from 'esbuild';
import { execFileSync } from 'node:child_process';
import type { Timed } from './bench-bots/measure';
import { ROOT } from './lib/bundled';
import { NO_HERMES, bundleForHermes, findHermes, runHermes } from './lib/hermes';
import { readOptions } from './lib/options';

const options = readOptions(process.argv.slice(2), { seasons: '4', vm: 'both' });

const program = (clock: string, print: string): string => `
  import { measureBots } from '@/tools/bench-bots/measure';
  ${print}(JSON.stringify(measureBots(${clock}, ${Number(options.seasons)})));
`;

async function runInV8(): Promise<Timed[]> {
  const bundled = await build({
    stdin: {
      contents: program('() => performance.now()', 'console.log'),
      resolveDir: ROOT,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'node20',
    alias: { '@': ROOT },
  });
  const script = bundled.outputFiles[0]?.text ?? '';
  return JSON.parse(execFileSync(process.execPath, ['-'], { input: script, encoding: 'utf8' }));
}

const runInHermes = async (): Promise<Timed[]> =>
  JSON.parse(runHermes(await bundleForHermes(program('() => Date.now()', 'print'))));

function report(vm: string, rows: readonly Timed[]): void {
  console.log(`\n${vm}`);
  console.log('players  bot        decisions   mean ms  worst ms  longest slice  slices over 6 ms');
  for (const { players, bot, decisions, mean, worst, slice, overlong, slices } of rows)
    console.log(
      `${String(players).padEnd(9)}${bot.padEnd(11)}${String(decisions).padStart(9)}` +
        `${mean.toFixed(2).padStart(10)}${worst.toFixed(1).padStart(10)}${slice.toFixed(1).padStart(15)}` +
        `${`${overlong} of ${slices}`.padStart(18)}`,
    );
}

async function main(): Promise<void> {
  if (options.vm !== 'hermes') report('V8', await runInV8());
  if (options.vm === 'v8') return;
  if (findHermes() === undefined) {
    console.error(`\n${NO_HERMES}`);
    process.exitCode = 1;
    return;
  }
  report('Hermes', await runInHermes());
}

void main();
