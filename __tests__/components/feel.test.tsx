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

/** The player of a file. */
const playerOf = (file: keyof typeof SOUND_FILES) => {
  const at = Object.keys(SOUND_FILES).indexOf(file);
  return players.mock.results[at]?.value as {
    volume: number;
    shouldCorrectPitch: boolean;
    play: jest.Mock;
    pause: jest.Mock;
    seekTo: jest.Mock;
    setPlaybackRate: jest.Mock;
    addListener: jest.Mock;
  };
};

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

test('every file has one player, made one after another and kept', async () => {
  const { perform } = await openFeel();
  expect(players.mock.calls.map(([source]) => source)).toEqual(Object.values(SOUND_FILES));
  expect(playerOf('bell').shouldCorrectPitch).toBe(false);
  for (let times = 0; times < 5; times++) {
    perform([{ at: 0, sound: 'bell' }]);
    await pass(300);
  }
  expect(players).toHaveBeenCalledTimes(Object.keys(SOUND_FILES).length);
  expect(playerOf('bell').play).toHaveBeenCalledTimes(5);
});

test('nothing is got ready where sound is off, and everything once it is on', async () => {
  const { wish } = await openFeel({ ...ALL, sound: false });
  expect(players).not.toHaveBeenCalled();
  wish({ sound: true });
  await pass(2000);
  expect(players).toHaveBeenCalledTimes(Object.keys(SOUND_FILES).length);
});

test('a sound has its time, pitch and volume; played again it starts from its beginning', async () => {
  const { perform } = await openFeel({ ...ALL, volume: 50 });
  perform([{ at: 400, sound: 'twang', semitones: 4 }]);
  await pass(399);
  const twang = playerOf('twang');
  expect(twang.play).not.toHaveBeenCalled();
  await pass(1);
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
  expect(playerOf('bell').pause).toHaveBeenCalledTimes(1);
  perform([{ at: 0, sound: 'crowd', touch: 'light' }]);
  await pass(1);
  expect(playerOf('crowd').play).not.toHaveBeenCalled();
  expect(felt).toEqual(['impactAsync light']);
});

test('in the background there is silence, and nothing is felt', async () => {
  const { perform } = await openFeel();
  perform([{ at: 0, sound: 'bell' }]);
  await pass(1);
  AppState.currentState = 'background';
  listeners.forEach((listener) => listener('background'));
  expect(playerOf('bell').pause).toHaveBeenCalledTimes(1);
  perform([{ at: 0, sound: 'crowd', touch: 'heavy' }]);
  await pass(10);
  expect(playerOf('crowd').play).not.toHaveBeenCalled();
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
  expect(playerOf('thud').play).toHaveBeenCalledTimes(1);
  await pass(2000);
  expect(playerOf('thud').play).toHaveBeenCalledTimes(1);
  expect(playerOf('crowd').play).not.toHaveBeenCalled();
  perform(cues).stop();
  await pass(2000);
  expect(playerOf('thud').play).toHaveBeenCalledTimes(1);
  expect(felt).toEqual(['impactAsync heavy']);
});
