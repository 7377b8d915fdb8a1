/** What the shops are given: within their limits, in every language, at the sizes they take. */
import easJson from '../../eas.json';
import { APP_ICON, drawIcons } from '@/tools/lib/icon-art';
import { describe as describeApp, listTooLong, writeListings } from '@/tools/stores/listing';
import { SCENES } from '@/tools/shots/scenes';
import { FORMATS, inOwnNames, MOTIFS } from '@/tools/stores/pictures';
import { LISTINGS } from '@/tools/stores/texts';
import { PICTURE_NAMES } from '@/tools/stores/types';

const languages = Object.entries(LISTINGS);

test.each(languages)('the texts in %s are as long as the shops take, and no longer', (_, texts) => {
  expect(listTooLong(texts)).toEqual([]);
});

test('a text that is too long is named with its length', () => {
  const long = { ...LISTINGS.en, name: 'M'.repeat(31), keywords: ['k'.repeat(60), 'w'.repeat(60)] };
  expect(listTooLong(long)).toEqual(['name: 31 of 30', 'keywords: 121 of 100']);
  expect(() =>
    writeListings({ listings: { en: long }, site: 'https://a.example', year: 2027 }),
  ).toThrow('Too long for the shops, en: name: 31 of 30');
});

test('every language has its own words for every picture and paragraph', () => {
  for (const [language, texts] of languages) {
    expect(texts.description).toHaveLength(LISTINGS.en.description.length);
    for (const name of PICTURE_NAMES) {
      expect(texts.captions[name]).not.toBe('');
      if (language !== 'en') expect(texts.captions[name]).not.toBe(LISTINGS.en.captions[name]);
    }
  }
  const locales = languages.flatMap(([, { apple, google }]) => [`a ${apple}`, `g ${google}`]);
  expect(new Set(locales).size).toBe(locales.length);
});

test('the files are those the uploaders read', () => {
  const files = writeListings({ listings: LISTINGS, site: 'https://a.example', year: 2027 });
  const byPath = new Map(files.map(({ path, text }) => [path, text]));
  expect(byPath.get('google/ru-RU/title.txt')).toBe(`${LISTINGS.ru.name}\n`);
  expect(byPath.get('google/ja-JP/full_description.txt')).toBe(`${describeApp(LISTINGS.ja)}\n`);
  const apple: unknown = JSON.parse(byPath.get('apple/store.config.json') ?? '');
  expect(apple).toMatchObject({
    configVersion: 0,
    apple: {
      copyright: '2027 Maskmen',
      info: {
        'de-DE': {
          title: LISTINGS.de.name,
          keywords: LISTINGS.de.keywords,
          privacyPolicyUrl: 'https://a.example/privacy',
        },
      },
    },
  });
  expect(easJson.submit.production.ios.metadataPath).toMatch(/apple\/store\.config\.json$/);
});

test('the icon that Play is given is among those that are drawn', () => {
  expect(drawIcons().filter(({ file }) => file === APP_ICON)).toHaveLength(1);
});

test('every format has the pixels its shop asks for', () => {
  const pixels = FORMATS.map(({ folder, size, scale }) => [
    folder(LISTINGS.en),
    size.width * scale,
    size.height * scale,
  ]);
  expect(pixels).toEqual([
    ['apple/en-US/iphone-6.9', 1320, 2868],
    ['apple/en-US/ipad-13', 2064, 2752],
    ['google/en-US/images/phoneScreenshots', 1080, 2160],
    ['google/en-US/images/tenInchScreenshots', 1600, 2560],
  ]);
  for (const [folder, width, height] of pixels as [string, number, number][])
    if (folder.startsWith('google')) expect(height / width).toBeLessThanOrEqual(2);
});

test.each(['ru', 'ja'] as const)(
  'in %s pictures players have names of the language',
  (language) => {
    let seen = 0;
    for (const { scene } of Object.values(MOTIFS)) {
      const said = Object.values(inOwnNames(SCENES[scene].texts, language)).join('');
      const names = [...said.matchAll(/"name":"([^"]*)"/g)].map(([, name = '']) => name);
      expect(names.filter((name) => /\p{Script=Latin}/u.test(name))).toEqual([]);
      seen += names.length;
    }
    expect(seen).toBeGreaterThan(20);
  },
);

test('where letters are Latin, players keep their names', () => {
  expect(inOwnNames(SCENES.follow.texts, 'de')).toEqual(SCENES.follow.texts);
});
