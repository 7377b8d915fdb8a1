/**
 * The two faces and the eight text styles. Display is capitals only; its files are made by
 * `npm run fonts`, with Russian forms of Cyrillic. The weight is in the family name, as Android needs.
 */
import { Onest_400Regular } from '@expo-google-fonts/onest/400Regular';
import { Onest_500Medium } from '@expo-google-fonts/onest/500Medium';
import { Onest_600SemiBold } from '@expo-google-fonts/onest/600SemiBold';
import { Onest_700Bold } from '@expo-google-fonts/onest/700Bold';

/** What is loaded before the splash screen goes. */
export const fontFiles = {
  Onest_400Regular,
  Onest_500Medium,
  Onest_600SemiBold,
  Onest_700Bold,
  SofiaSansExtraCondensed_700Bold: require('@/assets/fonts/SofiaSansExtraCondensed_700Bold.ttf'),
  SofiaSansExtraCondensed_800ExtraBold: require('@/assets/fonts/SofiaSansExtraCondensed_800ExtraBold.ttf'),
  SofiaSansExtraCondensed_900Black: require('@/assets/fonts/SofiaSansExtraCondensed_900Black.ttf'),
} as const;

export type FontFamily = keyof typeof fontFiles;

export interface TextStyleToken {
  readonly fontFamily: FontFamily;
  readonly fontSize: number;
  readonly lineHeight: number;
  readonly letterSpacing: number;
  readonly textTransform?: 'uppercase';
}

const display = (
  weight: '700Bold' | '800ExtraBold' | '900Black',
  size: Pick<TextStyleToken, 'fontSize' | 'lineHeight' | 'letterSpacing'>,
): TextStyleToken => ({
  fontFamily: `SofiaSansExtraCondensed_${weight}`,
  textTransform: 'uppercase',
  ...size,
});

const text = (
  weight: '400Regular' | '500Medium' | '600SemiBold' | '700Bold',
  size: Pick<TextStyleToken, 'fontSize' | 'lineHeight'>,
): TextStyleToken => ({ fontFamily: `Onest_${weight}`, letterSpacing: 0, ...size });

export const textStyles = {
  mega: display('900Black', { fontSize: 96, lineHeight: 88, letterSpacing: 0 }),
  title: display('900Black', { fontSize: 34, lineHeight: 38, letterSpacing: 1 }),
  banner: display('900Black', { fontSize: 40, lineHeight: 44, letterSpacing: 0.2 }),
  button: display('900Black', { fontSize: 30, lineHeight: 34, letterSpacing: 0.6 }),
  number: display('900Black', { fontSize: 30, lineHeight: 32, letterSpacing: 0 }),
  label: display('700Bold', { fontSize: 17, lineHeight: 20, letterSpacing: 1.2 }),
  body: text('500Medium', { fontSize: 15, lineHeight: 21 }),
  small: text('500Medium', { fontSize: 12.5, lineHeight: 17 }),
} as const;

export type TextStyleName = keyof typeof textStyles;

/** Sizes of one style that a place may ask for, where the style allows a range. */
export const buttonSizes = {
  large: { fontSize: 36, lineHeight: 40, letterSpacing: 1.2 },
  regular: { fontSize: 30, lineHeight: 34, letterSpacing: 0.6 },
  small: { fontSize: 23, lineHeight: 27, letterSpacing: 0.6 },
} as const;

/** No words are set smaller. */
export const smallestSize = 11.5;

/** How far words may grow: freely in sentences, less where the space is drawn to measure. */
export const maxScale = { table: 1.35, node: 1.2, action: 1.6, picture: 1 } as const;
