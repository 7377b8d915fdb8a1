import { renderHook } from '@testing-library/react-native';

import { listNames, useT, type TextKey } from '@/i18n';
import { en } from '@/i18n/en';

const translate = () => renderHook(() => useT()).result.current;

/** Every text with its path. */
function texts(branch: object, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(branch).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${path}${name}`, value] as const]
      : texts(value as object, `${path}${name}.`),
  );
}

test('a key becomes words', () => {
  expect(translate()('home.tonight')).toBe('Tonight');
});

test('values are put in their places', () => {
  expect(translate()('masks.worn', { name: 'Volto' })).toBe('Mask of Volto');
});

test('a count chooses the plural', () => {
  const t = translate();
  expect(t('cards.count', { count: 1 })).toBe('1 card');
  expect(t('cards.count', { count: 3 })).toBe('3 cards');
});

test('a count below nothing has a true minus', () => {
  expect(translate()('table.points', { count: -1 })).toBe('−1 point');
});

test('names are not escaped as if they were HTML', () => {
  expect(translate()('masks.worn', { name: 'Tom & Jerry' })).toBe('Mask of Tom & Jerry');
});

test('names in a row are joined as the language does', () => {
  const t = translate();
  expect(listNames(t, [])).toBe('');
  expect(listNames(t, ['Ana'])).toBe('Ana');
  expect(listNames(t, ['Ana', 'Lupe'])).toBe('Ana and Lupe');
  expect(listNames(t, ['Ana', 'Lupe', 'Mei'])).toBe('Ana, Lupe and Mei');
});

test('no text is empty or has blanks at its ends', () => {
  const bad = texts(en).filter(([, text]) => text === '' || text.trim() !== text);
  expect(bad).toEqual([]);
});

test('a wrong key, a missing value and a superfluous one do not compile', () => {
  const t = translate();
  // Never run: the compiler is what is tested, and it objects when an error is no longer one.
  const neverCalled = () => {
    // @ts-expect-error no such key
    t('home.nonsense');
    // @ts-expect-error a plural form is not a key
    t('cards.count_one', { count: 1 });
    // @ts-expect-error the name is missing
    t('masks.worn');
    // @ts-expect-error a count is a number
    t('cards.count', { count: 'three' });
    // @ts-expect-error this text takes no values
    t('home.tonight', { name: 'Volto' });
    // @ts-expect-error a branch is not a text
    const branch: TextKey = 'home';
    return branch;
  };
  expect(neverCalled).toBeInstanceOf(Function);
});
