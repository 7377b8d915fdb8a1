/** What each event sounds and feels like, row by row of docs/motion.md, and laws over whole matches. */

import fc from 'fast-check';

import type { Cue } from '@/components/feel/cues';
import { planCues, type CueInput } from '@/components/maskmen/choreography/plan-cues';
import { planMotion } from '@/components/maskmen/choreography/plan-motion';
import { findLevels } from '@/components/maskmen/diagram/levels';
import { matchViewFor, publicMatchView, type MatchEvent, type MatchView } from '@/engine/truth';
import { NOBODY, wrestlerIndex } from '@/engine/view';
import { feel, motion } from '@/theme';

import { anyOfficialMatch, walkMatch } from '@/tools/laws/matches';
import { lawOptions } from '@/tools/laws/tables';

interface Point {
  readonly before: MatchView;
  readonly after: MatchView;
  readonly events: readonly MatchEvent[];
}

type Of<Kind extends MatchEvent['kind']> = Extract<MatchEvent, { readonly kind: Kind }>;

const eventOf = <Kind extends MatchEvent['kind']>({ events }: Point, kind: Kind): Of<Kind> => {
  const found = events.find((event): event is Of<Kind> => event.kind === kind);
  if (found === undefined) throw new Error(`no ${kind}`);
  return found;
};

const has = ({ events }: Point, kind: MatchEvent['kind']): boolean =>
  events.some((event) => event.kind === kind);

/** Every point of a few matches, seen by everybody. */
const POINTS: readonly Point[] = fc
  .sample(anyOfficialMatch, { seed: 11, numRuns: 12 })
  .flatMap((random) => {
    const points: Point[] = [];
    let before: MatchView | undefined;
    for (const { match, events } of walkMatch(random)) {
      const after = publicMatchView(match);
      if (before !== undefined) points.push({ before, after, events });
      before = after;
    }
    return points;
  });

function pointWith(wanted: (point: Point) => boolean): Point {
  const found = POINTS.find(wanted);
  if (found === undefined) throw new Error('no such point in the sample');
  return found;
}

type Wish = Partial<Pick<CueInput, 'viewer' | 'pace' | 'reduced' | 'held'>>;

function cuesAt({ before, after, events }: Point, wish: Wish = {}): readonly Cue[] {
  const seen = { before, after, viewer: undefined, pace: 1, reduced: false, ...wish };
  return planCues({ ...seen, plan: planMotion({ ...seen, events }) });
}

const soundsOf = (cues: readonly Cue[]): (string | undefined)[] =>
  cues.map(({ sound }) => sound).filter((sound) => sound !== undefined);
const find = (cues: readonly Cue[], sound: string): Cue => {
  const cue = cues.find((candidate) => candidate.sound === sound);
  if (cue === undefined) throw new Error(`no ${sound} in ${JSON.stringify(cues)}`);
  return cue;
};

const plainPlay = (count: number) => (point: Point) =>
  has(point, 'played') &&
  eventOf(point, 'played').count === count &&
  !['defeated', 'went-out', 'round-won', 'season-began'].some((kind) =>
    has(point, kind as MatchEvent['kind']),
  );

test.each([1, 2])('one’s own %d cards slap and thud on contact, with a heavy blow', (count) => {
  const point = pointWith(plainPlay(count));
  const { seat } = eventOf(point, 'played');
  const cues = cuesAt(point, { viewer: seat });
  const contact = motion.swipeUpPlay.arc + motion.swipeUpPlay.slam;
  expect(cues.filter(({ sound }) => sound !== 'creak')).toEqual([
    { at: contact, sound: 'slap', touch: 'heavy', kept: true },
    { at: contact, sound: 'thud', kept: true },
  ]);
});

test('three cards add the drum, and another’s three do not', () => {
  const point = pointWith(plainPlay(3));
  const { seat } = eventOf(point, 'played');
  expect(soundsOf(cuesAt(point, { viewer: seat }))).toEqual(
    expect.arrayContaining(['slap', 'thud', 'drum']),
  );
  const other = (seat + 1) % point.after.season.players;
  const cues = cuesAt(point, { viewer: other }).filter(({ sound }) => sound === 'slap');
  expect(cues).toEqual([{ at: 410, sound: 'slap', gain: -6, touch: 'light', kept: true }]);
  expect(soundsOf(cuesAt(point, { viewer: other }))).not.toContain('drum');
});

test('on a shared phone the play of whoever held it is their own', () => {
  const point = pointWith(plainPlay(1));
  const { seat } = eventOf(point, 'played');
  expect(find(cuesAt(point, { held: seat }), 'slap')).toMatchObject({ touch: 'heavy' });
  expect(find(cuesAt(point), 'slap')).toMatchObject({ touch: 'light', gain: -6 });
});

test('a pass flops; only one’s own is felt', () => {
  const point = pointWith((at) => has(at, 'passed') && !has(at, 'round-won'));
  const { seat } = eventOf(point, 'passed');
  expect(find(cuesAt(point, { viewer: seat }), 'towel')).toMatchObject({ touch: 'soft' });
  expect(find(cuesAt(point), 'towel').touch).toBeUndefined();
});

