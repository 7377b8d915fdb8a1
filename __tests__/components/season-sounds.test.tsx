/** How many players a phone makes for whole seasons: each holds a thread and memory for good. */

import { act, render } from '@testing-library/react-native';
import { createAudioPlayer } from 'expo-audio';
import fc from 'fast-check';

import type { Cue } from '@/components/feel/cues';
import { FeelProvider, useFeel, type Feel } from '@/components/feel/feel-context';
import {
  COVER_CUES,
  HINT_CUES,
  ILLEGAL_CUES,
  LIFT_CUES,
  RETURN_CUES,
  seasonEndCues,
  selectCues,
} from '@/components/maskmen/choreography/other-cues';
import { planCues } from '@/components/maskmen/choreography/plan-cues';
import { planMotion } from '@/components/maskmen/choreography/plan-motion';
import { matchViewFor, type MatchView } from '@/engine/truth';

import { anyOfficialMatch, walkMatch } from '@/tools/laws/matches';

/** What one person at a phone hears of a match, a list of cues a beat. */
function* heardIn(random: Parameters<typeof walkMatch>[0]): Generator<readonly Cue[]> {
  let before: MatchView | undefined;
  for (const { match, events } of walkMatch(random)) {
    const after = matchViewFor(match, 0);
    const seen = { before, after, viewer: 0, pace: 1, reduced: false };
    const own = events.find((event) => event.kind === 'played' && event.seat === 0);
    if (own?.kind === 'played') {
      yield selectCues(own.count);
      yield LIFT_CUES;
    }
    yield planCues({ ...seen, plan: planMotion({ ...seen, events }) });
    if (events.some(({ kind }) => kind === 'season-ended'))
      yield seasonEndCues({ tokens: [3, 1, -1], own: 0, reduced: false });
    before = after;
  }
}

const players = jest.mocked(createAudioPlayer);

async function openFeel(): Promise<Feel> {
  let feel: Feel | undefined;
  const Probe = () => {
    feel = useFeel();
    return null;
  };
  render(
    <FeelProvider sound volume={100} haptics={false}>
      <Probe />
    </FeelProvider>,
  );
  await act(() => jest.advanceTimersByTimeAsync(1000));
  return feel as Feel;
}

async function hear(feel: Feel, cues: readonly Cue[]): Promise<void> {
  const end = Math.max(0, ...cues.map(({ at }) => at));
  feel.perform(cues);
  await jest.advanceTimersByTimeAsync(end + 1500);
}

beforeEach(() => {
  jest.useFakeTimers();
  players.mockClear();
});
afterEach(() => jest.useRealTimers());

const MATCHES = fc.sample(anyOfficialMatch, { seed: 5, numRuns: 6 });

// Fourteen different things are heard in a match, and cards that are dealt over one another.
test('a match makes sixteen players at most, and none before it sounds', async () => {
  for (const random of MATCHES) {
    players.mockClear();
    const feel = await openFeel();
    expect(players).not.toHaveBeenCalled();
    for (const cues of heardIn(random)) await hear(feel, cues);
    expect(players.mock.calls.length).toBeLessThanOrEqual(16);
  }
});

test('whatever happens at a phone, there are never more than nineteen', async () => {
  const feel = await openFeel();
  await hear(feel, [{ at: 0, sound: 'slap' }]);
  expect(players).toHaveBeenCalledTimes(1);
  const rest = [COVER_CUES, HINT_CUES, ILLEGAL_CUES, RETURN_CUES];
  for (let times = 0; times < 2; times++)
    for (const random of MATCHES)
      for (const cues of [...heardIn(random), ...rest]) await hear(feel, cues);
  expect(players.mock.calls.length).toBe(19);
});
