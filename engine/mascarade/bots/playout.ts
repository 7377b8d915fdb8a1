/**
 * The playing loop of the search: an imagined game goes on, everybody moving as the policy thinks
 * best with what they would know in it, and with a little whim; after so many turns purses are
 * compared.
 */

import { advance } from '../advance';
import { CHARACTER_OF } from '../characters';
import type { MutableGame } from '../game';
import type { MoveCode } from '../moves';
import { LOOK, NO, SPY_ON, SWAP, YES, listMoves } from '../moves';
import type { Insight } from './insight';
import { exchangePair, mixPair, showAll, showOwner } from './insight';
import type { Weigher } from './policy';
import { scoreOf, weighGains } from './policy';
import type { Style } from './styles';

/** An imagined game in play. */
export interface Playing {
  readonly game: MutableGame;
  readonly insight: Insight;
  readonly styles: readonly Style[];
  /** State of the fast generator, never 0. */
  random: number;
}

/** How much whim there is in a move, in coins. */
const WHIM = 1.1;
const ANSWERING_WHIM = 0.35;

const codes: MoveCode[] = [];
const gains: number[] = [];

/** Makes a move and keeps what everybody thinks up to date. */
export function playMove({ game, insight }: Playing, code: MoveCode): void {
  const { table, cards, takenA, takenB, toMove } = game;
  const kind = code >> 8;
  const x = (code >> 4) & 15;
  const y = code & 15;
  if (kind === LOOK || kind === SPY_ON) {
    const sees = (place: number): void =>
      showOwner(insight, table, {
        seat: toMove,
        place,
        character: CHARACTER_OF[cards[place] as number] as number,
      });
    sees(y);
    if (kind === SPY_ON) sees(game.userPlace);
  } else if (kind === YES || kind === NO)
    mixPair(insight, table, { seat: toMove, a: takenA, b: takenB, switched: kind === YES });
  else if (kind === SWAP && table.rules.swapping === 'always') exchangePair(insight, table, x, y);
  const { turn, revealedNow } = game;
  advance(game, code);
  const shown = (game.turn === turn ? game.revealedNow : game.revealedBefore) & ~revealedNow;
  if (shown === 0) return;
  for (let place = 0; place < cards.length; place++)
    if ((shown >> place) & 1)
      showAll(insight, place, CHARACTER_OF[cards[place] as number] as number);
}

/** The move the policy makes for whoever is to move. */
export function choosePolicyMove(playing: Playing): MoveCode {
  const { game, insight, styles } = playing;
  const count = listMoves(game, codes);
  if (count === 1) return codes[0] as MoveCode;
  const { phase, toMove, actor } = game;
  const style = styles[toMove] as Style;
  let { random } = playing;
  if (phase === 'swap-or-not' && game.announced < 0) {
    random = step(random);
    playing.random = random;
    return ((random >>> 0) / 4294967296 < style.switches ? YES : NO) << 8;
  }
  weighGains(game, gains, toMove);
  const weigher: Weigher = { insight, style, announcer: styles[actor] as Style, gains };
  const whim = (phase === 'respond' ? ANSWERING_WHIM : WHIM) / 4294967296;
  let best = codes[0] as MoveCode;
  let most = -1000;
  for (let at = 0; at < count; at++) {
    const code = codes[at] as MoveCode;
    random = step(random);
    const score = scoreOf(game, weigher, code) + (random >>> 0) * whim;
    if (score > most) {
      most = score;
      best = code;
    }
  }
  playing.random = random;
  return best;
}

function step(random: number): number {
  let x = random ^ (random << 13);
  x ^= x >>> 17;
  return x ^ (x << 5);
}

/** Plays on until so many turns have begun, or to the end. */
export function playOn(playing: Playing, turns: number): void {
  const { game } = playing;
  while (game.phase !== 'over' && game.turn < turns) playMove(playing, choosePolicyMove(playing));
}

/** How much a purse is worth beside others: each coin makes it a quarter more. */
const WORTH: readonly number[] = Array.from({ length: 27 }).reduce<number[]>(
  (table) => [...table, (table[table.length - 1] as number) * 1.125],
  [1],
);

/** The chance of a seat to win, by who won or by what everybody has. */
export function worthFor({ coins, end, table }: MutableGame, seat: number): number {
  if (end !== undefined) return end.winners.includes(seat) ? 1 / end.winners.length : 0;
  let all = 0;
  let mine = 0;
  for (let other = 0; other < coins.length; other++) {
    const at = Math.floor(((coins[other] as number) * 26) / table.rules.winCoins);
    const worth = WORTH[at > 26 ? 26 : at] as number;
    all += worth;
    if (other === seat) mine = worth;
  }
  return mine / all;
}