test('a proof twangs two semitones higher a level, then the crowd swells by what it learnt', () => {
  const heights = new Set<number>();
  const gains = new Map<number, number>();
  for (const point of POINTS.filter((at) => has(at, 'defeated'))) {
    const { loser, implied } = eventOf(point, 'defeated');
    const cues = cuesAt(point);
    const twang = find(cues, 'twang');
    const crowd = cues.find((cue) => cue.sound === 'crowd') as Cue;
    const level = findLevels(point.after.season).depth[wrestlerIndex(loser)] as number;
    expect(twang.semitones).toBe(2 * level);
    expect(twang.touch).toBe('medium');
    expect(crowd.at).toBeGreaterThan(twang.at);
    heights.add(twang.semitones as number);
    gains.set(1 + implied.length, crowd.gain as number);
    const ticks = cues.filter(({ touch, sound }) => touch === 'tick' && sound === undefined);
    expect(ticks).toHaveLength(implied.length);
  }
  expect(heights.size).toBeGreaterThan(2);
  const loudness = [...gains].sort(([a], [b]) => a - b).map(([, gain]) => gain);
  expect(loudness.length).toBeGreaterThan(2);
  expect([...loudness].sort((a, b) => a - b)).toEqual(loudness);
  expect(loudness[0]).toBeLessThan(loudness.at(-1) as number);
});

test('ropes creak only if a mask that had a level gets another', () => {
  let creaks = 0;
  for (const point of POINTS.filter((at) => has(at, 'played') && !has(at, 'season-began'))) {
    const [old, now] = [point.before, point.after].map(({ season }) => findLevels(season).depth);
    const moved = old?.some((level, at) => level >= 0 && level !== now?.[at]) === true;
    expect(soundsOf(cuesAt(point)).includes('creak')).toBe(moved);
    if (moved) creaks++;
  }
  expect(creaks).toBeGreaterThan(5);
});

test('a round won sweeps a slide for each play and rings one bell; felt by its winner alone', () => {
  const point = pointWith(
    (at) =>
      has(at, 'round-won') &&
      eventOf(at, 'round-won').host !== NOBODY &&
      at.before.season.round.length > 2,
  );
  const { seat } = eventOf(point, 'round-won');
  const cues = cuesAt(point, { viewer: seat });
  expect(soundsOf(cues).filter((sound) => sound === 'slide')).toHaveLength(
    point.before.season.round.length,
  );
  expect(soundsOf(cues).filter((sound) => sound === 'bell')).toHaveLength(1);
  expect(find(cues, 'bell').touch).toBe('medium');
  expect(find(cuesAt(point), 'bell').touch).toBeUndefined();
});

test('going out is stamped to the crowd; success is felt by whom it is', () => {
  const point = pointWith((at) => has(at, 'went-out'));
  const { seat } = eventOf(point, 'went-out');
  const cues = cuesAt(point, { viewer: seat });
  expect(find(cues, 'stamp').touch).toBe('success');
  expect(soundsOf(cues)).toContain('crowd');
  expect(find(cuesAt(point), 'stamp').touch).toBeUndefined();
});

test('a deal is a slide a card and a tick every third; where it fades in, one slide', () => {
  const [random] = fc.sample(anyOfficialMatch, { seed: 3, numRuns: 1 });
  const [first] = walkMatch(random as NonNullable<typeof random>);
  const after = matchViewFor((first as NonNullable<typeof first>).match, 0);
  const events = [{ kind: 'season-began', season: 0, host: after.season.host }] as const;
  const seen = { before: undefined, after, viewer: 0, pace: 1 };
  const deal = (reduced: boolean) =>
    planCues({ ...seen, reduced, plan: planMotion({ ...seen, reduced, events }) }).filter(
      ({ sound }) => sound === 'slide',
    );
  expect(deal(false)).toHaveLength(after.season.rules.handSize);
  expect(deal(false).filter(({ touch }) => touch === 'tick')).toHaveLength(
    Math.floor(deal(false).length / feel.deal.touchEvery),
  );
  expect(deal(true)).toHaveLength(1);
});

test('it is told once when it becomes one’s turn, and never when it already was', () => {
  let told = 0;
  for (const point of POINTS) {
    for (let viewer = 0; viewer < point.after.season.players; viewer++) {
      const cues = cuesAt(point, { viewer }).filter(({ sound }) => sound === 'note');
      const became =
        point.after.season.turn === viewer &&
        (point.before.season.turn !== viewer ||
          point.before.seasonNumber !== point.after.seasonNumber);
      expect(cues).toHaveLength(became ? 1 : 0);
      told += cues.length;
    }
    expect(soundsOf(cuesAt(point))).not.toContain('note');
  }
  expect(told).toBeGreaterThan(100);
});

test('with reduced motion sound and touch stay', () => {
  for (const kind of ['played', 'passed', 'defeated', 'went-out'] as const) {
    const point = pointWith((at) => has(at, kind));
    const kinds = (cues: readonly Cue[]) => new Set(soundsOf(cues));
    expect(kinds(cuesAt(point, { reduced: true }))).toEqual(kinds(cuesAt(point)));
  }
});

test('at instant pace everything of others comes at once, for the gate to thin out', () => {
  for (const point of POINTS) {
    const late = cuesAt(point, { pace: 0 }).filter(({ at }) => at > 0);
    expect(late).toEqual([]);
  }
});

test('no cue depends on a hidden card: hands exchanged among others change nothing', () => {
  fc.assert(
    fc.property(anyOfficialMatch, (random) => {
      let before: readonly MatchView[] = [];
      for (const { match, events } of walkMatch(random)) {
        const seats = Array.from({ length: match.season.players }, (_, seat) => seat);
        const views = seats.map((seat) => matchViewFor(match, seat));
        // Whoever looks, the cues are those planned from what everybody sees.
        const open = publicMatchView(match);
        if (before.length > 0 && !events.some(({ kind }) => kind === 'season-began'))
          for (const viewer of seats) {
            const seen = { viewer, pace: 1, reduced: false };
            const own = { ...seen, before: before[viewer], after: views[viewer] as MatchView };
            const all = { ...seen, before: before[viewer], after: open };
            const plan = planMotion({ ...own, events });
            expect(planCues({ ...own, plan })).toEqual(planCues({ ...all, plan }));
          }
        before = views;
      }
    }),
    lawOptions(6),
  );
});
