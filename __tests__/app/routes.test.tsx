import { fireEvent, renderRouter, screen } from 'expo-router/testing-library';
import { Screen } from 'react-native-screens';

import { HomeScreen } from '@/components/screens/home-screen';

import { goBack, onAndroid, statusBarInk } from '../helpers/phone';
import { letHappen, playUntil, setStage, tableFor, tableNow, type Stage } from '../helpers/stage';

const APP = './app';
// The first test loads the whole app, which a busy machine that has never done so takes minutes for.
jest.setTimeout(600_000);

beforeEach(() => jest.useRealTimers());

const openApp = async (initialUrl: string) => {
  const app = renderRouter(APP, { initialUrl });
  await letHappen();
  return app;
};

const press = (name: string | RegExp) =>
  letHappen(() => fireEvent.press(screen.getByRole('button', { name })));

async function stageWithMatch(letters = 'PBBB'): Promise<Stage> {
  const stage = setStage();
  await stage.store.intents.start(tableFor(letters));
  await playUntil(stage, () => ['table', 'hand-over'].includes(tableNow(stage).phase));
  return stage;
}

test('the app opens on its poster', async () => {
  setStage();
  await openApp('/');
  expect(await screen.findByRole('heading', { name: 'Maskmen' })).toBeOnTheScreen();
  expect(screen.getByText('Who is stronger? Nobody knows. Yet.')).toBeOnTheScreen();
  expect(screen.getByText('No ads. No account. Plays offline.')).toBeOnTheScreen();
  expect(
    screen.getByRole('img', { name: 'The masks of Volto, Zarpa, Nopal, Umbra, Dalia and Fango' }),
  ).toBeOnTheScreen();
});

test('home offers what is built and nothing else', async () => {
  setStage();
  await openApp('/');
  await screen.findByRole('heading', { name: 'Maskmen' });
  const names = screen
    .getAllByRole('button')
    .map((button) => button.props.accessibilityLabel as string);
  const ways = ['Play solo', 'Pass & play', 'Learn', 'Settings'];
  expect(names).toEqual(['Not now', 'Show me', ...ways]);
});

test('solo starts with one tap: one person and three bots', async () => {
  const stage = setStage();
  const { getPathname } = await openApp('/');
  await screen.findByRole('heading', { name: 'Maskmen' });
  await press('Play solo');
  await letHappen();
  expect(tableNow(stage).setup?.players.map(({ kind }) => kind)).toEqual([
    'person',
    'bot',
    'bot',
    'bot',
  ]);
  expect(getPathname()).toBe('/table');
});

test('solo starts the last table for one that was set up', async () => {
  const stage = setStage();
  stage.stores.setup.remember(tableFor('BPB', { seasons: 2 }));
  await openApp('/');
  await screen.findByRole('heading', { name: 'Maskmen' });
  await press('Play solo');
  expect(tableNow(stage).setup).toEqual(tableFor('BPB', { seasons: 2 }));
});

test('an open match is continued with one tap', async () => {
  await stageWithMatch();
  const { getPathname } = await openApp('/');
  const ticket = await screen.findByRole('button', {
    name: /^Continue\. Season 1 of 4, round 1: \w+\sto\splay\. Ana, Lupe, Kenji, Oleg\. 1st, 0 points$/,
  });
  await letHappen(() => fireEvent.press(ticket));
  expect(getPathname()).toBe('/table');
});

test('a new match with one open asks once, and either answer is taken', async () => {
  const stage = await stageWithMatch();
  const { getPathname } = await openApp('/');
  await screen.findByRole('button', { name: /^Continue/ });
  await press('Play solo');
  expect(screen.getByRole('heading', { name: 'A match is open' })).toBeOnTheScreen();
  await press('Close');
  expect(tableNow(stage).setup).toEqual(tableFor('PBBB'));
  await press('Play solo');
  await press('Start a new one');
  await letHappen();
  expect(tableNow(stage).setup?.players[0]?.name).toBe('Player 1');
  expect(getPathname()).toBe('/table');
});

