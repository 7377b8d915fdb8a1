/** V8 and Hermes play Mascarade alike; where Hermes has no binary, this is marked as skipped. */

import { bundleForHermes, findHermes, NO_HERMES, runHermes } from '@/tools/lib/hermes';
import { digestGames } from '../helpers/mascarade-agreement';

const CHUNKS = 20;
const GAMES = 50;

const hasBinary = ['linux', 'darwin', 'win32'].includes(process.platform);
const testWhereHermesRuns = hasBinary ? test : test.skip;

testWhereHermesRuns(
  `V8 and Hermes play ${CHUNKS * GAMES} games of Mascarade alike: lines, views, worlds, beliefs, texts`,
  async () => {
    if (findHermes() === undefined) throw new Error(NO_HERMES);
    const script = await bundleForHermes(`
      import { digestGames } from '@/__tests__/helpers/mascarade-agreement';
      declare const print: (line: string) => void;
      for (let chunk = 0; chunk < ${CHUNKS}; chunk++) print(digestGames(chunk, ${GAMES}));
    `);
    const hermes = runHermes(script).trim().split('\n');
    const v8 = Array.from({ length: CHUNKS }, (_, chunk) => digestGames(chunk, GAMES));
    expect(hermes).toEqual(v8);
    expect(new Set(v8).size).toBe(CHUNKS);
  },
);
