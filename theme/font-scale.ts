/**
 * The reader's text size. Phones scale `Text` themselves and report the factor; browsers report it
 * as the size of the root element, which react-native-web ignores, so on the web `Text` multiplies.
 */
import { Platform, useWindowDimensions } from 'react-native';

const ROOT_SIZE = 16;

function readRootScale(): number {
  if (typeof document === 'undefined') return 1;
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return size > 0 ? size / ROOT_SIZE : 1;
}

/** The factor by which the reader wants text enlarged. */
export function useFontScale(): number {
  const { fontScale } = useWindowDimensions();
  return Platform.OS === 'web' ? readRootScale() : fontScale;
}
