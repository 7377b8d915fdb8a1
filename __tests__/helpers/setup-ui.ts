/** Runs before every test of the `ui` project. */
import { setUpTests } from 'react-native-reanimated';

// Phones keep texts in a native module, which Jest has none of: the package brings its own stand-in.
jest.mock('@react-native-async-storage/async-storage', () =>
  jest.requireActual('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);

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
