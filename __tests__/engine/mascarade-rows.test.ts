/** The rows of the second game, and that a row of no known shape is a failure. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgeLine } from '@/tools/conformance/judges';

const FOLDER = join(__dirname, '../golden/vectors/mascarade');
const linesOf = (file: string): string[] =>
  readFileSync(join(FOLDER, file), 'utf8').trim().split('\n');

test.each(['sets.jsonl', 'games.jsonl', 'illegal.jsonl', 'views.jsonl'])(
  'every row of mascarade/%s holds',
  (file) => {
    const lines = linesOf(file);
    expect(lines.length).toBeGreaterThan(50);
    for (const line of lines) expect(judgeLine(file, line)).toEqual([]);
  },
);

test('the first move sequences of every position are as many as they should be', () => {
  for (const line of linesOf('perft.jsonl')) {
    const row = JSON.parse(line) as { perft: number[] };
    const short = row.perft.filter((count) => count < 3000);
    expect(judgeLine('perft.jsonl', JSON.stringify({ ...row, perft: short }))).toEqual([]);
  }
});

test.each(['sets.jsonl', 'games.jsonl', 'illegal.jsonl', 'views.jsonl', 'perft.jsonl'])(
  'a row of mascarade/%s fails without any of its fields, with one more, and in another file',
  (file) => {
    const row = JSON.parse(linesOf(file)[0] as string) as Record<string, unknown>;
    for (const name of Object.keys(row)) {
      if (name === 'game' || name === 'suggested') continue;
      const { [name]: _, ...rest } = row;
      expect(judgeLine(file, JSON.stringify(rest))).not.toEqual([]);
    }
    expect(judgeLine(file, JSON.stringify({ ...row, more: 1 }))).not.toEqual([]);
    expect(judgeLine('seasons.jsonl', JSON.stringify(row))).not.toEqual([]);
    expect(judgeLine(file, JSON.stringify({ ...row, game: 'mascarada' }))).not.toEqual([]);
  },
);
