/** Running the project's own command-line tools, the same way in every shell. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The script behind a package's command, run with `node` rather than through `node_modules/.bin`,
 * whose files are shell scripts on one system and .cmd files on another.
 *
 * @param {string} root
 * @param {string} packageName
 * @param {string} [command] when the package has several
 */
export function findBin(root, packageName, command = packageName) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : bin?.[command];
  const path = file && join(folder, file);
  if (!path || !existsSync(path)) throw new Error(`${packageName} has no command ${command}`);
  return path;
}

/**
 * Runs a Node script to its end and gathers what it says.
 *
 * @param {readonly string[]} args script and its arguments
 * @param {{ cwd: string, env?: Record<string, string | undefined>, children?: Set<import('node:child_process').ChildProcess> }} options
 *   `children` holds the process while it runs, for whoever must stop it
 * @returns {Promise<{ code: number, output: string }>} a run that a signal ended has code 1
 */
export function runNode(args, { cwd, env = {}, children }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children?.add(child);
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    const finish = (code, note = '') => {
      children?.delete(child);
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') + note });
    };
    child.on('error', (error) => finish(1, `\n${error.message}\n`));
    child.on('close', (code, signal) => finish(code ?? 1, signal ? `\nended by ${signal}\n` : ''));
  });
}
