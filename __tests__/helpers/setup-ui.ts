/** Runs before every test of the `ui` project. */
import { setUpTests } from 'react-native-reanimated';

// Phones keep texts in a native module, which Jest has none of: the package brings its own stand-in.
jest.mock('@react-native-async-storage/async-storage', () =>
  jest.requireActual('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);

setUpTests();
