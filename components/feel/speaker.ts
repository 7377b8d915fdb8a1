/**
 * Plays sounds on phones. A file gets its player when it is first heard, which then is kept and wound
 * back as soon as it has played: making one holds everything up for a moment, and each costs a thread
 * and memory for good. It mixes with whatever music is on, is silent when the phone is, and a phone
 * that refuses is a phone without sound.
 */

import { createAudioPlayer, setAudioModeAsync, type AudioPlayer } from 'expo-audio';

import { SOUND_FILES } from './sound-files';
import type { SoundFile, Voice } from './voices';

export interface Speaker {
  /** Gets everything ready; more than once does no harm. */
  readonly prepare: () => void;
  readonly play: (voice: Voice) => void;
  /** Silence now. */
  readonly hush: () => void;
}

/** Cards are dealt faster than one of them is heard. */
const AT_ONCE: Readonly<Partial<Record<SoundFile, number>>> = { slide: 3 };

/** Players tell how far they are; nobody asks. */
const SELDOM = 60_000;

interface Reel {
  readonly player: AudioPlayer;
  /** At its beginning, so that it can start at once. */
  wound: boolean;
  rate: number;
  volume: number;
}

function makeReel(file: SoundFile): Reel {
  const player = createAudioPlayer(SOUND_FILES[file], {
    keepAudioSessionActive: true,
    updateInterval: SELDOM,
  });
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
  /** Of each file those that have been made, the one that has rested longest first. */
  const reels = new Map<SoundFile, Reel[]>();
  let preparing = false;
  /** Before that a sound would stop the music that is on. */
  let mixes = false;

  const take = (file: SoundFile): Reel => {
    const made = reels.get(file) ?? [];
    const room = made.length < (AT_ONCE[file] ?? 1);
    const reel = made.find(({ wound }) => wound) ?? (room ? makeReel(file) : (made[0] as Reel));
    reels.set(file, [...made.filter((other) => other !== reel), reel]);
    return reel;
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
        .then(() => {
          mixes = true;
        });
    },
    play: (voice) => {
      if (!mixes) return;
      try {
        void start(take(voice.file), voice).catch(() => undefined);
      } catch {
        // A phone without audio stays one.
      }
    },
    hush: () => {
      for (const reel of [...reels.values()].flat())
        if (!reel.wound) void rewind(reel).catch(() => undefined);
    },
  };
}
