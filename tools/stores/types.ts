/**
 * What a shop asks for in one language. The limits are the shops' own, in characters as they
 * count them (UTF-16 units are never fewer), so a text within them is accepted by both.
 */
export interface ListingTexts {
  /** App Store and Play call it by locales of their own. */
  readonly apple: string;
  readonly google: string;
  readonly name: string;
  /** App Store, under the name. */
  readonly subtitle: string;
  /** Play, under the name. */
  readonly short: string;
  /** App Store, over the description. */
  readonly promo: string;
  /** App Store searches by these; joined by commas. */
  readonly keywords: readonly string[];
  /** One paragraph each, for both shops. */
  readonly description: readonly string[];
  readonly news: string;
  /** In capitals over the pictures. */
  readonly captions: Readonly<Record<PictureName, string>>;
}

/** The pictures in the order a visitor sees them. */
export const PICTURE_NAMES = ['order', 'proof', 'lead', 'share', 'rivals', 'result'] as const;
export type PictureName = (typeof PICTURE_NAMES)[number];

export const LIMITS = {
  name: 30,
  subtitle: 30,
  short: 80,
  promo: 170,
  keywords: 100,
  description: 4000,
  news: 500,
} as const;
