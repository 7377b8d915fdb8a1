/** Input from anywhere: whatever it is, the answer is a typed error or something that replays. */

import { LONGEST_LINE, LONGEST_TEXT, makeMatch, parseMatch, parseRecord } from '@/engine/truth';
import type { Coded } from '@/tools/laws/damage';
import { PARSERS, byHand, judge, judgeRecord, record, text } from '@/tools/laws/damage';

const MEGABYTE = 1 << 20;
const FLOODS = [
  'V1 ',
  '[',
  '-',
  'V>',
  '\n',
  '0',
  'hands V1/',
  'maskmen 1\n',
  '\r',
  'é',
  '💥',
  '\0',
];
const flood = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

test.each(FLOODS)('a megabyte of %j is too long, and is not read', (unit) => {
  const input = flood(unit, MEGABYTE);
  for (const parse of Object.values(PARSERS))
    expect(parse(input)).toEqual({
      ok: false,
      error: {
        code: 'too-long',
        most: parse === parseMatch ? LONGEST_TEXT : LONGEST_LINE,
        line: 1,
        column: 1,
      },
    });
  for (const path of ['moves', 'deals', 'config', 'version'])
    expect(parseRecord({ ...record, [path]: input })).toEqual({
      ok: false,
      error: { code: 'not-a-record', path },
    });
  expect(parseRecord({ ...record, moves: [input] })).toEqual({
    ok: false,
    error: { code: 'not-a-record', path: 'moves' },
  });
});

/** Milliseconds of the processor's own time, best of some runs: other programs do not count. */
function best(run: () => unknown, runs: number): number {
  let fastest = Infinity;
  for (let at = 0; at < runs; at++) {
    const start = process.cpuUsage();
    run();
    // Only the sum is exact: the machine guesses how much of it was whose.
    const { user, system } = process.cpuUsage(start);
    fastest = Math.min(fastest, (user + system) / 1000);
  }
  return fastest;
}

test('the longest readable floods take no longer than a few dozen ordinary matches', () => {
  const ordinary = best(() => parseMatch(text), 20);
  const heads = ['', 'hands ', 'hands V1/Z1 order ', 'hands V1/Z1 turn 0 out ', `${text}`];
  for (const head of heads)
    for (const unit of [...FLOODS, 'V>Z>', 'V1/', '0,', '0:V1,', 'V>Z,'])
      for (const longest of [LONGEST_LINE, LONGEST_TEXT]) {
        const input = (head + flood(unit, longest)).slice(0, longest);
        for (const parse of Object.values(PARSERS))
          expect(best(() => judge(parse(input)), 3) / ordinary).toBeLessThan(50);
      }
});

test('records with floods in them take no longer than a few dozen ordinary ones', () => {
  const ordinary = best(() => parseRecord(record), 30);
  const hands = flood('V1/', MEGABYTE);
  for (const hostile of [
    { ...record, moves: new Array(MEGABYTE).fill('V1') },
    { ...record, moves: [flood('V1 ', 1600)] },
    { ...record, deals: { kind: 'hands', hands: new Array(MEGABYTE).fill([]) } },
    { ...record, deals: { kind: 'hands', hands: [[hands, hands]] } },
    { ...record, deals: { kind: 'seed', seed: flood('a', MEGABYTE) } },
    { ...record, config: { ...record.config, rules: { wrestlers: new Array(MEGABYTE) } } },
  ])
    expect(best(() => judgeRecord(hostile), 3) / ordinary).toBeLessThan(50);
});

const STRANGE: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -0,
  NaN,
  Infinity,
  1e308,
  -1,
  1.5,
  '',
  'maskmen',
  [],
  [[]],
  [null],
  new Array(3),
  {},
  { kind: 'hands' },
  { kind: 'hands', hands: new Array(2) },
  { kind: 'hands', hands: [new Array(3)] },
  { kind: 'seed', seed: 5 },
  { length: 3 },
  JSON.parse('{"__proto__": {"version": 1}, "constructor": 1}'),
  Symbol.iterator,
  10n,
  () => record,
];

/** Every path of a value, deepest last. */
function pathsOf(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  return [
    [...path],
    ...Object.keys(value).flatMap((key) => pathsOf((value as never)[key], [...path, key])),
  ];
}

/** A copy with another value at a path. */
function withAt(value: unknown, path: readonly string[], other: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return other;
  const copy: Record<string, unknown> = Array.isArray(value)
    ? ([...value] as never)
    : { ...(value as Record<string, unknown>) };
  copy[key] = withAt(copy[key], rest, other);
  return copy;
}

test('a record with anything else anywhere is an error or replays, and never throws', () => {
  for (const whole of [record, byHand])
    for (const path of pathsOf(whole))
      for (const other of STRANGE) judgeRecord(withAt(whole, path, other));
});

test('a record with anything missing is an error or replays', () => {
  for (const path of pathsOf(record)) {
    if (path.length === 0) continue;
    const copy = JSON.parse(JSON.stringify(record)) as Record<string, unknown>;
    let parent: Record<string, unknown> = copy;
    for (const key of path.slice(0, -1)) parent = parent[key] as Record<string, unknown>;
    delete parent[path[path.length - 1] as string];
    judgeRecord(copy);
  }
});

test.each([0, 2, 1.5, -1, NaN, Infinity, 99])(
  'a record of version %d is told to be so',
  (version) => {
    expect(parseRecord({ ...record, version })).toEqual({
      ok: false,
      error: { code: 'unknown-version', version },
    });
  },
);

test('texts that are no text are errors', () => {
  for (const parse of Object.values(PARSERS))
    for (const value of STRANGE) judge((parse as (value: never) => Coded)(value as never));
});

test('a record cut off at any character is no JSON, or no record', () => {
  const json = JSON.stringify(record);
  for (let end = 0; end < json.length; end++) {
    let value: unknown;
    try {
      value = JSON.parse(json.slice(0, end));
    } catch {
      value = json.slice(0, end);
    }
    expect(parseRecord(value).ok).toBe(false);
  }
});

test('a match cut off at any character is an error with a place, or the match so far', () => {
  for (let end = 0; end < text.length; end++) {
    const cut = text.slice(0, end);
    const parsed = parseMatch(cut);
    if (parsed.ok) {
      expect(text.startsWith(makeMatch(parsed.value).trimEnd())).toBe(true);
      continue;
    }
    const lines = cut.split('\n');
    expect(parsed.error.line).toBeLessThanOrEqual(lines.length);
    const inLine = lines[parsed.error.line - 1] ?? '';
    expect(parsed.error.column).toBeLessThanOrEqual(inLine.length + 1);
  }
});

test('deep JSON is no record', () => {
  const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as unknown;
  for (const path of pathsOf(record)) judgeRecord(withAt(record, path, deep));
  let nested: unknown = record;
  for (let depth = 0; depth < 5000; depth++) nested = { version: 1, config: nested };
  expect(parseRecord(nested).ok).toBe(false);
});

test('names from the prototype are no wrestlers, kinds or fields, and pollute nothing', () => {
  const evil = JSON.parse(
    JSON.stringify(record).replace('{', '{"__proto__":{"polluted":true},"constructor":{},'),
  ) as unknown;
  judgeRecord(evil);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  for (const name of ['__proto__', 'constructor', 'toString', 'length'])
    expect(parseRecord(withAt(record, ['config', 'rules', 'wrestlers', '0'], name)).ok).toBe(false);
});
