import { act, fireEvent, screen } from '@testing-library/react-native';
import { Dimensions } from 'react-native';
import { State } from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';

import { SetupScreen } from '@/components/screens/setup-screen';

import { letHappen, renderScreen, setStage, tableFor, tableNow } from '../helpers/stage';

function renderSetup() {
  const stage = setStage();
  const onTable = jest.fn();
  const onBack = jest.fn();
  renderScreen(<SetupScreen onBack={onBack} onTable={onTable} />);
  return { stage, onTable, onBack };
}

const press = (role: 'button' | 'radio', name: string | RegExp) =>
  fireEvent.press(screen.getByRole(role, { name }));
const nameField = (number: number) => screen.getByLabelText(`Name of player ${number}`);
const type = (number: number, name: string) => fireEvent.changeText(nameField(number), name);
const start = () => screen.getByRole('button', { name: 'Ring the bell' });
const names = () =>
  screen
    .getAllByLabelText(/^Arrange the seat of /)
    .map(({ props }) => (props.accessibilityLabel as string).slice('Arrange the seat of '.length));

test('everything has a default: one tap rings the bell', async () => {
  const { stage, onTable } = renderSetup();
  await letHappen(() => fireEvent.press(start()));
  expect(onTable).toHaveBeenCalledTimes(1);
  const { setup } = tableNow(stage);
  expect(setup?.players.map(({ name }) => name)).toEqual(['Player 1', 'Player 2', 'Lupe', 'Kenji']);
  expect(setup).toMatchObject({ host: 'random', seasons: 4, help: 'full' });
  expect(stage.stores.setup.state.getState().shared).toEqual(setup);
});

test('the last shared table is there again', () => {
  const stage = setStage();
  stage.stores.setup.remember(tableFor('PPBP', { help: 'light', seasons: 6, host: 2 }));
  renderScreen(<SetupScreen onBack={jest.fn()} onTable={jest.fn()} />);
  expect(names()).toEqual(['Ana', 'Lupe', 'Kenji', 'Oleg']);
  expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Kenji, seat 3, hosts first' })).toBeChecked();
  expect(screen.getByRole('img', { name: '6 seasons' })).toBeOnTheScreen();
});

test('two to six may sit down, and the cards are counted', () => {
  renderSetup();
  press('radio', '6 players');
  expect(names()).toHaveLength(6);
  expect(screen.getByText('10 cards each. All 60 cards are dealt.')).toBeOnTheScreen();
  press('radio', '2 players');
  expect(names()).toEqual(['Player 1', 'Player 2']);
  expect(screen.getByText('15 cards each. 30 stay out of the game, unseen.')).toBeOnTheScreen();
});

test('two play to three wins and choose no seasons', () => {
  renderSetup();
  expect(screen.getByRole('button', { name: 'One season more' })).toBeOnTheScreen();
  press('radio', '2 players');
  expect(screen.queryByRole('button', { name: 'One season more' })).not.toBeOnTheScreen();
  expect(screen.getByText('Two players play until one has won three seasons.')).toBeOnTheScreen();
});

test('seasons go from one to eight', () => {
  renderSetup();
  for (let more = 0; more < 4; more++) press('button', 'One season more');
  expect(screen.getByRole('img', { name: '8 seasons' })).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'One season more' })).toBeDisabled();
  for (let fewer = 0; fewer < 7; fewer++) press('button', 'One season less');
  expect(screen.getByRole('img', { name: '1 season' })).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'One season less' })).toBeDisabled();
});

test('a name that is taken is explained in its place and holds the bell back', () => {
  renderSetup();
  type(2, 'player 1');
  expect(screen.getByText('Player 1 has this name already.')).toBeOnTheScreen();
  expect(start()).toBeDisabled();
  type(2, 'Ольга');
  expect(screen.queryByText('Player 1 has this name already.')).not.toBeOnTheScreen();
  expect(start()).toBeEnabled();
});

test('an empty name is explained in its place', () => {
  renderSetup();
  type(1, '   ');
  expect(screen.getByText('A name needs at least one letter.')).toBeOnTheScreen();
  expect(start()).toBeDisabled();
});

test('names of any script are cut at 14 letters as people count them, and trimmed', async () => {
  const { stage } = renderSetup();
  type(1, 'ジャンクロード山田太郎一二三四五六');
  expect(nameField(1).props.value).toBe('ジャンクロード山田太郎一二三');
  type(2, '  Ana 👩‍👩‍👧 ');
  await letHappen(() => fireEvent.press(start()));
  expect(tableNow(stage).setup?.players[1]?.name).toBe('Ana 👩‍👩‍👧');
});

