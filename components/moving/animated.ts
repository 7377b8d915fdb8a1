/**
 * Values that move and what follows them. On phones that is Reanimated, on the UI thread; in a browser,
 * which has no such thread, the little of it that is needed there (`animated.web`).
 */

export {
  default as Animated,
  cancelAnimation,
  Easing,
  makeMutable,
  ReducedMotionConfig,
  ReduceMotion,
  useAnimatedProps,
  useAnimatedReaction,
  useAnimatedStyle,
  useReducedMotion,
  useSharedValue,
  withDelay,
  withRepeat,
  withSequence,
  withSpring,
  withTiming,
} from 'react-native-reanimated';
export type { AnimatedStyle, SharedValue } from 'react-native-reanimated';
export { scheduleOnRN } from 'react-native-worklets';
