/**
 * Makes sure the packages of package-lock.json are installed, so that every command works on a
 * fresh clone. Node builtins only: it runs before anything else is there.
 *
 * npm leaves `node_modules/.package-lock.json` behind at the end of each install. Comparing it with
 * our own lock file says in milliseconds whether something is missing or of another version; an
 * install that was interrupted has not written it yet.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const OLDEST_NODE = [20, 19];

/** @param {string} version such as `20.19.4` */
export function isNodeNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/**
 * Why an install is needed, in words for a person; `undefined` when everything is in place.
 *
 * @param {string} root folder that holds package-lock.json
 * @returns {string | undefined}
 */
export function findInstallReason(root) {
  const modules = join(root, 'node_modules');
  if (!existsSync(modules)) return 'nothing is installed yet';
  const installed = readPackages(join(modules, '.package-lock.json'));
  if (!installed) return 'the last install was not finished';
  const wanted = readPackages(join(root, 'package-lock.json')) ?? {};
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '') continue;
    const found = installed[path];
    // Packages for other systems are optional and rightly absent.
    if (!found && entry.optional) continue;
    if (!found) return `${nameOf(path)} is missing`;
    if (found.version !== entry.version || differ(found.integrity, entry.integrity)) {
      return `${nameOf(path)} is ${found.version}, the lock file wants ${entry.version}`;
    }
  }
  for (const name of namesOfDirectDependencies(wanted[''])) {
    if (!existsSync(join(modules, name, 'package.json'))) return `${name} is missing`;
  }
  return undefined;
}

/**
 * Installs what is missing and returns once everything is there; ends the process with a readable
 * message when that cannot be done.
 *
 * @param {string} root
 */
export function ensureInstall(root) {
  if (!isNodeNewEnough(process.versions.node)) {
    stop(
      `Maskmen needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${process.versions.node}.`,
      'Get a current one at https://nodejs.org, then run the same command again.',
    );
  }
  const reason = findInstallReason(root);
  if (!reason) return;
  // On stderr, and without our stdin: a bot that speaks lines must say and hear nothing else.
  console.error(`Installing packages: ${reason}. This takes a minute or two.`);
  const { command, args, shell } = npmCommand(['ci', '--include=dev', '--no-audit', '--no-fund']);
  const result = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], shell });
  if (result.error || result.status !== 0) {
    stop(
      `Installing failed: npm ci ${result.error ? `could not start (${result.error.message})` : `ended with code ${result.status ?? result.signal}`}.`,
      'npm said why above. Is the network reachable? Then try: npm ci',
    );
  }
}

/** npm as the one that called us, else the one on the path (on Windows a .cmd, so through a shell). */
function npmCommand(args) {
  const cli = process.env['npm_execpath'];
  if (cli && /npm-cli\.c?js$/.test(cli) && existsSync(cli)) {
    return { command: process.execPath, args: [cli, ...args], shell: false };
  }
  return { command: 'npm', args, shell: process.platform === 'win32' };
}

function readPackages(file) {
  try {
    const { packages } = JSON.parse(readFileSync(file, 'utf8'));
    return typeof packages === 'object' && packages !== null ? packages : undefined;
  } catch {
    return undefined;
  }
}

function namesOfDirectDependencies(entry = {}) {
  return Object.keys({ ...entry.dependencies, ...entry.devDependencies });
}

function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Some registries give no integrity; only two that are both there can differ. */
function differ(a, b) {
  return a !== undefined && b !== undefined && a !== b;
}

function stop(...lines) {
  console.error(['', ...lines, ''].join('\n'));
  process.exit(1);
}
