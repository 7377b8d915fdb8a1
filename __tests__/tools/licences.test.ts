/** What the app says about its parts is true, whole, and free of copyleft. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  copyrightIn,
  describe as describePackage,
  foldersIn,
  idsIn,
  type Licences,
} from '@/tools/licences/shipped';

const root = join(__dirname, '../..');
const readJson = <T>(file: string): T => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;

const { packages, texts } = readJson<Licences>('assets/licences.json');

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly integrity?: string;
}
const { packages: locked } = readJson<{ packages: Record<string, Locked> }>('package-lock.json');
const lockedAs = (name: string): [string, Locked][] =>
  Object.entries(locked).filter(([path]) => path.endsWith(`node_modules/${name}`));

/** Licences that ask nothing of an app but to name them. */
const FREE = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1'];
const FREE_TOO = ['Unlicense', 'CC0-1.0', 'BlueOak-1.0.0', 'Python-2.0', 'CC-BY-4.0'];

test('everything in the app is under a licence without copyleft', () => {
  const bound = packages.filter(({ licence }) => !idsIn(licence).every((id) => FREE.includes(id)));
  expect(bound).toEqual([]);
  expect(packages.length).toBeGreaterThan(30);
});

test('the list is that of the installed packages, version for version', () => {
  for (const { name, version, licence, copyright } of packages) {
    const [path] = lockedAs(name).find(([, entry]) => entry.version === version) ?? [];
    expect([name, version, path === undefined]).toEqual([name, version, false]);
    expect({ name, licence, copyright }).toEqual({
      name,
      licence: describePackage(root, path as string).licence,
      copyright: describePackage(root, path as string).copyright,
    });
  }
});

test('every package we ask for is in the list', () => {
  const { dependencies } = readJson<{ dependencies: Record<string, string> }>('package.json');
  const listed = packages.map(({ name }) => name);
  const missing = Object.keys(dependencies).filter((name) => !listed.includes(name));
  expect(missing).toEqual([]);
});

test('nothing that only tests and tools need is in the app', () => {
  const { devDependencies } = readJson<{ devDependencies: Record<string, string> }>('package.json');
  const ours = Object.keys(devDependencies);
  expect(ours).toContain('@expo-google-fonts/noto-sans-jp');
  expect(packages.map(({ name }) => name).filter((name) => ours.includes(name))).toEqual([]);
});

test('each licence stands there once, whole', () => {
  const ids = [...new Set(packages.flatMap(({ licence }) => idsIn(licence)))].sort();
  expect(Object.keys(texts)).toEqual(ids);
  for (const text of Object.values(texts)) expect(text.length).toBeGreaterThan(500);
  expect(texts['OFL-1.1']).toMatch(/Reserved Font Name/);
  expect(JSON.stringify(texts)).not.toMatch(/Copyright \(c\) \d{4}/);
});

test('whose a package is stands beside it', () => {
  const silent = packages.filter(({ copyright }) => copyright === '').map(({ name }) => name);
  expect(silent.length).toBeLessThan(packages.length / 10);
  const fonts = packages.filter(({ name }) => name.startsWith('@expo-google-fonts/'));
  expect(fonts.map(({ copyright }) => copyright).join()).toMatch(/Onest Project Authors/);
  expect(fonts.map(({ copyright }) => copyright).join()).toMatch(/Sofia/);
});

/** A compiler of style sheets that Metro uses: it makes the app and is not in it. */
const TOOLS = /^node_modules\/lightningcss(?:-|$)/;

test('whatever an installation for production brings is without copyleft, but for one tool', () => {
  const production = Object.entries(locked).filter(
    ([path, { dev, devOptional }]) => path !== '' && dev !== true && devOptional !== true,
  );
  expect(production.length).toBeGreaterThan(300);
  const free = [...FREE, ...FREE_TOO];
  const bound = production.filter(([path, { license = '' }]) => {
    const ids = idsIn(license);
    const offered = / OR /.test(license)
      ? ids.some((id) => free.includes(id))
      : ids.every((id) => free.includes(id));
    return !(offered && ids.length > 0) && !TOOLS.test(path);
  });
  expect(bound.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
  expect(packages.some(({ name }) => name.startsWith('lightningcss'))).toBe(false);
});

test('the lock file says exactly what every package is, to the byte', () => {
  const loose = Object.entries(locked).filter(
    ([path, { version, integrity }]) =>
      path !== '' && (!/^\d+\.\d+\.\d+/.test(version ?? '') || !/^sha512-/.test(integrity ?? '')),
  );
  expect(loose.map(([path]) => path)).toEqual([]);
});

test('sources tell their packages, scoped and nested ones too', () => {
  expect(
    foldersIn([
      '/node_modules/react/index.js',
      'node_modules/@scope/thing/build/a.js',
      '../node_modules/a/node_modules/b/index.js',
      '/components/ui/text.tsx',
      '\u0000polyfill:environment-variables',
    ]),
  ).toEqual(['node_modules/@scope/thing', 'node_modules/a/node_modules/b', 'node_modules/react']);
});

test('a copyright is a line that says so', () => {
  expect(copyrightIn('MIT License\n\nCopyright (c) 2015 Somebody\n\nPermission …')).toBe(
    'Copyright (c) 2015 Somebody',
  );
  expect(copyrightIn('the above copyright notice shall be included')).toBe('');
});
