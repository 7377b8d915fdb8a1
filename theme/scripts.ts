/**
 * Letters that our two faces do not have. Japanese is set in the system's gothic: in a weight of its
 * own where the face would be heavy, and smaller where it would be condensed, since a square letter
 * fills the height that a capital leaves free.
 */
import { Platform } from 'react-native';

import { smallestSize } from './typography';

/** Kana, kanji and their punctuation, full-width forms, Hangul. */
const EASTERN =
  /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]|[\ud840-\ud87f]/;

export const isEastern = (text: string): boolean => EASTERN.test(text);

/** How large a square letter is beside a condensed capital. */
export const EASTERN_SIZE = 0.8;

/** The names by which systems know their own gothic. */
const GOTHIC =
  Platform.select({
    web: '"Hiragino Sans", "Hiragino Kaku Gothic ProN", "Yu Gothic", "Noto Sans JP", "Noto Sans CJK JP", sans-serif',
    ios: 'System',
  }) ?? 'sans-serif';

type Weight = '600' | '700' | '800' | '900';

/** The weights that are told by the family's name; below them the system's own will do. */
const WEIGHTS: Readonly<Record<string, Weight>> = {
  Onest_600SemiBold: '600',
  Onest_700Bold: '700',
  SofiaSansExtraCondensed_700Bold: '800',
  SofiaSansExtraCondensed_800ExtraBold: '900',
  SofiaSansExtraCondensed_900Black: '900',
};

export interface Face {
  readonly fontFamily: string;
  readonly fontWeight: Weight | 'normal';
  readonly fontSize: number;
}

/** The face for a text that is meant for one of ours, and the size it has in it. */
export function faceFor(text: string, family: string, size: number): Face {
  if (!isEastern(text)) return { fontFamily: family, fontWeight: 'normal', fontSize: size };
  const smaller = Math.max(size * EASTERN_SIZE, Math.min(size, smallestSize));
  const fontSize = family.startsWith('Sofia') ? smaller : size;
  const fontWeight = WEIGHTS[family];
  // A light text keeps our letters for what is Latin in it.
  if (fontWeight === undefined)
    return {
      fontFamily: Platform.OS === 'web' ? `${family}, ${GOTHIC}` : family,
      fontWeight: 'normal',
      fontSize,
    };
  return { fontFamily: GOTHIC, fontWeight, fontSize };
}
