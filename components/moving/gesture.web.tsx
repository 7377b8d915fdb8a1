/**
 * The same in a browser, by its own pointer events: what is dragged there needs none of the package,
 * which knows many more gestures and is as heavy as they are.
 */

import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { View } from 'react-native';

import { listenForPans, PanGesture } from './web/pan';

export type { PanGesture };

export const Gesture = { Pan: () => new PanGesture() };

export const GestureHandlerRootView = View;

export interface Props {
  readonly gesture: PanGesture;
  readonly children: ReactNode;
}

/** Its one child can be dragged. */
export function GestureDetector({ gesture, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(gesture);
  useLayoutEffect(() => {
    latest.current = gesture;
  }, [gesture]);
  useLayoutEffect(() => {
    const element = ref.current?.firstElementChild;
    if (!(element instanceof HTMLElement)) return undefined;
    Object.assign(element.style, DRAGGED);
    return listenForPans(element, () => latest.current);
  }, []);
  return (
    <div ref={ref} style={UNSEEN}>
      {children}
    </div>
  );
}

/** No box of its own: the child stands where it stood without. */
const UNSEEN = { display: 'contents' } as const;

/** The page neither scrolls nor selects by what drags here. */
const DRAGGED = { touchAction: 'none', userSelect: 'none' };
