/**
 * Which packages are in the app, from the bundles' own lists of sources, and what each says about its
 * licence. What only builds the app is in no bundle and is no part of the list.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Shipped {
  readonly name: string;
  readonly version: string;
  /** As its package says, in SPDX. */
  readonly licence: string;
  /** Whose it is, in its own words; empty where it says nothing. */
  readonly copyright: string;
}

export interface Licences {
  readonly packages: readonly Shipped[];
  /** Each licence once, without the names in it. */
  readonly texts: Readonly<Record<string, string>>;
}

/** The folders of packages (`node_modules/a/node_modules/b`) that sources come from. */
export function foldersIn(sources: readonly string[]): string[] {
  const folders = new Set(sources.map(packageFolder));
  folders.delete('');
  return [...folders].sort();
}

/** The innermost package a source lies in; empty for our own. */
function packageFolder(source: string): string {
  const from = source.indexOf('node_modules/');
  if (from < 0) return '';
  const path = source.slice(from);
  const last = path.lastIndexOf('node_modules/') + 'node_modules/'.length;
  const parts = path.slice(last).split('/');
  const name = parts[0]?.startsWith('@') === true ? parts.slice(0, 2) : parts.slice(0, 1);
  return path.slice(0, last) + name.join('/');
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name?: string };
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Files that hold licences, the fonts' among them. */
const licenceFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|copying)/i.test(file))
    .sort()
    .map((file) => join(folder, file))
    .filter((file) => !file.endsWith('.js'));

const COPYRIGHT = /^\W*(?:copyright\b.*|©.*)$/i;

/** The lines in which somebody says whose it is. */
export function copyrightIn(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^[\s*#/]+|[\s*]+$/g, ''))
    .filter((line) => COPYRIGHT.test(line) && /\d{4}|©|\(c\)/i.test(line));
  const named = lines.map((line) => line.replace(/\s*<[^>]*@[^>]*>/g, ''));
  return [...new Set(named)].slice(0, 3).join(' · ');
}

function authorOf({ author }: Manifest): string {
  const name = typeof author === 'string' ? author : (author?.name ?? '');
  return name.replace(/\s*[<(].*$/, '');
}

export function describe(root: string, folder: string): Shipped {
  const path = join(root, folder);
  const manifest = readManifest(path);
  const said = licenceFiles(path).map((file) => copyrightIn(readFileSync(file, 'utf8')));
  const copyright = [...new Set(said.filter((line) => line !== ''))].join(' · ');
  const { name, version, license = '' } = manifest;
  return { name, version, licence: license, copyright: copyright || authorOf(manifest) };
}

/** The licences an expression names. */
export const idsIn = (licence: string): string[] =>
  licence
    .replace(/[()]/g, '')
    .split(/\s+(?:AND|OR)\s+/)
    .filter((id) => id !== '');

/** How a text of each licence is known, and that it is whole. */
const KNOWN: Readonly<Record<string, { readonly by: RegExp; readonly ends: RegExp }>> = {
  MIT: { by: /Permission is hereby granted, free of charge/, ends: /OR\s+OTHER\s+DEALINGS/ },
  ISC: { by: /Permission to use, copy, modify, and(?:\/or)? distribute/, ends: /SOFTWARE/ },
  '0BSD': { by: /Permission to use, copy, modify, and\/or distribute/, ends: /SOFTWARE/ },
  'BSD-2-Clause': {
    by: /Redistributions of source code/,
    ends: /POSSIBILITY\s+OF\s+SUCH\s+DAMAGE/,
  },
  'BSD-3-Clause': { by: /Neither the name/, ends: /POSSIBILITY\s+OF\s+SUCH\s+DAMAGE/ },
  'Apache-2.0': { by: /Apache License\s+Version 2\.0/, ends: /END OF TERMS AND CONDITIONS/ },
  'OFL-1.1': {
    by: /SIL OPEN FONT LICENSE Version 1\.1/,
    ends: /OTHER DEALINGS IN THE FONT SOFTWARE/,
  },
  Unlicense: { by: /released into the public domain/, ends: /unlicense\.org/ },
};

/** A licence's text as a reader wants it: without the names, which stand in the list. */
function plainText(text: string): string {
  return text
    .split('\n')
    .filter((line) => !COPYRIGHT.test(line.trim()))
    .join('\n')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The text of a licence, from the first of these packages that has it whole. */
export function textOf(root: string, id: string, folders: readonly string[]): string {
  const known = KNOWN[id];
  if (known === undefined) throw new Error(`How is ${id} known?`);
  for (const folder of folders) {
    const path = join(root, folder);
    if (!existsSync(path) || !idsIn(readManifest(path).license ?? '').includes(id)) continue;
    for (const file of licenceFiles(path)) {
      const text = readFileSync(file, 'utf8');
      if (known.by.test(text) && known.ends.test(text)) return plainText(text);
    }
  }
  throw new Error(`No shipped package has the text of ${id}.`);
}

/** Everything about what these folders hold. */
export function licencesOf(root: string, folders: readonly string[]): Licences {
  const all = folders.map((folder) => describe(root, folder));
  const seen = new Set<string>();
  const packages = all
    .filter(({ name, version }) => {
      const key = `${name} ${version}`;
      return seen.has(key) ? false : seen.add(key);
    })
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const ids = [...new Set(packages.flatMap(({ licence }) => idsIn(licence)))].sort();
  return { packages, texts: Object.fromEntries(ids.map((id) => [id, textOf(root, id, folders)])) };
}