test('set-up asks the same, and continuing leaves the match as it was', async () => {
  const stage = await stageWithMatch();
  const { getPathname } = await openApp('/setup');
  await screen.findByRole('heading', { name: 'New game' });
  await press('Ring the bell');
  await press('Continue the match');
  expect(tableNow(stage).setup).toEqual(tableFor('PBBB'));
  expect(getPathname()).toBe('/table');
});

test('a link to the table without a match leads to the poster', async () => {
  setStage();
  const { getPathname } = await openApp('/table');
  expect(await screen.findByRole('heading', { name: 'Maskmen' })).toBeOnTheScreen();
  expect(getPathname()).toBe('/');
});

test('a link to the table with a match resumes it', async () => {
  await stageWithMatch('PPP');
  const { getPathname } = await openApp('/table');
  expect(await screen.findByRole('heading', { name: 'Ana' })).toBeOnTheScreen();
  expect(getPathname()).toBe('/table');
});

test('settings lead back to where one came from', async () => {
  setStage();
  const { getPathname } = await openApp('/');
  await screen.findByRole('heading', { name: 'Maskmen' });
  await press('Settings');
  expect(getPathname()).toBe('/settings');
  await press('Back');
  expect(getPathname()).toBe('/');
});

test('settings say whose game it is', async () => {
  setStage();
  await openApp('/settings');
  expect(await screen.findByText(/published by Oink Games.*unofficial/s)).toBeOnTheScreen();
  expect(screen.getByText(/MIT licence/)).toBeOnTheScreen();
  expect(screen.getByText(/Open Font License/)).toBeOnTheScreen();
});

test('damaged and newer saves are told once, and the app goes on', async () => {
  setStage({
    texts: [
      ['maskmen.match', '{"version":99}'],
      ['maskmen.settings', 'nonsense'],
    ],
  });
  await openApp('/');
  expect(await screen.findByRole('heading', { name: 'Put aside' })).toBeOnTheScreen();
  expect(screen.getByText(/newer version of this app.*the match/)).toBeOnTheScreen();
  expect(screen.getByText(/Damaged.*the settings/)).toBeOnTheScreen();
  await press('Go on');
  expect(screen.queryByRole('heading', { name: 'Put aside' })).not.toBeOnTheScreen();
  await press('Settings');
  await press('Back');
  expect(screen.queryByRole('heading', { name: 'Put aside' })).not.toBeOnTheScreen();
});

test('the poster under a table follows no move', async () => {
  await stageWithMatch();
  await openApp('/');
  const follows = () => screen.UNSAFE_getByType(HomeScreen).props.looked;
  expect(follows()).toBe(true);
  await press(/^Continue/);
  expect(follows()).toBe(false);
  await press('Menu');
  await press(/^Leave the table/);
  expect(follows()).toBe(true);
});

test('a link to nowhere gets a friendly page and a way home', async () => {
  setStage();
  const { getPathname } = await openApp('/no/such/place');
  expect(await screen.findByRole('heading', { name: 'No such bout' })).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Back to the poster' }));
  expect(await screen.findByRole('heading', { name: 'Maskmen' })).toBeOnTheScreen();
  expect(getPathname()).toBe('/');
});

const back = async () => {
  const went = goBack();
  await letHappen();
  return went;
};

