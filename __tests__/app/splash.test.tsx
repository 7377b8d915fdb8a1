/** What a phone shows first: its own language, and the splash until that can be drawn. */

import { act } from '@testing-library/react-native';
import { getLocales } from 'expo-localization';
import { renderRouter, screen } from 'expo-router/testing-library';
import * as SplashScreen from 'expo-splash-screen';
import { AppState, type AppStateStatus } from 'react-native';

import { speak } from '@/i18n';

import { letHappen, setStage } from '../helpers/stage';

jest.mock('expo-localization', () => ({ getLocales: jest.fn() }));
jest.mock('expo-splash-screen', () => ({
  preventAutoHideAsync: jest.fn(async () => true),
  hideAsync: jest.fn(async () => undefined),
}));
// The first test loads the whole app.
jest.setTimeout(600_000);

const TONIGHT = { en: 'Tonight', de: 'Heute Abend', ja: '今夜開催' };

/** What the reader of this phone prefers, the best first. */
const prefer = (...tags: string[]) =>
  jest
    .mocked(getLocales)
    .mockReturnValue(tags.map((languageTag) => ({ languageTag })) as ReturnType<typeof getLocales>);

beforeEach(() => {
  jest.useRealTimers();
  jest.mocked(SplashScreen.hideAsync).mockClear();
});

const openApp = async () => {
  setStage();
  renderRouter('./app', { initialUrl: '/' });
  await letHappen();
};

test('the splash stays until the first words are there, in the language the reader prefers', async () => {
  prefer('nn-NO', 'de-AT', 'en-DE');
  const seen: boolean[] = [];
  jest.mocked(SplashScreen.hideAsync).mockImplementation(async () => {
    seen.push(screen.queryByText(TONIGHT.de) !== null);
  });
  await openApp();
  expect(await screen.findByText(TONIGHT.de)).toBeOnTheScreen();
  expect(seen).toEqual([true]);
});

test('a language that is chosen in the phone’s settings is spoken when the app comes back', async () => {
  const heard: ((state: AppStateStatus) => void)[] = [];
  jest.spyOn(AppState, 'addEventListener').mockImplementation((_, listener) => {
    heard.push(listener as (state: AppStateStatus) => void);
    return { remove: () => undefined } as ReturnType<typeof AppState.addEventListener>;
  });
  prefer('en-GB');
  await act(() => speak('en'));
  await openApp();
  expect(await screen.findByText(TONIGHT.en)).toBeOnTheScreen();
  prefer('ja-JP', 'en-GB');
  await letHappen(() => heard.forEach((listener) => listener('active')));
  expect(await screen.findByText(TONIGHT.ja)).toBeOnTheScreen();
});
