import { fireEvent, screen, within } from '@testing-library/react-native';
import { Dimensions, ScrollView } from 'react-native';

import { TableSheets, type Props } from '@/components/maskmen/sheets/table-sheets';
import { WRESTLERS, playedCount, type MatchView } from '@/engine/view';

import { goBack, onAndroid } from '../helpers/phone';
import { playUntil, renderScreen, setStage, tableFor, tableNow } from '../helpers/stage';

const NAMES = ['Ana', 'Lupe', 'Kenji', 'Oleg'];

/** A second season, some rounds in. */
async function someView(): Promise<MatchView> {
  const stage = setStage({ pace: 'instant' });
  await stage.store.intents.start(tableFor('PBBB'));
  await playUntil(stage, () => {
    const { view } = tableNow(stage);
    return view?.seasonNumber === 1 && view.season.roundWinners.length >= 3;
  });
  return tableNow(stage).view as MatchView;
}

async function renderSheets(changes: Partial<Props> = {}) {
  const view = changes.view ?? (await someView());
  const calls = {
    onOpen: jest.fn(),
    onClose: jest.fn(),
    onUndo: jest.fn(),
    onRules: jest.fn(),
    onSound: jest.fn(),
    onSettings: jest.fn(),
    onLeave: jest.fn(),
  };
  renderScreen(
    <TableSheets
      open="menu"
      view={view}
      names={NAMES}
      help="full"
      undo={undefined}
      loud
      {...calls}
      {...changes}
    />,
  );
  return { view, ...calls };
}

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
const buttons = () =>
  screen.getAllByRole('button').map((button) => button.props.accessibilityLabel as string);

test('the menu mutes, and stays open for the other way', async () => {
  const { onSound, onClose } = await renderSheets();
  press('Mute');
  expect(onSound).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
  screen.unmount();
  await renderSheets({ loud: false });
  expect(buttons()).toContain('Sound on');
});

test('the menu offers what exists', async () => {
  const { onOpen, onRules, onSettings, onLeave, onClose } = await renderSheets();
  expect(buttons()).toEqual([
    'Close',
    'Rules',
    'Season log',
    'Scores',
    'Cards played',
    'Mute',
    'Settings',
    'Leave the table. The match stays saved',
  ]);
  press('Season log');
  press('Scores');
  press('Cards played');
  expect(onOpen.mock.calls).toEqual([['log'], ['scores'], ['played']]);
  press('Rules');
  press('Settings');
  press(/^Leave/);
  expect(onRules).toHaveBeenCalledTimes(1);
  expect(onSettings).toHaveBeenCalledTimes(1);
  expect(onLeave).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('taking back is offered while it is possible', async () => {
  const { onUndo } = await renderSheets({ undo: { seat: 0 } });
  press('Take back. Take back the last move of Ana');
  expect(onUndo).toHaveBeenCalledTimes(1);
});

test('a table without help counts no cards', async () => {
  await renderSheets({ help: 'tabletop' });
  expect(buttons()).not.toContain('Cards played');
  screen.unmount();
  await renderSheets({ help: 'tabletop', open: 'played' });
  expect(screen.queryByText('Cards played')).not.toBeOnTheScreen();
});

const moveRows = () => screen.getAllByRole('img', { name: /^\w+: / });

/** Scrolls the sheet so far down, as a finger, a key or a screen reader does. */
const scrollTo = (y: number) =>
  fireEvent.scroll(screen.UNSAFE_getByType(ScrollView), {
    nativeEvent: { contentOffset: { y, x: 0 } },
  });

test('the log tells every move of every round and who won it', async () => {
  const { view } = await renderSheets({ open: 'log' });
  scrollTo(100_000);
  const moves = moveRows().map((row) => row.props['aria-label'] as string);
  expect(moves).toHaveLength(view.season.log.length);
  const rounds = screen.getAllByRole('heading', { name: /^Round \d+$/ });
  expect(rounds.length).toBeGreaterThanOrEqual(3);
  view.season.roundWinners.forEach((seat) =>
    expect(screen.getAllByText(`${NAMES[seat]} won it`).length).toBeGreaterThan(0),
  );
  expect(moves.some((words) => /: \w+ ×\d, .*\w+ beats \w+/.test(words))).toBe(true);
});

test('a long log is drawn as far as it is looked at, the latest round first', async () => {
  const { view } = await renderSheets({ open: 'log' });
  const { length } = view.season.log;
  const [few, newest] = [moveRows().length, moveRows()[0]?.props['aria-label'] as string];
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThan(length);
  scrollTo(Dimensions.get('window').height);
  const more = moveRows();
  expect(more.length).toBeGreaterThan(few);
  expect(more[0]?.props['aria-label']).toBe(newest);
  scrollTo(100_000);
  expect(moveRows()).toHaveLength(length);
  // What was drawn stays, wherever one scrolls.
  scrollTo(0);
  expect(moveRows()).toHaveLength(length);
});

test('the cards played are counted for each wrestler', async () => {
  const { view } = await renderSheets({ open: 'played' });
  for (const wrestler of WRESTLERS) {
    const name = wrestler[0]?.toUpperCase() + wrestler.slice(1);
    const played = playedCount(view.season, wrestler);
    expect(screen.getByRole('img', { name: `${name}: ${played} of 10 played` })).toBeOnTheScreen();
  }
});

test('the scores give every player’s seasons and total', async () => {
  const { view } = await renderSheets({ open: 'scores' });
  NAMES.forEach((name, seat) => {
    const token = view.finished[0]?.tokens[seat] ?? 0;
    const total = String(token).replace('-', '−');
    const shown = token > 0 ? `\\+${token}` : total;
    const row = screen.getByRole('img', {
      name: new RegExp(`^${name}: season 1 ${shown}\\. In all ${total} points?\\.$`),
    });
    expect(within(row).getByText(name, { includeHiddenElements: true })).toBeTruthy();
  });
});

test.each(['menu', 'log', 'scores', 'played'] as const)(
  'the %s sheet closes by its button and the way back',
  async (open) => {
    const { onClose } = await renderSheets({ open });
    press('Close');
    if (onAndroid) goBack();
    else fireEvent(screen.getByRole('button', { name: 'Close' }), 'accessibilityEscape');
    expect(onClose).toHaveBeenCalledTimes(2);
  },
);
