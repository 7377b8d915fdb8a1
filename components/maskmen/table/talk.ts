/** What the words around the cards and the actions tell, and what follows from it. */

import { useMemo } from 'react';

import type { Wrestler } from '@/engine/view';

import type { HandGroup } from '../hand/hand-groups';
import type { Reason } from '../hand/use-reason';
import type { TalkInput } from './table-facts';

export interface HandChoice {
  readonly focus: Wrestler | undefined;
  readonly group: HandGroup | undefined;
  readonly count: number;
  readonly setFocus: (wrestler: Wrestler | undefined) => void;
  readonly setCount: (count: number) => void;
  readonly tap: (wrestler: Wrestler) => void;
}

export interface Talk extends TalkInput {
  readonly groups: readonly HandGroup[];
  readonly choice: HandChoice;
  readonly help: 'full' | 'light' | 'tabletop';
  /** A refused move in words, until something else is focused. */
  readonly complaint: string | undefined;
  /** A hint in words, until something else is focused. */
  readonly hintText?: string | undefined;
  readonly undo: boolean;
  readonly canSkip: boolean;
}

/** The same as long as nothing of it changed. */
export function useTalk(props: Talk): Talk {
  const { view, viewer, names, solo, thinking, forced, passes } = props;
  const { groups, choice, help, complaint, hintText, undo, canSkip } = props;
  const seen = useMemo(
    () => ({ view, viewer, names, solo, thinking, forced, passes }),
    [view, viewer, names, solo, thinking, forced, passes],
  );
  return useMemo(
    () => ({ ...seen, groups, choice, help, complaint, hintText, undo, canSkip }),
    [seen, groups, choice, help, complaint, hintText, undo, canSkip],
  );
}

/** What chips and veils show of the hand's groups. */
export interface Chips {
  readonly groups: readonly HandGroup[];
  /** Whether it is asked which of them is played. */
  readonly asked: boolean;
}

/** The same as long as nothing of it changed. */
export function useChips(talk: Talk): Chips {
  const { groups } = talk;
  const asked = isAsked(talk);
  return useMemo(() => ({ groups, asked }), [groups, asked]);
}

/** Nothing in the hand can be played. Where the table does not tell, no group says so. */
export const isStuck = (groups: readonly HandGroup[]): boolean =>
  groups.length > 0 && groups.every(({ counts }) => counts.length === 0);

/** Whether the viewer is to move. */
export const isAsked = ({ view, viewer, passes }: TalkInput): boolean =>
  viewer !== undefined && view.season.turn === viewer && !passes;

/** Whether the count of the chosen group is for the viewer to say. */
export function isStepping(talk: Talk): boolean {
  const { group } = talk.choice;
  const cost = group?.cost.kind;
  // A refused try has the whole line to say why.
  const free = cost === 'established' || (cost === 'untold' && talk.complaint === undefined);
  return isAsked(talk) && free && (group?.counts.length ?? 0) > 1;
}

/** The one sentence over the hand. */
export function reasonOf(
  { choice: { group }, complaint, help, hintText }: Talk,
  why: (group: HandGroup) => Reason | undefined,
  quiet: Reason,
): Reason {
  if (complaint !== undefined) return { mark: 'refused', text: complaint };
  if (hintText !== undefined) return { mark: 'hint', text: hintText };
  if (group === undefined || help === 'tabletop') return quiet;
  const reason = why(group);
  return reason === undefined || reason.text === '' ? quiet : reason;
}
