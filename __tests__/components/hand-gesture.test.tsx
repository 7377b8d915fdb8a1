/** A packet under a finger is played by letting go of it, and by nothing else. */
import { act, render } from '@testing-library/react-native';
import { View } from 'react-native';
import { GestureHandlerRootView, State } from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';

import { useDrag } from '@/components/maskmen/hand/drag';
import {
  HAND_DRAG,
  useHandGesture,
  type HandGestureInput,
} from '@/components/maskmen/hand/use-hand-gesture';
import { GestureDetector } from '@/components/moving/gesture';

function Hand(input: HandGestureInput) {
  const gesture = useHandGesture(input, useDrag());
  return (
    <GestureHandlerRootView>
      <GestureDetector gesture={gesture}>
        <View />
      </GestureDetector>
    </GestureHandlerRootView>
  );
}

/** The ring's edge is 100 up; the one group may be played or not. */
function hold(playable: boolean) {
  const heard = {
    onFocus: jest.fn(),
    onPlay: jest.fn(),
    onIllegal: jest.fn(),
    onTouched: jest.fn(),
    onDragging: jest.fn(),
    onFelt: jest.fn(),
  };
  const input = {
    strips: [{ left: 0, right: 80 }],
    playable: [playable],
    edge: -100,
    enabled: true,
    reduced: false,
    ...heard,
  };
  render(<Hand {...input} />);
  return heard;
}

interface Drag {
  readonly up: number;
  readonly speed: number;
  readonly over: typeof State.END | typeof State.CANCELLED | typeof State.FAILED;
}

function drag({ up, speed, over }: Drag): void {
  const at = (way: number) => ({
    x: 40,
    y: 50 - way,
    translationX: 0,
    translationY: -way,
    velocityX: 0,
    velocityY: -speed,
  });
  jest.useFakeTimers();
  act(() => {
    fireGestureHandler(getByGestureTestId(HAND_DRAG), [
      { state: State.BEGAN, ...at(0) },
      { state: State.ACTIVE, ...at(up / 2) },
      at(up),
      { state: over, ...at(up) },
    ]);
    // News of a finger reaches React a little later.
    jest.advanceTimersByTime(100);
  });
  jest.useRealTimers();
}

test.each([
  ['over the edge', 160, 0],
  ['fast, below the edge', 60, 1500],
])('let go %s, it is played once', (_, up, speed) => {
  const { onPlay, onDragging } = hold(true);
  drag({ up, speed, over: State.END });
  expect(onPlay).toHaveBeenCalledTimes(1);
  expect(onDragging).toHaveBeenLastCalledWith(false);
});

test('let go slowly below the edge, it returns', () => {
  const { onPlay, onFelt, onTouched } = hold(true);
  drag({ up: 60, speed: 100, over: State.END });
  expect(onPlay).not.toHaveBeenCalled();
  expect(onFelt).toHaveBeenLastCalledWith('return');
  expect(onTouched.mock.calls).toEqual([[true], [false]]);
});

test('what may not be played is refused', () => {
  const { onPlay, onIllegal } = hold(false);
  drag({ up: 160, speed: 1500, over: State.END });
  expect(onPlay).not.toHaveBeenCalled();
  expect(onIllegal).toHaveBeenCalledTimes(1);
});

test.each([
  ['over the edge', 160, 0, State.CANCELLED],
  ['in full swing', 60, 1500, State.CANCELLED],
  ['in full swing, by a failure', 60, 1500, State.FAILED],
] as const)('taken away %s, it is not played', (_, up, speed, over) => {
  for (const playable of [true, false]) {
    const { onPlay, onIllegal, onDragging } = hold(playable);
    drag({ up, speed, over });
    expect(onPlay).not.toHaveBeenCalled();
    expect(onIllegal).not.toHaveBeenCalled();
    expect(onDragging).toHaveBeenLastCalledWith(false);
  }
});
