/**
 * Moves and their legality, decided in one place: `refusalOf` says why a move is not allowed,
 * `listMoves` lists those it lets through, in the order of the rules; tests hold the two against each
 * other. Both need public facts alone. Inside the engine a move is one integer, its code.
 */

import type { Character } from './characters';
import { CHARACTERS, characterAt } from './characters';
import type { Phase, PublicGame } from './game';
import type { Place, Table } from './table';
import { NOBODY, placeAt } from './table';

export type Move =
  | { readonly kind: 'swap'; readonly a: Place; readonly b: Place }
  | { readonly kind: 'look'; readonly place: Place }
  | { readonly kind: 'announce'; readonly character: Character; readonly place: Place }
  | { readonly kind: 'pass' }
  | { readonly kind: 'claim'; readonly place: Place }
  | { readonly kind: 'challenge' }
  | { readonly kind: 'yes' }
  | { readonly kind: 'no' }
  | { readonly kind: 'tithe'; readonly seat: number }
  | { readonly kind: 'trade'; readonly seat: number }
  | { readonly kind: 'decline' }
  | { readonly kind: 'handle'; readonly a: Place; readonly b: Place }
  | { readonly kind: 'spy'; readonly place: Place }
  | { readonly kind: 'point'; readonly seat: number }
  | { readonly kind: 'name'; readonly character: Character; readonly place: Place };

export type MoveKind = Move['kind'];

/** The kinds in the order of their numbers in a code. */
export const MOVE_KINDS = [
  'swap',
  'look',
  'announce',
  'pass',
  'claim',
  'challenge',
  'yes',
  'no',
  'tithe',
  'trade',
  'decline',
  'handle',
  'spy',
  'point',
  'name',
] as const satisfies readonly MoveKind[];

export const SWAP = 0;
export const LOOK = 1;
export const ANNOUNCE = 2;
export const PASS = 3;
export const CLAIM = 4;
export const CHALLENGE = 5;
export const YES = 6;
export const NO = 7;
export const TITHE = 8;
export const TRADE = 9;
export const DECLINE = 10;
export const HANDLE = 11;
export const SPY_ON = 12;
export const POINT = 13;
export const NAME = 14;

/** `kind << 8 | x << 4 | y`: two places, a character and a place, or one place or seat as y. */
export type MoveCode = number;

export const codeFor = (kind: number, x: number, y: number): MoveCode => (kind << 8) | (x << 4) | y;

/** Which kinds belong to which phase. */
const PHASE_OF: Readonly<Record<MoveKind, Phase>> = {
  swap: 'action',
  look: 'action',
  announce: 'action',
  pass: 'respond',
  claim: 'respond',
  challenge: 'respond',
  yes: 'swap-or-not',
  no: 'swap-or-not',
  tithe: 'bishop',
  trade: 'witch',
  decline: 'witch',
  handle: 'fool',
  spy: 'spy',
  point: 'inquisitor',
  name: 'name',
};

/** Why a move is refused, with what a person must be told. In order of precedence. */
export type MoveRefusal =
  | { readonly code: 'over' }
  | { readonly code: 'malformed' }
  | { readonly code: 'wrong-phase'; readonly phase: Phase }
  | { readonly code: 'not-in-rules' }
  | { readonly code: 'no-such-place' | 'not-yours' | 'protected'; readonly place: Place }
  | { readonly code: 'no-such-seat'; readonly seat: number }
  | { readonly code: 'opening'; readonly turns: number }
  | { readonly code: 'must-swap' | 'revealed-card'; readonly places: readonly Place[] }
  | { readonly code: 'yourself' | 'same-card' | 'order' | 'out-of-reach' }
  | { readonly code: 'not-richest'; readonly richest: readonly number[] }
  | { readonly code: 'not-the-card'; readonly place: Place }
  | { readonly code: 'not-in-play'; readonly character: Character };

export type RefusalCode = MoveRefusal['code'];

const SEATED: readonly MoveKind[] = ['tithe', 'trade', 'point'];
const PAIRED: readonly MoveKind[] = ['swap', 'handle'];
const PLACED: readonly MoveKind[] = ['look', 'announce', 'claim', 'spy', 'name'];
const NAMING: readonly MoveKind[] = ['announce', 'name'];

