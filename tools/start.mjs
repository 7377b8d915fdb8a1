/**
 * `npm start`: the app in the browser and on phones, from a clone with nothing installed.
 *
 * Runs Expo's development server and, once it answers, prints where: addresses, QR codes and what
 * a phone needs. Expo prints no QR code where stdout is no terminal, so we do. Arguments go on to
 * `expo start`, apart from `--port` (the next free one is taken) and `--no-open` (no browser).
 */
import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstall } from './lib/ensure-install.mjs';
import {
  fetchPage,
  findFreePort,
  findLanAddress,
  isReachable,
  waitForAnswer,
} from './lib/network.mjs';
import { findBin } from './lib/process.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const DEFAULT_PORT = 8081;

const { port: wantedPort, open, rest } = readArguments(process.argv.slice(2));
ensureInstall(root);
// Stands on an installed package, so it cannot be imported at the head.
const { drawQr } = await import('./lib/qr.mjs');

const isTerminal = Boolean(process.stdout.isTTY) && !process.env['CI'];
const port = await findFreePort(wantedPort);
if (port !== wantedPort) console.log(`Port ${wantedPort} is taken, so this is ${port}.`);
// Without the network Expo waits for its servers before it starts; told so, it does not ask them.
const isOnline = await isReachable('https://api.expo.dev', 3000);
if (!isOnline) console.log('Expo’s servers do not answer: starting offline, which is fine.');

const child = spawn(
  process.execPath,
  [findBin(root, 'expo'), 'start', '--port', String(port), ...rest],
  {
    cwd: root,
    stdio: isTerminal ? 'inherit' : ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      EXPO_NO_TELEMETRY: '1',
      ...(isOnline ? {} : { EXPO_OFFLINE: '1' }),
    },
  },
);
let hasEnded = false;
child.on('exit', (code) => {
  hasEnded = true;
  process.exit(code ?? 0);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
process.on('exit', () => child.kill());
// npm runs us through a shell that hands no signal on: when it is gone, so are we.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && stop(), 1000).unref();

const local = `http://localhost:${port}`;
if (await waitForAnswer(`${local}/status`, { seconds: 120, isStopped: () => hasEnded })) {
  announce();
  if (isTerminal && open && hasDisplay()) openBrowser(local);
  // Builds the first page while people read, so that the browser need not wait for it.
  const isBuilt = await fetchPage(local, 300_000);
  if (isBuilt) console.log(`The first page is built: ${local} opens at once.`);
  else if (!hasEnded) console.error('The first page could not be built; the reason stands above.');
} else if (!hasEnded) {
  console.error(`The development server did not answer at ${local} within two minutes.`);
  stop();
}

function announce() {
  const isChecked = !rest.includes('--no-dev');
  const lan = process.env['REACT_NATIVE_PACKAGER_HOSTNAME'] ?? findLanAddress();
  const host = lan ?? '127.0.0.1';
  const web = `http://${host}:${port}`;
  const go = `exp://${host}:${port}`;
  const lines = [
    '',
    'Maskmen is running.',
    '',
    `  In this computer’s browser   ${local}`,
    lan
      ? `  On the same Wi-Fi            ${web}`
      : '  No local network was found: phones can join once this computer is on one.',
    '',
    'On a phone, nothing to install: scan this with the camera, it opens in the browser.',
    `  ${web}`,
    '',
    drawQr(web, { colour: isTerminal }),
    '',
    `As an app: scan ${isTerminal ? 'Expo’s code above' : 'this one'}, in Expo Go on Android, with the camera on an iPhone.`,
    `  ${go}`,
    '',
    // In a terminal Expo has drawn this one itself.
    ...(isTerminal ? [] : [drawQr(go, { colour: false }), '']),
    'It wants Expo Go for SDK 57, which the stores need not have:',
    '  Android   https://expo.dev/go, choose SDK 57',
    '  iPhone    https://sign.expo.dev, choose SDK 57, with a free Apple ID',
    '“Project is incompatible with this version of Expo Go” means: it is the one for another SDK.',
    '“You need to be signed in” (iPhones): the same free Expo account there and here, npx expo login.',
    '',
    ...(isChecked
      ? ['As fast as a published app, without checks: npm start -- --no-dev --minify', '']
      : []),
    'Ctrl-C stops it.',
    '',
  ];
  console.log(lines.join('\n'));
}

function readArguments(args) {
  const rest = [];
  let port = Number(process.env['PORT'] ?? DEFAULT_PORT);
  let open = true;
  for (let i = 0; i < args.length; i += 1) {
    const [name, value] = args[i].split('=', 2);
    if (name === '--port' || name === '-p') port = Number(value ?? args[(i += 1)]);
    else if (name === '--no-open') open = false;
    else rest.push(args[i]);
  }
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    console.error('--port wants a number from 1 to 65535.');
    process.exit(2);
  }
  return { port, open, rest };
}

function hasDisplay() {
  if (process.platform !== 'linux') return true;
  return Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']);
}

function openBrowser(url) {
  const [command, ...args] = {
    darwin: ['open', url],
    win32: ['cmd', '/c', 'start', '', url],
  }[process.platform] ?? ['xdg-open', url];
  // A browser that cannot be opened is no reason to stop: the address is on the screen.
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

function stop() {
  if (hasEnded) return;
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), 4000).unref();
}
