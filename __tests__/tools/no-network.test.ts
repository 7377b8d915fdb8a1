/**
 * The app asks nobody for anything: no code of ours can. The browser tests see the same from the
 * other side: any request to elsewhere fails the test that was running.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const OURS = ['app', 'components', 'engine', 'i18n', 'store', 'theme'];
const ASKING =
  /\bfetch\s*\(|XMLHttpRequest|\bWebSocket\b|\bEventSource\b|sendBeacon|https?:\/\/(?!www\.w3\.org\/)/;

/** Its own sounds, from where the app itself came. */
const OWN_FILES = ['components/feel/speaker.web.ts'];

function askersIn(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(folder, file))
      .filter((file) => ASKING.test(readFileSync(join(root, file), 'utf8'))),
  );
}

test('nothing of ours can ask another machine', () => {
  expect(askersIn(OURS)).toEqual(OWN_FILES);
});

test('what plays sounds fetches nothing but the bundle’s own files', () => {
  const code = readFileSync(join(root, OWN_FILES[0] as string), 'utf8');
  expect(code.match(/\bfetch\s*\(.*$/gm)).toEqual([
    'fetch(Asset.fromModule(SOUND_FILES[file]).uri);',
  ]);
});

test('the eye of this test sees what it looks for', () => {
  expect(ASKING.test("await fetch('/x')")).toBe(true);
  expect(ASKING.test("new WebSocket('wss://x')")).toBe(true);
  expect(ASKING.test("const prefetched = 'a'")).toBe(false);
});
