/** The files of the sounds, as the bundler knows them. */

import type { SoundFile } from './voices';

export const SOUND_FILES: Readonly<Record<SoundFile, number>> = {
  'slide-1': require('@/assets/sounds/slide-1.wav'),
  'slide-2': require('@/assets/sounds/slide-2.wav'),
  'slide-3': require('@/assets/sounds/slide-3.wav'),
  'slap-1': require('@/assets/sounds/slap-1.wav'),
  'slap-2': require('@/assets/sounds/slap-2.wav'),
  'slap-3': require('@/assets/sounds/slap-3.wav'),
  thud: require('@/assets/sounds/thud.wav'),
  note: require('@/assets/sounds/note.wav'),
  'tick-1': require('@/assets/sounds/tick-1.wav'),
  'tick-2': require('@/assets/sounds/tick-2.wav'),
  'tick-3': require('@/assets/sounds/tick-3.wav'),
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
  curtain: require('@/assets/sounds/curtain.wav'),
  notes: require('@/assets/sounds/notes.wav'),
};

/** In the order in which a match needs them. */
export const FILES = Object.keys(SOUND_FILES) as SoundFile[];
