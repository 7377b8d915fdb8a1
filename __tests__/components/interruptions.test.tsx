/** A beat cut short at any instant, by anything, leaves the right picture. */

import { act, renderHook, screen } from '@testing-library/react-native';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { AppState } from 'react-native';

import {
  useChoreography,
  type Beat,
  type ChoreographyInput,
} from '@/components/maskmen/choreography/use-choreography';
import { ringMoment } from '@/components/maskmen/table/ring-moment';
import { MotionProvider } from '@/components/motion/motion-context';
import { TableScreen } from '@/components/screens/table-screen';
import { publicMatchView, type MatchEvent, type MatchView } from '@/engine/truth';
import { wrestlerAt } from '@/engine/view';

import { letHappen, playUntil, renderScreen, setStage, tableFor, tableNow } from '../helpers/stage';
import { decide } from '../store/helpers/players';
import { anyOfficialMatch, walkMatch } from '@/tools/laws/matches';

const INSTANTS = [0, 17, 120, 400, 900, 1700] as const;

interface Moment {
  readonly view: MatchView;
  readonly beat: Beat;
}

/** A stretch of a real match, a moment a move, in which something of everything happens. */
function moments(): Moment[] {
  const [random] = fc.sample(anyOfficialMatch, { seed: 11, numRuns: 1 });
  if (random === undefined) throw new Error('no match');
  const found: Moment[] = [];
  for (const { match, events } of walkMatch(random)) {
    found.push({ view: publicMatchView(match), beat: { id: found.length, events } });
    if (found.length > 60) break;
  }
  return found;
}

const MOMENTS = moments();
const withEvent = (kind: MatchEvent['kind']): number => {
  const at = MOMENTS.findIndex(
    ({ beat }, index) => index > 0 && beat.events.some((event) => event.kind === kind),
  );
  if (at < 0) throw new Error(`nothing of ${kind}`);
  return at;
};

let reduced = false;
function Around({ children }: { readonly children: ReactNode }) {
  return (
    <MotionProvider forced={reduced} pace={1}>
      {children}
    </MotionProvider>
  );
}

const input = (at: number, window = '390×844'): ChoreographyInput => {
  const moment = MOMENTS[at];
  if (moment === undefined) throw new Error('no such moment');
  return { ...moment, viewer: undefined, solo: false, speed: undefined, window };
};

/** The hook at a moment, a beat begun and so many milliseconds run. */
async function begin(at: number, ms: number) {
  const hook = renderHook((props: ChoreographyInput) => useChoreography(props), {
    initialProps: input(at - 1),
    wrapper: Around,
  });
  hook.rerender(input(at));
  await act(async () => {
    jest.advanceTimersByTime(ms);
  });
  const { plan, clock } = hook.result.current;
  expect(plan.total).toBeGreaterThan(0);
  return { ...hook, plan, clock };
}

