/** The languages this phone's reader prefers, the best first. See `device-languages.web.ts`. */

export const deviceLanguages = (): readonly string[] => [
  new Intl.DateTimeFormat().resolvedOptions().locale,
];
