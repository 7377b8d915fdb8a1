/** What the round of a set-up position must satisfy: plays that could follow each other, and whose
 * turn it then is. */

import type { Cards } from './cards';
import { countOf } from './cards';
import type { Order } from './order';
import { PLAY_LIMIT } from './rules';
import type { RoundPlay } from './season';
import { NOBODY, nextSeat } from './season';

export type RoundError =
  | {
      readonly code: 'impossible-play';
      /** Which play of the round, from 0. */
      readonly index: number;
      readonly why: 'seat' | 'wrestler' | 'count' | 'cards' | 'not-stronger' | 'order-of-seats';
    }
  | { readonly code: 'bad-passed'; readonly seat: number }
  | { readonly code: 'turn-without-cards'; readonly seat: number }
  | { readonly code: 'wrong-turn'; readonly seat: number; readonly turn: number };

interface RoundFacts extends Order {
  readonly players: number;
  readonly hands: readonly Cards[];
  readonly played: Cards;
  readonly round: readonly RoundPlay[];
  readonly passed: readonly number[];
  readonly turn: number;
  readonly holding: number;
  readonly inRound: number;
}

/** The first thing about the round that cannot be, if any. */
export function checkRound(facts: RoundFacts): RoundError | undefined {
  const { round, turn, players } = facts;
  for (let index = 0; index < round.length; index++) {
    const why = playFault(facts, index);
    if (why !== undefined) return { code: 'impossible-play', index, why };
  }
  if (!isSeat(turn, players) || !((facts.holding >> turn) & 1))
    return { code: 'turn-without-cards', seat: turn };
  return passedFault(facts) ?? turnFault(facts);
}

const isSeat = (seat: number, players: number): boolean =>
  Number.isInteger(seat) && seat >= 0 && seat < players;

type PlayFault = (RoundError & { code: 'impossible-play' })['why'];

function playFault(facts: RoundFacts, index: number): PlayFault | undefined {
  const { round, players, played } = facts;
  const { seat, wrestler, count } = round[index] as RoundPlay;
  if (!isSeat(seat, players)) return 'seat';
  if (!(Number.isInteger(wrestler) && wrestler >= 0 && wrestler < 6)) return 'wrestler';
  if (!(Number.isInteger(count) && count >= 1 && count <= PLAY_LIMIT)) return 'count';
  if (countOf(played, wrestler) < count) return 'cards';
  const before = round[index - 1];
  if (before === undefined)
    return count > 1 && countOf(played, wrestler) === count ? 'count' : undefined;
  if (!(((facts.weaker[wrestler] as number) >> before.wrestler) & 1)) return 'not-stronger';
  if (count !== before.count && count !== before.count + 1) return 'count';
  return skipsNobody(facts, before.seat, seat) ? undefined : 'order-of-seats';
}

/** Whether everybody strictly between two seats, clockwise, has left the round. */
function skipsNobody(facts: RoundFacts, from: number, to: number): boolean {
  if (from === to) return false;
  for (let seat = (from + 1) % facts.players; seat !== to; seat = (seat + 1) % facts.players)
    if ((facts.inRound >> seat) & 1) return false;
  return true;
}

function passedFault({ round, passed, players, holding }: RoundFacts): RoundError | undefined {
  const holder = round[round.length - 1]?.seat ?? NOBODY;
  const wrong = passed.find(
    (seat, at) =>
      !isSeat(seat, players) ||
      !((holding >> seat) & 1) ||
      holder === NOBODY ||
      seat === holder ||
      passed.indexOf(seat) !== at,
  );
  return wrong === undefined ? undefined : { code: 'bad-passed', seat: wrong };
}

/** Following, it is the turn of the first seat after the holder that is still in the round. */
function turnFault({ round, turn, inRound }: RoundFacts): RoundError | undefined {
  const holder = round[round.length - 1]?.seat;
  if (holder === undefined) return undefined;
  const others = inRound & ~(1 << holder);
  const expected = others === 0 ? NOBODY : nextSeat(others, holder);
  return turn === expected ? undefined : { code: 'wrong-turn', seat: turn, turn: expected };
}
