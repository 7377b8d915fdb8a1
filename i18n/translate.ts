/**
 * Keys into words: finds the text, chooses its plural form and puts the values in. A value may ask
 * for a form that its language defines, `{{name|de}}`: how names are declined or joined to the word
 * before them is the dictionary's business, not the component's.
 */
import type { Translate } from './keys';
import type { Language } from './languages';
import { pluralCategory } from './plurals';

/** What a language does to a value that is put into its texts, by the name used there. */
export type Forms = Readonly<Record<string, (value: string) => string>>;

type Branch = Readonly<Record<string, unknown>>;

/** All of a language. Its file holds the texts to the type of a `Translation`. */
export interface Dictionary {
  readonly language: Language;
  readonly texts: Branch;
  readonly forms?: Forms;
}

type Values = Readonly<Record<string, string | number>>;

const SLOT = /\{\{(\w+)(?:\|(\w+))?\}\}/g;

/** A true minus, as in every language of the app. */
const inWords = (value: string | number): string =>
  typeof value === 'number' && value < 0 ? `−${-value}` : String(value);

/** The text itself, or the form of it that the count asks for. */
function findText(branch: Branch, name: string, category: () => string): string | undefined {
  const text = branch[name] ?? branch[`${name}_${category()}`] ?? branch[`${name}_other`];
  return typeof text === 'string' ? text : undefined;
}

/** The translator of a dictionary. */
export function makeTranslate(dictionary: Dictionary): Translate {
  const { language, texts, forms = {} } = dictionary;
  return (key, ...given) => {
    const values: Values = given[0] ?? {};
    const path = key.split('.');
    const name = path.pop() ?? '';
    const branch = path.reduce<Branch>((at, step) => (at[step] ?? {}) as Branch, texts);
    const count = Number(values['count'] ?? 0);
    const text = findText(branch, name, () => pluralCategory(language, count));
    return (text ?? key).replace(SLOT, (slot, value: string, form: string | undefined) => {
      const given = values[value];
      if (given === undefined) return slot;
      return form === undefined ? inWords(given) : (forms[form]?.(inWords(given)) ?? slot);
    });
  };
}
