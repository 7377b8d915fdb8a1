/** Ports and addresses for the development server. Node builtins only. */
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';

/**
 * The first port from `port` on that nobody listens on.
 *
 * @param {number} port
 * @param {(port: number) => Promise<boolean>} [isFree]
 */
export async function findFreePort(port, isFree = isPortFree) {
  for (let candidate = port; candidate < port + 100; candidate += 1) {
    if (await isFree(candidate)) return candidate;
  }
  throw new Error(`no port from ${port} to ${port + 99} is free`);
}

/** Tries every address a server may sit on: systems differ in which of them shadow each other. */
async function isPortFree(port) {
  for (const host of ['::', '0.0.0.0', '127.0.0.1']) {
    if (!(await canListen(port, host))) return false;
  }
  return true;
}

function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    // A machine without IPv6 cannot listen on ::, which says nothing about the port.
    server.once('error', (error) =>
      resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'),
    );
    server.once('listening', () => server.close(() => resolve(true)));
    server.listen({ port, host, exclusive: true });
  });
}

/** Bridges and tunnels of containers, virtual machines and VPNs: a phone does not reach them. */
const VIRTUAL =
  /^(?:docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|utun|wg|zt|tailscale|lo)|vEthernet|WSL/i;

/**
 * This machine's address in the local network, as a phone on the same Wi-Fi sees it.
 *
 * @param {ReturnType<typeof networkInterfaces>} [interfaces]
 * @returns {string | undefined}
 */
export function findLanAddress(interfaces = networkInterfaces()) {
  const found = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses
      .filter(
        ({ family, internal, address }) => family === 'IPv4' && !internal && !isLinkLocal(address),
      )
      .map(({ address }) => ({ address, rank: rankOf(name, address) })),
  );
  return found.sort((a, b) => a.rank - b.rank)[0]?.address;
}

function isLinkLocal(address) {
  return address.startsWith('169.254.');
}

/** Real adapters first, and among them the ranges that homes use. */
function rankOf(name, address) {
  const home = [/^192\.168\./, /^10\./, /^172\.(?:1[6-9]|2\d|3[01])\./];
  const range = home.findIndex((pattern) => pattern.test(address));
  return (VIRTUAL.test(name) ? 10 : 0) + (range < 0 ? home.length : range);
}

/**
 * Asks until somebody answers.
 *
 * @param {string} url
 * @param {{ seconds: number, isStopped?: () => boolean }} options
 */
export async function waitForAnswer(url, { seconds, isStopped = () => false }) {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end && !isStopped()) {
    if (await answers(url, 2000)) return true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return false;
}

/**
 * Does anybody answer there at all, whatever they say?
 *
 * @param {string} url
 * @param {number} milliseconds
 */
export async function isReachable(url, milliseconds) {
  try {
    await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(milliseconds) });
    return true;
  } catch {
    return false;
  }
}

/**
 * Does the address give a page?
 *
 * @param {string} url
 * @param {number} milliseconds
 */
export async function answers(url, milliseconds) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(milliseconds) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Fetches a page and the scripts it names, which is when a development server builds them.
 *
 * @param {string} url
 * @param {number} milliseconds for each
 */
export async function fetchPage(url, milliseconds) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(milliseconds) });
    const scripts = [...(await response.text()).matchAll(/<script[^>]+src="([^"]+)"/g)];
    for (const [, source] of scripts) {
      const address = new URL(source.replaceAll('&amp;', '&'), url).href;
      if (!(await answers(address, milliseconds))) return false;
    }
    return response.ok;
  } catch {
    return false;
  }
}
