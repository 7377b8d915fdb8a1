/**
 * A finger that has done its work does nothing else when it lifts. In a browser it clicks whatever has
 * come under it meanwhile; phones tell nobody but what was touched.
 */
import { Platform } from 'react-native';

/** The click that ends the press under way is nobody's; the next press is as ever. */
export function spendPress(): void {
  if (Platform.OS !== 'web') return;
  const forget = new AbortController();
  const options = { capture: true, once: true, signal: forget.signal };
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
    forget.abort();
  };
  window.addEventListener('click', swallow, options);
  for (const next of ['pointerdown', 'keydown'])
    window.addEventListener(next, () => forget.abort(), options);
}
