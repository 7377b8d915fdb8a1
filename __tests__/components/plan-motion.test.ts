/** The choreography as data: what each event becomes, and laws over whole matches. */

import fc from 'fast-check';

import {
  arcTime,
  planMotion,
  type MotionInput,
} from '@/components/maskmen/choreography/plan-motion';
import { stepOf, type Plan, type Step } from '@/components/maskmen/choreography/steps';
import { matchViewFor, publicMatchView, type MatchEvent, type MatchView } from '@/engine/truth';
import { NOBODY, wrestlerAt } from '@/engine/view';
import { motionOf, PACE_FACTOR, THINK_LEAST } from '@/store/pacing';
import { PACES } from '@/store/types';
import { motion } from '@/theme';

import { anyOfficialMatch, walkMatch, type RandomMatch } from '@/tools/laws/matches';
import { lawOptions } from '@/tools/laws/tables';

interface Point {
  readonly before: MatchView;
  readonly after: MatchView;
  readonly events: readonly MatchEvent[];
}

/** The first point of a match whose events hold one of a kind. */
function pointWith(kind: MatchEvent['kind'], also: (point: Point) => boolean = () => true): Point {
  for (const random of fc.sample(anyOfficialMatch, { seed: 5, numRuns: 20 })) {
    let before: MatchView | undefined;
    for (const { match, events } of walkMatch(random)) {
      const after = publicMatchView(match);
      if (before !== undefined && events.some((event) => event.kind === kind)) {
        const point = { before, after, events };
        if (also(point)) return point;
      }
      before = after;
    }
  }
  throw new Error(`nothing of ${kind}`);
}

const WISH = { pace: 1, reduced: false, viewer: undefined } as const;
const plan = (point: Point, changes: Partial<MotionInput> = {}): Plan =>
  planMotion({ ...point, ...WISH, ...changes });

const named = <Name extends Step['name']>(made: Plan, name: Name) => {
  const step = stepOf(made, name);
  if (step === undefined) throw new Error(`no ${name} in ${JSON.stringify(made)}`);
  return step;
};

const seatOf = ({ events }: Point): number => {
  const [first] = events;
  return first !== undefined && 'seat' in first ? first.seat : NOBODY;
};

const follows = ({ events }: Point): boolean =>
  events.some((event) => event.kind === 'played' && !event.lead);

test('an opponent’s play flies as backs, flips halfway and slams', () => {
  const step = named(plan(pointWith('played')), 'opponentPlay');
  expect(step).toMatchObject({ at: 0, flight: 320, slam: 90, flipAt: 160, fades: false });
});

test('one’s own play is never turned, takes its speed from the finger and not from the pace', () => {
  const point = pointWith('played');
  const viewer = seatOf(point);
  const slow = named(plan(point, { viewer, pace: 0.5 }), 'swipeUpPlay');
  expect(slow).toMatchObject({ flight: 260, slam: 90, flipAt: undefined });
  const fast = named(plan(point, { viewer, speed: 5000 }), 'swipeUpPlay');
  expect(fast.flight).toBe(160);
});

test('the arc is between its bounds, and shorter for a faster finger', () => {
  const times = [0, 400, 900, 1500, 2200, 3000, 9000].map((speed) => arcTime(speed));
  expect(times[0]).toBe(motion.swipeUpPlay.arc);
  expect(times.at(-1)).toBe(motion.swipeUpPlay.arcLeast);
  expect([...times].sort((a, b) => b - a)).toEqual(times);
});

test('a play is the round’s next one', () => {
  const point = pointWith('played', follows);
  const step = named(plan(point), 'opponentPlay');
  expect(step.index).toBe(point.before.season.round.length);
  expect(step.index).toBeGreaterThan(0);
});

