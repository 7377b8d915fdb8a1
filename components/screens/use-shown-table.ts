/**
 * The table as it is drawn. A move changes the whole picture: it is worked out in slices between
 * frames, and until it is ready the picture before it stands, or the curtain before a hand. The other
 * way round nothing is ever late: a hand is covered at once.
 */

import { startTransition, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';

import type { TableState } from '@/store/types';
import { useTableStore, type TableSource } from '@/store/use-table';

/** Whether the picture before may stand a moment longer: it shows no hand but the one to be shown. */
const mayStand = (shown: TableState, now: TableState): boolean =>
  now.phase === 'table' &&
  // What another window has played on meanwhile is no picture to go on from.
  shown.elsewhere === now.elsewhere &&
  (shown.phase === 'table' || shown.phase === 'hand-over') &&
  (shown.viewer === undefined || shown.viewer === now.viewer);

/** A state of the table, and the how manieth it is. */
interface Turned {
  readonly nth: number;
  readonly table: TableState;
}

/** Sorts what happens at a table into what is drawn at once and what may take a moment. */
class Gate {
  /** The last that was to be drawn at once. */
  private urgent: Turned;
  /** What is on the screen. */
  private drawn: TableState;
  private last: Turned;

  constructor(private readonly store: TableSource['state']) {
    const table = store.getState();
    this.last = { nth: 0, table };
    this.urgent = this.last;
    this.drawn = table;
  }

  readonly readUrgent = (): Turned => this.urgent;

  noteDrawn(table: TableState): void {
    this.drawn = table;
  }

  listen(atOnce: () => void, later: (turned: Turned) => void): () => void {
    const note = (table: TableState): void => {
      if (table === this.last.table) return;
      this.last = { nth: this.last.nth + 1, table };
      if (mayStand(this.drawn, table)) return later(this.last);
      this.urgent = this.last;
      atOnce();
    };
    // What happened before anybody listened.
    note(this.store.getState());
    return this.store.subscribe(note);
  }
}

/** Of a match, or of a lesson that lies below. */
export function useShownTable(): TableState {
  const store = useTableStore();
  const gate = useMemo(() => new Gate(store), [store]);
  const [late, setLate] = useState<Turned & { readonly gate: Gate }>();
  const subscribe = useMemo(
    () => (atOnce: () => void) =>
      gate.listen(atOnce, (turned) => startTransition(() => setLate({ ...turned, gate }))),
    [gate],
  );
  const urgent = useSyncExternalStore(subscribe, gate.readUrgent, gate.readUrgent);
  const { table } = late?.gate === gate && late.nth > urgent.nth ? late : urgent;
  useLayoutEffect(() => gate.noteDrawn(table), [gate, table]);
  return table;
}
