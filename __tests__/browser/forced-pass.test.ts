/** A pass that public facts force is taken by the table: its person is never asked for it. */

import type { Page } from 'playwright-core';

import { keepMatch, keepSettings, type MatchInPosition } from '@/tools/lib/saves';

import { prepareApp } from './helpers/app';

const open = prepareApp();

const players: MatchInPosition['players'] = [
  { kind: 'person', name: 'Ana' },
  { kind: 'bot', name: 'Lupe', rival: 'raiser', level: 'rookie' },
  { kind: 'bot', name: 'Kenji', rival: 'raiser', level: 'rookie' },
  { kind: 'bot', name: 'Oleg', rival: 'raiser', level: 'rookie' },
];
/** Oleg leads, and has nothing but Zarpa, which is stronger than all the others. */
const ZARPA_COMES = 'hands V2N2/U3D2/N1F3/Z4 played V8Z6N7U7D8F7 order Z>V>N>U>D>F turn 3';

/** Writes down whatever the page asks of Ana, and what it says meanwhile. */
const WATCH = `
  window.seen = { asked: [], said: [] };
  const look = () => {
    for (const group of document.querySelectorAll('[id^="hand-group-"]')) {
      const name = group.getAttribute('aria-label') ?? '';
      if (name.includes('. ')) window.seen.asked.push(name);
    }
    for (const button of document.querySelectorAll('[role="button"]')) {
      const name = button.getAttribute('aria-label') ?? '';
      const open = button.getAttribute('aria-disabled') !== 'true';
      if (open && /^(?:Pass|Hint)$/.test(name)) window.seen.asked.push(name);
    }
    for (const line of document.querySelectorAll('[role="status"]')) {
      const said = line.getAttribute('aria-label') ?? '';
      if (said !== '' && window.seen.said.at(-1) !== said) window.seen.said.push(said);
    }
  };
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });`;

interface Seen {
  readonly asked: readonly string[];
  readonly said: readonly string[];
}

const seenBy = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as { seen: Seen }).seen);

test('who has to pass is told so, and asked for nothing', async () => {
  const page = await open({
    path: '/table',
    texts: {
      ...keepMatch({ players, position: ZARPA_COMES }),
      ...keepSettings({ pace: 'calm' }),
    },
    script: WATCH,
  });
  await page.getByRole('status', { name: 'You have to pass.' }).waitFor();
  await page.getByRole('status', { name: 'You passed: nothing left could answer.' }).waitFor();
  const { asked, said } = await seenBy(page);
  expect(asked).toEqual([]);
  expect(said.slice(0, 2)).toEqual(['Oleg is thinking.', 'You have to pass.']);
});
