/**
 * Where the keyboard and a screen reader are after a change of address: at the new page's title, or,
 * on the way back, where they left the page. A page that leads them elsewhere by itself is left alone.
 */
import { usePathname } from 'expo-router';
import { useEffect, useLayoutEffect, useRef } from 'react';

import { isLeading, leadFocus, onUse } from './lead-focus.web';

/** What was used last on each page. */
const left = new Map<string, HTMLElement>();

const isSeen = (element: Element): boolean => element.checkVisibility({ opacityProperty: false });

const title = (): Element | undefined =>
  [...document.querySelectorAll('[role="heading"][aria-level="1"], h1')].find(isSeen);

export function RouteFocus() {
  const path = usePathname();
  const here = useRef(path);
  /** The first page is where the browser itself begins. */
  const began = useRef(false);
  useLayoutEffect(() => {
    here.current = path;
  }, [path]);
  useEffect(() => onUse((element) => left.set(here.current, element)), []);
  useEffect(() => {
    if (!began.current) {
      began.current = true;
      return undefined;
    }
    // The page before is hidden with the next frame, and with it what had the focus.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const now = document.activeElement;
        if (isLeading() || (now !== null && now !== document.body && isSeen(now))) return;
        const before = left.get(path);
        leadFocus(() => (before?.isConnected === true && isSeen(before) ? before : title()));
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [path]);
  return null;
}
