/** What games of Mascarade come to, as one number a chunk: for comparing VMs, so plain code alone. */

import {
  applyMove,
  beliefsOf,
  determinize,
  expectOk,
  makeGame,
  makeLine,
  makeSeed,
  moveOf,
  seedRng,
  sharesOf,
  viewFor,
} from '@/engine/mascarade/truth';
import { TEMPERS, randomMove, randomStart, randomTable } from '@/tools/mascarade/tables';
import { hashText } from '@/tools/soak/digest';

/** Plays so many games by chance: states, lines, worlds, beliefs, records, texts. */
export function digestGames(chunk: number, games: number): string {
  let digest = 0x811c9dc5;
  for (let game = 0; game < games; game++) {
    const rng = seedRng(makeSeed([chunk, game, 0xa6ee]), 0);
    const table = randomTable(rng);
    const temper = TEMPERS[game % TEMPERS.length] as (typeof TEMPERS)[number];
    let state = randomStart(table, rng);
    while (state.phase !== 'over') {
      const code = randomMove(state, temper, rng);
      state = expectOk(applyMove(state, moveOf(table, code))).state;
      if (state.moves.length > 60) break;
    }
    const view = viewFor(state, game % table.players);
    const world = determinize(view, rng);
    const texts = state.log.map((line) => makeLine(table, line)).join('\n');
    const shares = JSON.stringify(sharesOf(beliefsOf(view, 300)));
    for (const text of [texts, makeGame(world), shares, JSON.stringify(view)])
      digest = hashText(text, digest);
  }
  return digest.toString(16);
}
