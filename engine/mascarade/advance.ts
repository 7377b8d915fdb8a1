/**
 * The one transition. A move that is legal goes in, the game is changed in place, and what happened
 * is added to the log where one is kept. Order within a turn follows the rules to the letter:
 * answers, reveal, power, fines, covering, the next turn; ends are judged only where they say so.
 */

import { CHARACTER_OF, PEASANT } from './characters';
import { endGame, judgeEnd, noteSight, pay, reveal, seatsWith } from './effects';
import type { MutableGame } from './game';
import { BANK, COURT } from './log';
import type { MoveCode } from './moves';
import {
  ANNOUNCE,
  CHALLENGE,
  CLAIM,
  DECLINE,
  HANDLE,
  LOOK,
  NAME,
  NO,
  PASS,
  POINT,
  SPY_ON,
  SWAP,
  TITHE,
  TRADE,
  YES,
  placesOf,
} from './moves';
import { nameCard, spyOn, startPower, tithe, trade } from './powers';
import { NOBODY } from './table';

/** Makes a move, which must be legal, for the seat to move. */
export function advance(game: MutableGame, code: MoveCode): void {
  const x = (code >> 4) & 15;
  const y = code & 15;
  switch (code >> 8) {
    case SWAP:
      return takeOrExchange(game, x, y);
    case LOOK:
      game.log?.push({ kind: 'looked', seat: game.actor, place: y });
      noteSight(game, game.actor, y);
      return endTurn(game);
    case ANNOUNCE:
      return announce(game, x, y);
    case PASS:
      game.log?.push({ kind: 'passed', seat: game.toMove });
      return askNext(game);
    case CLAIM:
      game.log?.push({ kind: 'claimed', seat: game.toMove, place: y });
      game.claims.push(y);
      return askNext(game);
    case CHALLENGE:
      return challenge(game);
    case YES:
    case NO:
      return putBack(game, code >> 8);
    case TITHE:
      tithe(game, y);
      return endPower(game);
    case TRADE:
      trade(game, y);
      return endPower(game);
    case DECLINE:
      game.log?.push({ kind: 'declined', seat: game.user });
      return endPower(game);
    case HANDLE:
      coverTaken(game, x, y);
      return take(game, x, y);
    case SPY_ON:
      coverTaken(game, game.userPlace, y);
      return spyOn(game, y);
    case POINT:
      game.log?.push({ kind: 'pointed', seat: game.user, other: y });
      game.phase = 'name';
      game.toMove = y;
      return undefined;
    case NAME:
      nameCard(game, x, y);
      return endPower(game);
    default:
      throw new Error('no move has this code');
  }
}

/** A swap: taken in hand to be switched or not, or exchanged in everybody's sight. */
function takeOrExchange(game: MutableGame, a: number, b: number): void {
  if (game.table.rules.swapping === 'or-not') return take(game, a, b);
  game.log?.push({ kind: 'exchanged', seat: game.actor, a, b });
  switchCards(game.cards, a, b);
  endTurn(game);
}

function switchCards(cards: number[], a: number, b: number): void {
  const card = cards[a] as number;
  cards[a] = cards[b] as number;
  cards[b] = card;
}

/** Takes two cards in hand: the actor for a swap, the Fool for its power. */
function take(game: MutableGame, a: number, b: number): void {
  game.log?.push({ kind: 'took', seat: game.toMove, a, b });
  game.takenA = a;
  game.takenB = b;
  game.phase = 'swap-or-not';
}

function putBack(game: MutableGame, answer: number): void {
  const { takenA: a, takenB: b, toMove: seat } = game;
  if (answer === YES) switchCards(game.cards, a, b);
  game.log?.push({ kind: answer === YES ? 'switched' : 'kept', to: seat, a, b });
  game.log?.push({ kind: 'returned', seat, a, b });
  game.takenA = NOBODY;
  game.takenB = NOBODY;
  if (game.user === NOBODY) endTurn(game);
  else endPower(game);
}

function announce(game: MutableGame, character: number, place: number): void {
  game.log?.push({ kind: 'announced', seat: game.actor, character, place });
  game.announced = character;
  game.pointed = place;
  game.phase = 'respond';
  game.toMove = game.actor;
  askNext(game);
}

/** Asks the next one clockwise; with everybody asked, what was said is put to the proof. */
function askNext(game: MutableGame): void {
  const next = (game.toMove + 1) % game.table.players;
  if (next !== game.actor) {
    game.toMove = next;
    return;
  }
  if (game.claims.length === 0) startPower(game, game.actor, game.pointed);
  else proveClaims(game);
  if (game.phase === 'respond') endPower(game);
}

