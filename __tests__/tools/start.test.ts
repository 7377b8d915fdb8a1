/** The development server as a newcomer starts it, with stdout no terminal. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import type { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { findFreePort, findLanAddress } from '../../tools/lib/network.mjs';
import { drawQr, makeQr } from '../../tools/lib/qr.mjs';

const root = join(__dirname, '../..');

/** Reads a drawn code back, light squares drawn, into rows of dark or light. */
function readQr(drawn: string): readonly (readonly boolean[])[] {
  return drawn
    .split('\n')
    .flatMap((line) => [
      [...line].map((half) => half === ' ' || half === '▄'),
      [...line].map((half) => half === ' ' || half === '▀'),
    ]);
}

function adapter(address: string, internal = false): ReturnType<typeof networkInterfaces>[string] {
  const family = 'IPv4' as const;
  return [{ address, family, internal, netmask: '255.255.255.0', mac: '', cidr: null }];
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

test('a drawn QR code holds every square of the code, within a light frame', () => {
  const text = 'exp://192.168.0.17:8081';
  const { size, isDark } = makeQr(text);
  const read = readQr(drawQr(text, { colour: false }));
  const frame = 4;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      expect(read[row + frame]?.[column + frame]).toBe(isDark(row, column));
    }
  }
  expect(read.slice(0, frame).flat()).not.toContain(true);
  expect(read.map((row) => row.slice(0, frame)).flat()).not.toContain(true);
});

test('a taken port gives way to the next free one', async () => {
  const server = createServer();
  const taken = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    }),
  );
  expect(await findFreePort(taken)).toBeGreaterThan(taken);
  await new Promise((resolve) => server.close(resolve));
  expect(await findFreePort(taken)).toBe(taken);
});

test.each([
  ['the home network', { en0: adapter('192.168.0.17') }, '192.168.0.17'],
  ['no network', { lo: adapter('127.0.0.1', true) }, undefined],
  [
    'a real adapter before a container bridge',
    { docker0: adapter('172.17.0.1'), wlan0: adapter('10.0.0.4') },
    '10.0.0.4',
  ],
  ['no address of its own', { en0: adapter('169.254.10.3') }, undefined],
])('finds the address phones reach: %s', (_, interfaces, expected) => {
  expect(findLanAddress(interfaces)).toBe(expected);
});

test('without a terminal it prints addresses, both QR codes and the way onto a phone', async () => {
  const port = await findFreePort(8390);
  const child = spawn(process.execPath, ['tools/start.mjs', '--port', String(port)], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      REACT_NATIVE_PACKAGER_HOSTNAME: '192.168.0.17',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  try {
    await new Promise<void>((resolve, reject) => {
      const take = (chunk: Buffer): void => {
        output += chunk.toString('utf8');
        if (output.includes('Ctrl-C stops it.')) resolve();
      };
      child.stdout.on('data', take);
      child.stderr.on('data', take);
      child.once('exit', (code) => reject(new Error(`ended with ${code}:\n${output}`)));
    });
  } finally {
    child.removeAllListeners('exit');
    await stop(child);
  }
  expect(output).toContain(`http://localhost:${port}`);
  // The easiest way first, and what to do before an Expo Go of another SDK.
  expect(output).toMatch(/nothing to install[^]*expo\.dev\/go, choose SDK 57[^]*sign\.expo\.dev, /);
  expect(output).toContain('Project is incompatible with this version of Expo Go');
  expect(output).toContain('npm start -- --no-dev --minify');
  for (const address of [`http://192.168.0.17:${port}`, `exp://192.168.0.17:${port}`]) {
    expect(output).toContain(address);
    expect(output).toContain(drawQr(address, { colour: false }));
  }
}, 90_000);
