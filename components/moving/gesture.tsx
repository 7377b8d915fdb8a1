/**
 * A finger that drags. On phones that is Gesture Handler; in a browser its own pointer events
 * (`gesture.web`).
 */

export { Gesture, GestureDetector, GestureHandlerRootView } from 'react-native-gesture-handler';
export type { PanGesture } from 'react-native-gesture-handler';