/** Whether something has the form of a move; what the rules think of it is another matter. */
export function isMove(value: unknown): value is Move {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, a, b, place, seat, character } = value as Readonly<Record<string, unknown>>;
  if (!(MOVE_KINDS as readonly unknown[]).includes(kind)) return false;
  const is = (kinds: readonly MoveKind[]): boolean => (kinds as readonly unknown[]).includes(kind);
  if (is(SEATED) && !(Number.isInteger(seat) && (seat as number) >= 0)) return false;
  if (is(PAIRED) && (typeof a !== 'string' || typeof b !== 'string')) return false;
  if (is(PLACED) && typeof place !== 'string') return false;
  return !is(NAMING) || (CHARACTERS as readonly unknown[]).includes(character);
}

/** The code of a move whose places this table has. */
export function codeOf(table: Table, move: Move): MoveCode {
  const kind = MOVE_KINDS.indexOf(move.kind);
  switch (move.kind) {
    case 'swap':
    case 'handle':
      return codeFor(kind, placeAt(table, move.a), placeAt(table, move.b));
    case 'announce':
    case 'name':
      return codeFor(kind, CHARACTERS.indexOf(move.character), placeAt(table, move.place));
    case 'look':
    case 'claim':
    case 'spy':
      return codeFor(kind, 0, placeAt(table, move.place));
    case 'tithe':
    case 'trade':
    case 'point':
      return codeFor(kind, 0, move.seat);
    default:
      return codeFor(kind, 0, 0);
  }
}

/** The move of a code. */
export function moveOf(table: Table, code: MoveCode): Move {
  const kind = MOVE_KINDS[code >> 8] as MoveKind;
  const x = (code >> 4) & 15;
  const y = code & 15;
  const name = (at: number): Place => table.placeNames[at] as Place;
  switch (kind) {
    case 'swap':
    case 'handle':
      return { kind, a: name(x), b: name(y) };
    case 'announce':
    case 'name':
      return { kind, character: characterAt(x), place: name(y) };
    case 'look':
    case 'claim':
    case 'spy':
      return { kind, place: name(y) };
    case 'tithe':
    case 'trade':
    case 'point':
      return { kind, seat: y };
    default:
      return { kind };
  }
}

/** Why the seat to move cannot make a move now; undefined when it can. */
export function refusalOf(game: PublicGame, move: Move): MoveRefusal | undefined {
  const { table, phase } = game;
  if (phase === 'over') return { code: 'over' };
  if (!isMove(move)) return { code: 'malformed' };
  if (PHASE_OF[move.kind] !== phase) return { code: 'wrong-phase', phase };
  const { responses, witch } = table.rules;
  if (move.kind === 'claim' && responses !== 'claims') return { code: 'not-in-rules' };
  if (move.kind === 'challenge' && responses !== 'challenge') return { code: 'not-in-rules' };
  if (move.kind === 'decline' && witch === 'must') return { code: 'not-in-rules' };
  switch (move.kind) {
    case 'swap':
    case 'handle':
      return missing(table, move.a, move.b) ?? refusalOfPair(game, move);
    case 'look':
    case 'announce':
      return missing(table, move.place) ?? refusalOfAction(game, move);
    case 'claim':
    case 'spy':
    case 'name':
      return missing(table, move.place) ?? refusalOfPlaced(game, move);
    case 'tithe':
    case 'trade':
    case 'point':
      return refusalOfSeat(game, move);
    default:
      return undefined;
  }
}

function missing(table: Table, ...places: readonly Place[]): MoveRefusal | undefined {
  const place = places.find((name) => placeAt(table, name) < 0);
  return place === undefined ? undefined : { code: 'no-such-place', place };
}

const isRevealed = (game: PublicGame, place: number): boolean =>
  ((game.revealedBefore >> place) & 1) === 1;

const namesOf = (table: Table, bits: number): Place[] =>
  table.placeNames.filter((_, place) => (bits >> place) & 1);

/** The places of the actor that a forced swap must take one of, as bits; 0 where none is forced. */
export const forcedPlaces = (game: PublicGame): number =>
  game.mustSwap === 'reveal' ? game.revealedBefore & placesOf(game.table, game.actor) : 0;

/** A seat's places as bits. */
export const placesOf = (table: Table, seat: number): number =>
  ((1 << table.each) - 1) << (seat * table.each);

