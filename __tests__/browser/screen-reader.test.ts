/** A match and two lessons through the accessibility tree alone, by what eyes can see as well. */

import type { Page } from 'playwright-core';

import { en } from '@/i18n/en';
import { keepSettings } from '@/tools/lib/saves';

import { prepareApp } from './helpers/app';
import { listenTo, type AxNode, type Ear } from './helpers/ax-tree';
import { readKept } from './helpers/kept';
import { coachOf, doAsAsked, LESSONS, waitForStep, type Learner } from './helpers/lesson';
import { chooseMost, reasonIn, type Choice, type Group } from './helpers/table';

const open = prepareApp();

/** Keeps every line the page ever put in a log for screen readers. */
const HEARING = `
  window.told = [];
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target instanceof Element && target.getAttribute('role') === 'log')
        for (const line of addedNodes) window.told.push(line.textContent);
  }).observe(document, { childList: true, subtree: true });
`;
const toldOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { told: string[] }).told);

const GROUP = /^(Volto|Zarpa|Nopal|Umbra|Dalia|Fango), \d+ cards?/;

const groupsIn = (nodes: readonly AxNode[]): Group[] =>
  nodes
    .filter(({ role, name }) => role === 'button' && GROUP.test(name))
    .map(({ name, pressed }) => ({
      wrestler: (GROUP.exec(name)?.[1] ?? '').toLowerCase(),
      label: name,
      focused: pressed,
      x: 0,
      y: 0,
      top: 0,
    }));

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&');

/** Chooses the group, sets the count where it is free, and presses Play. */
async function playBy(ear: Ear, { group, count, free }: Choice): Promise<void> {
  await ear.use('button', new RegExp(`^${escaped(group.label)}$`));
  if (free) await ear.use('radio', new RegExp(`^${count} cards?$`));
  await ear.use('button', new RegExp(`^Play ${count} ${group.wrestler}$`, 'i'));
}

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

const focusedIn = (nodes: readonly AxNode[]): string =>
  nodes
    .filter(({ focused, role }) => focused && role !== 'RootWebArea')
    .map(({ name }) => name)[0] ?? '';

/** Waits until the focus is at something of that name. */
async function expectFocus(page: Page, ear: Ear, name: RegExp): Promise<void> {
  const until = Date.now() + 5_000;
  let at = '';
  while (Date.now() < until) {
    at = focusedIn(await ear.read());
    if (name.test(at)) return;
    await page.waitForTimeout(20);
  }
  throw new Error(`The focus is at “${at}” and not at ${String(name)}`);
}

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

test('two lessons are gone through by the accessibility tree alone', async () => {
  const page = await open({ texts: keepSettings({ pace: 'instant' }), script: HEARING });
  const ear = await listenTo(page);
  const learner: Learner = {
    play: (choice) => playBy(ear, choice),
    look: async ({ label }) => {
      await ear.use('button', new RegExp(`^${escaped(label)}$`));
    },
    pass: async () => {
      await ear.use('button', /^Pass$/);
    },
    press: async (name) => {
      await ear.use('button', name);
    },
  };
  await ear.use('button', new RegExp(`^${en.learn.offer.take}$`));
  await expectFocus(page, ear, new RegExp(`^${en.learn.title}$`, 'i'));
  await ear.use('button', /^Begin$/);
  for (const lesson of LESSONS.slice(0, 2)) {
    for (const step of lesson.steps) {
      await waitForStep(page, lesson, step);
      if (step.expects.kind === 'read') await expectFocus(page, ear, /^Next$/);
      await doAsAsked({ page, lesson, step, learner });
    }
  }
  await coachOf(page).waitFor();
  const told = (await toldOn(page)).join('\n');
  for (const step of LESSONS[0]?.steps ?? [])
    expect(told).toContain(
      (en.learn.lessons as Readonly<Record<string, Readonly<Record<string, string>>>>)[
        LESSONS[0]?.id ?? ''
      ]?.[step.key],
    );
});
