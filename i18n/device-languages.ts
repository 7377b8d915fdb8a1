/** The languages this phone's reader prefers, the best first. See `device-languages.web.ts`. */
import { getLocales } from 'expo-localization';
import { AppState } from 'react-native';

// Not `Intl`: iOS tells it the languages of the app alone.
export const deviceLanguages = (): readonly string[] =>
  getLocales().map(({ languageTag }) => languageTag);

/** Calls when they may be others: they are changed in the phone's settings, away from the app. */
export function onDeviceLanguages(listener: () => void): () => void {
  const listening = AppState.addEventListener('change', listener);
  return () => listening.remove();
}
