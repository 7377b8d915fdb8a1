/**
 * A game: what everybody knows of it, and the full truth. Both are plain JSON. `advance` in
 * advance.ts changes a private copy in place, which is what bots' search does; `applyMove` in
 * apply.ts wraps it for everybody else.
 */

import { CHARACTER_OF } from './characters';
import type { EndBy, LogLine } from './log';
import type { MoveCode } from './moves';
import type { Table } from './table';
import { NOBODY } from './table';

export type Phase =
  | 'action'
  | 'respond'
  | 'swap-or-not'
  | 'bishop'
  | 'witch'
  | 'fool'
  | 'spy'
  | 'inquisitor'
  | 'name'
  | 'over';

/** Whether the actor can only swap, and why. */
export type MustSwap = 'no' | 'opening' | 'reveal';

export interface End {
  readonly by: EndBy;
  /** Seats in their order. */
  readonly winners: readonly number[];
}

/** What everybody knows. Whatever is not going on holds NOBODY; sets of places or seats are bits. */
export interface PublicGame {
  readonly table: Table;
  readonly coins: readonly number[];
  readonly bank: number;
  readonly court: number;
  /** The number of the turn, from 1, and whose it is. */
  readonly turn: number;
  readonly actor: number;
  readonly phase: Phase;
  readonly toMove: number;
  readonly mustSwap: MustSwap;
  /** Places that lie open, in the order of revealing. */
  readonly up: readonly number[];
  /** Places revealed in the turn before, and in this one. */
  readonly revealedBefore: number;
  readonly revealedNow: number;
  /** The character announced, and the card pointed at. */
  readonly announced: number;
  readonly pointed: number;
  /** The places claimed with, in the order of claiming. */
  readonly claims: readonly number[];
  /** Who uses the power, and the card they pointed at. */
  readonly user: number;
  readonly userPlace: number;
  /** The two cards taken in hand. */
  readonly takenA: number;
  readonly takenB: number;
  /** Seats that revealed something else and will be fined. */
  readonly fined: number;
  /** Characters laid out in the middle at set-up. */
  readonly laidOut: number;
  /** The Peasants that have been turned face up since set-up: 1, 2 or both. */
  readonly peasantsSeen: number;
  readonly end: End | undefined;
}

/** How the cards came to lie: told one by one, or dealt from a seed. */
export type Deal =
  | { readonly kind: 'cards'; readonly cards: readonly number[] }
  | { readonly kind: 'seed'; readonly seed: string };

/** The full truth about a game. It never leaves engine and store. */
export interface GameState extends PublicGame {
  /** The card at each place. */
  readonly cards: readonly number[];
  readonly deal: Deal;
  /** Who acts first, or that it is drawn from the seed. */
  readonly first: number | 'drawn';
  readonly moves: readonly MoveCode[];
  /** Every line, private ones too. */
  readonly log: readonly LogLine[];
}

/** A private copy that `advance` may change; it keeps a log only where there is one to write to. */
export type MutableGame = {
  -readonly [Field in keyof PublicGame]: PublicGame[Field] extends readonly number[]
    ? number[]
    : PublicGame[Field];
} & { readonly cards: number[]; log: LogLine[] | undefined };

/** The game before its first turn: cards dealt, nothing shown. */
export function layGame(table: Table, cards: readonly number[]): MutableGame {
  const { rules, players, middle } = table;
  const laidOut = cards
    .slice(middle)
    .reduce((bits, card) => bits | (1 << (CHARACTER_OF[card] as number)), 0);
  return {
    table,
    coins: new Array<number>(players).fill(rules.startCoins),
    bank: rules.coinTotal - players * rules.startCoins,
    court: 0,
    turn: 0,
    actor: NOBODY,
    phase: 'action',
    toMove: NOBODY,
    mustSwap: 'no',
    up: [],
    revealedBefore: 0,
    revealedNow: 0,
    announced: NOBODY,
    pointed: NOBODY,
    claims: [],
    user: NOBODY,
    userPlace: NOBODY,
    takenA: NOBODY,
    takenB: NOBODY,
    fined: 0,
    laidOut,
    peasantsSeen: 0,
    end: undefined,
    cards: [...cards],
    log: undefined,
  };
}

/** The public part, field by field: a new secret in the state never slips through. */
export const publicPart = (game: PublicGame): PublicGame => ({
  table: game.table,
  coins: game.coins,
  bank: game.bank,
  court: game.court,
  turn: game.turn,
  actor: game.actor,
  phase: game.phase,
  toMove: game.toMove,
  mustSwap: game.mustSwap,
  up: game.up,
  revealedBefore: game.revealedBefore,
  revealedNow: game.revealedNow,
  announced: game.announced,
  pointed: game.pointed,
  claims: game.claims,
  user: game.user,
  userPlace: game.userPlace,
  takenA: game.takenA,
  takenB: game.takenB,
  fined: game.fined,
  laidOut: game.laidOut,
  peasantsSeen: game.peasantsSeen,
  end: game.end,
});

/** A copy that may be changed, with the cards as somebody knows or imagines them, and no log. */
export function copyGame(game: PublicGame, cards: readonly number[]): MutableGame {
  const { coins, up, claims } = game;
  return {
    ...publicPart(game),
    coins: coins.slice(),
    up: up.slice(),
    claims: claims.slice(),
    cards: cards.slice(),
    log: undefined,
  };
}
