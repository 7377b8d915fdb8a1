/**
 * V8 and Hermes give identical states and records. Where Hermes has a binary but it is not
 * installed, this fails and says how to install it; where it has none, the test is marked as
 * skipped, so that a run never looks as if it had been compared.
 */

import { bundleForHermes, findHermes, NO_HERMES, runHermes } from '@/tools/lib/hermes';
import { digestChunk } from '../helpers/agreement';

const CHUNKS = 20;
const SEEDS = 100;

const hasBinary = ['linux', 'darwin', 'win32'].includes(process.platform);
const testWhereHermesRuns = hasBinary ? test : test.skip;

testWhereHermesRuns(
  `V8 and Hermes play ${CHUNKS * SEEDS} seasons alike: states, worlds, playouts, records, texts`,
  async () => {
    if (findHermes() === undefined) throw new Error(NO_HERMES);
    const script = await bundleForHermes(`
      import { digestChunk } from '@/__tests__/helpers/agreement';
      declare const print: (line: string) => void;
      for (let chunk = 0; chunk < ${CHUNKS}; chunk++) print(digestChunk(chunk, ${SEEDS}));
    `);
    const hermes = runHermes(script).trim().split('\n');
    const v8 = Array.from({ length: CHUNKS }, (_, chunk) => digestChunk(chunk, SEEDS));
    expect(hermes).toEqual(v8);
    expect(new Set(v8).size).toBe(CHUNKS);
  },
  120_000,
);
