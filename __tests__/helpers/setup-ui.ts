/** Runs before every test of the projects `ui-ios` and `ui-android`: what Jest has none of, as phones have it. */
import { setUpTests } from 'react-native-reanimated';

import type * as PhoneAppState from './phone-app-state';
import type * as PhoneModal from './phone-modal';

// Phones keep texts in a native module, which Jest has none of: the package brings its own stand-in.
jest.mock('@react-native-async-storage/async-storage', () =>
  jest.requireActual('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);

jest.mock('react-native/Libraries/AppState/AppState', () => ({
  __esModule: true,
  default: jest.requireActual<typeof PhoneAppState>('./phone-app-state').appState,
}));
jest.mock('react-native/Libraries/Modal/Modal', () => ({
  __esModule: true,
  default: jest.requireActual<typeof PhoneModal>('./phone-modal').Modal,
}));

// The router's test kit puts an incomplete mock in Reanimated's place: the real one runs here.
jest.mock('expo-router/build/testing-library/mocks', () => ({}));

// Jest has no players either, and the package cannot be loaded without: these note what they are told.
jest.mock('expo-audio', () => ({
  setAudioModeAsync: jest.fn(async () => undefined),
  createAudioPlayer: jest.fn(() => ({
    volume: 1,
    shouldCorrectPitch: true,
    play: jest.fn(),
    pause: jest.fn(),
    seekTo: jest.fn(async () => undefined),
    setPlaybackRate: jest.fn(),
    addListener: jest.fn(),
  })),
}));

setUpTests();
