/** Typography that follows from the words around it: set once, when a language is loaded. */

type Texts = Readonly<Record<string, unknown>>;

/** The same texts with every sentence set anew. */
export function typeset<T extends object>(texts: T, set: (text: string) => string): T {
  const entries = Object.entries(texts).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'string' ? set(value) : typeset(value as Texts, set),
  ]);
  return Object.fromEntries(entries) as T;
}