test('a new rope is drawn when the cards land, and the masks glide as its banner goes', () => {
  const point = pointWith('defeated');
  const made = plan(point);
  const rope = named(made, 'newRope');
  expect(rope).toMatchObject({ at: 410, time: 1720, pace: 1 });
  const event = point.events.find(({ kind }) => kind === 'defeated');
  expect(event).toMatchObject({ winner: rope.winner, loser: rope.loser, implied: rope.implied });
  expect(made.steps.filter(({ name }) => name === 'relayout')).toHaveLength(1);
  expect(named(made, 'relayout')).toMatchObject({ at: 410 + 1540, time: 400 });
});

test('a debut that proves nothing moves its mask when it lands', () => {
  const point = pointWith('played', ({ events }) => {
    const play = events.find(({ kind }) => kind === 'played');
    return play?.kind === 'played' && play.debut && play.lead;
  });
  const made = plan(point);
  expect(stepOf(made, 'newRope')).toBeUndefined();
  expect(named(made, 'relayout').at).toBe(410);
});

test('a pass drops a towel', () => {
  const point = pointWith('passed');
  expect(named(plan(point), 'pass')).toMatchObject({ at: 0, seat: seatOf(point) });
});

test('a won round is swept in the order of play after the last pass, and the bell goes to the host', () => {
  const point = pointWith('round-won', ({ before, after }) => {
    const passed = after.season.log.at(-1)?.move.kind === 'pass';
    return passed && before.season.round.length > 2 && after.season.turn !== NOBODY;
  });
  const won = named(plan(point), 'roundWon');
  const plays = point.before.season.round.length;
  expect(won).toMatchObject({ at: 280, plays, apart: 40, sweep: 340 });
  expect(won.time).toBeGreaterThanOrEqual(340 + 40 * (plays - 1));
  expect(won.oldHost).toBe(point.before.season.host);
  expect(won.host).toBe(point.after.season.host);
});

test('who goes out gets the ticket of the place, stamped when the cards land', () => {
  const point = pointWith('went-out');
  const out = named(plan(point), 'goingOut');
  expect(out).toMatchObject({ at: 410, place: 1, token: 2, seat: seatOf(point) });
});

test('a ticket that does not travel lies on its seat as long as one that does', () => {
  const point = pointWith('went-out');
  const [moving, lying] = [false, true].map((reduced) =>
    named(planMotion({ ...WISH, ...point, reduced }), 'goingOut'),
  );
  expect(lying).toMatchObject({ fades: true, time: moving?.time });
});

test('a season’s end comes last, and its round stays on the mat', () => {
  const made = plan(pointWith('season-ended'));
  expect(stepOf(made, 'roundWon')).toBeUndefined();
  expect(named(made, 'seasonEnd').at).toBe(made.total);
});

test('a deal of fifteen cards takes 950 ms, and of ten less; only to who sees the hand', () => {
  for (const random of fc.sample(anyOfficialMatch, { seed: 9, numRuns: 12 })) {
    const [start] = walkMatch(random);
    if (start === undefined) continue;
    const events: MatchEvent[] = [{ kind: 'season-began', season: 0, host: 0 }];
    const input = { ...WISH, before: undefined, events };
    const after = matchViewFor(start.match, 0);
    const made = planMotion({ ...input, after, viewer: 0 });
    const { groups, time } = named(made, 'deal');
    const cards = groups.reduce((sum, held) => sum + held, 0);
    expect(cards).toBe(after.season.sizes[0]);
    expect(time).toBe(950 - (15 - cards) * motion.deal.apart);
    expect(planMotion({ ...input, after: publicMatchView(start.match) }).steps).toEqual([]);
    expect(planMotion({ ...input, after, viewer: 0, pace: 0 }).steps).toEqual([]);
    expect(named(planMotion({ ...input, after, viewer: 0, reduced: true }), 'deal').time).toBe(150);
  }
});

/** Every beat of a match as every seat, and nobody, sees it. */
function* beats(random: RandomMatch): Generator<Point & { viewer: number | undefined }> {
  let last: { seen: (viewer: number | undefined) => MatchView } | undefined;
  for (const { match, events } of walkMatch(random)) {
    const seen = (viewer: number | undefined): MatchView =>
      viewer === undefined ? publicMatchView(match) : matchViewFor(match, viewer);
    if (last !== undefined)
      for (const viewer of [undefined, 0, 1])
        yield { before: last.seen(viewer), after: seen(viewer), events, viewer };
    last = { seen };
  }
}