function refusalOfAction(
  game: PublicGame,
  move: Move & { readonly kind: 'look' | 'announce' },
): MoveRefusal | undefined {
  const { table } = game;
  const place = placeAt(table, move.place);
  if (game.mustSwap === 'opening') return { code: 'opening', turns: table.rules.openingSwaps };
  if (game.mustSwap === 'reveal')
    return { code: 'must-swap', places: namesOf(table, forcedPlaces(game)) };
  if (table.owners[place] !== game.actor) return { code: 'not-yours', place: move.place };
  if (move.kind === 'look') return undefined;
  if (table.thirds[place]) return { code: 'protected', place: move.place };
  return table.announceable.includes(CHARACTERS.indexOf(move.character))
    ? undefined
    : { code: 'not-in-play', character: move.character };
}

function refusalOfPair(
  game: PublicGame,
  move: Move & { readonly kind: 'swap' | 'handle' },
): MoveRefusal | undefined {
  const { table } = game;
  const { owners, thirds } = table;
  const [a, b] = [placeAt(table, move.a), placeAt(table, move.b)];
  if (move.kind === 'handle') {
    if (a === b) return { code: 'same-card' };
    if (owners[a] === game.user || owners[b] === game.user) return { code: 'yourself' };
    if (b < a) return { code: 'order' };
    if (thirds[a]) return { code: 'protected', place: move.a };
    if (thirds[b]) return { code: 'protected', place: move.b };
    return canHandle(table, a, b) ? undefined : { code: 'out-of-reach' };
  }
  if (owners[a] !== game.actor) return { code: 'not-yours', place: move.a };
  if (a === b) return { code: 'same-card' };
  const own = owners[b] === game.actor;
  if (own && b < a) return { code: 'order' };
  if (!own && thirds[a]) return { code: 'protected', place: move.a };
  if (!own && thirds[b]) return { code: 'protected', place: move.b };
  if (game.mustSwap !== 'reveal' || isRevealed(game, a) || (own && isRevealed(game, b)))
    return undefined;
  return { code: 'revealed-card', places: namesOf(table, forcedPlaces(game)) };
}

/** Whether the Fool's hands reach two cards that are neither its own nor protected. */
function canHandle({ rules, players, owners }: Table, a: number, b: number): boolean {
  if (rules.foolReach === 'any') return true;
  if (owners[a] === NOBODY || owners[b] === NOBODY) return false;
  return players === 2 || owners[a] !== owners[b];
}

function refusalOfPlaced(
  game: PublicGame,
  move: Move & { readonly kind: 'claim' | 'spy' | 'name' },
): MoveRefusal | undefined {
  const { table } = game;
  const place = placeAt(table, move.place);
  const owner = table.owners[place];
  if (move.kind === 'claim')
    return owner === game.toMove ? undefined : { code: 'not-yours', place: move.place };
  if (move.kind === 'name') {
    if (table.rules.inquisitor === 'inquisitors-card' && place !== game.userPlace)
      return { code: 'not-the-card', place: table.placeNames[game.userPlace] as Place };
    if (table.rules.inquisitor === 'own-card' && owner !== game.toMove)
      return { code: 'not-yours', place: move.place };
    return table.inPlay.includes(CHARACTERS.indexOf(move.character))
      ? undefined
      : { code: 'not-in-play', character: move.character };
  }
  if (place === game.userPlace) return { code: 'same-card' };
  const withThird = table.thirds[game.userPlace] === true;
  if (!withThird && owner === game.user) return { code: 'yourself' };
  if (table.thirds[place]) return { code: 'protected', place: move.place };
  return canSpy(game, place) ? undefined : { code: 'out-of-reach' };
}

/** Whether the Spy's eyes reach a card that is neither the one pointed at nor protected. */
function canSpy({ table, user, userPlace }: PublicGame, place: number): boolean {
  const owner = table.owners[place];
  if (table.thirds[userPlace]) return owner === user;
  if (owner === user) return false;
  return owner !== NOBODY || table.rules.spyReach === 'players-and-middle';
}

function refusalOfSeat(
  game: PublicGame,
  move: Move & { readonly kind: 'tithe' | 'trade' | 'point' },
): MoveRefusal | undefined {
  const { seat } = move;
  if (seat >= game.table.players) return { code: 'no-such-seat', seat };
  if (seat === game.user) return { code: 'yourself' };
  if (move.kind !== 'tithe') return undefined;
  const richest = richestOthers(game, game.user);
  return richest.includes(seat) ? undefined : { code: 'not-richest', richest };
}

/** The richest seats but one. */
export function richestOthers({ coins }: PublicGame, seat: number): number[] {
  const most = mostOfOthers(coins, seat);
  return coins.flatMap((purse, other) => (other !== seat && purse === most ? [other] : []));
}

