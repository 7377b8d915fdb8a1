/** Android's way back, by its button or by a swipe from the edge. Elsewhere it never comes. */
import { useEffect, useRef } from 'react';
import { BackHandler, Platform } from 'react-native';

/** While `act` is there it takes the way back; whoever came last is asked first. */
export function useHardwareBack(act: (() => void) | undefined): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  }, [act]);
  const takes = act !== undefined && Platform.OS === 'android';
  useEffect(() => {
    if (!takes) return undefined;
    const listening = BackHandler.addEventListener('hardwareBackPress', () => {
      latest.current?.();
      return true;
    });
    return () => listening.remove();
  }, [takes]);
}
