import type { Language } from '@/i18n/languages';
import { loadDictionary } from '@/i18n/dictionaries';
import { pluralCategory } from '@/i18n/plurals';

import {
  DICTIONARIES,
  formOf,
  keyOf,
  OTHERS,
  textsOf,
  valuesIn,
  wordsIn,
} from '../helpers/dictionaries';

const textsIn = (language: Language) => textsOf(DICTIONARIES[language].texts);

/** The values each key asks for, in English. */
const englishValues = () =>
  new Map([...textsIn('en')].map(([path, text]) => [keyOf(path), valuesIn(text)] as const));

test.each(OTHERS)('%s is what is loaded under its name', async (language) => {
  expect(await loadDictionary(language)).toBe(DICTIONARIES[language]);
  expect(DICTIONARIES[language].language).toBe(language);
});

test.each(OTHERS)('%s has every text of English, and no other', (language) => {
  const keys = (of: Language) => [...new Set([...textsIn(of).keys()].map(keyOf))].sort();
  expect(keys(language)).toEqual(keys('en'));
});

test.each(OTHERS)('%s asks for the values that English asks for', (language) => {
  const english = englishValues();
  const different = [...textsIn(language)].filter(
    ([path, text]) => String(valuesIn(text)) !== String(english.get(keyOf(path))),
  );
  expect(different).toEqual([]);
});

test.each(OTHERS)('%s defines every form that its texts ask for', (language) => {
  const forms = Object.keys(DICTIONARIES[language].forms ?? {});
  const asked = [...textsIn(language).values()].flatMap((text) =>
    [...text.matchAll(/\{\{\w+\|(\w+)\}\}/g)].map(([, form]) => form ?? ''),
  );
  expect([...new Set(asked)].sort()).toEqual([...forms].sort());
});

test.each(OTHERS)('%s has a plural form for every count, and none besides', (language) => {
  const needed = [
    ...new Set(Array.from({ length: 201 }, (_, count) => pluralCategory(language, count))),
  ].sort();
  const counted = new Map<string, string[]>();
  for (const path of textsIn(language).keys()) {
    const form = formOf(path);
    if (form === undefined) continue;
    counted.set(keyOf(path), [...(counted.get(keyOf(path)) ?? []), form].sort());
  }
  expect(counted.size).toBeGreaterThan(10);
  for (const forms of counted.values()) expect(forms).toEqual(needed);
});

test.each(OTHERS)('%s counts in words that change with the count', (language) => {
  const english = [...textsIn('en').keys()].filter((path) => formOf(path) !== undefined);
  const own = new Set([...textsIn(language).keys()].map(keyOf));
  expect(english.filter((path) => !own.has(keyOf(path)))).toEqual([]);
});

/** What is a name everywhere: the game's, and those printed on keys. */
const EVERYWHERE = ['Maskmen', 'Enter', 'Tab', 'Esc'];

/** Names that are names in many languages, and words that languages share with English. */
const SHARED: Readonly<Partial<Record<Language, readonly string[]>>> = {
  es: ['Volto', 'Zarpa', 'Nopal', 'Umbra', 'Dalia', 'Fango'],
  de: [
    ...['Volto', 'Zarpa', 'Nopal', 'Umbra', 'Dalia', 'Fango', 'S{{number}}'],
    ...['Vibration', 'Version {{version}}'],
  ],
  fr: [
    ...['Volto', 'Zarpa', 'Nopal', 'Umbra', 'Dalia', 'Fango'],
    ...['S{{number}}', '{{count}} point', '{{count}} points', 'Volume'],
    ...['Licences', 'Version {{version}}', 'Menu', 'Total', 'Expert', 'Champion'],
  ],
};

test.each(OTHERS)('no text in %s is the English one', (language) => {
  const english = textsIn('en');
  const shared = [...EVERYWHERE, ...(SHARED[language] ?? [])];
  const equal = [...textsIn(language)].filter(
    ([path, text]) =>
      english.get(path) === text && /\p{L}/u.test(wordsIn(text)) && !shared.includes(text),
  );
  expect(equal).toEqual([]);
});

test.each(OTHERS)('no text in %s is empty, or has blanks at its ends or in a row', (language) => {
  const bad = [...textsIn(language)].filter(([, text]) => /^\s|\s$|\s\s|^$/u.test(text));
  expect(bad).toEqual([]);
});

const JAPANESE = '[\\u3040-\\u30ff\\u3400-\\u9fff]';

/** What a typesetter of the language would strike out. */
const WRONG: Readonly<Record<Exclude<Language, 'en'>, RegExp>> = {
  es: /["']|^[^¿]*\p{L}\?|^[^¡]*\p{L}!/u,
  ru: /["']| —|[a-z]-(?=\s)|\.\.\.| [авикосу] /u,
  ja: new RegExp(
    `["']|${JAPANESE}\\s*[,.:;!?]|[,.:;!?]${JAPANESE}|、\\s|。\\s|\\p{Script=Cyrillic}`,
    'u',
  ),
  de: /["']|[“”«»]|\.\.\.| [?!:;]/u,
  fr: /["']| [?!:;»]|[\p{L}\p{N}}][?!:;]|« /u,
};

test.each(OTHERS.map((language) => [language, WRONG[language as keyof typeof WRONG]] as const))(
  '%s is set by the rules of its typography',
  (language, wrong) => {
    const bad = [...textsIn(language)].filter(([, text]) =>
      wrong.test(
        text
          .split('**')
          .join('')
          .replace(/\{\{[^}]*\}\}/g, '{}'),
      ),
    );
    expect(bad).toEqual([]);
  },
);

const SCRIPTS: Readonly<Partial<Record<Language, RegExp>>> = {
  ru: /\p{Script=Cyrillic}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
};

test.each(['ru', 'ja'] as const)('%s is written in its own script', (language) => {
  const script = SCRIPTS[language] ?? /./;
  const foreign = [...textsIn(language)].filter(
    ([, text]) => /\p{L}/u.test(wordsIn(text)) && !script.test(text) && !EVERYWHERE.includes(text),
  );
  expect(foreign).toEqual([]);
});

/** Texts that a phone shows whoever holds it: who is meant has a name, or nobody is. */
const PASSED_ROUND =
  /^(handover|table\.hint|table\.passing|table\.reason\.\w*Named)\b|^table\.reason\.(needs|weaker|same|overThree|beats|proves)\b/;
const YOU = {
  en: /\b(you|yours?)\b/i,
  de: /\b(du|dich|dir|deine?[mnrs]?)\b/i,
  es: /\b(tú|te|tus?|tienes|puedes|sales|quedas|vuelves|conservas)\b/i,
  fr: /\b(tu|toi|te|tes|ta|ton)\b|\bt’/i,
  ru: /(^|[^а-яё])(ты|тебя|тебе|тобой|тво\w*|твой|твоя|твои)([^а-яё]|$)/i,
  ja: /あなた/,
} as const;

test.each(['en', ...OTHERS] as const)('in %s nobody at a shared phone is "you"', (language) => {
  const texts = [...textsIn(language)].filter(([path]) => PASSED_ROUND.test(path));
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter(([, text]) => YOU[language].test(text))).toEqual([]);
});