/** The most coins anybody but one seat has. */
export function mostOfOthers(coins: readonly number[], seat: number): number {
  let most = 0;
  for (let other = 0; other < coins.length; other++)
    if (other !== seat && (coins[other] as number) > most) most = coins[other] as number;
  return most;
}

/** Writes the codes of all legal moves, in order, into an array and returns their number. */
export function listMoves(game: PublicGame, into: MoveCode[]): number {
  switch (game.phase) {
    case 'over':
      return 0;
    case 'action':
      return listActions(game, into);
    case 'respond':
      return listAnswers(game, into);
    case 'swap-or-not':
      into[0] = YES << 8;
      into[1] = NO << 8;
      return 2;
    case 'fool':
      return listHandles(game, into);
    case 'spy':
      return listSpied(game, into);
    case 'name':
      return listNames(game, into);
    default:
      return listSeats(game, into);
  }
}

function listActions(game: PublicGame, into: MoveCode[]): number {
  const { table, actor } = game;
  const { each, owners, thirds, announceable } = table;
  const places = table.set.length;
  const from = actor * each;
  const forced = forcedPlaces(game);
  let count = 0;
  for (let a = from; a < from + each; a++)
    for (let b = 0; b < places; b++) {
      const own = owners[b] === actor;
      if (own ? b <= a : thirds[a] || thirds[b]) continue;
      if (game.mustSwap === 'reveal' && !(forced & ((1 << a) | (1 << b)))) continue;
      into[count++] = (a << 4) | b;
    }
  if (game.mustSwap !== 'no') return count;
  for (let place = from; place < from + each; place++) into[count++] = (LOOK << 8) | place;
  for (let at = 0; at < announceable.length; at++)
    for (let place = from; place < from + each; place++)
      if (!thirds[place])
        into[count++] = (ANNOUNCE << 8) | ((announceable[at] as number) << 4) | place;
  return count;
}

function listAnswers({ table, toMove }: PublicGame, into: MoveCode[]): number {
  into[0] = PASS << 8;
  if (table.rules.responses === 'challenge') {
    into[1] = CHALLENGE << 8;
    return 2;
  }
  for (let at = 0; at < table.each; at++) into[1 + at] = (CLAIM << 8) | (toMove * table.each + at);
  return 1 + table.each;
}

function listHandles({ table, user }: PublicGame, into: MoveCode[]): number {
  const { owners, thirds } = table;
  const places = table.set.length;
  let count = 0;
  for (let a = 0; a < places; a++)
    for (let b = a + 1; b < places; b++)
      if (owners[a] !== user && owners[b] !== user && !thirds[a] && !thirds[b])
        if (canHandle(table, a, b)) into[count++] = (HANDLE << 8) | (a << 4) | b;
  return count;
}

function listSpied(game: PublicGame, into: MoveCode[]): number {
  const { table, userPlace } = game;
  let count = 0;
  for (let place = 0; place < table.set.length; place++)
    if (place !== userPlace && !table.thirds[place] && canSpy(game, place))
      into[count++] = (SPY_ON << 8) | place;
  return count;
}

function listNames({ table, toMove, userPlace }: PublicGame, into: MoveCode[]): number {
  const { inPlay, each } = table;
  const itsOwn = table.rules.inquisitor === 'own-card';
  const from = itsOwn ? toMove * each : userPlace;
  const end = itsOwn ? from + each : userPlace + 1;
  let count = 0;
  for (let at = 0; at < inPlay.length; at++)
    for (let place = from; place < end; place++)
      into[count++] = (NAME << 8) | ((inPlay[at] as number) << 4) | place;
  return count;
}

function listSeats(game: PublicGame, into: MoveCode[]): number {
  const { table, phase, user, coins } = game;
  const kind = phase === 'bishop' ? TITHE : phase === 'witch' ? TRADE : POINT;
  const least = phase === 'bishop' ? mostOfOthers(coins, user) : 0;
  let count = 0;
  for (let seat = 0; seat < table.players; seat++)
    if (seat !== user && (coins[seat] as number) >= least) into[count++] = (kind << 8) | seat;
  if (phase === 'witch' && table.rules.witch === 'may') into[count++] = DECLINE << 8;
  return count;
}

/** The legal moves of the seat to move, in the order of the rules. */
export function legalMoves(game: PublicGame): Move[] {
  const codes: MoveCode[] = [];
  const count = listMoves(game, codes);
  return codes.slice(0, count).map((code) => moveOf(game.table, code));
}
