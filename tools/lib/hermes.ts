/**
 * Running our own TypeScript in the real Hermes VM, the one phones have. esbuild bundles; Babel takes
 * the bundle down to ES5, since the stand-alone VM on npm is an ancestor that knows no classes and
 * gets `let` in loops wrong.
 */

import { transformSync } from '@babel/core';
import { build } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');

const BINARIES: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  linux: 'linux64-bin/hermes',
  darwin: 'osx-bin/hermes',
  win32: 'win64-bin/hermes.exe',
};

/** The VM's binary, or undefined where the optional package is not installed. */
export function findHermes(): string | undefined {
  const binary = BINARIES[process.platform];
  if (binary === undefined) return undefined;
  try {
    const home = dirname(
      createRequire(join(ROOT, 'package.json')).resolve('hermes-engine-cli/package.json'),
    );
    const path = join(home, binary);
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** What to tell a person when there is no Hermes. */
export const NO_HERMES =
  'Hermes is not installed: npm install --include=optional brings hermes-engine-cli.';

/** One self-contained ES5 script from a TypeScript entry given as source; `@/` means the project. */
export async function bundleForHermes(source: string): Promise<string> {
  const bundled = await build({
    stdin: { contents: source, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'esnext',
    alias: { '@': ROOT },
  });
  const lowered = transformSync(bundled.outputFiles[0]?.text ?? '', {
    presets: [['@babel/preset-env', { targets: { ie: '11' } }]],
    configFile: false,
    babelrc: false,
    compact: false,
    sourceType: 'script',
  });
  return lowered?.code ?? '';
}

/**
 * Runs a script in Hermes and returns what it printed. Flags switch on what the stand-alone VM leaves
 * off, such as promises that are kept before the next timer, as phones keep them.
 */
export function runHermes(script: string, flags: readonly string[] = []): string {
  const hermes = findHermes();
  if (hermes === undefined) throw new Error(NO_HERMES);
  const folder = mkdtempSync(join(tmpdir(), 'maskmen-hermes-'));
  try {
    const file = join(folder, 'script.js');
    writeFileSync(file, script);
    return execFileSync(hermes, ['-O', ...flags, file], { encoding: 'utf8', maxBuffer: 1 << 28 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
