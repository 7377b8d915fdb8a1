/** What phones say: every counted text of every language, in their own VM, for 0 to 200. */
import { bundleForHermes, findHermes, NO_HERMES, runHermes } from '@/tools/lib/hermes';
import { LANGUAGES } from '@/i18n/languages';
import { makeTranslate } from '@/i18n/translate';

import { DICTIONARIES, formOf, keyOf, textsOf } from '../helpers/dictionaries';

/** Says every counted text with every count; the values besides the count are a letter. */
const SCRIPT = `
  import { en } from '@/i18n/en';
  import { dictionary as es } from '@/i18n/es';
  import { dictionary as ru } from '@/i18n/ru';
  import { dictionary as ja } from '@/i18n/ja';
  import { dictionary as de } from '@/i18n/de';
  import { dictionary as fr } from '@/i18n/fr';
  import { makeTranslate, type Dictionary } from '@/i18n/translate';
  declare const print: (text: string) => void;
  const dictionaries: readonly Dictionary[] = [{ language: 'en', texts: en }, es, ru, ja, de, fr];
  const keys: readonly string[] = KEYS;
  const counts = Array.from({ length: 201 }, (_, count) => count);
  const said: Record<string, readonly (readonly string[])[]> = {};
  for (const dictionary of dictionaries) {
    const t = makeTranslate(dictionary) as (key: string, values: object) => string;
    said[dictionary.language] = keys.map((key) =>
      counts.map((count) => t(key, { count, name: 'A', wrestler: 'A', top: 'A' })),
    );
  }
  print(JSON.stringify({ said, intl: typeof Intl }));
`;

const COUNTS = Array.from({ length: 201 }, (_, count) => count);
const valuesFor = (count: number) => ({ count, name: 'A', wrestler: 'A', top: 'A' });

type Said = Readonly<Record<string, readonly (readonly string[])[]>>;

test('every counted text is said by Hermes as by V8, in the form that Unicode asks for', async () => {
  if (findHermes() === undefined) throw new Error(NO_HERMES);
  const english = textsOf(DICTIONARIES.en.texts);
  const keys = [...new Set([...english.keys()].filter((path) => formOf(path)).map(keyOf))];
  expect(keys.length).toBeGreaterThan(10);
  const printed = runHermes(await bundleForHermes(SCRIPT.replace('KEYS', JSON.stringify(keys))));
  const { said, intl } = JSON.parse(printed) as { said: Said; intl: string };
  expect(intl).toBe('undefined');
  for (const language of LANGUAGES) {
    const texts = textsOf(DICTIONARIES[language].texts);
    const unicode = new Intl.PluralRules(language);
    const t = makeTranslate(DICTIONARIES[language]) as (key: string, values: object) => string;
    keys.forEach((key, at) => {
      const heard = said[language]?.[at];
      expect(heard).toEqual(COUNTS.map((count) => t(key, valuesFor(count))));
      expect(heard).toEqual(
        COUNTS.map((count) =>
          (texts.get(`${key}_${unicode.select(count)}`) ?? `${key} lacks a form for ${count}`)
            .replace(/\{\{count\}\}/g, String(count))
            .replace(/\{\{\w+(?:\|\w+)?\}\}/g, 'A'),
        ),
      );
    });
  }
});
