/** The languages this phone's reader prefers, the best first. See `device-languages.web.ts`. */

const LANGUAGES: readonly string[] = [new Intl.DateTimeFormat().resolvedOptions().locale];

export const deviceLanguages = (): readonly string[] => LANGUAGES;

/** A phone starts an app anew when its language changes. */
export const onDeviceLanguages = (): (() => void) => () => undefined;
