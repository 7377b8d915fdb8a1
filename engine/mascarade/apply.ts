/** Starting a game, and applying a move: a refusal with a reason, or the next state and its lines. */

import type { Result } from '../core/result';
import { err, ok } from '../core/result';
import { nextBelow, seedRng } from '../core/rng';
import { advance, startTurn } from './advance';
import type { Deal, GameState, MutableGame } from './game';
import { copyGame, layGame, publicPart } from './game';
import type { LogLine } from './log';
import type { Move, MoveCode, MoveRefusal } from './moves';
import { codeOf, refusalOf } from './moves';
import type { Table } from './table';
import { shownAs } from './table';

export interface Applied {
  readonly state: GameState;
  /** The lines that the move added, private ones too. */
  readonly lines: readonly LogLine[];
}

const DEAL_STREAM = 0;
const FIRST_STREAM = 1;

export type StartFault = { readonly code: 'bad-deal' } | { readonly code: 'bad-first' };

/** The cards of a deal in order of places; undefined where they are not the table's set. */
function cardsOf(table: Table, deal: Deal): number[] | undefined {
  if (deal.kind === 'cards') {
    const sorted = [...deal.cards].sort((a, b) => a - b);
    const same = sorted.length === table.set.length && sorted.every((c, at) => c === table.set[at]);
    return same ? [...deal.cards] : undefined;
  }
  const rng = seedRng(deal.seed, DEAL_STREAM);
  const cards = [...table.set];
  for (let at = cards.length - 1; at > 0; at--) {
    const from = nextBelow(rng, at + 1);
    const card = cards[at] as number;
    cards[at] = cards[from] as number;
    cards[from] = card;
  }
  return cards;
}

/** Deals and shows the cards and begins the first turn; `first` may be drawn from the seed. */
export function startGame(
  table: Table,
  deal: Deal,
  first: number | 'drawn',
): Result<GameState, StartFault> {
  const cards = cardsOf(table, deal);
  if (cards === undefined) return err({ code: 'bad-deal' });
  if (first === 'drawn' && deal.kind !== 'seed') return err({ code: 'bad-first' });
  const actor =
    first === 'drawn' && deal.kind === 'seed'
      ? nextBelow(seedRng(deal.seed, FIRST_STREAM), table.players)
      : first;
  if (typeof actor !== 'number' || !(actor >= 0 && actor < table.players && actor % 1 === 0))
    return err({ code: 'bad-first' });
  const game = layGame(table, cards);
  const log: LogLine[] = [];
  game.log = log;
  showDeal(game);
  startTurn(game, actor);
  return ok({ ...publicPart(game), cards, deal, first, moves: [], log });
}

/** Everybody sees all cards, or first the middle alone and then each player their own. */
function showDeal({ table, cards, log }: MutableGame): void {
  const face = (place: number) => ({ place, card: shownAs(table, cards[place] as number) });
  const { middle, owners } = table;
  const open = table.rules.dealt === 'open';
  for (let place = open ? 0 : middle; place < cards.length; place++)
    log?.push({ kind: 'shown', ...face(place) });
  for (let place = 0; !open && place < middle; place++)
    log?.push({ kind: 'saw', to: owners[place] as number, ...face(place) });
}

/** Makes moves that must be legal, one after the other. */
export function playMoves(state: GameState, codes: readonly MoveCode[]): GameState {
  const game = copyGame(state, state.cards);
  const log = [...state.log];
  game.log = log;
  for (const code of codes) advance(game, code);
  const moves = [...state.moves, ...codes];
  return { ...state, ...publicPart(game), cards: game.cards, moves, log };
}

/** Makes a move for the seat to move: the next state and the lines it added, or a refusal. */
export function applyMove(state: GameState, move: Move): Result<Applied, MoveRefusal> {
  const refusal = refusalOf(state, move);
  if (refusal !== undefined) return err(refusal);
  const next = playMoves(state, [codeOf(state.table, move)]);
  return ok({ state: next, lines: next.log.slice(state.log.length) });
}
