/**
 * Everything the engine computes, played by chance and boiled down to one number a chunk: run by V8
 * and by Hermes, which must agree. Plain code without Node: it also runs in a bare VM.
 */

import type { MatchState, Move, SeasonState } from '@/engine/truth';
import {
  NOBODY,
  determinize,
  expectOk,
  loadPlayout,
  legalMoves,
  makeMatch,
  makePlayout,
  makePosition,
  makeSeed,
  officialConfig,
  parseMatch,
  parsePosition,
  parseRecord,
  playMove,
  playOut,
  publicMatchView,
  recordOf,
  seedRng,
  startMatch,
  stepFast,
  viewFor,
} from '@/engine/truth';

/** FNV-1a over a text's characters. */
function hash(text: string, from: number): number {
  let word = from;
  for (let at = 0; at < text.length; at++) word = Math.imul(word ^ text.charCodeAt(at), 0x01000193);
  return word | 0;
}

const fold = (digest: number, values: readonly number[]): number =>
  values.reduce((word, value) => Math.imul(word ^ value, 0x01000193) ^ (word >>> 15), digest);

/** All the numbers of a state. */
const foldState = (digest: number, state: SeasonState): number => {
  const { stronger, weaker, hands, sizes, places, roundWinners } = state;
  const { leftOut, played, host, turn, top, topCount, holder, inRound, holding } = state;
  const single = [leftOut, played, host, turn, top, topCount, holder, inRound, holding];
  return [single, stronger, weaker, hands, sizes, places, roundWinners].reduce(fold, digest);
};

/** The first season of a seed: every state on its way, sampled worlds and playouts. */
function digestSeason(seed: string, players: number, from: number): [number, MatchState] {
  const config = officialConfig(players, { seasons: 1 });
  let match: MatchState = expectOk(startMatch(config, { kind: 'seed', seed }));
  const worlds = seedRng(seed, 77);
  const playout = makePlayout(from | 1);
  let digest = foldState(from, match.season);
  let random = from | 1;
  while (match.season.turn !== NOBODY) {
    random = stepFast(random);
    const legal = legalMoves(match.season);
    const move = legal[(random >>> 8) % legal.length] as Move;
    match = expectOk(playMove(match, move)).match;
    digest = foldState(digest ^ legal.length, match.season);
    if ((random & 15) !== 0 || match.season.turn === NOBODY) continue;
    const world = determinize(viewFor(match.season, match.season.turn), worlds);
    loadPlayout(playout, world, world.hands);
    playOut(playout);
    digest = fold(foldState(digest, world), [...playout.places, playout.moves, playout.random]);
  }
  return [digest, match];
}

/** What is written down of a match, read back, and a position of it. */
function digestTexts(match: MatchState, seed: string): string {
  const record = recordOf(match);
  const text = makeMatch(match);
  const start = expectOk(startMatch(match.config, match.deals)).season;
  return JSON.stringify([
    record,
    parseRecord(JSON.parse(JSON.stringify(record))),
    text,
    publicMatchView(expectOk(parseMatch(text))),
    expectOk(parsePosition(makePosition(start))),
    seed,
  ]);
}

/** Seasons of 2–6 players from so many seeds, every tenth written down too, as one number. */
export function digestChunk(chunk: number, seeds: number): string {
  let digest = chunk;
  for (let at = 0; at < seeds; at++) {
    const seed = makeSeed([chunk, at, 0xda, digest]);
    const [next, match] = digestSeason(seed, 2 + (at % 5), digest);
    digest = at % 10 === 0 ? hash(digestTexts(match, seed), next) : next;
  }
  return (digest >>> 0).toString(16);
}
