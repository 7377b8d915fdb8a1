/**
 * Every capital and accent of six languages is whole, and stands where a browser puts it: reckoned
 * from the fonts that are shipped, by the rules by which each system cuts and places low lines.
 */

import { render, screen } from '@testing-library/react-native';
import { Platform, StyleSheet, type TextStyle } from 'react-native';

import { FitText } from '@/components/ui/fit-text';
import { withLineBox } from '@/components/ui/line-box';
import { Text } from '@/components/ui/text';
import { LANGUAGES, type Language } from '@/i18n/languages';
import { textStyles, type FontFamily, type TextStyleName } from '@/theme';

import { DICTIONARIES, textsOf } from '../helpers/dictionaries';
import { readHeights, type FontHeights } from '../helpers/letter-heights';

const ONEST = 'node_modules/@expo-google-fonts/onest';
const FONTS: Readonly<Record<FontFamily, FontHeights>> = {
  Onest_400Regular: readHeights(`${ONEST}/400Regular/Onest_400Regular.ttf`),
  Onest_500Medium: readHeights(`${ONEST}/500Medium/Onest_500Medium.ttf`),
  Onest_600SemiBold: readHeights(`${ONEST}/600SemiBold/Onest_600SemiBold.ttf`),
  Onest_700Bold: readHeights(`${ONEST}/700Bold/Onest_700Bold.ttf`),
  SofiaSansExtraCondensed_700Bold: readHeights('assets/fonts/SofiaSansExtraCondensed_700Bold.ttf'),
  SofiaSansExtraCondensed_800ExtraBold: readHeights(
    'assets/fonts/SofiaSansExtraCondensed_800ExtraBold.ttf',
  ),
  SofiaSansExtraCondensed_900Black: readHeights(
    'assets/fonts/SofiaSansExtraCondensed_900Black.ttf',
  ),
};
const GOTHIC = readHeights(
  'node_modules/@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf',
);

const SYSTEMS = ['ios', 'android', 'web'] as const;
type System = (typeof SYSTEMS)[number];
type Face = Pick<FontHeights, 'ascent' | 'descent'>;

/** What lines of Japanese are measured by: San Francisco on iOS, elsewhere the gothic itself. */
const gothicOn = (system: System): Face =>
  system === 'ios' ? { ascent: 0.952, descent: 0.241 } : GOTHIC;

/** Pixels in a point, as on most phones. */
const DENSITY = 3;

/** From a line's top to the baseline. */
function baselineOn(system: System, face: Face, { size, line }: Record<'size' | 'line', number>) {
  const [ascent, descent] = [face.ascent * size, face.descent * size];
  switch (system) {
    // RCTApplyBaselineOffset halves what is left over; TextKit takes all that lacks from above.
    case 'ios':
      return line < ascent + descent ? line - descent : (line + ascent - descent) / 2;
    // CustomLineHeightSpan, in whole pixels.
    case 'android': {
      const [up, down] = [Math.round(ascent * DENSITY), Math.round(descent * DENSITY)];
      const leading = Math.ceil(line * DENSITY) - up - down;
      return (up + Math.ceil(leading / 2)) / DENSITY;
    }
    case 'web':
      return (line + ascent - descent) / 2;
  }
}

interface Reckoned {
  /** Over and under the baseline, within the box. */
  readonly above: number;
  readonly below: number;
  /** From where the line begins for whoever lays it out. */
  readonly stands: number;
}

function reckon(system: System, face: Face, style: TextStyle): Reckoned {
  const { fontSize: size = 0, lineHeight: line = 0 } = style;
  const [top, bottom, margin] = [style.paddingTop, style.paddingBottom, style.marginTop].map(
    (length) => (typeof length === 'number' ? length : 0),
  ) as [number, number, number];
  const base = baselineOn(system, face, { size, line });
  return { above: top + base, below: line - base + bottom, stands: margin + top + base };
}

/** What layout sees of a text: its line, no more and no less. */
const heightOf = ({ lineHeight = 0, ...style }: TextStyle): number =>
  [style.marginTop, style.paddingTop, style.paddingBottom, style.marginBottom].reduce<number>(
    (sum, length) => sum + (typeof length === 'number' ? length : 0),
    lineHeight,
  );

/** Letters that names bring along, in any language. */
const OF_NAMES = 'ÀÂÄÅÇÈÉÊËÍÎÑÓÖÔÙÚÛÜÝŠŽĞİŐŮŁЁЙЇЩЦĄĘ';

/** The letters of a language, as a style prints them. */
function lettersIn(language: Language, { textTransform }: { readonly textTransform?: string }) {
  const words = [...textsOf(DICTIONARIES[language].texts).values()].join('') + OF_NAMES;
  return [...new Set(textTransform === 'uppercase' ? words.toUpperCase() : words)];
}

afterEach(() => jest.restoreAllMocks());

const NAMES = Object.keys(textStyles) as TextStyleName[];
const CASES = SYSTEMS.flatMap((system) =>
  NAMES.flatMap((name) => LANGUAGES.map((language) => [system, name, language] as const)),
);
/** A hundredth of a point is seen by nobody. */
const SEEN = 0.01;

