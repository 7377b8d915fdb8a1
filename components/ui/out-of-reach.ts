/** What is drawn and still out of reach: for fingers, keys and screen readers it is not there. */
import { Platform } from 'react-native';

export const outOfReach = (out: boolean) =>
  Platform.OS === 'web'
    ? { inert: out }
    : ({
        pointerEvents: out ? 'none' : 'auto',
        accessibilityElementsHidden: out,
        importantForAccessibility: out ? 'no-hide-descendants' : 'auto',
      } as const);
