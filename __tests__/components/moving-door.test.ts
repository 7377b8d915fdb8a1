/** Animations and drags have one door, and a browser has a form of its own behind it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { transformCss } from '@/components/moving/web/looks';
import { Speedometer } from '@/components/moving/web/speedometer';

const ROOT = resolve(__dirname, '../..');

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The names of values between braces, without types. */
const valuesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.replace(/^.* as /, ''));

function exportsOf(file: string): Set<string> {
  const text = read(file);
  const named = [...text.matchAll(/export (?!type)\{([^}]*)\}/g)].flatMap(([, list = '']) =>
    valuesIn(list),
  );
  const opened = [...text.matchAll(/export const \{ \w+: (\w+) \}/g)].map(([, name = '']) => name);
  const declared = [...text.matchAll(/export (?:const|function|class) (\w+)/g)];
  return new Set([...named, ...opened, ...declared.map(([, name = '']) => name)]);
}

/** What a browser loads: not what it has a form of its own for. */
const inBrowsers = ['app', 'components'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => !existsSync(join(ROOT, file.replace(/\.(tsx?)$/, '.web.$1')))),
);

test.each([
  ['animated', 'components/moving/animated.web.ts'],
  ['gesture', 'components/moving/gesture.web.tsx'],
])('a browser has everything that is asked of %s there', (door, web) => {
  const there = exportsOf(web);
  const asking = new RegExp(`import \\{([^}]*)\\} from '@/components/moving/${door}'`, 'g');
  const asked = inBrowsers.flatMap((file) =>
    [...read(file).matchAll(asking)].flatMap(([, list = '']) => valuesIn(list)),
  );
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((name) => !there.has(name))).toEqual([]);
});

test('a transform reads as a browser reads it, in its order', () => {
  const steps = [{ translateX: 3 }, { translateY: -4.5 }, { rotate: '5deg' }, { scale: 1.2 }];
  expect(transformCss(steps)).toBe('translateX(3px) translateY(-4.5px) rotate(5deg) scale(1.2)');
  expect(transformCss(undefined)).toBe('');
  expect(transformCss([{ scaleX: 0 }])).toBe('scaleX(0)');
});

test('a transform that changes nothing is none', () => {
  const turns = (back: string) => [{ rotate: back }, { translateX: 0 }, { scale: 1 }];
  expect(transformCss([...turns('-7.5deg'), { rotate: '7.5deg' }])).toBe('');
  expect(transformCss([...turns('-7.5deg'), { rotate: '7deg' }])).not.toBe('');
  expect(transformCss([{ translateX: 0 }, { translateY: 0.5 }])).not.toBe('');
  expect(transformCss([{ scale: 0 }])).toBe('scale(0)');
  expect(transformCss([{ scaleX: 1.5 }])).toBe('scaleX(1.5)');
});

test('a pointer is as fast as it has been lately, and at rest once it rested', () => {
  const speedometer = new Speedometer();
  expect(speedometer.speed(0)).toEqual({ x: 0, y: 0 });
  speedometer.note({ x: 0, y: 0, at: 0 });
  for (let at = 1; at <= 10; at++) speedometer.note({ x: at, y: -3 * at, at: 500 + 10 * at });
  expect(speedometer.speed(600)).toEqual({ x: 100, y: -300 });
  expect(speedometer.speed(900)).toEqual({ x: 0, y: 0 });
});