const LAWS = lawOptions(100);

/** `expect` is too slow for a million questions. */
function law(holds: boolean, ...about: readonly unknown[]): void {
  if (!holds) throw new Error(JSON.stringify(about));
}

test('the next seat acts by itself only when what it follows could be seen', () => {
  fc.assert(
    fc.property(anyOfficialMatch, (random) => {
      for (const point of beats(random)) {
        if (point.viewer !== undefined) continue;
        for (const pace of PACES) {
          const factor = PACE_FACTOR[pace];
          const { total } = plan(point, { pace: factor });
          const wait = motionOf(point.events, pace) + THINK_LEAST * factor;
          law(total <= wait + 1e-6, total, wait, point.events);
        }
      }
    }),
    LAWS,
  );
});

test('steps speak of what is in the views, and every plan is over in under three seconds', () => {
  fc.assert(
    fc.property(anyOfficialMatch, (random) => {
      for (const point of beats(random)) {
        const made = plan(point, { viewer: point.viewer });
        law(made.total < 3000, made);
        for (const step of made.steps) law(isTrue(step, point), step, point.events);
      }
    }),
    LAWS,
  );
});

/** Whether what a step tells is in the public part of the views. */
function isTrue(step: Step, { after, before, viewer }: Point & { viewer: number | undefined }) {
  const { season } = after;
  const last = season.log.at(-1);
  if (step.at < 0 || step.time < 0) return false;
  if ('seat' in step && step.seat >= season.players) return false;
  switch (step.name) {
    case 'swipeUpPlay':
    case 'opponentPlay': {
      const told =
        last?.move.kind === 'play' &&
        last.seat === step.seat &&
        last.move.wrestler === step.wrestler &&
        last.move.count === step.count;
      const shown = season.round[step.index];
      const there = shown === undefined ? season.round.length === 0 : true;
      const right = shown === undefined || wrestlerAt(shown.wrestler) === step.wrestler;
      const hidden = step.name === 'swipeUpPlay' || (step.flipAt ?? 0) > step.at;
      return (
        told && there && right && hidden && (step.name === 'swipeUpPlay') === (step.seat === viewer)
      );
    }
    case 'roundWon': {
      const added = last?.move.kind === 'play' ? 1 : 0;
      return (
        step.plays === before.season.round.length + added &&
        season.roundWinners.at(-1) === step.seat
      );
    }
    case 'goingOut':
      return season.places[step.place - 1] === step.seat;
    default:
      return true;
  }
}

test('what others see of a beat is the same whatever is hidden in the hands', () => {
  fc.assert(
    fc.property(anyOfficialMatch, (random) => {
      let before: MatchView | undefined;
      for (const { match, events } of walkMatch(random)) {
        const after = publicMatchView(match);
        const [first] = events;
        const mover = first !== undefined && 'seat' in first ? first.seat : NOBODY;
        const began = events.some(({ kind }) => kind === 'season-began');
        // The view of another seat adds its hand, and nothing of it comes into the plan.
        if (before !== undefined && !began && mover !== 1) {
          const seen = planMotion({ ...WISH, before, after, events });
          const mine = matchViewFor(match, 1);
          const own = planMotion({ ...WISH, before, after: mine, events, viewer: 1 });
          law(JSON.stringify(own) === JSON.stringify(seen), own, seen);
        }
        before = after;
      }
    }),
    LAWS,
  );
});

test('with reduced motion nothing flies, and at instant pace others take no time', () => {
  fc.assert(
    fc.property(anyOfficialMatch, (random) => {
      for (const point of beats(random)) {
        for (const step of plan(point, { reduced: true }).steps) {
          law(!('fades' in step) || step.fades, step);
          law(!('flipAt' in step) || step.flipAt === undefined, step);
        }
        if (point.viewer === undefined) law(plan(point, { pace: 0 }).total === 0, point.events);
      }
    }),
    LAWS,
  );
});
