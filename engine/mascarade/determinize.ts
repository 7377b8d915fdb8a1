/**
 * A full state that looks the same from a seat: a deal and answers to others' swap-or-nots that fit
 * everything the view tells, drawn as they are likely, and then played. What was public happens as it
 * did, so the world's view for that seat is the view it was made from.
 */

import { expectOk } from '../core/result';
import type { Rng } from '../core/rng';
import { nextBelow, nextWord } from '../core/rng';
import { playMoves, startGame } from './apply';
import type { Tracker, Trail } from './beliefs';
import { BLANK, MOST_WAYS, seatOf, trackView } from './beliefs';
import { BISHOP, FIRST_PEASANT, SECOND_PEASANT } from './characters';
import type { GameState } from './game';
import type { LogLine } from './log';
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
  codeFor,
} from './moves';
import type { View } from './seat-view';
import type { Table } from './table';
import { NOBODY } from './table';

/** How the cards came to lie as they may: the deal, others' answers in order, and how they lie now. */
export interface World {
  readonly deal: readonly number[];
  readonly answers: readonly boolean[];
  readonly cards: readonly number[];
}

/** A world that agrees with a view whose ways have been tracked, drawn by their weights. */
export function drawWorld(view: View, tracker: Tracker, rng: Rng): World {
  const at = drawIndex(tracker.weights, rng);
  const answers = answersOf(tracker.trails[at]);
  const cards = tellPeasantsApart(view.table, fillBlanks(tracker, at, rng), rng);
  return { deal: undoExchanges(view, cards, answers), answers, cards };
}

/** A state that agrees with a view. */
export function determinize(view: View, rng: Rng): GameState {
  const { deal, answers } = drawWorld(view, trackEnough(view), rng);
  const first = view.log.find((line) => line.kind === 'turn')?.seat ?? 0;
  const start = startGame(view.table, { kind: 'cards', cards: deal }, first);
  return playMoves(expectOk(start), movesOf(view, answers));
}

/** Where so many ways were dropped that none is left, more are kept. */
function trackEnough(view: View): Tracker {
  for (let most = MOST_WAYS; ; most *= 4) {
    const tracker = trackView(view, most);
    if (tracker.ways.length > 0) return tracker;
    if (tracker.exact) throw new Error('a view that contradicts itself');
  }
}

/** An index, each as often as its weight says. */
export function drawIndex(weights: readonly number[], rng: Rng): number {
  let all = 0;
  for (const weight of weights) all += weight;
  let left = (nextWord(rng) / 4294967296) * all;
  for (let at = 0; at < weights.length; at++) {
    left -= weights[at] as number;
    if (left < 0) return at;
  }
  return weights.length - 1;
}

/** A way's cards, those never seen under its blanks by lot. */
function fillBlanks({ ways, unseen }: Tracker, at: number, rng: Rng): number[] {
  const pile = [...unseen];
  return (ways[at] as readonly number[]).map((card) =>
    card === BLANK ? (pile.splice(nextBelow(rng, pile.length), 1)[0] as number) : card,
  );
}

/** Of two Peasants that look alike one is the second. */
function tellPeasantsApart(table: Table, cards: readonly number[], rng: Rng): number[] {
  const alike = cards.flatMap((card, place) => (card === FIRST_PEASANT ? [place] : []));
  if (alike.length < 2) return [...cards];
  const second = alike[nextBelow(rng, 2)];
  return cards.map((card, place) => (place === second ? SECOND_PEASANT : card));
}

/** The answers of others along a trail, the first first. */
function answersOf(trail: Trail | undefined): boolean[] {
  const answers: boolean[] = [];
  for (let at = trail; at !== undefined; at = at.before) answers.push(at.switched);
  return answers.reverse();
}

/** The deal that leads to these cards: every exchange undone, the last first. */
function undoExchanges(
  view: View,
  cards: readonly number[],
  answers: readonly boolean[],
): number[] {
  const deal = [...cards];
  const seat = seatOf(view);
  let answer = answers.length;
  const exchanged = (line: LogLine): line is LogLine & { readonly a: number; readonly b: number } =>
    line.kind === 'exchanged' ||
    line.kind === 'switched' ||
    (line.kind === 'returned' && line.seat !== seat && answers[--answer] === true);
  for (let at = view.log.length - 1; at >= 0; at--) {
    const line = view.log[at] as LogLine;
    if (!exchanged(line)) continue;
    const card = deal[line.a] as number;
    deal[line.a] = deal[line.b] as number;
    deal[line.b] = card;
  }
  return deal;
}

const codeOfAnswer = (switched: boolean): MoveCode => codeFor(switched ? YES : NO, 0, 0);

/** The moves that a view's log tells of, others' secret answers as they are given. */
function movesOf(view: View, answers: readonly boolean[]): MoveCode[] {
  const seat = seatOf(view);
  const moves: MoveCode[] = [];
  let announced = NOBODY;
  let answer = 0;
  for (const line of view.log) {
    if (line.kind === 'turn') announced = NOBODY;
    if (line.kind === 'announced') announced = line.character;
    if (line.kind === 'returned' && line.seat !== seat)
      moves.push(codeOfAnswer(answers[answer++] === true));
    const code = codeOfLine(line, announced);
    if (code !== undefined) moves.push(code);
  }
  return moves;
}

/** The move that a line tells of; most lines tell of what followed from one. */
export function codeOfLine(line: LogLine, announced: number): MoveCode | undefined {
  switch (line.kind) {
    case 'announced':
      return codeFor(ANNOUNCE, line.character, line.place);
    case 'took':
      return codeFor(announced === NOBODY ? SWAP : HANDLE, line.a, line.b);
    case 'exchanged':
      return codeFor(SWAP, line.a, line.b);
    case 'looked':
      return codeFor(LOOK, 0, line.place);
    case 'passed':
      return codeFor(PASS, 0, 0);
    case 'claimed':
      return codeFor(CLAIM, 0, line.place);
    case 'challenged':
      return codeFor(CHALLENGE, 0, 0);
    case 'switched':
    case 'kept':
      return codeOfAnswer(line.kind === 'switched');
    case 'spied':
      return codeFor(SPY_ON, 0, line.b);
    case 'traded':
      return codeFor(TRADE, 0, line.other);
    case 'declined':
      return codeFor(DECLINE, 0, 0);
    case 'pointed':
      return codeFor(POINT, 0, line.other);
    case 'named':
      return codeFor(NAME, line.character, line.place);
    case 'paid': {
      // The Bishop chooses who pays; the Thief's payers are the neighbours.
      const tithed = announced === BISHOP && line.why === 'power' && line.from >= 0;
      return tithed ? codeFor(TITHE, 0, line.from) : undefined;
    }
    default:
      return undefined;
  }
}
