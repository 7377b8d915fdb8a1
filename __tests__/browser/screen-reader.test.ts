/** A match through the accessibility tree alone, by what eyes can see as well. */

import type { Page } from 'playwright-core';

import { en } from '@/i18n/en';
import { keepSettings } from '@/tools/lib/saves';

import { prepareApp } from './helpers/app';
import { listenTo, type AxNode, type Ear } from './helpers/ax-tree';
import { readKept } from './helpers/kept';
import { chooseMost, reasonIn } from './helpers/table';
import { expectFocus, GROUP, groupsIn, HEARING, playBy, toldOn } from './helpers/tree-table';

const open = prepareApp();

/** Waits until a person is asked for something that was not asked before. */
async function nextAsked(page: Page, ear: Ear, before: string) {
  const until = Date.now() + 20_000;
  for (;;) {
    const nodes = await ear.read();
    const has = (pattern: RegExp) =>
      nodes.find(
        ({ role, name, disabled }) => role === 'button' && !disabled && pattern.test(name),
      );
    const groups = groupsIn(nodes);
    const signature = signatureOf(nodes);
    if (has(/^Rematch$/)) return { kind: 'over' as const, signature, groups, nodes };
    const hold = has(/^Hold to see the cards of/);
    if (hold !== undefined && hold.name !== before)
      return { kind: 'hand-over' as const, signature: hold.name, groups, nodes };
    const asked = groups.some(({ label }) => reasonIn(label) !== '');
    if (asked && signature !== before)
      return { kind: 'decision' as const, signature, groups, nodes };
    if (Date.now() > until) throw new Error(`Nobody is asked for anything:\n${signature}`);
    await page.waitForTimeout(20);
  }
}

/** Whether the table goes on by itself, as when public facts leave nothing but a pass. */
async function goesOn(page: Page, ear: Ear, before: string): Promise<boolean> {
  await page.waitForTimeout(250);
  return signatureOf(await ear.read()) !== before;
}

const signatureOf = (nodes: readonly AxNode[]): string =>
  nodes
    .filter(({ name }) => /^.+: \d+ cards?, /.test(name) || GROUP.test(name))
    .map(({ name }) => name)
    .join('\n');

test('a match from set-up to result is played by the accessibility tree alone', async () => {
  const page = await open({ texts: keepSettings({ pace: 'instant' }), script: HEARING });
  const ear = await listenTo(page);
  await ear.use('button', /^Pass & play$/);
  await expectFocus(page, ear, /^New game$/i);
  for (let seasons = 4; seasons > 1; seasons--) await ear.use('button', /^One season less$/);
  await ear.hear('image', /^1 season$/);
  await ear.use('button', /^Arrange the seat of Player 2$/);
  await ear.use('button', /^Move Player 2 up$/);
  await ear.use('button', /^Ring the bell$/);

  const met = { handOvers: 0, plays: 0, passes: 0 };
  let before = '';
  for (;;) {
    const asked = await nextAsked(page, ear, before);
    before = asked.signature;
    if (asked.kind === 'over') break;
    if (asked.kind === 'hand-over') {
      met.handOvers++;
      expect(asked.groups).toEqual([]);
      await expectFocus(page, ear, /^Hold to see the cards of/);
      await ear.use('button', /^Hold to see the cards of/);
      continue;
    }
    const choice = chooseMost({ groups: asked.groups, buttons: [], signature: '' });
    if (choice === undefined) {
      if (!(await goesOn(page, ear, before))) {
        met.passes++;
        await ear.use('button', /^Pass$/);
      }
      continue;
    }
    await expectFocus(page, ear, /^Hand of /);
    // The diagram is one sentence a wrestler.
    const sentences = asked.nodes.filter(
      ({ role, name }) => role === 'button' && /^\w+ .*(beats|loses to|unknown).*\.$/.test(name),
    );
    expect(sentences).toHaveLength(6);
    if (met.plays === 2) {
      await ear.use('button', /^Menu$/);
      await expectFocus(page, ear, /^Menu$/i);
      await ear.use('button', new RegExp(`^${en.sheets.played}$`));
      await expectFocus(page, ear, new RegExp(`^${en.sheets.played}$`, 'i'));
      await ear.use('button', /^Close$/);
      await expectFocus(page, ear, /^Menu$/i);
    }
    met.plays++;
    await playBy(ear, choice);
  }
  await expectFocus(page, ear, / wins|share/i);
  expect(met.plays).toBeGreaterThan(5);
  expect(met.passes).toBeGreaterThan(0);
  expect(met.handOvers).toBeGreaterThan(2);

  // Every move was told, in its order, and every proof with it.
  const { match } = await readKept(page);
  const names = ['Player 2', 'Player 1'];
  const told = (await toldOn(page)).filter((line) => /plays|passes|has to pass/.test(line));
  expect(told).toHaveLength(match.season.log.length);
  match.season.log.forEach(({ seat, move }, at) => {
    const name = names[seat];
    if (name !== undefined) expect(told[at]).toContain(name);
    if (move.kind === 'play') expect(told[at]?.toLowerCase()).toContain(`of ${move.wrestler}`);
  });
  expect(told.some((line) => /\w+ beats \w+\./.test(line))).toBe(true);
});
