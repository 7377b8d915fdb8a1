/** Leads a screen reader to what matters next. */
import { useCallback, useEffect, useRef } from 'react';
import { AccessibilityInfo, type HostInstance } from 'react-native';

/** Takes the element that may be led to. */
export type Place = (element: HostInstance | null) => void;

/** What is led to must have been drawn first. */
const DRAWN_MS = 120;

/** A place that is led to whenever `when` is another one than before; undefined leads nowhere. */
export function useLeadFocus(when: string | undefined): Place {
  const place = useRef<HostInstance | null>(null);
  useEffect(() => {
    if (when === undefined) return undefined;
    const wait = setTimeout(() => {
      if (place.current !== null) AccessibilityInfo.sendAccessibilityEvent(place.current, 'focus');
    }, DRAWN_MS);
    return () => clearTimeout(wait);
  }, [when]);
  return useCallback((element) => {
    place.current = element;
  }, []);
}

/** Phones give the focus back by themselves when a sheet closes. */
export const useReturnFocus: (open: boolean) => void = () => undefined;