if (onAndroid) {
  test.each(['/setup', '/settings'])('back leads from %s to the poster', async (path) => {
    setStage();
    const { getPathname } = await openApp(path);
    expect(await back()).toBe('taken');
    expect(getPathname()).toBe('/');
    expect(await screen.findByRole('heading', { name: 'Maskmen' })).toBeOnTheScreen();
    expect(await back()).toBe('left the app');
  });

  test('back opens the table’s menu and closes it; what was opened from it goes first', async () => {
    const stage = await stageWithMatch();
    const { getPathname } = await openApp('/table');
    await back();
    expect(getPathname()).toBe('/table');
    await press('Settings');
    expect(getPathname()).toBe('/settings');
    await back();
    expect(getPathname()).toBe('/table');
    await back();
    expect(screen.getByRole('heading', { name: 'Menu' })).toBeOnTheScreen();
    await back();
    expect(screen.queryByRole('heading', { name: 'Menu' })).toBeNull();
    expect(getPathname()).toBe('/table');
    expect(tableNow(stage).setup).toEqual(tableFor('PBBB'));
  });

  test('back at a hand-over leads to the poster, and is no way around the hand-over', async () => {
    const stage = await stageWithMatch('PPP');
    const { getPathname } = await openApp('/table');
    expect(tableNow(stage).phase).toBe('hand-over');
    await back();
    expect(getPathname()).toBe('/');
    await letHappen(() => fireEvent.press(screen.getByRole('button', { name: /^Continue/ })));
    expect(screen.getByRole('button', { name: 'Hold to see the cards of Ana' })).toBeOnTheScreen();
  });
}

test('whoever leaves a shared table covers the hand', async () => {
  const stage = await stageWithMatch('PPP');
  const { getPathname } = await openApp('/table');
  await letHappen(() => stage.store.intents.reveal());
  expect(tableNow(stage).phase).toBe('table');
  await press('Menu');
  await press(/^Leave the table/);
  expect(getPathname()).toBe('/');
  expect(tableNow(stage).phase).toBe('hand-over');
  await letHappen(() => fireEvent.press(screen.getByRole('button', { name: /^Continue/ })));
  expect(screen.getByRole('button', { name: 'Hold to see the cards of Ana' })).toBeOnTheScreen();
});

/** Whether a finger may swipe the screen on top away, from its edge and from anywhere. */
const swipesOf = () => {
  const { gestureEnabled, fullScreenSwipeEnabled } = screen.UNSAFE_getAllByType(Screen).at(-1)
    ?.props as Readonly<Record<string, unknown>>;
  return { fromEdge: gestureEnabled !== false, fromAnywhere: fullScreenSwipeEnabled };
};

test('no swipe takes away the cards that are held; elsewhere only one from the edge leads back', async () => {
  await stageWithMatch();
  await openApp('/table');
  expect(swipesOf()).toEqual({ fromEdge: false, fromAnywhere: false });
  screen.unmount();
  await openApp('/learn/stronger');
  expect(swipesOf()).toEqual({ fromEdge: false, fromAnywhere: false });
  screen.unmount();
  await openApp('/setup');
  // Android’s edge is the system’s own, and comes as its way back.
  expect(swipesOf()).toEqual({ fromEdge: !onAndroid, fromAnywhere: false });
});

test('clock and battery can be read: in the ink of the screen in front, whatever lies under it', async () => {
  const stage = setStage();
  stage.stores.settings.change({ theme: 'night' });
  await openApp('/');
  await screen.findByRole('heading', { name: 'Maskmen' });
  expect(statusBarInk()).toBe('dark');
  await press('Settings');
  expect(statusBarInk()).toBe('light');
  await letHappen(() => stage.stores.settings.change({ theme: 'poster' }));
  expect(statusBarInk()).toBe('dark');
  await letHappen(() => stage.stores.settings.change({ theme: 'night' }));
  expect(statusBarInk()).toBe('light');
  await press('Back');
  expect(statusBarInk()).toBe('dark');
});

test('what breaks around the screens is caught like what breaks in them', async () => {
  const stage = await stageWithMatch();
  const whole = stage.stores.settings.state.getState();
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openApp('/settings');
  const broken = Object.defineProperty({ ...whole }, 'volume', {
    get: () => {
      throw new Error('broken on purpose');
    },
  });
  await letHappen(() => stage.stores.settings.state.setState(broken, true));
  expect(screen.getByRole('heading', { name: 'The lights went out' })).toBeOnTheScreen();
  expect(screen.getByText('The match is saved and goes on where it stood.')).toBeOnTheScreen();
  expect(told).toHaveBeenCalled();
  told.mockRestore();
  stage.stores.settings.state.setState(whole, true);
  await press('Back to the poster');
  expect(await screen.findByRole('button', { name: /^Continue/ })).toBeOnTheScreen();
});
