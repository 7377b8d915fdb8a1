/** Leads a screen reader to what matters next. */
import { useCallback, useEffect, useRef } from 'react';
import { AccessibilityInfo, type HostInstance } from 'react-native';

/** Takes the element that may be led to. */
export type Place = (element: HostInstance | null) => void;

/** What is led to must have been drawn first. */
const DRAWN_MS = 120;

/** Places that keep the focus until they are used, since everything waits for them. */
let keepers = 0;
/** Who wanted the focus meanwhile. */
let behind: (() => void) | undefined;

/** A place that is led to whenever `when` is another one than before; undefined leads nowhere. */
export function useLeadFocus(when: string | undefined, keeps?: 'keeps'): Place {
  const place = useRef<HostInstance | null>(null);
  useEffect(() => {
    if (when === undefined) return undefined;
    const lead = (): void => {
      if (place.current !== null) AccessibilityInfo.sendAccessibilityEvent(place.current, 'focus');
    };
    if (keeps !== undefined) keepers++;
    const wait = setTimeout(() => {
      if (keeps === undefined && keepers > 0) behind = lead;
      else lead();
    }, DRAWN_MS);
    return () => {
      clearTimeout(wait);
      if (keeps === undefined) return;
      keepers--;
      if (keepers === 0) behind?.();
      behind = undefined;
    };
  }, [when, keeps]);
  return useCallback((element) => {
    place.current = element;
  }, []);
}

/** Phones give the focus back by themselves when a sheet closes. */
export const useReturnFocus: (open: boolean) => void = () => undefined;

/** Nothing to give up here: a screen reader stays where it is until it is led on. */
export const dropFocus: () => void = () => undefined;
