/**
 * Plays sounds on phones. One player a file, made one after another when nothing else is going on,
 * wound back as soon as it has played. It mixes with whatever music is on, is silent when the phone
 * is, and a phone that refuses is a phone without sound.
 */

import { createAudioPlayer, setAudioModeAsync, type AudioPlayer } from 'expo-audio';

import { FILES, SOUND_FILES } from './sound-files';
import type { SoundFile, Voice } from './voices';

export interface Speaker {
  /** Gets everything ready; more than once does no harm. */
  readonly prepare: () => void;
  readonly play: (voice: Voice) => void;
  /** Silence now. */
  readonly hush: () => void;
}

/** Between two files, so that no frame waits for all of them. */
const BREATH = 30;

interface Reel {
  readonly player: AudioPlayer;
  /** At its beginning, so that it can start at once. */
  wound: boolean;
  rate: number;
  volume: number;
}

function makeReel(file: SoundFile): Reel {
  const player = createAudioPlayer(SOUND_FILES[file], { keepAudioSessionActive: true });
  player.shouldCorrectPitch = false;
  const reel: Reel = { player, wound: true, rate: 1, volume: 1 };
  player.addListener('playbackStatusUpdate', ({ didJustFinish }) => {
    if (didJustFinish) void rewind(reel).catch(() => undefined);
  });
  return reel;
}

/** Without tolerances a player goes to any place that is cheap to reach. */
async function rewind(reel: Reel): Promise<void> {
  reel.player.pause();
  await reel.player.seekTo(0, 0, 0);
  reel.wound = true;
}

async function start(reel: Reel, { rate, volume }: Voice): Promise<void> {
  const { player } = reel;
  if (!reel.wound) await rewind(reel);
  reel.wound = false;
  // Each of these waits for the phone's main thread: only when there is news.
  if (reel.volume !== volume) player.volume = Math.min(1, volume);
  if (reel.rate !== rate) player.setPlaybackRate(rate);
  reel.volume = volume;
  reel.rate = rate;
  player.play();
}

export function createSpeaker(): Speaker {
  const reels = new Map<SoundFile, Reel>();
  let preparing = false;

  const makeNext = (at: number): void => {
    const file = FILES[at];
    if (file === undefined) return;
    try {
      reels.set(file, makeReel(file));
      setTimeout(() => makeNext(at + 1), BREATH);
    } catch {
      // A phone without audio stays one.
    }
  };

  return {
    prepare: () => {
      if (preparing) return;
      preparing = true;
      void setAudioModeAsync({
        playsInSilentMode: false,
        interruptionMode: 'mixWithOthers',
        shouldPlayInBackground: false,
        allowsRecording: false,
      })
        .catch(() => undefined)
        .then(() => makeNext(0));
    },
    play: (voice) => {
      const reel = reels.get(voice.file);
      if (reel !== undefined) void start(reel, voice).catch(() => undefined);
    },
    hush: () => {
      for (const reel of reels.values()) if (!reel.wound) void rewind(reel).catch(() => undefined);
    },
  };
}
