/** How an element looks by values that move, written straight into its style. */

import type { ViewStyle } from 'react-native';

/** What can be changed without laying the page out again. */
export type Look = Pick<ViewStyle, 'opacity' | 'transform' | 'zIndex'> & {
  readonly willChange?: 'transform';
};

type Css = 'opacity' | 'transform' | 'zIndex' | 'willChange';

const CSS: readonly Css[] = ['opacity', 'transform', 'zIndex', 'willChange'];

const inPixels = new Set(['translateX', 'translateY']);

/** Whether nothing is moved, grown or, all in all, turned: a browser is better not told of it. */
function isNothing(steps: readonly (readonly [string, unknown])[]): boolean {
  let turned = 0;
  for (const [of, much] of steps) {
    if (of === 'rotate') turned += parseFloat(String(much));
    else if (much !== (of.startsWith('scale') ? 1 : 0)) return false;
  }
  return turned === 0;
}

/** A transform as a browser reads it. */
export function transformCss(transform: Look['transform']): string {
  if (!Array.isArray(transform)) return typeof transform === 'string' ? transform : '';
  const steps = transform.flatMap((step: object) => Object.entries(step) as [string, unknown][]);
  if (isNothing(steps)) return '';
  return steps
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
