/** What a phone lets its holder feel. A phone that cannot, does not. */

import {
  impactAsync,
  ImpactFeedbackStyle,
  notificationAsync,
  NotificationFeedbackType,
  selectionAsync,
} from 'expo-haptics';

import type { Touch } from '@/theme';

const MAKE: Readonly<Record<Touch, () => Promise<void>>> = {
  tick: () => selectionAsync(),
  soft: () => impactAsync(ImpactFeedbackStyle.Soft),
  light: () => impactAsync(ImpactFeedbackStyle.Light),
  medium: () => impactAsync(ImpactFeedbackStyle.Medium),
  heavy: () => impactAsync(ImpactFeedbackStyle.Heavy),
  success: () => notificationAsync(NotificationFeedbackType.Success),
  warning: () => notificationAsync(NotificationFeedbackType.Warning),
};

/** Whether anything can be felt here at all. */
export const canTouch = (): boolean => true;

export function touch(kind: Touch): void {
  void MAKE[kind]().catch(() => undefined);
}
