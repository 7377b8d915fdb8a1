/** V8 and Hermes decide alike on the same seeds: moves, points, errors and beliefs, to the last bit. */

import { bundleForHermes, findHermes, NO_HERMES, runHermes } from '@/tools/lib/hermes';
import { decideChunk } from '../helpers/bot-agreement';

const SEASONS = 10;
const PLAYOUTS = 60;

const hasBinary = ['linux', 'darwin', 'win32'].includes(process.platform);
const testWhereHermesRuns = hasBinary ? test : test.skip;

testWhereHermesRuns(
  'V8 and Hermes decide alike',
  async () => {
    if (findHermes() === undefined) throw new Error(NO_HERMES);
    const script = await bundleForHermes(`
      import { decideChunk } from '@/__tests__/helpers/bot-agreement';
      declare const print: (line: string) => void;
      for (const line of decideChunk(${SEASONS}, ${PLAYOUTS})) print(line);
    `);
    const hermes = runHermes(script).trim().split('\n');
    const v8 = decideChunk(SEASONS, PLAYOUTS);
    expect(v8.length).toBeGreaterThan(50);
    expect(hermes).toEqual(v8);
  },
  120_000,
);
