/** The work of `npm run reading`; tools/reading.ts tells how it is called. */

import { MINDS } from '@/engine/maskmen/bots/levels';
import { waysFor } from '@/engine/maskmen/bots/ways';
import { growWorlds, openWorlds } from '@/engine/maskmen/bots/worlds';
import type { RngState, SeasonState } from '@/engine/truth';
import {
  NOBODY,
  applyMove,
  cardCount,
  countOf,
  dealSeason,
  expectOk,
  officialRules,
  seedRng,
  startSeason,
  unseenCards,
  viewFor,
} from '@/engine/truth';
import { entrantOf } from '../arena/bots';
import { readOptions } from '../lib/options';

const options = readOptions(process.argv.slice(2), {
  bots: 'club,tab,greedy,regular,random',
  players: '2,4',
  seasons: '40',
});

const SEED = '00000000000000c2';
/** Positions looked at: one in so many, once so many moves were made. */
const EVERY = 5;
const FROM = 6;

interface Errors {
  read: number;
  even: number;
}

/** Adds the squared errors of one position's beliefs, read and even. */
function addErrors(errors: Errors, state: SeasonState, random: number): void {
  const { players, turn } = state;
  const mind = MINDS.champion;
  if (mind.kind !== 'search') throw new Error('a champion searches');
  const view = viewFor(state, turn);
  const worlds = openWorlds(view, mind.plan, { ways: waysFor(players), random });
  while (!growWorlds(worlds));
  const unseen = unseenCards(view);
  for (let seat = 0; seat < players; seat++) {
    if (seat === turn) continue;
    for (let w = 0; w < 6; w++) {
      const held = countOf(state.hands[seat] as number, w);
      let sum = 0;
      for (let world = 0; world < worlds.made; world++)
        sum += countOf(worlds.hands[world * players + seat] as number, w);
      const even = (countOf(unseen, w) * (state.sizes[seat] as number)) / cardCount(unseen);
      errors.read += (sum / worlds.made - held) ** 2;
      errors.even += (even - held) ** 2;
    }
  }
}

/** The errors over seasons that copies of a bot play. */
function readSeasons(name: string, players: number): Errors {
  const bot = entrantOf(name, players);
  const rules = officialRules(players);
  const errors: Errors = { read: 0, even: 0 };
  for (let season = 0; season < Number(options.seasons); season++) {
    const rngs: RngState[] = rules.tokens.map((_, seat) => seedRng(SEED, 9000 + season * 8 + seat));
    const deal = dealSeason(rules, players, { seed: SEED, season });
    let state: SeasonState = startSeason(rules, deal, season % players);
    while (state.turn !== NOBODY) {
      const { turn, log } = state;
      if (log.length >= FROM && log.length % EVERY === 0)
        addErrors(errors, state, season * 977 + log.length);
      const answer = bot.ask({
        view: viewFor(state, turn),
        budget: { playouts: bot.playouts },
        rng: rngs[turn] as RngState,
      });
      rngs[turn] = answer.rng;
      state = expectOk(applyMove(state, answer.move)).state;
    }
  }
  return errors;
}

console.log(`${'players'.padEnd(9)}${'bot'.padEnd(12)}error less by`);
for (const players of options.players.split(',').map(Number))
  for (const name of options.bots.split(',')) {
    const { read, even } = readSeasons(name, players);
    console.log(
      `${String(players).padEnd(9)}${name.padEnd(12)}${(100 * (1 - read / even)).toFixed(1)} %`,
    );
  }
