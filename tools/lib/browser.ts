/** Finds a Chromium on this machine, or says which command gets one. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

/** Names the browser to use, before any other is looked for. */
export const BROWSER_VARIABLE = 'MASKMEN_BROWSER';

const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function usualPlaces(): readonly string[] {
  const env = process.env;
  switch (process.platform) {
    case 'darwin':
      return [
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        '/Applications/Chromium.app/Contents/MacOS/Chromium',
      ];
    case 'win32':
      return [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']]
        .filter((folder) => folder !== undefined)
        .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'));
    default:
      return (env['PATH'] ?? '')
        .split(delimiter)
        .filter((folder) => folder !== '')
        .flatMap((folder) => COMMANDS.map((command) => join(folder, command)));
  }
}

/** The path of a browser, or `undefined` when there is none. */
export function findBrowser(): string | undefined {
  const named = process.env[BROWSER_VARIABLE];
  if (named !== undefined && named !== '') {
    if (!existsSync(named))
      throw new Error(`${BROWSER_VARIABLE} names ${named}, which is not there`);
    return named;
  }
  return [...usualPlaces(), chromium.executablePath()].find((path) => existsSync(path));
}

/** Starts the browser without a window; throws with the command to run when there is none. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === undefined) {
    throw new Error(
      [
        'No Chrome or Chromium was found. Any of these helps:',
        '  npx playwright-core install chromium',
        '  apt-get install -y chromium          (Debian, Ubuntu; as root)',
        `  ${BROWSER_VARIABLE}=/path/to/chrome       (one that is installed elsewhere)`,
      ].join('\n'),
    );
  }
  // Chromium refuses to run its sandbox as root, as in most containers.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath, args: [...QUIET, ...sandbox] });
}
