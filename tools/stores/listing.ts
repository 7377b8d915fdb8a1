/**
 * The shops' texts as files: one JSON that `eas metadata:push` sends to the App Store, and the
 * folders of one text a file that Play's uploaders read.
 */
import { LIMITS, type ListingTexts } from './types';

export interface ListingFile {
  readonly path: string;
  readonly text: string;
}

export interface ListingOptions {
  readonly listings: Readonly<Record<string, ListingTexts>>;
  /** Where the web version stands: the shops want addresses for support and privacy. */
  readonly site: string;
  /** Of the copyright line. */
  readonly year: number;
}

/** Paragraphs with a blank line between: both shops keep line breaks, neither takes mark-up. */
export const describe = (texts: ListingTexts): string => texts.description.join('\n\n');

/** What is longer than a shop takes, as "name: 34 of 30". */
export function listTooLong(texts: ListingTexts): string[] {
  const lengths: Readonly<Record<keyof typeof LIMITS, number>> = {
    name: texts.name.length,
    subtitle: texts.subtitle.length,
    short: texts.short.length,
    promo: texts.promo.length,
    keywords: texts.keywords.join(',').length,
    description: describe(texts).length,
    news: texts.news.length,
  };
  return (Object.keys(LIMITS) as (keyof typeof LIMITS)[])
    .filter((field) => lengths[field] > LIMITS[field])
    .map((field) => `${field}: ${lengths[field]} of ${LIMITS[field]}`);
}

function appleListing({ listings, site, year }: ListingOptions): string {
  const info = Object.fromEntries(
    Object.values(listings).map((texts) => [
      texts.apple,
      {
        title: texts.name,
        subtitle: texts.subtitle,
        description: describe(texts),
        keywords: texts.keywords,
        promoText: texts.promo,
        releaseNotes: texts.news,
        marketingUrl: site,
        supportUrl: `${site}/rules`,
        privacyPolicyUrl: `${site}/privacy`,
      },
    ]),
  );
  const config = {
    configVersion: 0,
    apple: {
      copyright: `${year} Maskmen`,
      categories: [['GAMES', 'GAMES_CARD', 'GAMES_STRATEGY']],
      // Nothing to rate: drawn masks, no blood, no betting, no talk between players.
      advisory: {},
      info,
    },
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}

const googleFiles = (texts: ListingTexts): ListingFile[] =>
  Object.entries({
    title: texts.name,
    short_description: texts.short,
    full_description: describe(texts),
    'changelogs/default': texts.news,
  }).map(([name, text]) => ({ path: `google/${texts.google}/${name}.txt`, text: `${text}\n` }));

/** Every text file of both shops; throws when a text is longer than its shop takes. */
export function writeListings(options: ListingOptions): ListingFile[] {
  for (const [language, texts] of Object.entries(options.listings)) {
    const long = listTooLong(texts);
    if (long.length > 0) throw new Error(`Too long for the shops, ${language}: ${long.join(', ')}`);
  }
  return [
    { path: 'apple/store.config.json', text: appleListing(options) },
    ...Object.values(options.listings).flatMap(googleFiles),
  ];
}
