/** How an element looks by values that move, written straight into its style. */

import type { ViewStyle } from 'react-native';

/** What can be changed without laying the page out again. */
export type Look = Pick<ViewStyle, 'opacity' | 'transform' | 'zIndex'>;

type Css = 'opacity' | 'transform' | 'zIndex';

const CSS: readonly Css[] = ['opacity', 'transform', 'zIndex'];

const inPixels = new Set(['translateX', 'translateY']);

/** A transform as a browser reads it. */
export function transformCss(transform: Look['transform']): string {
  if (!Array.isArray(transform)) return typeof transform === 'string' ? transform : '';
  return transform
    .flatMap((step: object) => Object.entries(step))
    .map(([of, much]) => `${of}(${String(much)}${inPixels.has(of) ? 'px' : ''})`)
    .join(' ');
}

const cssOf = (look: Look, of: Css): string => {
  if (of === 'transform') return transformCss(look.transform);
  const value = look[of];
  return value === undefined ? '' : String(value);
};

/** What was written into an element last. */
export type Written = Map<Css, string>;

/** Writes a look into an element; what stands there already is let alone. */
export function writeLook(element: HTMLElement, look: Look, written: Written): void {
  for (const of of CSS) {
    const css = cssOf(look, of);
    if (css === (written.get(of) ?? '')) continue;
    written.set(of, css);
    element.style[of] = css;
  }
}
