/**
 * The type of a text key, derived from the English texts: a wrong key, a missing value or a
 * superfluous one does not compile. Nor does a translation that lacks a text, has one too many, or
 * lacks a plural form of its language.
 */
import type { en } from './en';
import type { Language } from './languages';

type Source = typeof en;

type WithoutPlural<K extends string> = K extends `${infer Stem}_${'one' | 'other'}` ? Stem : K;

type PathsOf<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${PathsOf<T[K]>}`;
}[keyof T & string];

/** Every text of the app, by its path. */
export type TextKey = PathsOf<Source>;

type TextAt<T, K extends string> = K extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? TextAt<T[Head], Rest>
    : never
  : K extends keyof T
    ? T[K]
    : `${K}_other` extends keyof T
      ? T[`${K}_other`]
      : never;

type ValuesIn<S> = S extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | ValuesIn<Rest>
  : never;

type Values<K extends TextKey> = {
  readonly [Name in ValuesIn<TextAt<Source, K>>]: Name extends 'count' ? number : string | number;
};

/** The values a text needs: none, or one object. */
export type TextValues<K extends TextKey> =
  ValuesIn<TextAt<Source, K>> extends never ? [] : [values: Values<K>];

/** Turns a key into words. */
export type Translate = <K extends TextKey>(key: K, ...values: TextValues<K>) => string;

/**
 * The plural forms a language needs for whole numbers: nothing here is counted by halves, and
 * nothing in millions, where Spanish and French have a form of their own. A test holds this to
 * the table of rules.
 */
export interface PluralForms {
  readonly en: 'one' | 'other';
  readonly es: 'one' | 'other';
  readonly ru: 'one' | 'few' | 'many';
  readonly ja: 'other';
  readonly de: 'one' | 'other';
  readonly fr: 'one' | 'other';
}

type FormsOf<K, L extends Language> = K extends `${infer Stem}_one`
  ? `${Stem}_${PluralForms[L]}`
  : K extends `${string}_other`
    ? never
    : K;

/** The shape of a translation: every English text, with the plural forms of its own language. */
export type Translation<L extends Language = 'en', T = Source> = {
  readonly [K in keyof T as FormsOf<K, L>]: T[K] extends string ? string : Translation<L, T[K]>;
};

/** One branch of a translation, for a file of its own. */
export type Part<L extends Language, K extends keyof Source> = Translation<L, Source[K]>;
