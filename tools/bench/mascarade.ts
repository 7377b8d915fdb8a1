/**
 * Mascarade's part of `npm run bench`, run by V8 and by Hermes alike: whole random games, dealt and
 * played with `listMoves` and `advance`. Plain code without Node: it must run in a bare VM.
 */

import type { MoveCode } from '@/engine/mascarade/truth';
import {
  BOOKS,
  advance,
  expectOk,
  layGame,
  listMoves,
  setTable,
  startTurn,
  stepFast,
  suggestedSet,
} from '@/engine/mascarade/truth';

export const MASCARADE_PLAYERS = [2, 4, 6, 8, 13] as const;

export interface MascaradeSpeed {
  readonly players: number;
  /** Best of the runs. */
  readonly gamesPerSecond: number;
  readonly movesPerGame: number;
  /** What was played, as one number: the same in every VM. */
  readonly digest: number;
}

const RUNS = 7;

/** Plays so many games of the printed book, every legal move as likely; moves, and a digest. */
function playGames(players: number, games: number): { moves: number; digest: number } {
  const rules = BOOKS.printed;
  const table = expectOk(setTable({ rules, players, cards: suggestedSet(rules, players) }));
  const pile = [...table.set];
  const codes: MoveCode[] = [];
  let random = 0x5eed + players;
  let moves = 0;
  let digest = 0x811c9dc5 | 0;
  for (let at = 0; at < games; at++) {
    for (let card = pile.length - 1; card > 0; card--) {
      random = stepFast(random);
      const other = ((random >>> 16) * (card + 1)) >>> 16;
      const swapped = pile[card] as number;
      pile[card] = pile[other] as number;
      pile[other] = swapped;
    }
    const game = layGame(table, pile);
    startTurn(game, at % players);
    while (game.phase !== 'over') {
      const count = listMoves(game, codes);
      random = stepFast(random);
      const code = codes[((random >>> 16) * count) >>> 16] as MoveCode;
      digest = Math.imul(digest ^ code, 0x01000193);
      advance(game, code);
      moves++;
    }
  }
  return { moves, digest };
}

/** All numbers of players, on a clock in milliseconds. */
export function measureMascarade(now: () => number, games: number): MascaradeSpeed[] {
  return MASCARADE_PLAYERS.map((players) => {
    let best = Infinity;
    let played = playGames(players, games);
    for (let run = 0; run < RUNS; run++) {
      const began = now();
      played = playGames(players, games);
      best = Math.min(best, now() - began);
    }
    return {
      players,
      gamesPerSecond: (games * 1000) / best,
      movesPerGame: played.moves / games,
      digest: played.digest,
    };
  });
}
