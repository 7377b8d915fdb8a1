/** The words of the app. `useT()` is all that components need. */
import { createInstance, type i18n as I18n, type InitOptions } from 'i18next';
import { useMemo } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';

import { en } from './en';
import type { Translate } from './keys';
import { pluralTable } from './plurals';

export { LANGUAGES, type Language } from './plurals';
export { listNames } from './list-names';
export type { TextKey, Translate, Translation } from './keys';

/** A translator of its own, for the app below and for tests that need other texts. */
export function createI18n(options: InitOptions): I18n {
  const instance = createInstance();
  // Texts are bundled, so nothing is awaited: the instance is ready when this returns.
  void instance
    .use(pluralTable)
    .use(initReactI18next)
    .init({
      initAsync: false,
      interpolation: { escapeValue: false },
      returnNull: false,
      ...options,
    });
  return instance;
}

export const i18n = createI18n({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: en } },
});

/** The translator for the current language; the component renders again when that changes. */
export function useT(): Translate {
  const { t } = useTranslation(undefined, { i18n });
  // i18next's own signature is wider than ours, which knows the keys and their values.
  return useMemo<Translate>(
    () =>
      (key, ...values) =>
        t(key, values[0] ?? {}),
    [t],
  );
}
