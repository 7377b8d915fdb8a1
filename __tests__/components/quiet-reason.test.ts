/** What the pill says when no group is focused: to one person alone, or to a table of several. */

import { quietReason, type QuietInput } from '@/components/maskmen/table/table-facts';
import { makeTranslate } from '@/i18n/translate';

import { DICTIONARIES } from '../helpers/dictionaries';
import { setStage, tableFor, tableNow } from '../helpers/stage';

const t = makeTranslate(DICTIONARIES.en);

async function said(
  changes: Partial<QuietInput>,
  season: Partial<QuietInput['view']['season']> = {},
): Promise<string> {
  const stage = setStage({ pace: 'instant' });
  await stage.store.intents.start(tableFor('PBBB'));
  const { view } = tableNow(stage);
  if (view === undefined) throw new Error('no match');
  const changed = { ...view, season: { ...view.season, ...season } } as QuietInput['view'];
  return quietReason(t, {
    view: changed,
    names: ['Ana', 'Lupe', 'Kenji', 'Oleg'],
    viewer: 0,
    solo: true,
    thinking: undefined,
    forced: [],
    passes: false,
    stuck: false,
    ...changes,
  }).text;
}

const FOLLOWING = { turn: 0, top: 2, topCount: 2, holder: 3 };
const WAITING = { ...FOLLOWING, turn: 1 };
const OUT = { ...WAITING, places: [0] };

test('a person alone with bots is spoken to', async () => {
  expect(await said({}, FOLLOWING)).toBe('Your turn: choose a wrestler.');
  expect(await said({ stuck: true }, FOLLOWING)).toBe('Nothing you hold beats Nopal ×2, so pass.');
  expect(await said({ passes: true }, FOLLOWING)).toBe('You have to pass.');
  expect(await said({ forced: [0] }, WAITING)).toBe('You passed: nothing left could answer.');
  expect(await said({}, OUT)).toBe('You are out. The others play on.');
});

test('at a shared phone everybody has a name', async () => {
  const solo = false;
  expect(await said({ solo }, FOLLOWING)).toBe('Ana: choose a wrestler.');
  expect(await said({ solo, stuck: true }, FOLLOWING)).toBe(
    'Ana: nothing in hand beats Nopal ×2, so pass.',
  );
  expect(await said({ solo, passes: true }, FOLLOWING)).toBe('Ana has to pass.');
  expect(await said({ solo, forced: [0] }, WAITING)).toBe('Ana passed: nothing left could answer.');
  expect(await said({ solo }, OUT)).toBe('Ana is out. The others play on.');
});

test('who leads is never told to pass', async () => {
  const lead = 'You lead: any wrestler, a debut is one card.';
  expect(await said({})).toBe(lead);
  expect(await said({ stuck: true })).toBe(lead);
});
