/** WAV files of one channel and 16 bits: written from samples, and read back. */

import { RATE, type Samples } from './synth';

const HEAD = 44;
const FULL = 32_767;

export function writeWav(samples: Samples): Buffer {
  const file = Buffer.alloc(HEAD + 2 * samples.length);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(2 * RATE, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(2 * samples.length, 40);
  samples.forEach((x, at) => file.writeInt16LE(Math.round(x * FULL), HEAD + 2 * at));
  return file;
}

export interface Wav {
  readonly channels: number;
  readonly rate: number;
  readonly bits: number;
  readonly samples: Samples;
}

export function readWav(file: Buffer): Wav {
  const format = file.toString('latin1', 0, 4) + file.toString('latin1', 8, 16);
  if (format !== 'RIFFWAVEfmt ' || file.toString('latin1', 36, 40) !== 'data')
    throw new Error('This is no plain WAV file');
  const count = file.readUInt32LE(40) / 2;
  return {
    channels: file.readUInt16LE(22),
    rate: file.readUInt32LE(24),
    bits: file.readUInt16LE(34),
    samples: Float64Array.from(
      { length: count },
      (_, at) => file.readInt16LE(HEAD + 2 * at) / FULL,
    ),
  };
}
