/** What makes something that is moved a layer of its own, where the page has to be told: not on phones. */

import type { ViewStyle } from 'react-native';

export const OWN_LAYER: ViewStyle = {};
