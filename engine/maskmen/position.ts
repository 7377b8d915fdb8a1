/**
 * Setting up any position. A `Setup` may say anything; a `SeasonState` is possible. Between them
 * stands `setUp`, which refuses what cannot happen in a season. It does not search for a history
 * that leads there: it checks what every position must satisfy.
 */

import type { Result } from '../core/result';
import { err, ok } from '../core/result';
import type { Cards } from './cards';
import { cardCount, countOf, isCards } from './cards';
import type { Defeat } from './order';
import { addDefeat } from './order';
import type { RoundError } from './position-round';
import { checkRound } from './position-round';
import { officialRules } from './rule-sets';
import type { ConfigError, Rules, StrengthName } from './rules';
import { checkRules, deckOf, isPlayerCount, leftOutSize } from './rules';
import type { RoundPlay, SeasonState } from './season';
import { NOBODY } from './season';
import type { StrengthState } from './strength';
import { strengthOf } from './strength';
import { standingInRound } from './strength-totals';
import type { Wrestler } from './wrestlers';
import { isWrestler, wrestlerAt, wrestlerIndex } from './wrestlers';

export interface Setup {
  /** Official ones for the number of hands, unless said otherwise. */
  readonly rules?: Rules | undefined;
  readonly hands: readonly Cards[];
  /** Cards already played this season, this round's included. */
  readonly played: Cards;
  /** Known relations; what follows from them need not be listed. */
  readonly defeats: readonly Defeat[];
  /** This round's plays, the lead first. */
  readonly round: readonly RoundPlay[];
  /** Who passed in this round. */
  readonly passed: readonly number[];
  readonly turn: number;
  /** Who is out, in order. */
  readonly out: readonly number[];
}

export type SetupError =
  | ConfigError
  | RoundError
  | { readonly code: 'bad-cards' }
  | { readonly code: 'too-many-cards'; readonly wrestler: Wrestler; readonly found: number }
  | { readonly code: 'hand-too-large'; readonly seat: number; readonly most: number }
  | { readonly code: 'cards-unaccounted'; readonly expected: number; readonly found: number }
  | { readonly code: 'bad-out' }
  | { readonly code: 'season-is-over' }
  | { readonly code: 'cyclic-order'; readonly defeat: Defeat }
  | { readonly code: 'unproved-order'; readonly wrestler: Wrestler; readonly needs: number }
  | { readonly code: 'order-of-totals' };

/** The state a set-up describes, or the first thing about it that cannot be. */
export function setUp(setup: Setup): Result<SeasonState, SetupError> {
  const players = setup.hands.length;
  if (!isPlayerCount(players)) return err({ code: 'bad-config', field: 'players' });
  const rules = checkRules(setup.rules ?? officialRules(players), players);
  if (!rules.ok) return rules;
  const fault = cardFault(setup, rules.value) ?? outFault(setup, rules.value);
  if (fault !== undefined) return err(fault);
  const known = KNOWN[rules.value.strength](setup, rules.value);
  if (!known.ok) return known;
  const holding = setup.hands.reduce((set, hand, seat) => (hand > 0 ? set | (1 << seat) : set), 0);
  const inRound = setup.passed.reduce((set, seat) => set & ~(1 << seat), holding);
  const facts = { ...setup, ...known.value, rules: rules.value, holding, inRound, players };
  const roundFault = checkRound(facts);
  if (roundFault !== undefined) return err(roundFault);
  const top = setup.round[setup.round.length - 1];
  return ok({
    rules: rules.value,
    players,
    ...known.value,
    hands: [...setup.hands],
    leftOut: setup.hands.reduce((rest, hand) => rest - hand, deckOf(rules.value) - setup.played),
    sizes: setup.hands.map(cardCount),
    played: setup.played,
    host: setup.round[0]?.seat ?? setup.turn,
    turn: setup.turn,
    top: top?.wrestler ?? NOBODY,
    topCount: top?.count ?? 0,
    holder: top?.seat ?? NOBODY,
    inRound,
    holding,
    places: [...setup.out],
    roundWinners: [],
    round: setup.round.map(({ seat, wrestler, count }) => ({ seat, wrestler, count })),
    log: [],
  });
}

