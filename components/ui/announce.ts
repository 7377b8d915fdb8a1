/** Says something to whoever listens to a screen reader, after what it is saying now. */
import { AccessibilityInfo } from 'react-native';

export function announce(text: string): void {
  if (text !== '') AccessibilityInfo.announceForAccessibilityWithOptions(text, { queue: true });
}

/** On phones what was said is gone by itself. */
export function forgetAnnounced(): void {
  // Nothing is kept.
}
