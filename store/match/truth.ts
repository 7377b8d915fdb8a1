/**
 * The truth about the match on the table: its full state, the way it came there, and what of it can
 * still be taken back. It stays inside the store; project.ts makes of it what a screen may see.
 */

import type { Forbidden, MatchEvent, MatchState, RngState, StartError } from '@/engine/truth';
import { agreeOn, beginSeason, makeSeed, playMove, seedRng, startMatch } from '@/engine/truth';
import type { Move, MoveRefusal, Result } from '@/engine/view';
import { NOBODY, PASS, err, expectOk, isForcedToPass, ok } from '@/engine/view';

import { countPersons, ruleSetOf } from '../setup';
import type { TableSetup } from '../types';

export interface Truth {
  readonly setup: TableSetup;
  readonly match: MatchState;
  /** The states before each move of the season on the table, oldest first. */
  readonly past: readonly MatchState[];
  /** So many of that season's moves can no longer be taken back, since somebody else looked. */
  readonly fixed: number;
  /** Each bot's random state, by seat; null where a person sits. */
  readonly bots: readonly (RngState | null)[];
}

/** The truth after something happened, and what happened. */
export interface Happened {
  readonly truth: Truth;
  readonly events: readonly MatchEvent[];
}

/** Words of chance a new match takes: four for its deals, four for its bots. */
export const WORDS_TO_START = 8;

/** What so many cannot play by. */
export interface ForbiddenRules {
  readonly code: 'forbidden-rules';
  readonly forbidden: Forbidden;
}

/** A new match. Bots draw from a seed of their own, which tells nothing of the deals. */
export function newTruth(
  setup: TableSetup,
  words: readonly number[],
): Result<Happened, StartError | ForbiddenRules> {
  const { players, host } = setup;
  const agreed = agreeOn(ruleSetOf(setup), players.length);
  if (!agreed.ok) return err({ code: 'forbidden-rules', forbidden: agreed.error });
  const seed = makeSeed(words.slice(0, 4));
  const botSeed = makeSeed(words.slice(4, WORDS_TO_START));
  const config = { ...agreed.value, players: players.length, host };
  const started = startMatch(config, { kind: 'seed', seed });
  if (!started.ok) return started;
  const match = started.value;
  const bots = players.map(({ kind }, seat) => (kind === 'bot' ? seedRng(botSeed, seat) : null));
  const truth: Truth = { setup, match, past: [], fixed: 0, bots };
  return ok({ truth, events: [{ kind: 'season-began', season: 0, host: match.seasonHost }] });
}

/** The truth after a move of the seat to move. */
export function makeTruthMove(truth: Truth, move: Move): Result<Happened, MoveRefusal> {
  const { match, past } = truth;
  const played = playMove(match, move);
  if (!played.ok) return played;
  const { match: next, events } = played.value;
  return ok({ truth: { ...truth, match: next, past: [...past, match] }, events });
}

/** The truth once the next season is dealt; the one before must be over and the match not. */
export function nextSeasonOf(truth: Truth): Happened {
  const { match, events } = expectOk(beginSeason(truth.match));
  return { truth: { ...truth, match, past: [], fixed: 0 }, events };
}

/** Another person looks at a hand: what the others did before can no longer be taken back. */
export function fixMovesOfOthers(truth: Truth, seat: number): Truth {
  const { log } = truth.match.season;
  let fixed = truth.fixed;
  log.forEach((entry, at) => {
    if (entry.seat !== seat && !wasForced(truth, at)) fixed = Math.max(fixed, at + 1);
  });
  return fixed === truth.fixed ? truth : { ...truth, fixed };
}

/**
 * Which move of the season can be taken back: the last one that was not a forced pass, if a person
 * made it and it is not fixed yet; behind a bot's answer there is none. Once a season's result is
 * known, it stands.
 */
export function takeBackPoint(truth: Truth): number | undefined {
  const { log, turn } = truth.match.season;
  if (turn === NOBODY) return undefined;
  let at = log.length - 1;
  while (at >= truth.fixed && wasForced(truth, at)) at--;
  const entry = at >= truth.fixed ? log[at] : undefined;
  return entry === undefined || isBotAt(truth.setup, entry.seat) ? undefined : at;
}

/** The truth before a move of the season: as if it and all after it had not been. */
export const truthBefore = (truth: Truth, at: number): Truth => ({
  ...truth,
  match: truth.past[at] as MatchState,
  past: truth.past.slice(0, at),
});

/** Whether a move of the season was a pass that public facts forced. */
export function wasForced({ match, past }: Truth, at: number): boolean {
  const entry = match.season.log[at];
  const before = past[at];
  if (entry === undefined || before === undefined || entry.move.kind !== PASS.kind) return false;
  return isForcedToPass(before.season, entry.seat);
}

export const isBotAt = (setup: TableSetup, seat: number): boolean =>
  setup.players[seat]?.kind === 'bot';

export const isSolo = (setup: TableSetup): boolean => countPersons(setup) === 1;

/** Whether the table passes for the seat to move: a person who by public facts can do nothing else. */
export function passesByItself({ setup, match: { season } }: Truth): boolean {
  const { turn } = season;
  if (turn === NOBODY || isBotAt(setup, turn) || setup.help === 'tabletop') return false;
  return isForcedToPass(season, turn);
}

/** Whether the season goes on with no person holding cards. */
export const onlyBotsHold = ({ setup, match: { season } }: Truth): boolean =>
  season.turn !== NOBODY &&
  setup.players.every(({ kind }, seat) => kind === 'bot' || season.sizes[seat] === 0);

/** Whether a match goes on that is another than the known one. */
export const isUnknownMatch = ({ match }: Truth, known: Truth | undefined): boolean =>
  match.decision === undefined &&
  (known === undefined || JSON.stringify(known.match.deals) !== JSON.stringify(match.deals));
