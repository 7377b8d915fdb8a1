/**
 * Room for capitals and their accents where a line is lower than its face. Systems draw a text inside
 * its own box alone, and a low line's box ends within the letters: so the box is given the height
 * of the face, and margins take back what that adds, so that nothing stands elsewhere.
 *
 * Browsers and Android (`CustomLineHeightSpan`) cut a low line above and below alike; iOS cuts all of
 * it above (TextKit, and `RCTApplyBaselineOffset`, which leaves low lines alone), which also lifts the
 * words: there they are let down again.
 */

import { Platform, type TextStyle } from 'react-native';

interface FaceBox {
  readonly ascent: number;
  readonly descent: number;
}

/** Of a size, by how the family's name begins. */
const FACES: Readonly<Record<string, FaceBox>> = {
  Sofia: { ascent: 0.9, descent: 0.3 },
  Onest: { ascent: 0.97, descent: 0.305 },
};
/** The systems' own, for letters that ours have not. */
const SYSTEM: FaceBox = { ascent: 0.95, descent: 0.24 };

/** The length that counts, of those from the most particular to the most general. */
const lengthOf = (...lengths: readonly TextStyle['margin'][]): number => {
  const length = lengths.find((one) => one !== undefined);
  return typeof length === 'number' ? length : 0;
};

/** A style whose box holds its letters; `grown` is how much larger the system sets it. */
export function withLineBox(style: TextStyle, grown: number): TextStyle {
  const { fontFamily = '', fontSize, lineHeight, height } = style;
  if (fontSize === undefined || lineHeight === undefined) return style;
  const { ascent, descent } = FACES[fontFamily.slice(0, 5)] ?? SYSTEM;
  const half = (((ascent + descent) * fontSize - lineHeight) * grown) / 2;
  if (half <= 0) return style;
  // Whole, so that browsers put the line on the same pixel as before.
  const more = Math.ceil(half);
  const down = Platform.OS === 'ios' ? half : 0;
  const { margin, marginVertical, padding, paddingVertical } = style;
  return {
    ...style,
    marginTop: lengthOf(style.marginTop, marginVertical, margin) - more,
    marginBottom: lengthOf(style.marginBottom, marginVertical, margin) - more,
    paddingTop: lengthOf(style.paddingTop, paddingVertical, padding) + more + down,
    paddingBottom: lengthOf(style.paddingBottom, paddingVertical, padding) + more - down,
    ...(typeof height === 'number' && { height: height + 2 * more }),
  };
}
