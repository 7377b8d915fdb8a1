/**
 * The match: seasons one after another, tokens, and who wins by what. A match holds its record
 * (deals and moves), so that saving it is writing it down.
 */

import type { Result } from '../core/result';
import { err, ok } from '../core/result';
import type { Seed } from '../core/rng';
import { isSeed } from '../core/rng';
import type { SeasonEvent } from './apply';
import { applyMove } from './apply';
import type { Cards } from './cards';
import { cardCount, countOf, isCards } from './cards';
import { dealSeason, drawHost } from './deal';
import type { MatchDecision, Standing } from './decide';
import { decideMatch, isMatchOver, standingOf } from './decide';
import type { Move, MoveRefusal } from './moves';
import { isMove } from './moves';
import type { Opening, OpeningError } from './opening';
import { openFrom } from './opening';
import type { ConfigError, MatchConfig, Rules, WrittenConfig } from './rules';
import { checkConfig, deckOf } from './rules';
import type { Deal, SeasonState } from './season';
import { NOBODY, startSeason } from './season';
import type { SeasonResult } from './season-result';

/** Where the hands come from: a seed for all seasons, or hands given by hand, one list a season. */
export type Deals =
  | { readonly kind: 'seed'; readonly seed: Seed }
  | { readonly kind: 'hands'; readonly hands: readonly (readonly Cards[])[] };

export interface FinishedSeason extends SeasonResult {
  /** Who hosted its first round; NOBODY for a season before the opening. */
  readonly host: number;
  readonly moves: readonly Move[];
}

/** The full truth about a match. It never leaves engine and store. */
export interface MatchState {
  readonly config: MatchConfig;
  readonly deals: Deals;
  /** The position it began in, if not with a deal. */
  readonly opening: Opening | undefined;
  /** The seasons that ended; the last of them stays on the table until the next is begun. */
  readonly finished: readonly FinishedSeason[];
  readonly season: SeasonState;
  /** Who hosted the first round of the season on the table. */
  readonly seasonHost: number;
  /** Who won, once it is over. */
  readonly decision: MatchDecision | undefined;
}

export type MatchEvent =
  | SeasonEvent
  | { readonly kind: 'season-began'; readonly season: number; readonly host: number }
  | { readonly kind: 'match-ended'; readonly decision: MatchDecision };

export type DealError =
  | { readonly code: 'bad-seed' }
  | { readonly code: 'no-deal'; readonly season: number }
  | {
      readonly code: 'bad-deal';
      readonly season: number;
      readonly why: 'seats' | 'size' | 'cards';
    };

export type StartError =
  ConfigError | DealError | OpeningError | { readonly code: 'host-needs-seed' };
export type NextSeasonError = DealError | { readonly code: 'season-running' | 'match-over' };

export interface AppliedToMatch {
  readonly match: MatchState;
  readonly events: readonly MatchEvent[];
}

/** Starts a match: its first season dealt and its first host about to lead, or from an opening. */
export function startMatch(
  config: WrittenConfig,
  deals: Deals,
  opening?: Opening,
): Result<MatchState, StartError> {
  const checked = checkConfig(config);
  if (!checked.ok) return checked;
  if (deals.kind === 'seed' && !isSeed(deals.seed)) return err({ code: 'bad-seed' });
  if (opening !== undefined) return startFrom(checked.value, deals, opening);
  const { players, rules, host } = checked.value;
  if (host === 'random' && deals.kind === 'hands') return err({ code: 'host-needs-seed' });
  const deal = dealOf(checked.value, deals, 0);
  if (!deal.ok) return deal;
  const first =
    host === 'random' ? drawHost(players, (deals as Deals & { kind: 'seed' }).seed) : host;
  return ok({
    config: checked.value,
    deals,
    opening: undefined,
    finished: [],
    season: startSeason(rules, deal.value, first),
    seasonHost: first,
    decision: undefined,
  });
}

