/** What a phone does to the app, in the manner of the system whose files run: iOS or Android. */
import { act, fireEvent } from '@testing-library/react-native';
import { BackHandler, DeviceEventEmitter, Platform, StatusBar } from 'react-native';
import type { ReactTestInstance } from 'react-test-renderer';

export { goes, systemTells, type Going } from './phone-app-state';

export const onAndroid = Platform.OS === 'android';

/** Whether an element or one around it answers to something. */
const answers = (element: ReactTestInstance | null, name: string): boolean =>
  element !== null && (element.props[name] !== undefined || answers(element.parent, name));

/**
 * VoiceOver and TalkBack activate what is in focus. Android clicks. iOS asks the element for an action
 * of its own, and touches it where it has none: down and up at once, then the press.
 */
export function activate(element: ReactTestInstance): void {
  if (!onAndroid && answers(element, 'onAccessibilityTap')) {
    fireEvent(element, 'accessibilityTap');
    return;
  }
  if (!onAndroid) {
    fireEvent(element, 'pressIn');
    fireEvent(element, 'pressOut');
  }
  fireEvent.press(element);
}

/** Android's way back: what listens is asked, the last first; else the app goes. iOS has none. */
export function goBack(): 'taken' | 'left the app' | 'no such way' {
  if (!onAndroid) return 'no such way';
  const leaving = jest.spyOn(BackHandler, 'exitApp').mockImplementation(() => undefined);
  act(() => DeviceEventEmitter.emit('hardwareBackPress'));
  const left = leaving.mock.calls.length > 0;
  leaving.mockRestore();
  return left ? 'left the app' : 'taken';
}

interface BarStack {
  readonly _propsStack: readonly { readonly barStyle: { readonly value: string } | null }[];
}

/** The ink of clock and battery: of all the status bars that are mounted, the last one's word counts. */
export function statusBarInk(): 'light' | 'dark' | undefined {
  const { _propsStack: stack } = StatusBar as unknown as BarStack;
  const style = stack.findLast(({ barStyle }) => barStyle !== null)?.barStyle?.value;
  return style === undefined ? undefined : style === 'light-content' ? 'light' : 'dark';
}