test('a table without a person cannot start', () => {
  renderSetup();
  press('radio', 'Player 1 is a bot');
  press('radio', 'Player 2 is a bot');
  expect(screen.getByText('At least one player must be a person.')).toBeOnTheScreen();
  expect(start()).toBeDisabled();
  press('radio', 'Kenji is a person');
  expect(start()).toBeEnabled();
});

test('fewer seats never cost the last person', () => {
  renderSetup();
  press('radio', 'Player 1 is a bot');
  press('button', 'Arrange the seat of Player 2');
  press('button', 'Move Player 2 down');
  press('button', 'Move Player 2 down');
  expect(names().at(-1)).toBe('Player 2');
  press('radio', '2 players');
  expect(names()).toContain('Player 2');
  expect(start()).toBeEnabled();
});

test('seats are moved and removed by buttons, down to two', () => {
  renderSetup();
  press('button', 'Arrange the seat of Lupe');
  press('button', 'Move Lupe up');
  expect(names()).toEqual(['Player 1', 'Lupe', 'Player 2', 'Kenji']);
  press('button', 'Remove Lupe');
  expect(names()).toEqual(['Player 1', 'Player 2', 'Kenji']);
  press('button', 'Arrange the seat of Kenji');
  expect(screen.getByRole('button', { name: 'Move Kenji down' })).toBeDisabled();
  press('button', 'Remove Kenji');
  press('button', 'Arrange the seat of Player 1');
  expect(screen.getByRole('button', { name: 'Remove Player 1' })).toBeDisabled();
});

test('any rival sits down at any level, and is remembered so', async () => {
  const { stage } = renderSetup();
  press('button', /^Lupe: Loves long shots. Regular/);
  press('radio', /^Champion/);
  press('radio', /^Mei/);
  expect(screen.getByRole('radio', { name: /^Champion/ })).toBeChecked();
  press('button', 'Close');
  expect(screen.getByRole('button', { name: /^Mei: .*Champion/ })).toBeOnTheScreen();
  await letHappen(() => fireEvent.press(start()));
  expect(tableNow(stage).setup?.players[2]).toEqual({
    kind: 'bot',
    name: 'Mei',
    rival: 'spoiler',
    level: 'champion',
  });
});

test('help says what it does', () => {
  renderSetup();
  press('radio', 'Tabletop');
  expect(screen.getByText(/Like cards on a table/)).toBeOnTheScreen();
});

/** Rows of 50, six apart, as a phone would lay them out. */
function layOutSeats(): void {
  names().forEach((_, seat) => {
    const layout = { x: 0, y: seat * 56, width: 358, height: 50 };
    fireEvent(screen.getByTestId(`seat-${seat}`), 'layout', { nativeEvent: { layout } });
  });
}

/** Drags a seat by its handle and waits until it has settled. */
function dragSeat(seat: number, by: number): void {
  jest.useFakeTimers();
  act(() => {
    fireGestureHandler(getByGestureTestId(`seat-drag-${seat}`), [
      { state: State.BEGAN, translationY: 0 },
      { state: State.ACTIVE, translationY: by / 2 },
      { translationY: by },
      { state: State.END, translationY: by },
    ]);
    jest.advanceTimersByTime(1000);
  });
  jest.useRealTimers();
}

test('a seat is dragged to another place, and its host goes along', () => {
  renderSetup();
  press('radio', 'Lupe, seat 3, hosts first');
  layOutSeats();
  dragSeat(2, -100);
  expect(names()).toEqual(['Lupe', 'Player 1', 'Player 2', 'Kenji']);
  expect(screen.getByRole('radio', { name: /^Lupe, seat 1, hosts first$/ })).toBeChecked();
});

test('a seat that is let go near its own place stays there', () => {
  renderSetup();
  layOutSeats();
  dragSeat(1, 20);
  expect(names()).toEqual(['Player 1', 'Player 2', 'Lupe', 'Kenji']);
});

test('turning the phone leaves an open sheet open', () => {
  renderSetup();
  const turn = (width: number, height: number) => {
    const size = { width, height, scale: 1, fontScale: 1 };
    act(() => Dimensions.set({ window: size, screen: size }));
  };
  turn(390, 844);
  const [bot] = screen.getAllByRole('button', { name: /Regular|Rookie|Club/ });
  if (bot === undefined) throw new Error('no bot to choose');
  fireEvent.press(bot);
  expect(screen.getByRole('radio', { name: /^Champion/ })).toBeOnTheScreen();
  turn(844, 390);
  expect(screen.getByRole('radio', { name: /^Champion/ })).toBeOnTheScreen();
  turn(390, 844);
});
