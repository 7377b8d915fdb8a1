/**
 * The twelve powers. One that asks nothing is carried out at once; one with a choice sets the phase
 * in which its user, or the Inquisitor's target, is asked.
 */

import {
  BISHOP,
  CHARACTER_OF,
  CHEAT,
  FOOL,
  INQUISITOR,
  JUDGE,
  KING,
  PEASANT,
  QUEEN,
  SPY,
  THIEF,
  WIDOW,
  WITCH,
} from './characters';
import type { Payment } from './effects';
import { endGame, judgeEnd, noteSight, pay, reveal } from './effects';
import type { MutableGame, Phase } from './game';
import { BANK, COURT } from './log';
import { listMoves, mostOfOthers } from './moves';

const KINGS_COINS = 3;
const QUEENS_COINS = 2;
const TITHE_COINS = 2;
const GUESS_COINS = 4;
const WIDOWS_COINS = 10;

/** Begins the power of what was announced, for the one who is believed or proved to have it. */
export function startPower(game: MutableGame, user: number, place: number): void {
  const character = game.announced;
  game.user = user;
  game.userPlace = place;
  if (failsNow(game)) {
    game.log?.push({ kind: 'failed', seat: user, character });
    return;
  }
  game.log?.push({ kind: 'used', seat: user, character });
  switch (character) {
    case KING:
      return fromBank(game, KINGS_COINS);
    case QUEEN:
      return fromBank(game, QUEENS_COINS);
    case JUDGE:
      return pay(game, { from: COURT, into: user, due: game.court, why: 'power' });
    case PEASANT:
      return fromBank(
        game,
        game.table.rules.peasants === 'ever' && game.peasantsSeen === 3 ? 2 : 1,
      );
    case CHEAT:
      return endGame(game, 'cheat', [user]);
    case THIEF:
      return steal(game);
    case WIDOW:
      return fromBank(game, Math.max(0, WIDOWS_COINS - (game.coins[user] as number)));
    case FOOL:
      return startFool(game);
    case BISHOP:
      return ask(game, 'bishop');
    case WITCH:
      return ask(game, 'witch');
    case SPY:
      return ask(game, 'spy');
    case INQUISITOR:
      return ask(game, 'inquisitor');
    default:
      throw new Error('no character has this number');
  }
}

/** Whether the power can have no effect: it is over before it begins. */
function failsNow({ table, announced, user, coins }: MutableGame): boolean {
  if (announced === JUDGE) return table.judgeBlocked;
  if (announced === BISHOP) return mostOfOthers(coins, user) === 0;
  return announced === CHEAT && (coins[user] as number) < table.rules.cheatCoins;
}

function ask(game: MutableGame, phase: Phase): void {
  game.phase = phase;
  game.toMove = game.user;
}

const fromBank = (game: MutableGame, due: number): void =>
  pay(game, { from: BANK, into: game.user, due, why: 'power' });

/** One from the left neighbour, then one from the right; at two players they are one. */
function steal(game: MutableGame): void {
  const { players } = game.table;
  const left = (game.user + 1) % players;
  const right = (game.user + players - 1) % players;
  const payment = (from: number): Payment => ({ from, into: game.user, due: 1, why: 'power' });
  pay(game, payment(left));
  if (right !== left) pay(game, payment(right));
}

const scratch: number[] = [];

/** A coin, and then two cards of others, if there are any and the coin did not end the game. */
function startFool(game: MutableGame): void {
  fromBank(game, 1);
  const { phase, toMove } = game;
  ask(game, 'fool');
  if (listMoves(game, scratch) > 0) {
    judgeEnd(game);
    return;
  }
  game.phase = phase;
  game.toMove = toMove;
}

/** The Bishop takes two from one of the richest, or the one there is. */
export const tithe = (game: MutableGame, seat: number): void =>
  pay(game, { from: seat, into: game.user, due: TITHE_COINS, why: 'power' });

/** Both fortunes change hands. */
export function trade(game: MutableGame, seat: number): void {
  const { coins, user } = game;
  const mine = coins[user] as number;
  coins[user] = coins[seat] as number;
  coins[seat] = mine;
  game.log?.push({ kind: 'traded', seat: user, other: seat });
}

/** The Spy looks at both cards and will switch them or not. */
export function spyOn(game: MutableGame, place: number): void {
  const { user, userPlace } = game;
  game.log?.push({ kind: 'spied', seat: user, a: userPlace, b: place });
  noteSight(game, user, userPlace);
  noteSight(game, user, place);
  game.takenA = userPlace;
  game.takenB = place;
  game.phase = 'swap-or-not';
}

/** The Inquisitor's target names a character for a card, which is turned up; wrong ones pay. */
export function nameCard(game: MutableGame, character: number, place: number): void {
  const { toMove: target, user } = game;
  game.log?.push({ kind: 'named', seat: target, character, place });
  reveal(game, place);
  if (CHARACTER_OF[game.cards[place] as number] !== character)
    pay(game, { from: target, into: user, due: GUESS_COINS, why: 'guess' });
}
