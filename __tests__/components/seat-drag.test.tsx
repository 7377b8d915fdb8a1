/** Seats dragged on a phone, where the rows that React lays out arrive a hop later. */

import { act, fireEvent, screen } from '@testing-library/react-native';
import { State } from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';

import { SetupScreen } from '@/components/screens/setup-screen';

import { onReactsThread } from '../helpers/late-values';
import { renderScreen, setStage } from '../helpers/stage';

jest.mock('react-native-reanimated', () =>
  jest
    .requireActual<typeof import('../helpers/late-values')>('../helpers/late-values')
    .withLateValues(jest.requireActual('react-native-reanimated')),
);

const names = () =>
  screen
    .getAllByLabelText(/^Arrange the seat of /)
    .map(({ props }) => (props.accessibilityLabel as string).slice('Arrange the seat of '.length));

/** Rows of 50, six apart, all laid out in one batch. */
function renderLaidOut(): void {
  setStage();
  renderScreen(<SetupScreen onBack={jest.fn()} onTable={jest.fn()} />);
  onReactsThread(() =>
    names().forEach((_, seat) => {
      const layout = { x: 0, y: seat * 56, width: 358, height: 50 };
      fireEvent(screen.getByTestId(`seat-${seat}`), 'layout', { nativeEvent: { layout } });
    }),
  );
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

test('a seat that is dragged a little stays where it is', () => {
  renderLaidOut();
  dragSeat(0, 5);
  expect(names()).toEqual(['Player 1', 'Player 2', 'Lupe', 'Kenji']);
});

test('the last seat goes up as far as it is dragged', () => {
  renderLaidOut();
  dragSeat(3, -100);
  expect(names()).toEqual(['Player 1', 'Kenji', 'Player 2', 'Lupe']);
});

test('the first seat goes down as far as it is dragged', () => {
  renderLaidOut();
  dragSeat(0, 60);
  expect(names()).toEqual(['Player 2', 'Player 1', 'Lupe', 'Kenji']);
});

test('where a seat was removed nobody is dragged to', () => {
  const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));
  renderLaidOut();
  press('Arrange the seat of Kenji');
  press('Remove Kenji');
  press('Arrange the seat of Player 1');
  dragSeat(2, 60);
  expect(names()).toEqual(['Player 1', 'Player 2', 'Lupe']);
  // A drop somewhere else would have closed these.
  expect(screen.getByRole('button', { name: 'Move Player 1 down' })).toBeOnTheScreen();
});
