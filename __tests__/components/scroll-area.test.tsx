/** A part that scrolls says what it hides. */

import { act, render, screen } from '@testing-library/react-native';
import { ScrollView } from 'react-native';

import { ScrollArea } from '@/components/ui/scroll-area';

const ground = { above: 'black', below: 'black' };

/** Shown so far, of 300 high, in a window of 100. */
function scrolledTo(y: number, fromEnd: boolean): void {
  render(
    <ScrollArea ground={ground} fromEnd={fromEnd}>
      {null}
    </ScrollArea>,
  );
  const { onLayout, onContentSizeChange, onScroll } = screen.UNSAFE_getByType(ScrollView).props;
  act(() => {
    onLayout({ nativeEvent: { layout: { height: 100 } } });
    onContentSizeChange(100, 300);
    onScroll({ nativeEvent: { contentOffset: { y } } });
  });
}

const arrow = () => screen.queryByTestId('more-above', { includeHiddenElements: true });

test('what begins at its end tells that something came before', () => {
  scrolledTo(200, true);
  expect(arrow()).toBeOnTheScreen();
});

test('at its beginning nothing came before', () => {
  scrolledTo(0, true);
  expect(arrow()).not.toBeOnTheScreen();
});

test('what is read from its beginning needs no arrow back', () => {
  scrolledTo(200, false);
  expect(arrow()).not.toBeOnTheScreen();
});
