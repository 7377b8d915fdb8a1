/**
 * A long list inside a `ScrollArea`, drawn as far as somebody has scrolled and a little further; what
 * is drawn stays. The rest is room of about its height, so that the way to the end is as long as it
 * will be. Whoever reads on by keys or by a screen reader brings the next part about by that.
 */
import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';

import { ScrollEdge } from './scroll-area';

/** So much of a window is drawn beyond what is seen. */
const AHEAD = 0.25;

export interface Props<Item> {
  readonly items: readonly Item[];
  /** About how high an item will be, with the gap behind it. */
  readonly heightOf: (item: Item) => number;
  readonly draw: (item: Item) => ReactNode;
}

export function DrawnAsReached<Item>({ items, heightOf, draw }: Props<Item>) {
  const { height: window } = useWindowDimensions();
  const onEdge = useContext(ScrollEdge);
  /** How many, from the first, fill so much height. */
  const filling = (from: number, height: number): number => {
    let count = from;
    for (let left = height; left > 0 && count < items.length; count++)
      left -= heightOf(items[count] as Item);
    return count;
  };
  const heightFrom = (first: number, end: number): number =>
    items.slice(first, end).reduce((sum, item) => sum + heightOf(item), 0);
  const [drawn, setDrawn] = useState(() => filling(0, window));
  /** Where what is not drawn begins, and how far down somebody sees. */
  const at = useRef({ top: heightFrom(0, drawn), edge: 0 });
  const look = (changes: Partial<typeof at.current>): void => {
    at.current = { ...at.current, ...changes };
    const lacking = at.current.edge + AHEAD * window - at.current.top;
    if (lacking <= 0 || drawn >= items.length) return;
    const next = filling(drawn, lacking);
    at.current.top += heightFrom(drawn, next);
    setDrawn(next);
  };
  useEffect(() => onEdge?.((edge) => look({ edge })));
  return (
    <>
      {items.slice(0, drawn).map(draw)}
      {drawn < items.length && (
        <View
          aria-hidden
          style={{ height: heightFrom(drawn, items.length) }}
          onLayout={({ nativeEvent }) => look({ top: nativeEvent.layout.y })}
        />
      )}
    </>
  );
}
