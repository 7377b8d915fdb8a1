import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findInstallReason, isNodeNewEnough } from '../../tools/lib/ensure-install.mjs';

interface Entry {
  readonly version?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}
type Packages = Readonly<Record<string, Entry>>;

const LOCK: Packages = {
  '': { dependencies: { mask: '^1.0.0' } },
  'node_modules/mask': { version: '1.2.0', integrity: 'sha512-a' },
  'node_modules/mask/node_modules/rope': { version: '2.0.0', integrity: 'sha512-b' },
  'node_modules/only-elsewhere': { version: '3.0.0', optional: true },
};
const INSTALLED: Packages = {
  'node_modules/mask': { version: '1.2.0', integrity: 'sha512-a' },
  'node_modules/mask/node_modules/rope': { version: '2.0.0', integrity: 'sha512-b' },
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'maskmen-install-'));
  write('package-lock.json', { packages: LOCK });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, content: unknown): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), JSON.stringify(content));
}

function install(packages: Packages): void {
  write('node_modules/.package-lock.json', { packages });
  write('node_modules/mask/package.json', {});
}

test('a fresh clone needs an install', () => {
  expect(findInstallReason(root)).toBe('nothing is installed yet');
});

test('an interrupted install needs another', () => {
  write('node_modules/mask/package.json', {});
  expect(findInstallReason(root)).toBe('the last install was not finished');
});

test('an install that agrees with the lock file is left alone, packages for other systems absent', () => {
  install(INSTALLED);
  expect(findInstallReason(root)).toBeUndefined();
});

test('a package that is not there is named', () => {
  const { 'node_modules/mask/node_modules/rope': _, ...rest } = INSTALLED;
  install(rest);
  expect(findInstallReason(root)).toBe('rope is missing');
});

test('another version is named with both versions', () => {
  install({ ...INSTALLED, 'node_modules/mask': { version: '1.1.0', integrity: 'sha512-a' } });
  expect(findInstallReason(root)).toBe('mask is 1.1.0, the lock file wants 1.2.0');
});

test('the same version with other contents is installed again', () => {
  install({ ...INSTALLED, 'node_modules/mask': { version: '1.2.0', integrity: 'sha512-z' } });
  expect(findInstallReason(root)).toContain('mask');
});

test('a folder deleted by hand is noticed', () => {
  install(INSTALLED);
  rmSync(join(root, 'node_modules/mask'), { recursive: true });
  expect(findInstallReason(root)).toBe('mask is missing');
});

test('a broken record of the install counts as unfinished', () => {
  install(INSTALLED);
  writeFileSync(join(root, 'node_modules/.package-lock.json'), '{');
  expect(findInstallReason(root)).toBe('the last install was not finished');
});

test.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['22.0.0', true],
  ['24.3.1', true],
])('Node %s new enough: %s', (version, expected) => {
  expect(isNodeNewEnough(version)).toBe(expected);
});
