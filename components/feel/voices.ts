/**
 * Which file says a sound, how high and how loud; and which sounds are let through. Repeats take
 * another of three variants and a little other pitch, so that they do not sound like a machine; what
 * would only pile up is left out. Chance and time are handed in.
 */

import type { Sound, Touch } from '@/theme';

import type { Cue } from './cues';

const VARIANTS = {
  slap: ['slap-1', 'slap-2', 'slap-3'],
  slide: ['slide-1', 'slide-2', 'slide-3'],
} as const satisfies Partial<Readonly<Record<Sound, readonly string[]>>>;

type Varied = keyof typeof VARIANTS;

export type SoundFile = Exclude<Sound, Varied> | (typeof VARIANTS)[Varied][number];

export interface Voice {
  readonly file: SoundFile;
  /** How fast it is played: 2 is an octave up. */
  readonly rate: number;
  /** From 0 to 1 and a little more. */
  readonly volume: number;
}

/** The pitch of what varies wanders this far. */
const WANDER = 0.04;

const isVaried = (sound: Sound): sound is Varied => sound in VARIANTS;

/** Players cannot be more than twice as fast. */
const MOST_RATE = 2;

export type Chance = () => number;

/** Chooses voices; never the same variant twice in a row. */
export function createChooser(chance: Chance) {
  const last = new Map<Varied, SoundFile>();
  return function choose({ sound, gain = 0, semitones = 0 }: Cue, volume: number) {
    if (sound === undefined) return undefined;
    let file: SoundFile;
    let wander = 1;
    if (isVaried(sound)) {
      const fresh = VARIANTS[sound].filter((variant) => variant !== last.get(sound));
      file = fresh[Math.floor(chance() * fresh.length)] ?? VARIANTS[sound][0];
      last.set(sound, file);
      wander = 1 - WANDER + 2 * WANDER * chance();
    } else {
      file = sound;
    }
    const rate = Math.min(MOST_RATE, 2 ** (semitones / 12) * wander);
    const voice: Voice = { file, rate, volume: volumeOf(volume) * 10 ** (gain / 20) };
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
