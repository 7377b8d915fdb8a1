/** Which state of the table is drawn: a move's as soon as it is ready, a cover's at once. */
import { act, renderHook } from '@testing-library/react-native';
import { startTransition, type ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { useShownTable } from '@/components/screens/use-shown-table';
import type { TableState } from '@/store/types';
import { TableSourceProvider, type TableSource } from '@/store/use-table';

jest.mock('react', () => {
  const react = jest.requireActual<typeof import('react')>('react');
  return { ...react, startTransition: jest.fn(react.startTransition) };
});

/** As much of a table as decides it, with a name to know it by. */
const tableOf = (solo: boolean, facts: Partial<TableState>): TableState =>
  ({ phase: 'table', viewer: 0, elsewhere: false, solo, ...facts }) as TableState;

const first = tableOf(true, {});

function show(store: StoreApi<TableState>, look = useShownTable) {
  const source = { state: store, intents: {} } as unknown as TableSource;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <TableSourceProvider value={source}>{children}</TableSourceProvider>
  );
  return renderHook(() => look(), { wrapper });
}

/** Transitions wait here until the test lets them happen. */
const held: (() => void)[] = [];
beforeEach(() => {
  held.length = 0;
  jest.mocked(startTransition).mockImplementation((work) => void held.push(work as () => void));
});
const letGo = () => act(() => held.splice(0).forEach((work) => work()));

test('a move may take a moment, and the picture before it stands until then', () => {
  const store = createStore(() => first);
  const { result } = show(store);
  const moved = tableOf(false, {});
  act(() => store.setState(moved, true));
  expect(result.current).toBe(first);
  letGo();
  expect(result.current).toBe(moved);
});

test.each([
  ['a cover', { phase: 'hand-over', viewer: undefined }],
  ['the result', { phase: 'season-over' }],
  ['another window that plays on', { elsewhere: true }],
  ["somebody else's turn to look", { viewer: 1 }],
] as const)('%s is shown at once, and no move before it comes back', (_, facts) => {
  const store = createStore(() => first);
  const { result } = show(store);
  const covered = tableOf(true, facts as Partial<TableState>);
  act(() => store.setState(tableOf(false, {}), true));
  act(() => store.setState(covered, true));
  expect(result.current).toBe(covered);
  letGo();
  expect(result.current).toBe(covered);
});

test('what happens before anybody listens is not missed', () => {
  const store = createStore(() => first);
  const covered = tableOf(true, { phase: 'hand-over', viewer: undefined });
  const { result } = show(store, () => {
    const shown = useShownTable();
    if (store.getState() === first) store.setState(covered, true);
    return shown;
  });
  expect(result.current).toBe(covered);
});
