/** The languages this browser's reader prefers, the best first; none while a page is made. */

export const deviceLanguages = (): readonly string[] =>
  typeof navigator === 'undefined' ? NONE : navigator.languages;

const NONE: readonly string[] = [];

/** Calls when the reader prefers others from now on; returns how to stop that. */
export function onDeviceLanguages(listener: () => void): () => void {
  window.addEventListener('languagechange', listener);
  return () => window.removeEventListener('languagechange', listener);
}
