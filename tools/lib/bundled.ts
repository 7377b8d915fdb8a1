/**
 * Running a tool's own TypeScript at full speed: bundled into one file and started in a process of
 * its own. A script runner keeps modules apart, and every constant of another module then costs a call.
 */

import { build } from 'esbuild';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const ROOT = resolve(__dirname, '../..');

/** Bundles an entry (a path from the root) into a file. */
export async function bundleTo(file: string, entry: string): Promise<void> {
  await build({
    entryPoints: [join(ROOT, entry)],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    outfile: file,
    alias: { '@': ROOT },
    define: { __dirname: JSON.stringify(join(ROOT, 'tools')) },
    external: ['esbuild', '@babel/core'],
  });
}

/** Runs an entry as `node bundle …args`, in this terminal, and ends as it ends. */
export async function runBundled(entry: string, args: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'maskmen-tool-'));
  const file = join(folder, 'tool.cjs');
  await bundleTo(file, entry);
  const child = spawn(process.execPath, [file, ...args], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const code = await new Promise<number>((end) => child.on('exit', (exit) => end(exit ?? 1)));
  rmSync(folder, { recursive: true, force: true });
  process.exitCode = code;
}
