/** V8 and Hermes run the stores alike: what is published at every step, what is kept, what is reported. */

import { bundleForHermes, findHermes, NO_HERMES, runHermes } from '@/tools/lib/hermes';

import { playThroughStores } from '../helpers/store-agreement';

const MATCHES = 210;

const hasBinary = ['linux', 'darwin', 'win32'].includes(process.platform);
const testWhereHermesRuns = hasBinary ? test : test.skip;

testWhereHermesRuns(
  `V8 and Hermes take ${MATCHES} matches through the stores alike`,
  async () => {
    if (findHermes() === undefined) throw new Error(NO_HERMES);
    const script = await bundleForHermes(`
      import { playThroughStores } from '@/__tests__/helpers/store-agreement';
      declare const print: (line: string) => void;
      print([typeof Intl, typeof structuredClone, typeof queueMicrotask].join());
      playThroughStores(${MATCHES}).then(
        (lines) => print(lines.join('\\n')),
        (error) => print(String(error)),
      );
    `);
    const [lacking, ...hermes] = runHermes(script, ['-Xmicrotask-queue']).trim().split('\n');
    expect(lacking).toBe('undefined,undefined,undefined');
    const v8 = await playThroughStores(MATCHES);
    expect(hermes).toEqual(v8);
    expect(new Set(v8).size).toBe(MATCHES);
  },
  300_000,
);
