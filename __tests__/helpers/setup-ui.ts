/** Runs before every test of the `ui` project. */
import { setUpTests } from 'react-native-reanimated';

setUpTests();
