/**
 * `npm run licences`: bundles the app for every platform, looks which packages are in the bundles, and
 * writes who made them and under which licence to assets/licences.json, which the app shows.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldersIn, licencesOf } from './licences/shipped';
import { findBin, runNode } from './lib/process.mjs';

const ROOT = join(__dirname, '..');
const BUILD = join(ROOT, 'build', 'licences');
const LIST = join(ROOT, 'assets', 'licences.json');

const PLATFORMS = ['web', 'android', 'ios'] as const;

async function bundle(platform: (typeof PLATFORMS)[number]): Promise<void> {
  const folder = join(BUILD, platform);
  const plain = platform === 'web' ? [] : ['--no-bytecode'];
  const { code, output } = await runNode(
    [
      findBin(ROOT, 'expo'),
      ...['export', '--platform', platform, '--source-maps', ...plain, '--output-dir', folder],
    ],
    { cwd: ROOT, env: { CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', NO_COLOR: '1' } },
  );
  if (code !== 0) throw new Error(`The export for ${platform} failed.\n${output}`);
}

/** The sources of every bundle below a folder. */
function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.map'))
    .flatMap((file) => {
      const map = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { sources: string[] };
      return map.sources;
    });
}

async function main(): Promise<void> {
  // `--bundles-are-there` takes those of the last run, for whoever works on this tool.
  const again = process.argv.includes('--bundles-are-there');
  if (!again) rmSync(BUILD, { recursive: true, force: true });
  mkdirSync(BUILD, { recursive: true });
  // What we ask for is in the app even where only its native code is.
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const folders = new Set(Object.keys(dependencies).map((name) => `node_modules/${name}`));
  for (const platform of PLATFORMS) {
    console.log(`Bundling for ${platform} …`);
    if (!again) await bundle(platform);
    else if (!existsSync(join(BUILD, platform))) continue;
    for (const folder of foldersIn(sourcesBelow(join(BUILD, platform)))) folders.add(folder);
  }
  const licences = licencesOf(ROOT, [...folders].sort());
  writeFileSync(LIST, `${JSON.stringify(licences, undefined, 1)}\n`);
  for (const { name, version, licence } of licences.packages)
    console.log(`${name} ${version}: ${licence}`);
  console.log(
    `${licences.packages.length} packages, ${Object.keys(licences.texts).length} licences`,
  );
}

void main();
