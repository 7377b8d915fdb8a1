/**
 * The words of the app. `useT()` is all that components need; `speak` changes the language under
 * them, and everything that is shown says it anew.
 */
import { useEffect, useSyncExternalStore } from 'react';

import { deviceLanguages, onDeviceLanguages } from './device-languages';
import { ENGLISH, loadDictionary } from './dictionaries';
import type { Translate } from './keys';
import { pickLanguage, type Language } from './languages';
import { tellPage } from './page-language';
import { makeTranslate, type Dictionary } from './translate';

export { LANGUAGES, LANGUAGE_NAMES, pickLanguage, type Language } from './languages';
export { listNames } from './list-names';
export type { TextKey, Translate } from './keys';

interface Speech {
  readonly language: Language;
  readonly t: Translate;
  /** Whether a language was asked for and has come, or will not. */
  readonly settled: boolean;
}

const speechOf = (dictionary: Dictionary): Speech => ({
  language: dictionary.language,
  t: makeTranslate(dictionary),
  settled: true,
});

let speech: Speech = { ...speechOf(ENGLISH), settled: false };
let wanted: Language = 'en';
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readSpeech = (): Speech => speech;

function change(to: Speech): void {
  speech = to;
  tellPage(speech.language);
  for (const listener of listeners) listener();
}

/**
 * Says everything in a language from now on. The last call wins, however long an earlier one takes;
 * a dictionary that cannot be fetched leaves the language as it was.
 */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  if (speech.language === language) {
    if (!speech.settled) change({ ...speech, settled: true });
    return;
  }
  const dictionary = await loadDictionary(language).catch(() => undefined);
  if (wanted !== language) return;
  change(dictionary === undefined ? { ...speech, settled: true } : speechOf(dictionary));
}

const useSpeech = (): Speech => useSyncExternalStore(listen, readSpeech, readSpeech);

/** The translator for the current language; the component renders again when that changes. */
export const useT = (): Translate => useSpeech().t;

/** The language that is spoken. */
export const useLanguage = (): Language => useSpeech().language;

/** Whether anything can be said yet. */
export const useSpoken = (): boolean => useSpeech().settled;

const deviceLanguage = (): Language => pickLanguage(deviceLanguages());

/** The language of the app that the device's reader would like best, also when that changes. */
export const useDeviceLanguage = (): Language =>
  useSyncExternalStore(onDeviceLanguages, deviceLanguage, deviceLanguage);

/** Speaks a language, and follows it when it changes; false until the first words can be said. */
export function useSpeaking(language: Language): boolean {
  const { language: spoken, settled } = useSpeech();
  useEffect(() => {
    void speak(language);
  }, [language]);
  return settled || spoken === language;
}
