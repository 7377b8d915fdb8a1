/** What is wrong and what changes is said on phones, once; in browsers roles and `aria-live` see to it. */

import { fireEvent, render, screen } from '@testing-library/react-native';
import { AccessibilityInfo, Platform } from 'react-native';

import type { Reason } from '@/components/maskmen/hand/use-reason';
import { ReasonPill } from '@/components/maskmen/table/reason-pill';
import { RulesScreen } from '@/components/screens/rules-screen';
import { SettingsScreen } from '@/components/screens/settings-screen';
import { SetupScreen } from '@/components/screens/setup-screen';

import { letHappen, renderScreen, setStage } from '../helpers/stage';

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  jest
    .spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions')
    .mockImplementation((words) => void said.push(words));
});
afterEach(() => jest.restoreAllMocks());

const renderSetup = () => {
  setStage();
  renderScreen(<SetupScreen onBack={jest.fn()} onTable={jest.fn()} />);
};
const type = (number: number, name: string) =>
  fireEvent.changeText(screen.getByLabelText(`Name of player ${number}`), name);
const press = (role: 'button' | 'radio', name: string) =>
  fireEvent.press(screen.getByRole(role, { name }));

const TAKEN = 'Player 1 has this name already.';
const CHANGE = 'One name needs a change.';
const NOBODY = 'At least one player must be a person.';

test('a name that is taken is said once, and again when it is taken again', () => {
  renderSetup();
  expect(said).toEqual([]);
  type(2, 'player 1');
  type(2, 'PLAYER 1');
  expect(said).toEqual([TAKEN, CHANGE]);
  type(2, 'Olga');
  type(2, 'Player 1');
  expect(said).toEqual([TAKEN, CHANGE, TAKEN, CHANGE]);
});

test('a table without a person is said', () => {
  renderSetup();
  press('radio', 'Player 1 is a bot');
  press('radio', 'Player 2 is a bot');
  expect(said).toEqual([NOBODY]);
});

test('a number says what it has become, and nothing when it first comes', () => {
  renderSetup();
  press('button', 'One season more');
  press('button', 'One season more');
  press('button', 'One season less');
  expect(said).toEqual(['5 seasons', '6 seasons', '5 seasons']);
});

test('a wipe that the disk refuses is said', async () => {
  const stage = setStage();
  await stage.stores.settings.load();
  renderScreen(<SettingsScreen onBack={jest.fn()} onWiped={jest.fn()} />);
  await letHappen(() => press('radio', 'Poster'));
  stage.storage.faults.readOnly = true;
  await letHappen(() => press('button', 'Wipe my data'));
  await letHappen(() => press('button', 'Wipe everything'));
  await letHappen(() => stage.clock.pass(1000));
  expect(said).toEqual([expect.stringMatching(/did not let go/)]);
});

test('how many rules were found is said as it changes', () => {
  setStage();
  renderScreen(<RulesScreen onBack={jest.fn()} />);
  fireEvent.changeText(screen.getByRole('searchbox'), 'zzzz');
  expect(said).toEqual([screen.getByRole('status').props.children]);
});

const pill = (reason: Reason) => <ReasonPill reason={reason} shape="pill" scale={1} lit={false} />;
const WEAKER: Reason = { mark: 'refused', text: 'Weaker than **Nopal**.' };

test('the sentence over the hand is said when it changes, in plain words', () => {
  const view = render(pill({ mark: 'none', text: 'Your turn.' }));
  expect(said).toEqual([]);
  view.rerender(pill(WEAKER));
  view.rerender(pill({ ...WEAKER }));
  expect(said).toEqual([screen.getByRole('status').props['aria-label']]);
});

test('a browser is left to say all of it by itself', () => {
  jest.replaceProperty(Platform, 'OS', 'web');
  const view = render(pill({ mark: 'none', text: 'Your turn.' }));
  expect(screen.getByRole('status').props['aria-live']).toBe('polite');
  view.rerender(pill(WEAKER));
  renderSetup();
  expect(screen.getByRole('img', { name: '4 seasons' }).props['aria-live']).toBe('polite');
  press('button', 'One season more');
  type(2, 'player 1');
  const wrong = screen.getAllByRole('alert').map(({ props }) => props.children as string);
  expect(wrong).toEqual([TAKEN, CHANGE]);
  expect(said).toEqual([]);
});
