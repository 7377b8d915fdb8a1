/** The files of the sounds, as the bundler knows them. */

import type { SoundFile } from './voices';

export const SOUND_FILES: Readonly<Record<SoundFile, number>> = {
  slide: require('@/assets/sounds/slide.wav'),
  slap: require('@/assets/sounds/slap.wav'),
  thud: require('@/assets/sounds/thud.wav'),
  note: require('@/assets/sounds/note.wav'),
  tick: require('@/assets/sounds/tick.wav'),
  rub: require('@/assets/sounds/rub.wav'),
  'rub-back': require('@/assets/sounds/rub-back.wav'),
  knock: require('@/assets/sounds/knock.wav'),
  towel: require('@/assets/sounds/towel.wav'),
  drum: require('@/assets/sounds/drum.wav'),
  twang: require('@/assets/sounds/twang.wav'),
  crowd: require('@/assets/sounds/crowd.wav'),
  creak: require('@/assets/sounds/creak.wav'),
  bell: require('@/assets/sounds/bell.wav'),
  stamp: require('@/assets/sounds/stamp.wav'),
  rip: require('@/assets/sounds/rip.wav'),
  notes: require('@/assets/sounds/notes.wav'),
};

/** In the order in which a match needs them. */
export const FILES = Object.keys(SOUND_FILES) as SoundFile[];
