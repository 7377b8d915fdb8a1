/**
 * Generates the native projects in a copy and reads what the phones would: which permissions the
 * app asks for, how it may be turned, which links open it. No permission may ever prompt.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@/i18n/languages';

import appJson from '../../app.json';

const root = join(__dirname, '../..');

/** Android grants these at install, without a question. */
const NEVER_PROMPT = [
  'android.permission.INTERNET',
  'android.permission.VIBRATE',
  'android.permission.MODIFY_AUDIO_SETTINGS',
];

let android: string;
let ios: string;
let privacy: string;
let locales: string;

beforeAll(() => {
  const copy = mkdtempSync(join(tmpdir(), 'maskmen-native-'));
  try {
    for (const file of ['app.json', 'package.json', 'assets']) {
      cpSync(join(root, file), join(copy, file), { recursive: true });
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
    const cli = join(root, 'node_modules/expo/bin/cli');
    const run = spawnSync(process.execPath, [cli, 'prebuild', '--no-install'], {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' },
    });
    if (run.status !== 0) throw new Error(`expo prebuild failed:\n${run.stdout}\n${run.stderr}`);
    android = readFileSync(join(copy, 'android/app/src/main/AndroidManifest.xml'), 'utf8');
    locales = readFileSync(join(copy, 'android/app/src/main/res/xml/locales_config.xml'), 'utf8');
    ios = readFileSync(join(copy, 'ios/Maskmen/Info.plist'), 'utf8');
    privacy = readFileSync(join(copy, 'ios/Maskmen/PrivacyInfo.xcprivacy'), 'utf8');
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}, 180_000);

interface Permission {
  readonly name: string;
  readonly isRemoved: boolean;
}

function permissionsIn(manifest: string): readonly Permission[] {
  return [...manifest.matchAll(/<uses-permission(?:-sdk-23)?\s[^>]*>/g)].map(([tag]) => ({
    name: /android:name="([^"]+)"/.exec(tag)?.[1] ?? tag,
    isRemoved: tag.includes('tools:node="remove"'),
  }));
}

function keysOf(plist: string): readonly string[] {
  return [...plist.matchAll(/<key>([^<]+)<\/key>/g)].map(([, key]) => key ?? '');
}

function listUnder(plist: string, key: string): readonly string[] {
  const list = new RegExp(`<key>${key}</key>\\s*<array>(.*?)</array>`, 's').exec(plist)?.[1] ?? '';
  return [...list.matchAll(/<string>([^<]+)<\/string>/g)].map(([, value]) => value ?? '');
}

/** A file of this place in every package that has it. */
function inPackages(place: string): readonly string[] {
  const modules = join(root, 'node_modules');
  const names = readdirSync(modules).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(modules, name)).map((sub) => `${name}/${sub}`) : [name],
  );
  return names.map((name) => join(modules, name, place)).filter((path) => existsSync(path));
}

/** Manifests that packages bring along; Gradle merges them into ours. */
const packageManifests = (): readonly string[] =>
  inPackages('android/src/main/AndroidManifest.xml');

/** What Apple wants a reason for, with the reasons: `UserDefaults CA92.1`. */
function reasonsIn(manifest: string): readonly string[] {
  const entries = manifest.split('NSPrivacyAccessedAPICategory').slice(1);
  return entries.flatMap((entry) => {
    const category = /^\w+/.exec(entry)?.[0] ?? '';
    const codes = [...entry.matchAll(/<string>([0-9A-F]{4}\.\d)<\/string>/g)];
    return codes.map(([, code]) => `${category} ${code}`);
  });
}

test('the Android manifest keeps only permissions that never prompt', () => {
  const kept = permissionsIn(android).filter(({ isRemoved }) => !isRemoved);
  expect(kept.map(({ name }) => name).filter((name) => !NEVER_PROMPT.includes(name))).toEqual([]);
});

test('what packages ask for is harmless or blocked by name', () => {
  const blocked = permissionsIn(android).filter(({ isRemoved }) => isRemoved);
  const settled = [...NEVER_PROMPT, ...blocked.map(({ name }) => name)];
  const asked = packageManifests().flatMap((path) => permissionsIn(readFileSync(path, 'utf8')));
  const open = asked.filter(({ name, isRemoved }) => !isRemoved && !settled.includes(name));
  expect(open.map(({ name }) => name)).toEqual([]);
});

test('the iOS property list explains no use of anything private', () => {
  expect(keysOf(ios).filter((key) => key.endsWith('UsageDescription'))).toEqual([]);
  expect(ios).toMatch(/<key>ITSAppUsesNonExemptEncryption<\/key>\s*<false\/>/);
});

test('nothing plays or records while the app is away', () => {
  expect(keysOf(ios)).not.toContain('UIBackgroundModes');
  expect(android).not.toMatch(/<service /);
});

test('the privacy manifest collects nothing and repeats every reason the packages give', () => {
  expect(privacy).toMatch(/<key>NSPrivacyTracking<\/key>\s*<false\/>/);
  expect(privacy).toMatch(/<key>NSPrivacyCollectedDataTypes<\/key>\s*<array\/>/);
  const given = [
    ...inPackages('ios/PrivacyInfo.xcprivacy'),
    ...inPackages('React/Resources/PrivacyInfo.xcprivacy'),
  ].flatMap((path) => reasonsIn(readFileSync(path, 'utf8')));
  expect(given).toContain('UserDefaults CA92.1');
  const ours = reasonsIn(privacy);
  expect([...new Set(given)].filter((reason) => !ours.includes(reason))).toEqual([]);
});

test('maskmen:// links open the app on both', () => {
  expect(android).toContain('<data android:scheme="maskmen"/>');
  expect(listUnder(ios, 'CFBundleURLSchemes')).toContain('maskmen');
});

test('both systems know which languages the app speaks', () => {
  expect(listUnder(ios, 'CFBundleLocalizations')).toEqual(LANGUAGES);
  const named = [...locales.matchAll(/<locale android:name="([^"]+)"/g)].map(([, name]) => name);
  expect(named).toEqual(LANGUAGES);
  expect(android).toContain('android:localeConfig="@xml/locales_config"');
});

test('the app turns with the phone and the tablet', () => {
  expect(android).toContain('android:screenOrientation="unspecified"');
  for (const key of ['UISupportedInterfaceOrientations', 'UISupportedInterfaceOrientations~ipad']) {
    const turns = listUnder(ios, key);
    expect(turns).toContain('UIInterfaceOrientationPortrait');
    expect(turns).toContain('UIInterfaceOrientationLandscapeLeft');
    expect(turns).toContain('UIInterfaceOrientationLandscapeRight');
  }
});

test('every picture that app.json names is there', () => {
  const named = [...JSON.stringify(appJson).matchAll(/"(\.\/assets\/[^"]+)"/g)].map(
    ([, file]) => file,
  );
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((file) => !existsSync(join(root, file ?? '')))).toEqual([]);
});
