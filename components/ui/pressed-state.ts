/** How a button that stays pressed tells so: browsers and phones have different words for it. */

import { Platform } from 'react-native';

export const pressedState = (pressed: boolean) =>
  Platform.OS === 'web' ? { 'aria-pressed': pressed } : { 'aria-selected': pressed };
