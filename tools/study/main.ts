/** The work of `npm run study`; tools/study.ts tells how it is called. */

import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PACKED_SEARCHING } from '@/engine/maskmen/bots/packed-searching';
import { packWeights, weightsFor } from '@/engine/maskmen/bots/weights';
import { entrantOf } from '../arena/bots';
import { readOptions } from '../lib/options';
import { showProgress } from '../lib/progress';
import { fit, judge } from './fit';
import { emptyNotes, watchSeason } from './notes';

const TARGET = resolve(__dirname, '..', 'engine/maskmen/bots/packed-searching.ts');

const options = readOptions(process.argv.slice(2), {
  players: '2,3,4,5,6',
  seasons: '1200',
  bot: 'expert',
  seed: '00000000057d1234',
});

function study(players: number): string {
  const bot = entrantOf(options.bot, players);
  const seasons = Number(options.seasons);
  const progress = showProgress(`${players} players`, seasons);
  const notes = emptyNotes();
  for (let season = 0; season < seasons; season++) {
    watchSeason(notes, bot, { players, seed: options.seed, season });
    progress.at(season + 1);
  }
  progress.done();
  const before = weightsFor(players);
  const after = fit(notes, before);
  console.log(
    `${players} players: ${notes.chosen.length} decisions; mean log-likelihood of those held back ` +
      `${judge(notes, before).toFixed(3)} before, ${judge(notes, after).toFixed(3)} after`,
  );
  return packWeights(after);
}

function write(sets: ReadonlyMap<number, string>): void {
  const rows = [2, 3, 4, 5, 6].map((players) => {
    const text = sets.get(players) ?? PACKED_SEARCHING[players] ?? '';
    return `  /** ${players} players */\n  '${text}',\n`;
  });
  writeFileSync(
    TARGET,
    `/**
 * Weights that come nearest to what players who look ahead do, by number of players, packed; made by
 * \`npm run study -- --seasons ${options.seasons} --bot ${options.bot} --seed ${options.seed}\`.
 */
export const PACKED_SEARCHING: readonly string[] = [
  '',
  '',
${rows.join('')}];
`,
  );
}

const sets = new Map<number, string>();
for (const players of options.players.split(',').map(Number)) {
  sets.set(players, study(players));
  write(sets);
}
console.log(`Written: ${TARGET}`);
