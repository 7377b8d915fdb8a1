/** What the round of a set-up position must satisfy: plays that could follow each other, and whose
 * turn it then is. */

import type { Cards } from './cards';
import { cardCount, countOf } from './cards';
import type { Order } from './order';
import type { Rules, StrengthName } from './rules';
import type { RoundPlay } from './season';
import { NOBODY, nextSeat } from './season';
import { closesRound, strengthOf } from './strength';

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
  readonly rules: Rules;
  readonly standing: Cards;
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
  const { rules, round, players, played } = facts;
  const { seat, wrestler, count } = round[index] as RoundPlay;
  if (!isSeat(seat, players)) return 'seat';
  if (!(Number.isInteger(wrestler) && wrestler >= 0 && wrestler < 6)) return 'wrestler';
  const { most } = strengthOf(rules);
  if (!(Number.isInteger(count) && count >= 1 && count <= most)) return 'count';
  // It would have won the round, which could not go on.
  if (closesRound(rules, count)) return 'count';
  const soFar = round.slice(0, index + 1).filter((play) => play.wrestler === wrestler);
  const cards = soFar.reduce((sum, play) => sum + play.count, 0);
  if (countOf(played, wrestler) < cards) return 'cards';
  const before = round[index - 1];
  const fault =
    before === undefined
      ? LEAD_FAULTS[rules.strength](facts, round[index] as RoundPlay)
      : FOLLOW_FAULTS[rules.strength](facts, index, before);
  if (fault !== undefined || before === undefined) return fault;
  return skipsNobody(facts, before.seat, seat) ? undefined : 'order-of-seats';
}

type Faults<Rest extends unknown[]> = Readonly<
  Record<StrengthName, (facts: RoundFacts, ...rest: Rest) => PlayFault | undefined>
>;

/** A lead with more cards than it may have had. */
const LEAD_FAULTS: Faults<[lead: RoundPlay]> = {
  proved: ({ played }, { wrestler, count }) =>
    count > 1 && countOf(played, wrestler) === count ? 'count' : undefined,
  totals: ({ played, round }, { count }) => {
    const inRound = round.reduce((sum, play) => sum + play.count, 0);
    return count > 1 && cardCount(played) === inRound ? 'count' : undefined;
  },
};

/** A follow that does not beat the play before it, or not with so many cards. */
const FOLLOW_FAULTS: Faults<[index: number, before: RoundPlay]> = {
  proved: ({ round, weaker }, index, before) => {
    const { wrestler, count } = round[index] as RoundPlay;
    if (!(((weaker[wrestler] as number) >> before.wrestler) & 1)) return 'not-stronger';
    return count === before.count || count === before.count + 1 ? undefined : 'count';
  },
  totals: ({ round, played, standing }, index, before) => {
    const { wrestler, count } = round[index] as RoundPlay;
    if (wrestler === before.wrestler) return 'not-stronger';
    const ring = round.slice(0, index).map((play) => countOf(standing, play.wrestler));
    const later = round.filter((play) => play.wrestler === wrestler);
    const isDebut = countOf(played, wrestler) === later.reduce((sum, play) => sum + play.count, 0);
    const isAbove = !isDebut && countOf(standing, wrestler) > Math.max(...ring);
    return count < before.count + (isAbove ? 0 : 1) ? 'count' : undefined;
  },
};

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
