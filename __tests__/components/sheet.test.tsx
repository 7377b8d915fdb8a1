import { fireEvent, render, screen } from '@testing-library/react-native';
import { Modal, Text } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { Sheet } from '@/components/ui/sheet';

const PHONE = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, bottom: 34, left: 0, right: 0 },
};

function renderSheet(visible = true) {
  const onClose = jest.fn();
  render(
    <SafeAreaProvider initialMetrics={PHONE}>
      <Sheet visible={visible} title="Rules" onClose={onClose}>
        <Text>One card more.</Text>
      </Sheet>
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

test('the system’s way back closes it', () => {
  const onClose = renderSheet();
  fireEvent(screen.UNSAFE_getByType(Modal), 'requestClose');
  expect(onClose).toHaveBeenCalledTimes(1);
});