beforeEach(() => {
  reduced = false;
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const KINDS = ['played', 'defeated', 'passed', 'round-won'] as const;
const CASES = KINDS.flatMap((kind) => INSTANTS.map((ms) => [kind, ms] as const));

test.each(CASES)(
  '%s: left alone for %s ms and then to itself it comes to its end',
  async (kind, ms) => {
    const { plan, clock } = await begin(withEvent(kind), ms);
    expect(clock.get()).toBeLessThanOrEqual(plan.total);
    await act(async () => {
      jest.advanceTimersByTime(4000);
    });
    expect(clock.get()).toBe(plan.total);
  },
);

test.each(CASES)(
  '%s: the next move after %s ms puts it to its end and starts afresh',
  async (kind, ms) => {
    const at = withEvent(kind);
    const { plan, clock, rerender, result } = await begin(at, ms);
    rerender(input(at + 1));
    expect(clock.get()).toBe(plan.total);
    expect(result.current.clock).not.toBe(clock);
    expect(result.current.before).toBe(MOMENTS[at]?.view);
  },
);

test.each(CASES)('%s: a tap after %s ms puts it to its end', async (kind, ms) => {
  const { plan, clock, result } = await begin(withEvent(kind), ms);
  act(() => result.current.finish());
  expect(clock.get()).toBe(plan.total);
  await act(async () => {
    jest.advanceTimersByTime(3000);
  });
  expect(clock.get()).toBe(plan.total);
});

test.each(CASES)('%s: another window after %s ms puts it to its end', async (kind, ms) => {
  const at = withEvent(kind);
  const { plan, clock, rerender } = await begin(at, ms);
  rerender(input(at, '844×390'));
  expect(clock.get()).toBe(plan.total);
});

test.each(CASES)('%s: leaving after %s ms puts it to its end', async (kind, ms) => {
  const { plan, clock, unmount } = await begin(withEvent(kind), ms);
  unmount();
  expect(clock.get()).toBe(plan.total);
});

test.each(CASES)('%s: less motion asked for after %s ms puts it to its end', async (kind, ms) => {
  const at = withEvent(kind);
  const { plan, clock, rerender } = await begin(at, ms);
  reduced = true;
  rerender(input(at));
  expect(clock.get()).toBe(plan.total);
});

test.each(CASES)(
  '%s: the app leaving the foreground after %s ms puts it to its end',
  async (kind, ms) => {
    const heard: ((state: 'background') => void)[] = [];
    jest.spyOn(AppState, 'addEventListener').mockImplementation((_, listener) => {
      heard.push(listener as (state: 'background') => void);
      return { remove: () => undefined };
    });
    const { plan, clock } = await begin(withEvent(kind), ms);
    act(() => heard.forEach((listener) => listener('background')));
    expect(clock.get()).toBe(plan.total);
  },
);

test('what lies in the ring is the view’s round, or a won round on its way out', () => {
  for (const [at, { view, beat }] of MOMENTS.entries()) {
    const before = MOMENTS[at - 1]?.view;
    if (before === undefined) continue;
    const { result, rerender, unmount } = renderHook(
      (props: ChoreographyInput) => useChoreography(props),
      { initialProps: input(at - 1), wrapper: Around },
    );
    rerender(input(at));
    const { plan } = result.current;
    const moment = ringMoment({ before: result.current.before, view, plan });
    if (moment.sweep === undefined) expect(moment.plays).toBe(view.season.round);
    else expect(moment.plays.slice(0, before.season.round.length)).toEqual(before.season.round);
    expect(beat.events.some(({ kind }) => kind === 'played')).toBe(moment.arrival !== undefined);
    unmount();
  }
});

const nothing = () => undefined;
const NAMES = ['Ana', 'Lupe', 'Kenji', 'Oleg'];
const CAPITAL = (word: string): string => word[0]?.toUpperCase() + word.slice(1);

/** The ring as a screen reader has it. */
const spoken = (): string[] =>
  screen
    .queryAllByLabelText(/^\w+ played \w+ ×\d$/)
    .map((element) => String(element.props['aria-label'] ?? element.props.accessibilityLabel));

test('whatever is in the air, the table tells the truth after every move', async () => {
  jest.useRealTimers();
  const stage = setStage({ pace: 'brisk' });
  await stage.store.intents.start(tableFor('PBBB'));
  await playUntil(stage, () => (tableNow(stage).view?.season.log.length ?? 0) > 3);
  renderScreen(<TableScreen focused onHome={nothing} onSettings={nothing} onRules={nothing} />);
  let seen = 0;
  for (let moves = 0; moves < 12 && tableNow(stage).phase === 'table'; moves++) {
    const wait = stage.clock.untilNext();
    await letHappen(() => (wait === undefined ? decide(stage) : stage.clock.pass(wait)));
    const { round } = tableNow(stage).view?.season ?? { round: [] };
    const truth = round.map(
      ({ seat, wrestler, count }) =>
        `${NAMES[seat]} played ${CAPITAL(wrestlerAt(wrestler))} ×${count}`,
    );
    expect(spoken()).toEqual(truth);
    seen += truth.length;
  }
  expect(seen).toBeGreaterThan(0);
});
