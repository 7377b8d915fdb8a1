/** The table `cmap`: which glyph a letter is drawn with (format 4, as all letters here have 16 bits). */

/** Glyphs by letters' numbers. */
export type Letters = ReadonlyMap<number, number>;

const WINDOWS = 3;
const UNICODE = 0;

export function parseLetters(cmap: Buffer): Letters {
  const count = cmap.readUInt16BE(2);
  for (let nth = 0; nth < count; nth++) {
    const at = 4 + nth * 8;
    const table = cmap.subarray(cmap.readUInt32BE(at + 4));
    if (cmap.readUInt16BE(at) === WINDOWS && table.readUInt16BE(0) === 4) return parseFour(table);
  }
  throw new Error('The font has no table of letters in format 4');
}

function parseFour(table: Buffer): Letters {
  const twice = table.readUInt16BE(6);
  const [ends, starts] = [14, 16 + twice];
  const [deltas, offsets] = [starts + twice, starts + 2 * twice];
  const letters = new Map<number, number>();
  for (let segment = 0; segment < twice; segment += 2) {
    const [from, to] = [table.readUInt16BE(starts + segment), table.readUInt16BE(ends + segment)];
    const delta = table.readUInt16BE(deltas + segment);
    const offset = table.readUInt16BE(offsets + segment);
    for (let letter = from; letter <= to && letter < 0xffff; letter++) {
      const listed =
        offset === 0
          ? letter
          : table.readUInt16BE(offsets + segment + offset + 2 * (letter - from));
      const glyph = offset !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) letters.set(letter, glyph);
    }
  }
  return letters;
}

interface Run {
  readonly from: number;
  readonly to: number;
  readonly delta: number;
}

/** Letters in a row whose glyphs are in a row too. */
function runsOf(letters: Letters): Run[] {
  const runs: Run[] = [];
  for (const [letter, glyph] of [...letters].sort(([a], [b]) => a - b)) {
    const delta = (glyph - letter) & 0xffff;
    const last = runs.at(-1);
    if (last?.to === letter - 1 && last.delta === delta)
      runs[runs.length - 1] = { ...last, to: letter };
    else runs.push({ from: letter, to: letter, delta });
  }
  // The format ends with a run of its own.
  return [...runs, { from: 0xffff, to: 0xffff, delta: 1 }];
}

export function makeLetters(letters: Letters): Buffer {
  const runs = runsOf(letters);
  const power = Math.floor(Math.log2(runs.length));
  const words = [
    ...[4, 16 + 8 * runs.length, 0, 2 * runs.length],
    ...[2 * 2 ** power, power, 2 * runs.length - 2 * 2 ** power],
    ...runs.map(({ to }) => to),
    0,
    ...runs.map(({ from }) => from),
    ...runs.map(({ delta }) => delta),
    ...runs.map(() => 0),
  ];
  const table = Buffer.alloc(2 * words.length);
  words.forEach((word, nth) => table.writeUInt16BE(word, 2 * nth));
  const head = Buffer.alloc(20);
  head.writeUInt16BE(2, 2);
  [
    [UNICODE, 3],
    [WINDOWS, 1],
  ].forEach(([platform = 0, encoding = 0], nth) => {
    head.writeUInt16BE(platform, 4 + 8 * nth);
    head.writeUInt16BE(encoding, 6 + 8 * nth);
    head.writeUInt32BE(head.length, 8 + 8 * nth);
  });
  return Buffer.concat([head, table]);
}
