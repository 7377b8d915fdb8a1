/** What phones do that browsers do not: sheets, helpers that activate, the app that is left. */

import { fireEvent, screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';

import { MotionProvider } from '@/components/motion/motion-context';
import { TableScreen } from '@/components/screens/table-screen';
import { PACE_FACTOR } from '@/store/pacing';

import { activate, goBack, goes, onAndroid, type Going } from '../helpers/phone';
import {
  framed,
  letHappen,
  playUntil,
  renderScreen,
  setStage,
  tableFor,
  tableNow,
  type Stage,
} from '../helpers/stage';

const left: string[] = [];

/** Nothing moves, so that no picture is waited for. */
const still = (screenOf: ReactElement) => (
  <MotionProvider forced pace={PACE_FACTOR.instant}>
    {screenOf}
  </MotionProvider>
);

const table = (focused = true) =>
  still(
    <TableScreen
      focused={focused}
      onHome={() => left.push('home')}
      onSettings={() => left.push('settings')}
      onRules={() => left.push('rules')}
    />,
  );

const press = (name: string | RegExp) =>
  letHappen(() => fireEvent.press(screen.getByRole('button', { name })));

/** A shared table, with the phone in the hand of whoever is to move. */
async function openHand(): Promise<Stage> {
  left.length = 0;
  const stage = setStage({ pace: 'instant' });
  await stage.store.intents.start(tableFor('PPP'));
  await playUntil(stage, () => tableNow(stage).phase === 'hand-over');
  renderScreen(table());
  await letHappen(() => stage.store.intents.reveal());
  expect(tableNow(stage).phase).toBe('table');
  return stage;
}

test('a sheet covers no hand: whoever opens the menu on their own turn is at the table still', async () => {
  const stage = await openHand();
  await press('Menu');
  expect(tableNow(stage).phase).toBe('table');
  expect(screen.getByRole('heading', { name: 'Menu' })).toBeOnTheScreen();
});

test.each([
  ['Season log', 'Season log'],
  ['Scores', 'Scores'],
  ['Cards played', 'Cards played'],
])('the menu leads to another sheet: %s', async (entry, title) => {
  await openHand();
  await press('Menu');
  await press(entry);
  expect(screen.getByRole('heading', { name: title })).toBeOnTheScreen();
  expect(screen.queryByRole('heading', { name: 'Menu' })).toBeNull();
});

test('a helper that cannot hold opens the hand by activating', async () => {
  const stage = setStage({ pace: 'instant' });
  await stage.store.intents.start(tableFor('PPP'));
  await playUntil(stage, () => tableNow(stage).phase === 'hand-over');
  renderScreen(table());
  await letHappen(() =>
    activate(screen.getByRole('button', { name: /^Hold to see the cards of/ })),
  );
  expect(tableNow(stage).phase).toBe('table');
});

test('a helper that cannot hold passes unseen by activating', async () => {
  const stage = setStage({ pace: 'instant' });
  await stage.store.intents.start(tableFor('PPP'));
  await playUntil(stage, () => {
    const { phase, view } = tableNow(stage);
    return phase === 'hand-over' && (view?.season.round.length ?? 0) > 0;
  });
  renderScreen(table());
  const { length } = tableNow(stage).view?.season.log ?? [];
  await letHappen(() => activate(screen.getByRole('button', { name: 'Pass without looking' })));
  expect(tableNow(stage).view?.season.log[length]?.move).toEqual({ kind: 'pass' });
});

test.each<Going>(['switcher', 'away'])(
  'whoever leaves the app covers the hand before a picture of it is taken: %s',
  async (going) => {
    const stage = await openHand();
    goes(going);
    expect(tableNow(stage).phase).toBe('hand-over');
    goes('back');
    await letHappen();
    expect(screen.getByRole('button', { name: 'Hold to see the cards of Ana' })).toBeOnTheScreen();
  },
);

if (onAndroid) {
  test('back opens the menu, and closes it', async () => {
    await openHand();
    expect(goBack()).toBe('taken');
    expect(screen.getByRole('heading', { name: 'Menu' })).toBeOnTheScreen();
    expect(goBack()).toBe('taken');
    expect(screen.queryByRole('heading', { name: 'Menu' })).toBeNull();
    expect(left).toEqual([]);
  });

  test('back ends a look at the public table', async () => {
    const stage = setStage({ pace: 'instant' });
    await stage.store.intents.start(tableFor('PPP'));
    await playUntil(stage, () => tableNow(stage).phase === 'hand-over');
    renderScreen(table());
    await press('Look at the table');
    expect(screen.queryByRole('button', { name: /^Hold to see/ })).toBeNull();
    expect(goBack()).toBe('taken');
    await letHappen();
    expect(screen.getByRole('button', { name: /^Hold to see/ })).toBeOnTheScreen();
  });

  test('back is not the table’s while something stands over it, nor at a hand-over', async () => {
    await openHand();
    screen.rerender(framed(table(false)));
    expect(goBack()).toBe('left the app');
    screen.rerender(framed(table()));
    goes('away');
    await letHappen();
    expect(goBack()).toBe('left the app');
  });
}
