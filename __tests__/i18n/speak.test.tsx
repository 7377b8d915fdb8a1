import { act, renderHook } from '@testing-library/react-native';

import { speak, useLanguage, useSpeaking, useT, type Language } from '@/i18n';

const listen = () => renderHook(() => ({ t: useT(), language: useLanguage() })).result;

afterEach(() => act(() => speak('en')));

// First, before any language was asked for.
test('what is shown stays while another language comes', async () => {
  const { result, rerender } = renderHook(
    ({ language }: { readonly language: Language }) => useSpeaking(language),
    { initialProps: { language: 'en' as Language } },
  );
  const seen: boolean[] = [];
  await act(async () => undefined);
  seen.push(result.current);
  rerender({ language: 'de' });
  seen.push(result.current);
  await act(async () => undefined);
  seen.push(result.current);
  expect(seen).toEqual([true, true, true]);
});

test.each([
  ['es', 'Esta noche'],
  ['ru', 'Сегодня'],
  ['ja', '今夜開催'],
  ['de', 'Heute Abend'],
  ['fr', 'Ce soir'],
] as const)('what is shown turns into %s at once', async (language, words) => {
  const heard = listen();
  expect(heard.current.t('home.tonight')).toBe('Tonight');
  await act(() => speak(language));
  expect(heard.current.t('home.tonight')).toBe(words);
  expect(heard.current.language).toBe(language);
});

test('of two changes in a row the last one stays', async () => {
  const heard = listen();
  await act(() => Promise.all([speak('de'), speak('ja'), speak('en')]));
  expect(heard.current.language).toBe('en');
  await act(() => Promise.all([speak('de'), speak('ja')]));
  expect(heard.current.language).toBe('ja');
});
