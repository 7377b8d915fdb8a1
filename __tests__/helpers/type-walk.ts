/** A walk through the types of source files with TypeScript's own checker, looking for forbidden ones. */

import * as ts from 'typescript';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(__dirname, '../..');

/** Full states: what only the engine and the store may hold. */
export const SECRET_TYPES = [
  'SeasonState',
  'MutableSeason',
  'MatchState',
  'MatchRecord',
  'Playout',
  'GameState',
  'GameRecord',
];

const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) =>
  readFileSync(path, 'utf8'),
);
const OPTIONS = ts.parseJsonConfigFileContent(config, ts.sys, ROOT).options;

/** A program of files on the disk, and of some that are only in memory (by path from the root). */
function programOf(files: readonly string[], inMemory: ReadonlyMap<string, string>): ts.Program {
  const options = { ...OPTIONS, noEmit: true, skipLibCheck: true };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  const sources = new Map([...inMemory].map(([path, text]) => [join(ROOT, path), text]));
  host.getSourceFile = (path, languageOrOptions) => {
    const text = sources.get(path);
    return text === undefined
      ? read(path, languageOrOptions)
      : ts.createSourceFile(path, text, languageOrOptions);
  };
  const { fileExists } = host;
  host.fileExists = (path) => sources.has(path) || fileExists(path);
  return ts.createProgram([...files, ...sources.keys()], options, host);
}

/** Every place in the files whose type is, or holds, a secret type: `file:line name: type`. */
export function findSecrets(
  files: readonly string[],
  inMemory: ReadonlyMap<string, string> = new Map(),
): string[] {
  const program = programOf(files, inMemory);
  const checker = program.getTypeChecker();
  const known = new Map<ts.Type, string | undefined>();

  const isInOurs = (node: ts.Node): boolean => {
    const path = relative(ROOT, node.getSourceFile().fileName);
    return !path.startsWith('..') && !path.startsWith('node_modules');
  };
  const isOurs = (symbol: ts.Symbol): boolean => symbol.declarations?.every(isInOurs) ?? false;

  /** The secret a type is, or holds at any depth, if any. */
  function secretIn(type: ts.Type): string | undefined {
    if (known.has(type)) return known.get(type);
    known.set(type, undefined);
    const found = [type.aliasSymbol, type.symbol]
      .map((symbol) => symbol?.name)
      .find((name) => name !== undefined && SECRET_TYPES.includes(name));
    const secret = found ?? secretInParts(type);
    known.set(type, secret);
    return secret;
  }

  function secretInParts(type: ts.Type): string | undefined {
    const parts: ts.Type[] = [...(type.aliasTypeArguments ?? [])];
    if (type.isUnionOrIntersection()) parts.push(...type.types);
    if (type.flags & ts.TypeFlags.Object)
      parts.push(...checker.getTypeArguments(type as ts.TypeReference));
    for (const signature of [...type.getCallSignatures(), ...type.getConstructSignatures()]) {
      if (signature.declaration === undefined || !isInOurs(signature.declaration)) continue;
      parts.push(signature.getReturnType());
      for (const parameter of signature.parameters) parts.push(checker.getTypeOfSymbol(parameter));
    }
    const fields = type.flags & ts.TypeFlags.Object ? type.getProperties().filter(isOurs) : [];
    parts.push(...fields.map((field) => checker.getTypeOfSymbol(field)));
    for (const part of parts) {
      const secret = secretIn(part);
      if (secret !== undefined) return secret;
    }
    return undefined;
  }

  const complaints: string[] = [];
  const wanted = new Set([...files, ...[...inMemory.keys()].map((path) => join(ROOT, path))]);
  for (const source of program.getSourceFiles()) {
    if (!wanted.has(source.fileName)) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isExpression(node) || ts.isParameter(node) || ts.isTypeNode(node)) {
        const secret = secretIn(checker.getTypeAtLocation(node));
        if (secret !== undefined) {
          const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
          const text = node.getText(source).split('\n')[0] ?? '';
          const file = relative(ROOT, source.fileName);
          complaints.push(`${file}:${line + 1} ${text.slice(0, 60)}: ${secret}`);
          return;
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return complaints;
}

/** The source files under some folders of the project, those that match a pattern. */
export function sourcesIn(folders: readonly string[], pattern = /\.tsx?$/): string[] {
  return folders.flatMap((folder) => {
    const path = join(ROOT, folder);
    if (!ts.sys.directoryExists(path)) return [];
    return ts.sys.readDirectory(path, ['.ts', '.tsx']).filter((file) => pattern.test(file));
  });
}