test.each(CASES)('on %s a text in %s holds every letter of %s', (system, name, language) => {
  jest.replaceProperty(Platform, 'OS', system);
  const token = textStyles[name];
  const letters = lettersIn(language, token);
  const ours = letters.filter((letter) => FONTS[token.fontFamily].has(letter));
  expect(ours.length).toBeGreaterThan(30);
  render(<Text variant={name}>É</Text>);
  const style = StyleSheet.flatten(screen.getByText('É').props['style']) as TextStyle;
  const { top, bottom } = FONTS[token.fontFamily].reachOf(ours.join(''));
  const { above, below } = reckon(system, FONTS[token.fontFamily], style);
  expect(above).toBeGreaterThanOrEqual(top * token.fontSize - SEEN);
  expect(below).toBeGreaterThanOrEqual(bottom * token.fontSize - SEEN);
});

test.each(SYSTEMS.flatMap((system) => NAMES.map((name) => [system, name] as const)))(
  'on %s a text in %s holds every letter of Japanese in the system’s gothic',
  (system, name) => {
    jest.replaceProperty(Platform, 'OS', system);
    const letters = lettersIn('ja', textStyles[name]).filter((letter) => letter > '\u3000');
    expect(letters.length).toBeGreaterThan(300);
    render(<Text variant={name}>強</Text>);
    const style = StyleSheet.flatten(screen.getByText('強').props['style']) as TextStyle;
    const { top, bottom } = GOTHIC.reachOf(letters.join(''));
    const { above, below } = reckon(system, gothicOn(system), style);
    expect(top).toBeGreaterThan(0.8);
    expect(above).toBeGreaterThanOrEqual(top * (style.fontSize ?? 0) - SEEN);
    expect(below).toBeGreaterThanOrEqual(bottom * (style.fontSize ?? 0) - SEEN);
  },
);

/** Sizes and lines as places set them: from names on posters to the smallest print. */
const PLACES = [11.5, 13, 15.5, 19, 27, 44, 96, 143].flatMap((fontSize) =>
  [0.88, 0.92, 1, 1.05, 1.1, 1.15, 1.2, 1.24, 1.29, 1.4].map((line) => ({
    fontSize,
    lineHeight: fontSize * line,
  })),
);

test.each(SYSTEMS)('on %s every low line is whole and stands where a browser puts it', (system) => {
  jest.replaceProperty(Platform, 'OS', system);
  const marks = 'ÀÂÄÅÇÈÉÊËÑÖÜŠŽŐŮЁЙЇЩЦĄĘ';
  for (const [fontFamily, face] of Object.entries(FONTS))
    for (const place of PLACES) {
      const style = withLineBox({ ...place, fontFamily }, 1);
      const { above, below, stands } = reckon(system, face, style);
      const { fontSize: size, lineHeight: line } = place;
      const { top, bottom } = face.reachOf(marks);
      // A ring over an Å in Onest reaches a hundredth of its size over the face's own box.
      expect(above).toBeGreaterThanOrEqual(Math.min(top, face.ascent) * size - SEEN);
      expect(below).toBeGreaterThanOrEqual(bottom * size - SEEN);
      expect(heightOf(style)).toBeCloseTo(line, 6);
      const there = baselineOn('web', face, { size, line });
      expect(Math.abs(stands - there)).toBeLessThan(system === 'android' ? 1 : SEEN);
    }
});

test('a browser puts a low line on the very pixel it had', () => {
  jest.replaceProperty(Platform, 'OS', 'web');
  for (const place of PLACES) {
    const { marginTop = 0, paddingTop = 0 } = withLineBox(
      { ...place, fontFamily: 'SofiaSansExtraCondensed_900Black' },
      1,
    );
    expect(Number(marginTop) + Number(paddingTop)).toBe(0);
    expect(Number.isInteger(marginTop)).toBe(true);
  }
});

test('what a place asks for beside is kept', () => {
  const { mega } = textStyles;
  const plain = withLineBox(mega, 1) as Record<string, number>;
  const placed = withLineBox({ ...mega, margin: 3, paddingVertical: 5, height: 88 }, 1);
  const { marginTop = 0, marginBottom = 0, paddingTop = 0, paddingBottom = 0 } = plain;
  expect(placed).toMatchObject({
    marginTop: marginTop + 3,
    marginBottom: marginBottom + 3,
    paddingTop: paddingTop + 5,
    paddingBottom: paddingBottom + 5,
    height: 88 + paddingTop + paddingBottom,
  });
  expect(withLineBox(textStyles.body, 1)).toBe(textStyles.body);
});

test('words that the system sets larger have as much more room', () => {
  const once = withLineBox(textStyles.mega, 1);
  const twice = withLineBox(textStyles.mega, 2);
  const grown = withLineBox({ ...textStyles.mega, fontSize: 192, lineHeight: 176 }, 1);
  expect(twice.paddingTop).toBe(grown.paddingTop);
  expect(twice.marginTop).toBe(grown.marginTop);
  expect(Number(twice.paddingTop)).toBeGreaterThan(Number(once.paddingTop));
});

test('a line that is fitted cuts nothing itself', () => {
  render(
    <FitText width={300} largest={96}>
      MÉLI
    </FitText>,
  );
  for (let box = screen.getAllByText('MÉLI')[0]?.parent; box != null; box = box.parent)
    expect(StyleSheet.flatten(box.props['style'] as TextStyle)?.overflow).not.toBe('hidden');
});
