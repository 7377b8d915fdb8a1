/** What a screen may see of the truth: pure, so that tests can ask it at every step. */

import { matchViewFor, publicMatchView } from '@/engine/truth';
import { NOBODY } from '@/engine/view';

import type { Saving } from '../storage/saver';
import type { Beat, Pace, TablePhase, TableState } from '../types';
import type { Truth } from './truth';
import { isBotAt, isSolo, onlyBotsHold, passesByItself, takeBackPoint, wasForced } from './truth';

/** What is true of the moment and not of the match. */
export interface Moment {
  /** The last seat that took the phone and looked; undefined once the hand was covered. */
  readonly revealed: number | undefined;
  readonly beat: Beat;
  readonly saving: Saving;
  readonly pace: Pace;
  /** Another window plays the match. */
  readonly elsewhere: boolean;
}

/** No match is open. */
export const emptyTable = (beat: Beat, saving: Saving): TableState => ({
  phase: 'none',
  setup: undefined,
  view: undefined,
  viewer: undefined,
  solo: false,
  beat,
  thinking: undefined,
  undo: undefined,
  saving,
  elsewhere: false,
  passes: false,
  canSkip: false,
  forced: [],
  sinceLast: 0,
});

/** The table as it may be shown now. */
export function projectTable(truth: Truth, moment: Moment): TableState {
  const { setup, match } = truth;
  const { turn } = match.season;
  const viewer = viewerOf(truth, moment.revealed);
  return {
    phase: phaseOf(truth, moment.revealed),
    setup,
    view: viewer === undefined ? publicMatchView(match) : matchViewFor(match, viewer),
    viewer,
    solo: isSolo(setup),
    beat: moment.beat,
    thinking: isBotAt(setup, turn) ? turn : undefined,
    undo: undoOf(truth, moment.pace),
    saving: moment.saving,
    elsewhere: moment.elsewhere,
    passes: passesByItself(truth),
    canSkip: onlyBotsHold(truth),
    forced: forcedOf(truth),
    sinceLast: sinceLastOf(truth),
  };
}

/** Alone, the person; at a shared phone, the seat to move, once it has revealed its hand. */
export function viewerOf({ setup, match }: Truth, revealed: number | undefined) {
  if (isSolo(setup)) return setup.players.findIndex(({ kind }) => kind === 'person');
  const { turn } = match.season;
  return turn !== NOBODY && turn === revealed ? turn : undefined;
}

export function phaseOf(truth: Truth, revealed: number | undefined): TablePhase {
  const { setup, match } = truth;
  const { turn } = match.season;
  if (match.decision !== undefined) return 'match-over';
  if (turn === NOBODY) return 'season-over';
  if (isSolo(setup) || isBotAt(setup, turn) || turn === revealed) return 'table';
  return passesByItself(truth) ? 'table' : 'hand-over';
}

/** At instant pace a bot's answer is as good as shown: an offer would only flicker. */
export function undoOf(truth: Truth, pace: Pace): TableState['undo'] {
  const { season } = truth.match;
  if (pace === 'instant' && isBotAt(truth.setup, season.turn)) return undefined;
  const at = takeBackPoint(truth);
  return at === undefined ? undefined : { seat: season.log[at]?.seat as number };
}

/** The persons for whom the table passed since a person last acted, each once. */
function forcedOf(truth: Truth): number[] {
  const { setup, match } = truth;
  if (setup.help === 'tabletop') return [];
  const { log } = match.season;
  const seats: number[] = [];
  for (let at = log.length - 1; at >= 0; at--) {
    const { seat } = log[at] as (typeof log)[number];
    if (isBotAt(setup, seat)) continue;
    if (!wasForced(truth, at)) break;
    if (!seats.includes(seat)) seats.unshift(seat);
  }
  return seats;
}

function sinceLastOf(truth: Truth): number {
  const { log, turn } = truth.match.season;
  let at = log.length - 1;
  while (at >= 0 && (log[at]?.seat !== turn || wasForced(truth, at))) at--;
  return at + 1;
}
