/** Who may act at this phone, and when. */

import type { Move, MoveRefusal } from '@/engine/view';
import { NOBODY } from '@/engine/view';

import { phaseOf, viewerOf } from './project';
import type { Truth } from './truth';

/** What is true of the window, and not of the match. */
export interface Here {
  readonly revealed: number | undefined;
  /** Something is being written: what is shown is about to change. */
  readonly busy: boolean;
  readonly elsewhere: boolean;
}

/** Whether this is a pass of somebody who has taken the phone and does not look. */
export const isBlindPass = (truth: Truth, revealed: Here['revealed'], move: Move): boolean =>
  phaseOf(truth, revealed) === 'hand-over' && move.kind === 'pass';

/** Why nobody here may move now, whatever the rules say of the move; undefined when somebody may. */
export function refusalHere(truth: Truth, here: Here, move: Move): MoveRefusal | undefined {
  const { turn } = truth.match.season;
  const viewer = viewerOf(truth, here.revealed);
  const isOthers = viewer !== turn && !isBlindPass(truth, here.revealed, move);
  return here.elsewhere || (turn !== NOBODY && (here.busy || isOthers))
    ? { code: 'not-your-turn', seat: viewer ?? NOBODY, turn }
    : undefined;
}

/** Whoever is to move and sees their hand may, unless the table is to work nothing out. */
export function mayAskForHint(truth: Truth, revealed: Here['revealed']): boolean {
  const { turn } = truth.match.season;
  return truth.setup.help !== 'tabletop' && turn !== NOBODY && viewerOf(truth, revealed) === turn;
}
