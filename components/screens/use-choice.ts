/** Which group is focused and with how many cards: what the hand, the diagram and the bar share. */

import { useCallback, useMemo, useState } from 'react';

import type { HandGroup } from '@/components/maskmen/hand/hand-groups';
import type { Wrestler } from '@/engine/view';

export interface Choice {
  readonly focus: Wrestler | undefined;
  /** The focused group, if it is in the hand. */
  readonly group: HandGroup | undefined;
  readonly count: number;
  readonly setFocus: (wrestler: Wrestler | undefined) => void;
  readonly setCount: (count: number) => void;
  /** Focuses with a count at once. */
  readonly choose: (wrestler: Wrestler, count: number) => void;
  /** Focuses, or where the count is free and the group focused, takes one card more. */
  readonly tap: (wrestler: Wrestler) => void;
  /** Moves the focus along the hand. */
  readonly step: (by: 1 | -1) => void;
}

interface State {
  /** The decision this choice belongs to: another one starts afresh. */
  readonly turn: string;
  readonly focus: Wrestler | undefined;
  readonly count: number;
}

export interface ChoiceInput {
  readonly groups: readonly HandGroup[];
  /** Changes whenever another decision stands before the player. */
  readonly turn: string;
  /** What the first decision begins with. */
  readonly first?: Wrestler | undefined;
}

export function useChoice({ groups, turn, first }: ChoiceInput): Choice {
  const [stored, setState] = useState<State>({ turn, focus: first, count: 1 });
  const fresh = stored.turn === turn;
  const focus = fresh ? stored.focus : undefined;

  const group = groups.find(({ wrestler }) => wrestler === focus);
  const counts = group?.counts ?? [];
  const count = counts.includes(stored.count) ? stored.count : (counts[0] ?? 1);

  const change = useCallback(
    (to: (before: State) => Omit<State, 'turn'>) => {
      setState((last) => {
        const before = last.turn === turn ? last : { turn, focus: undefined, count: 1 };
        return { turn, ...to(before) };
      });
    },
    [turn],
  );
  const setFocus = useCallback(
    (next: Wrestler | undefined) =>
      change((before) => (before.focus === next ? before : { focus: next, count: 1 })),
    [change],
  );
  const setCount = useCallback(
    (next: number) => change((before) => ({ focus: before.focus, count: next })),
    [change],
  );
  const choose = useCallback(
    (wrestler: Wrestler, next: number) => change(() => ({ focus: wrestler, count: next })),
    [change],
  );
  const tap = useCallback(
    (wrestler: Wrestler) =>
      change((before) => {
        if (before.focus !== wrestler) return { focus: wrestler, count: 1 };
        const free = groups.find((candidate) => candidate.wrestler === wrestler)?.counts ?? [];
        const at = free.indexOf(before.count);
        return free.length < 2
          ? before
          : { focus: wrestler, count: free[(at + 1) % free.length] ?? 1 };
      }),
    [change, groups],
  );
  const step = useCallback(
    (by: 1 | -1) =>
      change((before) => {
        const at = groups.findIndex(({ wrestler }) => wrestler === before.focus);
        const from = at < 0 ? (by > 0 ? -1 : 0) : at;
        const next = groups[(from + by + groups.length) % groups.length];
        return next === undefined ? before : { focus: next.wrestler, count: 1 };
      }),
    [change, groups],
  );
  return useMemo(
    () => ({ focus, group, count, setFocus, setCount, choose, tap, step }),
    [focus, group, count, setFocus, setCount, choose, tap, step],
  );
}