/** The set-up of a running season; what it forgets is the past: log and rounds won. */
export const setupOf = (state: SeasonState): Setup => ({
  rules: state.rules,
  hands: state.hands,
  played: state.played,
  defeats: defeatsOf(state),
  round: state.round,
  passed: seatsIn(state.holding & ~state.inRound),
  turn: state.turn,
  out: state.places,
});

const defeatsOf = (state: SeasonState): Defeat[] =>
  strengthOf(state.rules).proves
    ? state.weaker.flatMap((below, winner) =>
        wrestlerNumbers(below).map((loser): Defeat => [wrestlerAt(winner), wrestlerAt(loser)]),
      )
    : [];

const wrestlerNumbers = (set: number): number[] => [0, 1, 2, 3, 4, 5].filter((w) => (set >> w) & 1);

/** The seats of a set. */
export const seatsIn = wrestlerNumbers;

function cardFault({ hands, played }: Setup, rules: Rules): SetupError | undefined {
  const { handSize } = rules;
  if (![...hands, played].every(isCards)) return { code: 'bad-cards' };
  const deck = deckOf(rules);
  for (let wrestler = 0; wrestler < 6; wrestler++) {
    const found = [...hands, played].reduce((sum, cards) => sum + countOf(cards, wrestler), 0);
    if (found > countOf(deck, wrestler))
      return { code: 'too-many-cards', wrestler: wrestlerAt(wrestler), found };
  }
  const large = hands.findIndex((hand) => cardCount(hand) > handSize);
  if (large >= 0) return { code: 'hand-too-large', seat: large, most: handSize };
  const expected = cardCount(deck) - leftOutSize(rules, hands.length);
  const found = [...hands, played].reduce((sum, cards) => sum + cardCount(cards), 0);
  return found === expected ? undefined : { code: 'cards-unaccounted', expected, found };
}

function outFault({ hands, out }: Setup, rules: Rules): SetupError | undefined {
  const empty = hands.flatMap((hand, seat) => (hand === 0 ? [seat] : []));
  const sorted = [...out].sort((a, b) => a - b);
  if (sorted.length !== empty.length || sorted.some((seat, at) => seat !== empty[at]))
    return { code: 'bad-out' };
  return hands.length - empty.length <= rules.endsWhenHolding
    ? { code: 'season-is-over' }
    : undefined;
}

/** The closure of the defeats: acyclic, and only of wrestlers whose cards could have proved it. */
function provedOrder({ defeats, played }: Setup, rules: Rules): Result<StrengthState, SetupError> {
  const order = strengthOf(rules).begin(0);
  for (const defeat of defeats) {
    const [winner, loser] = defeat;
    const known = isWrestler(winner) && isWrestler(loser);
    if (!known || ![winner, loser].every((wrestler) => rules.wrestlers.includes(wrestler)))
      return err({ code: 'bad-config', field: 'wrestlers' });
    const w = wrestlerIndex(winner);
    const l = wrestlerIndex(loser);
    if (w === l || ((order.weaker[l] as number) >> w) & 1)
      return err({ code: 'cyclic-order', defeat });
    addDefeat(order, w, l);
  }
  for (let wrestler = 0; wrestler < 6; wrestler++) {
    // Whoever stands above another proved it with one card more than one: at least two.
    const needs = order.weaker[wrestler] !== 0 ? 2 : order.stronger[wrestler] !== 0 ? 1 : 0;
    if (countOf(played, wrestler) < needs)
      return err({ code: 'unproved-order', wrestler: wrestlerAt(wrestler), needs });
  }
  return ok(order);
}

/** What is known in a position, by how strength works. */
const KNOWN: Readonly<
  Record<StrengthName, (setup: Setup, rules: Rules) => Result<StrengthState, SetupError>>
> = {
  proved: provedOrder,
  totals: ({ defeats, played, round }) =>
    defeats.length > 0 ? err({ code: 'order-of-totals' }) : ok(standingInRound(played, round)),
};
