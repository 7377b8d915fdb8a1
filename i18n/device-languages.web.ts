/** The languages this browser's reader prefers, the best first; none while a page is made. */

export const deviceLanguages = (): readonly string[] =>
  typeof navigator === 'undefined' ? [] : navigator.languages;
