/** Cues reach the phone as the player has set it: through the packages' own stand-ins, not ours. */

import { act, render } from '@testing-library/react-native';
import { createAudioPlayer, setAudioModeAsync } from 'expo-audio';
import { AppState, type AppStateStatus } from 'react-native';

import type { Cue } from '@/components/feel/cues';
import { FeelProvider, useFeel, type Feel, type Wishes } from '@/components/feel/feel-context';
import { SOUND_FILES } from '@/components/feel/sound-files';
import { TOUCHES, type Touch } from '@/theme';

/** The phone's side of expo-haptics. */
const haptics = jest.requireActual<{ default: Record<string, jest.Mock> }>(
  'expo-haptics/src/ExpoHaptics',
).default;
const players = jest.mocked(createAudioPlayer);

const ALL: Wishes = { sound: true, volume: 100, haptics: true };

/** What was felt, in order. */
let felt: string[] = [];
let listeners: ((state: AppStateStatus) => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  felt = [];
  listeners = [];
  for (const name of ['selectionAsync', 'impactAsync', 'notificationAsync'])
    (haptics[name] as jest.Mock).mockImplementation(async (kind?: string) => {
      felt.push(kind === undefined ? name : `${name} ${kind}`);
    });
  players.mockClear();
  jest.spyOn(AppState, 'addEventListener').mockImplementation((_, listener) => {
    listeners.push(listener as (state: AppStateStatus) => void);
    return { remove: () => undefined } as ReturnType<typeof AppState.addEventListener>;
  });
  AppState.currentState = 'active';
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

async function openFeel(wishes: Wishes = ALL) {
  let feel: Feel | undefined;
  const Probe = () => {
    feel = useFeel();
    return null;
  };
  const tree = (wish: Wishes) => (
    <FeelProvider {...wish}>
      <Probe />
    </FeelProvider>
  );
  const view = render(tree(wishes));
  await pass(2000);
  return {
    perform: (cues: readonly Cue[]) => (feel as Feel).perform(cues),
    wish: (next: Partial<Wishes>) => view.rerender(tree({ ...wishes, ...next })),
    feel: () => feel,
  };
}

interface Player {
  volume: number;
  shouldCorrectPitch: boolean;
  play: jest.Mock;
  pause: jest.Mock;
  seekTo: jest.Mock;
  setPlaybackRate: jest.Mock;
  addListener: jest.Mock;
}

/** The players in the order in which they were made: in Jest one file looks like another. */
const made = (): readonly Player[] => players.mock.results.map(({ value }) => value as Player);

/** The player that was made first. */
function firstPlayer(): Player {
  const [player] = made();
  if (player === undefined) throw new Error('no player was made');
  return player;
}

/** The phone says that a player has come to its end. */
async function finish({ addListener }: Player): Promise<void> {
  for (const [, listener] of addListener.mock.calls as [string, (status: unknown) => void][])
    listener({ didJustFinish: true });
  await pass(1);
}

test.each<[Touch, string]>([
  ['tick', 'selectionAsync'],
  ['soft', 'impactAsync soft'],
  ['light', 'impactAsync light'],
  ['medium', 'impactAsync medium'],
  ['heavy', 'impactAsync heavy'],
  ['success', 'notificationAsync success'],
  ['warning', 'notificationAsync warning'],
])('%s is %s', async (touch, call) => {
  const { perform } = await openFeel();
  perform([{ at: 0, touch }]);
  expect(felt).toEqual([call]);
});

test('nothing is felt when haptics are off, whatever it is', async () => {
  const { perform } = await openFeel({ ...ALL, haptics: false });
  for (const touch of TOUCHES) {
    perform([{ at: 0, touch }]);
    await pass(100);
  }
  expect(felt).toEqual([]);
});

test('haptics go off and on at once, under a table that is open', async () => {
  const { perform, wish, feel } = await openFeel();
  const before = feel();
  wish({ haptics: false });
  perform([{ at: 0, touch: 'heavy' }]);
  expect(felt).toEqual([]);
  wish({ haptics: true });
  perform([{ at: 0, touch: 'heavy' }]);
  expect(felt).toEqual(['impactAsync heavy']);
  expect(feel()).toBe(before);
});

test('a phone that cannot be felt changes nothing', async () => {
  (haptics['impactAsync'] as jest.Mock).mockRejectedValue(new Error('no motor'));
  const { perform } = await openFeel();
  perform([{ at: 0, touch: 'heavy' }]);
  await pass(10);
  expect(felt).toEqual([]);
});

test('audio mixes with others, keeps silent with the phone, and ends in the background', async () => {
  await openFeel();
  expect(setAudioModeAsync).toHaveBeenLastCalledWith({
    playsInSilentMode: false,
    interruptionMode: 'mixWithOthers',
    shouldPlayInBackground: false,
    allowsRecording: false,
  });
});

test('a player is made when it is first heard, and kept', async () => {
  const { perform } = await openFeel();
  expect(players).not.toHaveBeenCalled();
  for (let times = 0; times < 5; times++) {
    perform([{ at: 0, sound: 'bell' }]);
    await pass(300);
  }
  expect(players.mock.calls.map(([source]) => source)).toEqual([SOUND_FILES.bell]);
  expect(firstPlayer().shouldCorrectPitch).toBe(false);
  expect(firstPlayer().play).toHaveBeenCalledTimes(5);
});

test('nothing is made where sound is off, nor by turning it on', async () => {
  const { perform, wish } = await openFeel({ ...ALL, sound: false });
  perform([{ at: 0, sound: 'bell' }]);
  wish({ sound: true });
  await pass(2000);
  expect(players).not.toHaveBeenCalled();
  perform([{ at: 0, sound: 'bell' }]);
  expect(players).toHaveBeenCalledTimes(1);
});

test('nothing is played before the phone has agreed to mix', async () => {
  let agree = (): void => undefined;
  jest
    .mocked(setAudioModeAsync)
    .mockImplementationOnce(() => new Promise<void>((done) => (agree = done)));
  const { perform } = await openFeel();
  perform([{ at: 0, sound: 'bell' }]);
  expect(players).not.toHaveBeenCalled();
  agree();
  await pass(300);
  perform([{ at: 0, sound: 'bell' }]);
  expect(firstPlayer().play).toHaveBeenCalledTimes(1);
});

test('cards that are dealt are heard over one another, by three players in turn', async () => {
  const { perform } = await openFeel();
  const deal = () =>
    perform(Array.from({ length: 9 }, (_, nth): Cue => ({ at: nth * 38, sound: 'slide' })));
  deal();
  await pass(400);
  expect(made().map(({ play }) => play.mock.calls.length)).toEqual([3, 3, 3]);
  for (const player of made()) await finish(player);
  await pass(1000);
  // One that rests is heard at once, without being wound back first.
  const wound = made().map(({ seekTo }) => seekTo.mock.calls.length);
  perform([{ at: 0, sound: 'slide' }]);
  expect(made().map(({ seekTo }) => seekTo.mock.calls.length)).toEqual(wound);
  expect(made().map(({ play }) => play.mock.calls.length)).toEqual([4, 3, 3]);
});

test('a sound has its time, pitch and volume; played again it starts from its beginning', async () => {
  const { perform } = await openFeel({ ...ALL, volume: 50 });
  perform([{ at: 400, sound: 'twang', semitones: 4 }]);
  await pass(399);
  expect(players).not.toHaveBeenCalled();
  await pass(1);
  const twang = firstPlayer();
  expect(twang.play).toHaveBeenCalledTimes(1);
  expect(twang.volume).toBeCloseTo(0.25);
  expect(twang.setPlaybackRate).toHaveBeenLastCalledWith(2 ** (4 / 12));
  expect(twang.seekTo).not.toHaveBeenCalled();
  await pass(300);
  perform([{ at: 0, sound: 'twang' }]);
  await pass(1);
  expect(twang.seekTo).toHaveBeenLastCalledWith(0, 0, 0);
  expect(twang.play).toHaveBeenCalledTimes(2);
});

test.each<[string, Partial<Wishes>]>([
  ['muted', { sound: false }],
  ['at volume 0', { volume: 0 }],
])('%s nothing plays, and what was playing stops', async (_, quiet) => {
  const { perform, wish } = await openFeel();
  perform([{ at: 0, sound: 'bell' }]);
  await pass(1);
  wish(quiet);
  expect(firstPlayer().pause).toHaveBeenCalledTimes(1);
  perform([{ at: 0, sound: 'crowd', touch: 'light' }]);
  await pass(1);
  expect(made()).toHaveLength(1);
  expect(felt).toEqual(['impactAsync light']);
});

test('in the background there is silence, and nothing is felt', async () => {
  const { perform } = await openFeel();
  perform([{ at: 0, sound: 'bell' }]);
  await pass(1);
  AppState.currentState = 'background';
  listeners.forEach((listener) => listener('background'));
  expect(firstPlayer().pause).toHaveBeenCalledTimes(1);
  perform([{ at: 0, sound: 'crowd', touch: 'heavy' }]);
  await pass(10);
  expect(made()).toHaveLength(1);
  expect(felt).toEqual([]);
});

test('cut short, the blow comes at once and the rest not at all; stopped, nothing comes', async () => {
  const { perform } = await openFeel();
  const cues: Cue[] = [
    { at: 350, sound: 'thud', touch: 'heavy', kept: true },
    { at: 900, sound: 'crowd' },
  ];
  const first = perform(cues);
  first.cut();
  expect(firstPlayer().play).toHaveBeenCalledTimes(1);
  await pass(2000);
  expect(firstPlayer().play).toHaveBeenCalledTimes(1);
  expect(made()).toHaveLength(1);
  perform(cues).stop();
  await pass(2000);
  expect(firstPlayer().play).toHaveBeenCalledTimes(1);
  expect(felt).toEqual(['impactAsync heavy']);
});