function startFrom(
  config: MatchConfig,
  deals: Deals,
  opening: Opening,
): Result<MatchState, StartError> {
  // Seasons after the opening are dealt by their number, which a list of hands does not have.
  if (deals.kind === 'hands') return err({ code: 'bad-opening', why: 'deals' });
  const opened = openFrom(config, opening);
  if (!opened.ok) return opened;
  const { season, before } = opened.value;
  const finished = before.map((past) => ({ ...past, host: NOBODY, moves: [] }));
  if (isMatchOver(config, finished)) return err({ code: 'bad-opening', why: 'before' });
  return ok({
    config,
    deals,
    opening: { position: opening.position, before: opening.before },
    finished,
    season,
    seasonHost: season.host,
    decision: undefined,
  });
}

/** Makes a move in the running season; the last one ends the season, and perhaps the match. */
export function playMove(
  match: MatchState,
  move: Move,
  seat: number = match.season.turn,
): Result<AppliedToMatch, MoveRefusal> {
  if (match.decision !== undefined)
    return err({ code: isMove(match.season, move) ? 'match-over' : 'malformed' });
  const applied = applyMove(match.season, move, seat);
  if (!applied.ok) return applied;
  const { state: season, events } = applied.value;
  const ended = events[events.length - 1];
  if (ended?.kind !== 'season-ended') return ok({ match: { ...match, season }, events });
  const moves = season.log.map((entry) => entry.move);
  const finished = [...match.finished, { ...ended.result, host: match.seasonHost, moves }];
  const decision = isMatchOver(match.config, finished)
    ? decideMatch(match.config, finished)
    : undefined;
  const matchEvents: MatchEvent[] = [...events];
  if (decision !== undefined) matchEvents.push({ kind: 'match-ended', decision });
  return ok({ match: { ...match, season, finished, decision }, events: matchEvents });
}

/** Deals the next season, hosted by the last of the one before. */
export function beginSeason(match: MatchState): Result<AppliedToMatch, NextSeasonError> {
  if (match.decision !== undefined) return err({ code: 'match-over' });
  if (match.season.turn !== NOBODY) return err({ code: 'season-running' });
  const { config, deals, finished } = match;
  const deal = dealOf(config, deals, finished.length);
  if (!deal.ok) return deal;
  const host = (finished[finished.length - 1] as FinishedSeason).nextHost;
  const season = startSeason(config.rules, deal.value, host);
  return ok({
    match: { ...match, season, seasonHost: host },
    events: [{ kind: 'season-began', season: finished.length, host }],
  });
}

/** The season on the table, counted from 0. */
export const seasonNumber = (match: MatchState): number =>
  match.season.turn === NOBODY ? match.finished.length - 1 : match.finished.length;

/** Points and firsts of every seat so far. */
export const standingOfMatch = (match: MatchState): Standing =>
  standingOf(match.config.players, match.finished);

function dealOf(config: MatchConfig, deals: Deals, season: number): Result<Deal, DealError> {
  const { rules, players } = config;
  if (deals.kind === 'seed') return ok(dealSeason(rules, players, { seed: deals.seed, season }));
  const hands = deals.hands[season];
  if (hands === undefined) return err({ code: 'no-deal', season });
  return checkDeal(rules, hands, { players, season });
}

/** Hands given by hand: as many as seats, of the right size, no more of a wrestler than there are. */
function checkDeal(
  rules: Rules,
  hands: readonly Cards[],
  { players, season }: { readonly players: number; readonly season: number },
): Result<Deal, DealError> {
  const bad = (why: 'seats' | 'size' | 'cards') => err({ code: 'bad-deal', season, why } as const);
  if (hands.length !== players) return bad('seats');
  if (!hands.every((hand) => isCards(hand) && cardCount(hand) === rules.handSize))
    return bad('size');
  const deck = deckOf(rules);
  for (let wrestler = 0; wrestler < 6; wrestler++) {
    const dealt = hands.reduce((sum, hand) => sum + countOf(hand, wrestler), 0);
    if (dealt > countOf(deck, wrestler)) return bad('cards');
  }
  return ok({ hands: [...hands], leftOut: hands.reduce((rest, hand) => rest - hand, deck) });
}
