/** The feature `locl` of the table `GSUB`: which glyphs a language draws in a form of its own. */

/** Glyphs of the language by those drawn for everybody else. */
export type LocalForms = ReadonlyMap<number, number>;

export interface Language {
  readonly script: string;
  readonly language: string;
}

const SINGLE = 1;
const EXTENSION = 7;

/** The table behind a tag in a list of tags and offsets. */
function tagged(list: Buffer, tag: string, { from, what }: { from: number; what: string }): Buffer {
  const count = list.readUInt16BE(from);
  for (let nth = 0; nth < count; nth++) {
    const at = from + 2 + nth * 6;
    if (list.toString('latin1', at, at + 4) === tag)
      return list.subarray(list.readUInt16BE(at + 4));
  }
  throw new Error(`The font has no ${what} ${tag.trim()}`);
}

const numbersAt = (table: Buffer, at: number): number[] =>
  Array.from({ length: table.readUInt16BE(at) }, (_, nth) => table.readUInt16BE(at + 2 + 2 * nth));

/** The glyphs that a lookup is about, in their order. */
function coverage(table: Buffer): number[] {
  if (table.readUInt16BE(0) === 1) return numbersAt(table, 2);
  return Array.from({ length: table.readUInt16BE(2) }, (_, nth) => {
    const [from, to] = [table.readUInt16BE(4 + 6 * nth), table.readUInt16BE(6 + 6 * nth)];
    return Array.from({ length: to - from + 1 }, (__, glyph) => from + glyph);
  }).flat();
}

function formsIn(table: Buffer): [number, number][] {
  const glyphs = coverage(table.subarray(table.readUInt16BE(2)));
  if (table.readUInt16BE(0) === 1) {
    const delta = table.readUInt16BE(4);
    return glyphs.map((glyph) => [glyph, (glyph + delta) & 0xffff]);
  }
  const others = numbersAt(table, 4);
  return glyphs.map((glyph, nth) => [glyph, others[nth] ?? glyph]);
}

function formsOf(lookup: Buffer): [number, number][] {
  const kind = lookup.readUInt16BE(0);
  return numbersAt(lookup, 4).flatMap((offset) => {
    const table = lookup.subarray(offset);
    const extended = kind === EXTENSION && table.readUInt16BE(2) === SINGLE;
    if (!extended && kind !== SINGLE) throw new Error('A local form of more than one glyph');
    return formsIn(extended ? table.subarray(table.readUInt32BE(4)) : table);
  });
}

export function localForms(gsub: Buffer, { script, language }: Language): LocalForms {
  const [scripts, features, lookups] = [4, 6, 8].map((at) =>
    gsub.subarray(gsub.readUInt16BE(at)),
  ) as [Buffer, Buffer, Buffer];
  const system = tagged(tagged(scripts, script, { from: 0, what: 'script' }), language, {
    from: 2,
    what: 'language',
  });
  const asked = numbersAt(system, 4).filter(
    (nth) => features.toString('latin1', 2 + 6 * nth, 6 + 6 * nth) === 'locl',
  );
  const nths = asked.flatMap((nth) =>
    numbersAt(features.subarray(features.readUInt16BE(6 + 6 * nth)), 2),
  );
  const offsets = numbersAt(lookups, 0);
  return new Map(nths.flatMap((nth) => formsOf(lookups.subarray(offsets[nth]))));
}
