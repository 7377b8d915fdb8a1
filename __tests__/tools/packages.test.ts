/** Packages of one Expo SDK: a stray of the next one breaks bundles far from its cause. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const modules = join(root, 'node_modules');

function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  return version;
}

test('every expo package belongs to SDK 57 or an older, steadier line', () => {
  const names = readdirSync(modules).filter(
    (name) =>
      /^(?:expo|expo-.*|jest-expo|babel-preset-expo|eslint-config-expo)$/.test(name) &&
      existsSync(join(modules, name, 'package.json')),
  );
  expect(names).toContain('expo-asset');
  const strays = names.filter((name) => Number.parseInt(versionOf(name), 10) > 57);
  expect(strays.map((name) => `${name} ${versionOf(name)}`)).toEqual([]);
});

interface LockEntry {
  readonly version?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Node's way of finding a package: in its own folder, then in each one above. */
function isLocked(
  packages: Readonly<Record<string, LockEntry>>,
  from: string,
  name: string,
): boolean {
  if (packages[`${from === '' ? '' : `${from}/`}node_modules/${name}`]) return true;
  if (from === '') return false;
  const above = from.lastIndexOf('node_modules/');
  return isLocked(packages, from.slice(0, Math.max(above - 1, 0)), name);
}

const readLock = () =>
  (
    JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      readonly packages: Readonly<Record<string, LockEntry>>;
    }
  ).packages;

test('the lock file holds every package to one version and to its very bytes', () => {
  const loose = Object.entries(readLock()).filter(
    ([path, { version = '', integrity = '' }]) =>
      path !== '' && !(/^\d+\.\d+\.\d+/.test(version) && integrity.startsWith('sha512-')),
  );
  expect(loose.map(([path]) => path)).toEqual([]);
});

test('what is installed is what is locked', () => {
  const differing = Object.entries(readLock()).flatMap(([path, { version, optional }]) => {
    const file = join(root, path, 'package.json');
    if (path === '' || (optional === true && !existsSync(file))) return [];
    const installed = JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string };
    return installed.version === version ? [] : [`${path}: ${installed.version}, not ${version}`];
  });
  expect(differing).toEqual([]);
});

test('the lock file is of this list of packages', () => {
  const ours = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as LockEntry;
  expect(readLock()['']).toMatchObject({
    dependencies: ours.dependencies,
    devDependencies: ours.devDependencies,
    optionalDependencies: ours.optionalDependencies,
  });
});

test('the lock file names every package, for every system, so that npm ci accepts it', () => {
  const packages = readLock();
  const missing = Object.entries(packages).flatMap(([from, entry]) =>
    Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
      .filter((name) => !isLocked(packages, from, name))
      .map((name) => `${name}, wanted by ${from === '' ? 'us' : from}`),
  );
  expect(missing).toEqual([]);
});

test('the versions are those the SDK asks for', () => {
  const cli = join(modules, 'expo/bin/cli');
  const run = spawnSync(process.execPath, [cli, 'install', '--check'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' },
  });
  expect(`${run.stdout}${run.stderr}`).toContain('up to date');
  expect(run.status).toBe(0);
}, 60_000);
