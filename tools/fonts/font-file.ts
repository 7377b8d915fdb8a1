/**
 * A TrueType file as its tables (OpenType 1.9, “Organization of an OpenType Font”): taken apart, and
 * put together again with the sums that the format wants.
 */

/** Tables by their tags. */
export type Tables = ReadonlyMap<string, Buffer>;

const HEADER = 12;
const RECORD = 16;
/** Where the sum over the whole file stands in `head`, and what all sums make together. */
const ADJUSTMENT = 8;
const WHOLE = 0xb1b0afba;

export function parseFont(file: Buffer): Tables {
  const count = file.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, nth) => {
      const at = HEADER + nth * RECORD;
      const [offset, length] = [file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)];
      return [file.toString('latin1', at, at + 4), file.subarray(offset, offset + length)] as const;
    }),
  );
}

const padded = (length: number): number => Math.ceil(length / 4) * 4;

/** The sum of a table's numbers of four bytes, as if blanks were added at its end. */
function sumOf(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) {
    const word = Buffer.alloc(4);
    table.copy(word, 0, at, Math.min(at + 4, table.length));
    sum = (sum + word.readUInt32BE(0)) >>> 0;
  }
  return sum;
}

export function makeFont(tables: Tables): Buffer {
  const tags = [...tables.keys()].sort();
  const power = Math.floor(Math.log2(tags.length));
  const header = Buffer.alloc(HEADER + tags.length * RECORD);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(tags.length, 4);
  header.writeUInt16BE(16 * 2 ** power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(16 * tags.length - 16 * 2 ** power, 10);
  let offset = header.length;
  const bodies = tags.map((tag, nth) => {
    const table = Buffer.from(tables.get(tag) ?? []);
    if (tag === 'head') table.writeUInt32BE(0, ADJUSTMENT);
    const at = HEADER + nth * RECORD;
    header.write(tag, at, 'latin1');
    header.writeUInt32BE(sumOf(table), at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(table.length, at + 12);
    offset += padded(table.length);
    return Buffer.concat([table], padded(table.length));
  });
  const font = Buffer.concat([header, ...bodies]);
  const head = header.readUInt32BE(HEADER + tags.indexOf('head') * RECORD + 8);
  font.writeUInt32BE((WHOLE - sumOf(font)) >>> 0, head + ADJUSTMENT);
  return font;
}
