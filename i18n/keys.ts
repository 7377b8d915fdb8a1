/**
 * The type of a text key, derived from the English texts: a wrong key, a missing value or a
 * superfluous one does not compile.
 */
import type { en } from './en';

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

/** The shape of a translation: every English text, plus the plural forms its own language needs. */
export type Translation<T = Source> = {
  readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]>;
};
