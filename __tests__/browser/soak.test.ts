/** The short forms of the soaks in a browser: the first cases of the long ones, and the same digest. */

import { playFaultCase } from '@/tools/soak/browser/faults';
import { playHeapCase } from '@/tools/soak/browser/heap';
import { heardCase } from '@/tools/soak/browser/in-browser';
import { playKillCase } from '@/tools/soak/browser/kill';
import { playLinksCase } from '@/tools/soak/browser/links';
import { playMonkeyCase } from '@/tools/soak/browser/monkeys';
import { playPeekCase } from '@/tools/soak/browser/peek';
import { setStage, type Stage } from '@/tools/soak/browser/stage';
import { playTabsCase } from '@/tools/soak/browser/tabs';
import { GOLDEN } from '@/tools/soak/golden';
import { digestFirst } from '@/tools/soak/run';

jest.setTimeout(600_000);

let stage: Stage;
beforeAll(async () => {
  process.env['MASKMEN_WEB_BUILD'] ??= 'build/web-check';
  stage = await setStage();
});
afterAll(() => stage.close());

test.each([
  ['kill', playKillCase],
  ['faults', playFaultCase],
  ['tabs', playTabsCase],
  ['monkeys', playMonkeyCase],
  ['heap', playHeapCase],
  ['links', playLinksCase],
  ['peek', playPeekCase],
] as const)(
  'the first cases of soak %s pass and come out as they always do',
  async (name, play) => {
    const { seed, cases, digest } = GOLDEN[name];
    expect(await digestFirst(heardCase(stage, play), seed, cases)).toBe(digest);
  },
);
