/**
 * Which file says a sound, how high and how loud; and which sounds are let through. What repeats is
 * each time a little higher or lower, so that it does not sound like a machine; what would only pile
 * up is left out. Chance and time are handed in.
 */

import type { Sound, Touch } from '@/theme';

import type { Cue } from './cues';

/** Sounds that are another's file, played higher or slower. */
const PLAYED_BY = {
  'tick-1': { file: 'tick', semitones: 0, gain: 0 },
  'tick-2': { file: 'tick', semitones: 1, gain: 0 },
  'tick-3': { file: 'tick', semitones: 2, gain: 0 },
  curtain: { file: 'slide', semitones: -15, gain: -4 },
} as const;

export type SoundFile =
  Exclude<Sound, keyof typeof PLAYED_BY> | (typeof PLAYED_BY)[keyof typeof PLAYED_BY]['file'];

const isPlayedBy = (sound: Sound): sound is keyof typeof PLAYED_BY => sound in PLAYED_BY;

const wayOf = (sound: Sound) =>
  isPlayedBy(sound) ? PLAYED_BY[sound] : ({ file: sound, semitones: 0, gain: 0 } as const);

/** What comes so often that its pitch must wander, and how far: by chance, never twice alike. */
const VARIED: readonly Sound[] = ['slap', 'slide'];
const WANDER = 0.04;
/** Two in a row are in two of so many parts of that way. */
const PARTS = 3;

export interface Voice {
  readonly file: SoundFile;
  /** How fast it is played: 2 is an octave up. */
  readonly rate: number;
  /** From 0 to 1 and a little more. */
  readonly volume: number;
}

/** Players cannot be more than twice as fast. */
const MOST_RATE = 2;

export type Chance = () => number;

/** Chooses voices. */
export function createChooser(chance: Chance) {
  const last = new Map<Sound, number>();

  /** A rate around 1 for a sound that comes often. */
  function wander(sound: Sound): number {
    const parts = Array.from({ length: PARTS }, (_, part) => part);
    const fresh = parts.filter((part) => part !== last.get(sound));
    const part = fresh[Math.floor(chance() * fresh.length)] ?? 0;
    last.set(sound, part);
    return 1 + WANDER * (2 * ((part + chance()) / PARTS) - 1);
  }

  return function choose({ sound, gain = 0, semitones = 0 }: Cue, volume: number) {
    if (sound === undefined) return undefined;
    const way = wayOf(sound);
    const turned = VARIED.includes(sound) ? wander(sound) : 1;
    const rate = Math.min(MOST_RATE, 2 ** ((semitones + way.semitones) / 12) * turned);
    const loud = volumeOf(volume) * 10 ** ((gain + way.gain) / 20);
    const voice: Voice = { file: way.file, rate, volume: loud };
    return voice;
  };
}

/** Ears count in ratios: half the way up sounds half as loud. */
export const volumeOf = (percent: number): number => (percent / 100) ** 2;

/** A sound comes again after so many milliseconds at the earliest. */
const APART: Readonly<Partial<Record<Sound, number>>> = {
  slide: 25,
  'tick-1': 25,
  'tick-2': 25,
  'tick-3': 25,
  bell: 250,
  twang: 250,
  crowd: 700,
  creak: 300,
  curtain: 300,
  note: 300,
};
const APART_OTHERWISE = 90;

/** No more than so many begin within a moment. */
const AT_ONCE = { most: 4, moment: 60 } as const;
const TOUCHES_APART = 40;

/** Lets sounds and touches through as long as each can still be told from the others. */
export function createGate() {
  const heard = new Map<Sound, number>();
  let begun: number[] = [];
  let touched = -Infinity;
  return {
    sound: (sound: Sound, now: number): boolean => {
      begun = begun.filter((at) => now - at < AT_ONCE.moment);
      const apart = APART[sound] ?? APART_OTHERWISE;
      const soon = now - (heard.get(sound) ?? -Infinity) < apart;
      if (soon || begun.length >= AT_ONCE.most) return false;
      heard.set(sound, now);
      begun.push(now);
      return true;
    },
    touch: (_: Touch, now: number): boolean => {
      if (now - touched < TOUCHES_APART) return false;
      touched = now;
      return true;
    },
  };
}
