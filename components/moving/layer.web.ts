/** A layer of its own is moved without being painted again, nor what lies below it. */

import type { ViewStyle } from 'react-native';

export const OWN_LAYER = { willChange: 'transform' } as ViewStyle;
