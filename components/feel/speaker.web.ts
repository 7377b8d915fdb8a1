/**
 * Plays sounds in browsers, through Web Audio: elements cannot overlap themselves, come late, and on
 * phones know no volume. Browsers want a gesture first; the context is made after the first one, so
 * that none has to be refused, and once its answer is drawn, since making it takes a while. Whatever fails, fails silently: the game is whole without it.
 */

import { Asset } from 'expo-asset';

import { FILES, SOUND_FILES } from './sound-files';
import type { Speaker } from './speaker';
import type { SoundFile } from './voices';

/** What counts as a gesture: a finger that goes up, a button or key that goes down. */
const GESTURES = ['mousedown', 'touchend', 'pointerup', 'click', 'keydown'] as const;

interface WithSession {
  readonly audioSession?: { type: string };
}

function isGesture(): boolean {
  // Escape and its like are no gestures; browsers without this say nothing about the others either.
  return navigator.userActivation?.hasBeenActive ?? true;
}

/** Once the present gesture has been answered on the screen and nothing else is to be done. */
function afterwards(act: () => void): void {
  requestAnimationFrame(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: LATEST });
    else setTimeout(act, LATE);
  });
}

const LATEST = 1000;
const LATE = 120;

export function createSpeaker(): Speaker {
  const buffers = new Map<SoundFile, AudioBuffer>();
  const playing = new Set<AudioBufferSourceNode>();
  let context: AudioContext | undefined;
  let preparing = false;
  let making = false;

  const load = async (audio: AudioContext): Promise<void> => {
    for (const file of FILES) {
      try {
        const answer = await fetch(Asset.fromModule(SOUND_FILES[file]).uri);
        buffers.set(file, await audio.decodeAudioData(await answer.arrayBuffer()));
      } catch {
        // Without this one, then.
      }
    }
  };

  const stopListening = (): void => {
    for (const name of GESTURES) document.removeEventListener(name, onGesture, true);
  };

  const make = (): void => {
    try {
      // Beside the user's own music, and silent when the phone is.
      const session = (navigator as unknown as WithSession).audioSession;
      if (session !== undefined) session.type = 'ambient';
      const audio = new AudioContext({ latencyHint: 'interactive' });
      context = audio;
      setTimeout(() => void load(audio), 0);
      if (audio.state === 'running') stopListening();
    } catch {
      stopListening();
    }
  };

  /** The first gesture has it made; where that was not enough, the next ones wake it. */
  function onGesture(): void {
    if (!isGesture()) return;
    if (context === undefined) {
      if (!making) afterwards(make);
      making = true;
      return;
    }
    const audio = context;
    if (audio.state === 'running') stopListening();
    else void audio.resume().then(stopListening, () => undefined);
  }

  return {
    prepare: () => {
      if (preparing || typeof AudioContext === 'undefined') return;
      preparing = true;
      for (const name of GESTURES) document.addEventListener(name, onGesture, true);
    },
    play: ({ file, rate, volume }) => {
      const buffer = buffers.get(file);
      if (context === undefined || buffer === undefined) return;
      // Stopped by the system, as by a call, it starts again with the next sound.
      if (context.state !== 'running') void context.resume().catch(() => undefined);
      const source = context.createBufferSource();
      const gain = context.createGain();
      source.buffer = buffer;
      source.playbackRate.value = rate;
      gain.gain.value = volume;
      source.connect(gain).connect(context.destination);
      source.onended = () => {
        playing.delete(source);
        gain.disconnect();
      };
      playing.add(source);
      source.start();
    },
    hush: () => {
      for (const source of playing) source.stop();
      playing.clear();
    },
  };
}
