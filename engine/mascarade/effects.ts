/** What turns and powers have in common: turning cards up, paying, and the ends of a game. */

import { FIRST_PEASANT, SECOND_PEASANT } from './characters';
import type { MutableGame } from './game';
import type { EndBy, PayReason } from './log';
import { BANK, COURT } from './log';
import { NOBODY, shownAs } from './table';

/** Turns a card face up, unless it lies open already. */
export function reveal(game: MutableGame, place: number): void {
  if (game.up.includes(place)) return;
  const card = game.cards[place] as number;
  game.up.push(place);
  game.revealedNow |= 1 << place;
  const shown = shownAs(game.table, card);
  if (shown === FIRST_PEASANT) game.peasantsSeen |= 1;
  if (shown === SECOND_PEASANT) game.peasantsSeen |= 2;
  game.log?.push({ kind: 'revealed', place, card: shown });
}

/** Notes that a seat alone saw a card. */
export function noteSight({ log, table, cards }: MutableGame, to: number, place: number): void {
  log?.push({ kind: 'saw', to, place, card: shownAs(table, cards[place] as number) });
}

export interface Payment {
  readonly from: number;
  readonly into: number;
  readonly due: number;
  readonly why: PayReason;
}

/** Pays what is due, or all there is. */
export function pay(game: MutableGame, { from, into, due, why }: Payment): void {
  const has =
    from === BANK ? game.bank : from === COURT ? game.court : (game.coins[from] as number);
  const coins = has < due ? has : due;
  if (from === BANK) game.bank -= coins;
  else if (from === COURT) game.court -= coins;
  else game.coins[from] = has - coins;
  if (into === COURT) game.court += coins;
  else game.coins[into] = (game.coins[into] as number) + coins;
  game.log?.push({ kind: 'paid', from, into, coins, why });
}

/** Ends the game if somebody is rich or broke; whether it did. */
export function judgeEnd(game: MutableGame): boolean {
  const { coins } = game;
  const { winCoins, brokeEnds, tie } = game.table.rules;
  let most = 0;
  let least = winCoins;
  for (let seat = 0; seat < coins.length; seat++) {
    const purse = coins[seat] as number;
    if (purse > most) most = purse;
    if (purse < least) least = purse;
  }
  const rich = most >= winCoins;
  if (!rich && !(brokeEnds && least === 0)) return false;
  const wins = rich ? winCoins : most;
  const winners = seatsWith(coins, wins);
  const alone = tie === 'active' && winners.includes(game.actor);
  endGame(game, rich ? 'coins' : 'broke', alone ? [game.actor] : winners);
  return true;
}

/** The seats with so many coins or more. */
export function seatsWith(coins: readonly number[], least: number): number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < coins.length; seat++)
    if ((coins[seat] as number) >= least) seats.push(seat);
  return seats;
}

/** Ends the game. */
export function endGame(game: MutableGame, by: EndBy, winners: readonly number[]): void {
  game.phase = 'over';
  game.toMove = NOBODY;
  game.end = { by, winners };
  game.log?.push({ kind: 'over', by, winners });
}