const isTrue = (game: MutableGame, place: number): boolean =>
  CHARACTER_OF[game.cards[place] as number] === game.announced;

/** Announcer and claimants reveal; who has the character uses the power, the others will be fined. */
function proveClaims(game: MutableGame): void {
  const { owners } = game.table;
  const spoken = [game.pointed, ...game.claims];
  for (const place of spoken) reveal(game, place);
  const users = spoken.filter((place) => isTrue(game, place));
  for (const place of spoken)
    if (!isTrue(game, place)) game.fined |= 1 << (owners[place] as number);
  const [first, second] = users;
  if (first === undefined) return;
  if (second === undefined) startPower(game, owners[first] as number, first);
  else payBothPeasants(game, owners[first] as number, owners[second] as number);
}

/** Two true claims of one character: the Peasants, who are paid together. */
function payBothPeasants(game: MutableGame, first: number, second: number): void {
  game.log?.push({ kind: 'used', seat: first, character: PEASANT });
  game.log?.push({ kind: 'used', seat: second, character: PEASANT });
  // Both lie open, so both have been seen: two each under either rule.
  pay(game, { from: BANK, into: first, due: 2, why: 'power' });
  pay(game, { from: BANK, into: second, due: 2, why: 'power' });
  game.user = second;
}

function challenge(game: MutableGame): void {
  const { actor, pointed, toMove: challenger, announced } = game;
  const { truthPays, middlePays, fine } = game.table.rules;
  game.log?.push({ kind: 'challenged', seat: challenger });
  reveal(game, pointed);
  if (isTrue(game, pointed)) {
    const due = (game.laidOut >> announced) & 1 ? middlePays : truthPays;
    pay(game, { from: challenger, into: actor, due, why: 'challenge' });
    if (judgeEnd(game)) return;
    startPower(game, actor, pointed);
    if (game.phase === 'respond') endPower(game);
  } else {
    pay(game, { from: actor, into: COURT, due: fine, why: 'fine' });
    if (!judgeEnd(game)) endTurn(game);
  }
}

/** Cards that are taken in hand are turned down first if they lay open. */
function coverTaken(game: MutableGame, a: number, b: number): void {
  const places = game.up.filter((place) => place === a || place === b);
  if (places.length === 0) return;
  game.log?.push({ kind: 'covered', places });
  game.up = game.up.filter((place) => place !== a && place !== b);
}

/** After the whole power: ends, fines, ends again, and the next turn. */
function endPower(game: MutableGame): void {
  if (game.phase === 'over' || judgeEnd(game)) return;
  if (game.fined !== 0) {
    const { players, rules } = game.table;
    for (let step = 0; step < players; step++) {
      const seat = (game.actor + step) % players;
      if ((game.fined >> seat) & 1)
        pay(game, { from: seat, into: COURT, due: rules.fine, why: 'fine' });
    }
    if (judgeEnd(game)) return;
  }
  endTurn(game);
}

/** Covers what lies open and passes the turn on; after the last turn the richest win. */
function endTurn(game: MutableGame): void {
  const { players, rules } = game.table;
  if (game.up.length > 0) {
    game.log?.push({ kind: 'covered', places: game.up });
    game.up = [];
  }
  if (game.turn >= rules.turnLimit) {
    let most = 0;
    for (let seat = 0; seat < players; seat++)
      if ((game.coins[seat] as number) > most) most = game.coins[seat] as number;
    return endGame(game, 'limit', seatsWith(game.coins, most));
  }
  startTurn(game, (game.actor + 1) % players);
}

/** Begins a turn: nothing of the one before goes on but what it revealed. */
export function startTurn(game: MutableGame, actor: number): void {
  const { rules } = game.table;
  game.turn++;
  game.actor = actor;
  game.toMove = actor;
  game.phase = 'action';
  game.revealedBefore = game.revealedNow;
  game.revealedNow = 0;
  game.announced = NOBODY;
  game.pointed = NOBODY;
  if (game.claims.length > 0) game.claims = [];
  game.user = NOBODY;
  game.userPlace = NOBODY;
  game.fined = 0;
  const shown = game.revealedBefore & placesOf(game.table, actor);
  game.mustSwap =
    game.turn <= rules.openingSwaps
      ? 'opening'
      : rules.revealedMustSwap && shown !== 0
        ? 'reveal'
        : 'no';
  game.log?.push({ kind: 'turn', turn: game.turn, seat: actor, mustSwap: game.mustSwap !== 'no' });
}
