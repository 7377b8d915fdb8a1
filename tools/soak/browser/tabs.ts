/**
 * Two tabs on one save, with the browser's locks and without: whoever plays, the record on the disk
 * only ever grows, and the tab that does not play says so and can take the match over.
 */

import type { Page } from 'playwright-core';

import { expectOk, makeSeed, nextBelow, parseRecord, replay, seedRng } from '@/engine/truth';
import type { Player } from '@/store/types';

import { readTexts } from '../../lib/app-page';
import { keepSettings, keepSetup } from '../../lib/saves';
import { keyPlay } from '../../play/acts';
import { sameChance } from '../../play/chance';
import { changesFrom, chooseMost, goesOnByItself, nextStanding } from '../../play/table';
import type { CaseResult } from '../run';
import type { Stage } from './stage';

const STEPS = 8;
const NO_LOCKS = `Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });`;

const PLAYERS: readonly Player[] = [
  { kind: 'person', name: 'Ana' },
  { kind: 'bot', name: 'Lupe', rival: 'raiser', level: 'rookie' },
];

async function movesOnDisk(page: Page): Promise<string[]> {
  const { record } = JSON.parse((await readTexts(page))['maskmen.match'] ?? '{}') as {
    record: unknown;
  };
  const read = expectOk(parseRecord(record));
  expectOk(replay(read));
  return read.moves.flatMap((season, number) =>
    season
      .split(' ')
      .filter((move) => move !== '')
      .map((move) => `${number}:${move}`),
  );
}

const takeOver = (page: Page) => page.getByRole('button', { name: 'Play here' });

/** One decision, if this tab is the one that plays; whether it was. */
async function moveIn(page: Page): Promise<boolean> {
  const asked = nextStanding(page).catch(() => undefined);
  const given = takeOver(page)
    .waitFor({ timeout: 14_000 })
    .then(() => 'elsewhere' as const)
    .catch(() => undefined);
  const first = await Promise.race([asked, given]);
  if (first === undefined || first === 'elsewhere') return false;
  if (first.standing === 'season-over') {
    await page.getByRole('button', { name: /^Season \d+$/ }).click();
    return true;
  }
  const choice = chooseMost(first.now);
  if (choice !== undefined) await keyPlay(page, choice);
  else if (!(await goesOnByItself(page, first.now.signature))) await page.keyboard.press('p');
  // The next to look must not take this decision for another.
  await changesFrom(page, first.now.signature);
  return true;
}

export async function playTabsCase(stage: Stage, seed: number, index: number): Promise<CaseResult> {
  const locked = index % 2 === 0;
  const rng = seedRng(makeSeed([seed, index, 0x7ab5]), 0);
  const script = locked ? '' : NO_LOCKS;
  const texts = {
    ...keepSettings({ pace: 'instant' }),
    ...keepSetup({ players: PLAYERS, host: 0, seasons: 1, help: 'full' }),
  };
  const first = await stage.open({ path: '/setup', chance: index + 1, script, texts });
  await first.getByRole('button', { name: 'Ring the bell' }).click();
  await nextStanding(first);
  const second = await first.context().newPage();
  await stage.listenTo(second);
  await second.addInitScript(sameChance(index + 1001));
  await second.addInitScript(script);
  await second.goto('/table');
  if (locked) await takeOver(second).waitFor();
  const tabs = [first, second] as const;
  const plan: string[] = [];
  let kept = await movesOnDisk(first);
  let moves = 0;
  for (let step = 0; step < STEPS; step++) {
    const which = nextBelow(rng, 2) as 0 | 1;
    const what = nextBelow(rng, 4);
    plan.push(`${which}${what}`);
    const tab = tabs[which];
    await tab.bringToFront();
    if (what === 0) await tab.reload();
    if (what > 0 && (await takeOver(tab).isVisible())) await takeOver(tab).click();
    if (await moveIn(tab)) moves++;
    const now = await movesOnDisk(tab);
    if (!kept.every((move, at) => now[at] === move))
      throw new Error(`${plan.join(' ')}: ${kept.join(' ')} became ${now.join(' ')}`);
    kept = now;
  }
  // With locks, exactly one of them plays.
  const lying = await Promise.all(tabs.map((tab) => takeOver(tab).isVisible()));
  if (locked && lying.filter(Boolean).length !== 1)
    throw new Error(`${plan.join(' ')}: ${lying.filter(Boolean).length} tabs step back`);
  if (moves === 0) throw new Error(`${plan.join(' ')}: nobody could move`);
  return { counts: { steps: STEPS, moves }, result: `${locked} ${plan.join(' ')}` };
}
