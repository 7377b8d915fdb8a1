import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { Pressable, Text } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { Sheet } from '@/components/ui/sheet';
import { SheetHost } from '@/components/ui/sheet-host';
import { duration } from '@/theme';

import { goBack, onAndroid } from '../helpers/phone';

const PHONE = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, bottom: 34, left: 0, right: 0 },
};

function renderSheet(visible = true) {
  const onClose = jest.fn();
  render(
    <SafeAreaProvider initialMetrics={PHONE}>
      <SheetHost>
        <Sheet visible={visible} title="Rules" onClose={onClose}>
          <Text>One card more.</Text>
        </Sheet>
      </SheetHost>
    </SafeAreaProvider>,
  );
  return onClose;
}

test('an open sheet shows its title and what is in it', () => {
  renderSheet();
  expect(screen.getByRole('heading', { name: 'Rules' })).toBeOnTheScreen();
  expect(screen.getByText('One card more.')).toBeOnTheScreen();
});

test('a closed sheet shows nothing', () => {
  renderSheet(false);
  expect(screen.queryByText('One card more.')).not.toBeOnTheScreen();
});

test('its button closes it', () => {
  const onClose = renderSheet();
  fireEvent.press(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the backdrop closes it but is no second button', () => {
  const onClose = renderSheet();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  const backdrop = screen.getByTestId('sheet-backdrop', { includeHiddenElements: true });
  fireEvent(backdrop, 'responderRelease');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the system’s way back closes it: Android’s back, the scrub of VoiceOver', () => {
  const onClose = renderSheet();
  if (onAndroid) expect(goBack()).toBe('taken');
  else fireEvent(screen.getByRole('button', { name: 'Close' }), 'accessibilityEscape');
  expect(onClose).toHaveBeenCalledTimes(1);
});

/** A screen with a button that opens a sheet. */
function ScreenWithSheet() {
  const [open, setOpen] = useState(false);
  return (
    <SheetHost>
      <Pressable role="button" aria-label="Open" onPress={() => setOpen(true)} />
      <Sheet visible={open} title="Rules" onClose={() => setOpen(false)}>
        <Text>One card more.</Text>
      </Sheet>
    </SheetHost>
  );
}

test('what lies under a sheet is there for nobody until it closes', () => {
  render(
    <SafeAreaProvider initialMetrics={PHONE}>
      <ScreenWithSheet />
    </SafeAreaProvider>,
  );
  const under = () => screen.getByLabelText('Open', { includeHiddenElements: true });
  const hiding = () => {
    for (let view = under().parent; view !== null; view = view.parent)
      if (view.props.importantForAccessibility === 'no-hide-descendants') return true;
    return false;
  };
  expect(hiding()).toBe(false);
  fireEvent.press(screen.getByRole('button', { name: 'Open' }));
  expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
  // TalkBack knows nothing of modal views: this is what it goes by.
  expect(hiding()).toBe(true);
  fireEvent.press(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Open' })).toBeOnTheScreen();
  expect(hiding()).toBe(false);
  expect(screen.queryByText('One card more.')).toBeNull();
});

test('a sheet that was closed is gone once it has faded', () => {
  jest.useFakeTimers();
  render(
    <SafeAreaProvider initialMetrics={PHONE}>
      <ScreenWithSheet />
    </SafeAreaProvider>,
  );
  fireEvent.press(screen.getByRole('button', { name: 'Open' }));
  fireEvent.press(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('One card more.', { includeHiddenElements: true })).not.toBeNull();
  act(() => void jest.advanceTimersByTime(duration.sheet));
  expect(screen.queryByText('One card more.', { includeHiddenElements: true })).toBeNull();
  jest.useRealTimers();
});

test('of two sheets the last one is on top and is asked first', () => {
  const closed: string[] = [];
  render(
    <SafeAreaProvider initialMetrics={PHONE}>
      <SheetHost>
        <Sheet visible title="Below" onClose={() => closed.push('below')}>
          <Text>Below</Text>
        </Sheet>
        <Sheet visible title="Above" onClose={() => closed.push('above')}>
          <Text>Above</Text>
        </Sheet>
      </SheetHost>
    </SafeAreaProvider>,
  );
  expect(screen.queryByRole('heading', { name: 'Below' })).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: 'Close' }));
  goBack();
  expect(closed).toEqual(onAndroid ? ['above', 'above'] : ['above']);
});
