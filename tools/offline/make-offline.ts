/**
 * Makes an exported web build work without a network: writes its service worker with the list of its
 * files, and lets every page hand itself to it. The version is the hash of everything in the build.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build } from 'esbuild';

const WORKER = 'sw.js';
/** Only for those who look at a link from outside, or for people who read programs. */
const LEFT_OUT = /^preview\.png$|\.map$|^\.|\/\.|^sw\.js$|^metadata\.json$/;
/** Pages for addresses with a part that may be anything have no address of their own. */
const IS_PATTERN = /\[.*\]/;
const SCRIPT_MARK = 'data-offline';

export interface OfflineBuild {
  readonly version: string;
  /** What is kept, by address. */
  readonly files: readonly string[];
  readonly bytes: number;
}

/** Every file below a folder, with slashes, in order. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();

/** The address of a file: pages have one without an ending. */
const addressOf = (file: string): string =>
  file.endsWith('.html') ? `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}` : `/${file}`;

async function compile(name: string, define: Readonly<Record<string, string>>): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, `${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    define,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

async function registerIn(pages: readonly string[]): Promise<void> {
  const script = `<script ${SCRIPT_MARK}>${await compile('register', {})}</script>`;
  for (const page of pages) {
    const html = readFileSync(page, 'utf8');
    if (html.includes(`<script ${SCRIPT_MARK}>`)) continue;
    if (!html.includes('</head>')) throw new Error(`${page} has no head`);
    writeFileSync(page, html.replace('</head>', `${script}</head>`));
  }
}

export async function makeOffline(folder: string): Promise<OfflineBuild> {
  const all = filesIn(folder).filter((file) => !LEFT_OUT.test(file));
  await registerIn(all.filter((file) => file.endsWith('.html')).map((file) => join(folder, file)));
  const kept = all.filter((file) => !IS_PATTERN.test(file));
  const hash = createHash('sha256');
  let bytes = 0;
  for (const file of all) {
    const content = readFileSync(join(folder, file));
    hash.update(`${file}\n${content.length}\n`).update(content);
    if (kept.includes(file)) bytes += content.length;
  }
  const version = hash.digest('hex').slice(0, 16);
  const files = kept.map(addressOf);
  const worker = await compile('worker', {
    VERSION: JSON.stringify(version),
    FILES: JSON.stringify(files),
  });
  writeFileSync(join(folder, WORKER), `${worker}\n`);
  return { version, files, bytes };
}
