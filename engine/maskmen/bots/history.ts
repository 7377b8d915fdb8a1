/**
 * What the others did so far this season, decision by decision, with what everybody knew when it was
 * taken: the log played over again with public facts alone.
 */

import type { Cards } from '../cards';
import type { MoveCode } from '../moves';
import { codeOf } from '../moves';
import { addDefeat } from '../order';
import { deckOf } from '../rules';
import type { PublicSeason } from '../season';
import { NOBODY, nextSeat } from '../season';
import type { Situation } from './policy';
import { situationOf } from './policy';

/** One decision in the past. */
export interface PastDecision {
  readonly seat: number;
  readonly code: MoveCode;
  /** The cards that seat had already played. */
  readonly shed: Cards;
  readonly situation: Situation;
}

/** The public side of a season on its way. */
interface Ledger {
  readonly stronger: number[];
  readonly weaker: number[];
  readonly sizes: number[];
  readonly shed: Cards[];
  played: Cards;
  turn: number;
  top: number;
  topCount: number;
  holder: number;
  inRound: number;
  holding: number;
}

/** Cards each seat played, as the log has it. */
export function shedBySeat(season: PublicSeason): Cards[] {
  const shed = new Array<Cards>(season.players).fill(0);
  for (const { seat, move } of season.log) {
    if (move.kind === 'pass') continue;
    const code = codeOf(move);
    shed[seat] = (shed[seat] as number) + ((code & 3) << (4 * (code >> 2)));
  }
  return shed;
}

/** Whether the log tells the whole season; one that began in a position does not. */
export const isToldByLog = (season: PublicSeason): boolean =>
  shedBySeat(season).reduce((sum, cards) => sum + cards, 0) === season.played;

/** Every decision of the season so far, where the log tells it whole; none otherwise. */
export function pastDecisions(season: PublicSeason): PastDecision[] {
  const first = season.log[0];
  if (first === undefined || !isToldByLog(season)) return [];
  const ledger = openLedger(season, first.seat);
  const deck = deckOf(season.rules);
  return season.log.map(({ seat, move }) => {
    const code = codeOf(move);
    const snapshot = {
      ...ledger,
      stronger: ledger.stronger.slice(),
      weaker: ledger.weaker.slice(),
    };
    const shed = ledger.shed[seat] as number;
    const situation = situationOf(snapshot, deck);
    note(ledger, code);
    return { seat, code, shed, situation };
  });
}

function openLedger(season: PublicSeason, host: number): Ledger {
  const everybody = (1 << season.players) - 1;
  return {
    stronger: [0, 0, 0, 0, 0, 0],
    weaker: [0, 0, 0, 0, 0, 0],
    sizes: new Array<number>(season.players).fill(season.rules.handSize),
    shed: new Array<Cards>(season.players).fill(0),
    played: 0,
    turn: host,
    top: NOBODY,
    topCount: 0,
    holder: NOBODY,
    inRound: everybody,
    holding: everybody,
  };
}

function note(ledger: Ledger, code: MoveCode): void {
  const seat = ledger.turn;
  const count = code & 3;
  if (count === 0) {
    ledger.inRound &= ~(1 << seat);
  } else {
    const wrestler = code >> 2;
    const { top } = ledger;
    if (top !== NOBODY && !(((ledger.stronger[top] as number) >> wrestler) & 1))
      addDefeat(ledger, wrestler, top);
    const cards = count << (4 * wrestler);
    ledger.shed[seat] = (ledger.shed[seat] as number) + cards;
    ledger.sizes[seat] = (ledger.sizes[seat] as number) - count;
    ledger.played += cards;
    ledger.top = wrestler;
    ledger.topCount = count;
    ledger.holder = seat;
    if (ledger.sizes[seat] === 0) {
      ledger.holding &= ~(1 << seat);
      ledger.inRound &= ~(1 << seat);
    }
  }
  passTurn(ledger, seat);
}

function passTurn(ledger: Ledger, seat: number): void {
  const { holder, holding } = ledger;
  if (holding === 0) return;
  if ((ledger.inRound & ~(1 << holder)) !== 0) {
    ledger.turn = nextSeat(ledger.inRound, seat);
    return;
  }
  ledger.turn = (holding >> holder) & 1 ? holder : nextSeat(holding, holder);
  ledger.top = NOBODY;
  ledger.topCount = 0;
  ledger.holder = NOBODY;
  ledger.inRound = holding;
}
