/**
 * A Chromium for pictures and browser tests: one that is named, one on this machine, or Playwright's
 * own; where there is none, one is installed the way the machine allows.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';

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
  // Letters as wide as on phones: what the fonts’ own file says is not heard by a headless shell.
  '--font-render-hinting=none',
];

const INSTALL_MS = 10 * 60_000;

/** Typed here: with the app's types about, variables of the environment may be anything. */
const PATH: string = process.env['PATH'] ?? '';

const onPath = (commands: readonly string[]): string[] =>
  PATH.split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => commands.map((command) => join(folder, command)));

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
      return onPath(COMMANDS);
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

export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly isRoot: boolean;
  readonly hasApt: boolean;
}

/** A way to a browser: commands, one after the other. */
export type InstallPlan = readonly (readonly string[])[];

const PLAYWRIGHT = join(__dirname, '..', '..', 'node_modules', 'playwright-core', 'cli.js');

/** What is tried, in this order. A package brings the libraries along that a bare Linux lacks. */
export function installPlans({ platform, isRoot, hasApt }: Machine): InstallPlan[] {
  const playwright: InstallPlan = [[process.execPath, PLAYWRIGHT, 'install', 'chromium']];
  const apt: InstallPlan = [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
  ];
  return platform === 'linux' && isRoot && hasApt ? [apt, playwright] : [playwright];
}

const thisMachine = (): Machine => ({
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  hasApt: onPath(['apt-get']).some((path) => existsSync(path)),
});

function run([command = '', ...args]: readonly string[]): boolean {
  console.error(`No browser was found. Running: ${[command, ...args].join(' ')}`);
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: INSTALL_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

export interface BrowserSource {
  readonly find: () => string | undefined;
  readonly plans: readonly InstallPlan[];
  readonly run: (command: readonly string[]) => boolean;
}

/** The path of a browser, installed if need be; throws with the commands to run when none can be. */
export function ensureBrowser(source: Partial<BrowserSource> = {}): string {
  const { find = findBrowser, plans = installPlans(thisMachine()), run: runIt = run } = source;
  const there = find();
  if (there !== undefined) return there;
  for (const plan of plans) {
    const installed = plan.every(runIt) ? find() : undefined;
    if (installed !== undefined) return installed;
  }
  throw new Error(
    [
      'No Chrome or Chromium was found, and none could be installed. Any of these helps:',
      '  npx playwright-core install chromium',
      '  apt-get install -y chromium          (Debian, Ubuntu; as root)',
      `  ${BROWSER_VARIABLE}=/path/to/chrome       (one that is installed elsewhere)`,
    ].join('\n'),
  );
}

/** Chromium refuses to run its sandbox as root, as in most containers. */
const argumentsHere = (): string[] => [
  ...QUIET,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Names the fonts there are: with it a browser on Linux draws and measures the same everywhere. */
const FONTS = join(__dirname, 'fonts.conf');

const startHere = () => ({
  executablePath: ensureBrowser(),
  args: argumentsHere(),
  env: { ...process.env, FONTCONFIG_FILE: FONTS },
});

/** Starts the browser without a window; throws with the command to run when there is none. */
export const launchBrowser = (): Promise<Browser> => chromium.launch(startHere());

export interface RunningProfile {
  readonly context: BrowserContext;
  /** Ends the browser and all its processes without a warning. */
  readonly kill: () => Promise<void>;
}

/** Starts a browser on a folder that keeps what its pages keep, also when it is killed. */
export async function launchProfile(
  folder: string,
  options: { readonly viewport: { width: number; height: number }; readonly baseURL: string },
): Promise<RunningProfile> {
  const context = await chromium.launchPersistentContext(folder, {
    ...startHere(),
    ...options,
  });
  const session = await context.browser()?.newBrowserCDPSession();
  const found = await session?.send('SystemInfo.getProcessInfo');
  const processes = found?.processInfo.map(({ id }) => id) ?? [];
  if (processes.length === 0) throw new Error('a browser without processes');
  return {
    context,
    kill: async () => {
      const closed = new Promise<void>((resolve) => context.once('close', () => resolve()));
      // The browser first: whoever dies before it could be mourned on the disk.
      for (const id of processes) {
        try {
          process.kill(id, 'SIGKILL');
        } catch {
          // Gone with the first.
        }
      }
      await closed;
    },
  };
}
