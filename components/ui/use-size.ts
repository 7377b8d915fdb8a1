/** The size a view was laid out at, for drawings that must fit it. */
import { useCallback, useState } from 'react';
import type { LayoutChangeEvent } from 'react-native';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Starts from a guess, so that the first frame is not empty, and follows the layout. */
export function useSize(guess: Size): readonly [Size, (event: LayoutChangeEvent) => void] {
  const [measured, setMeasured] = useState<Size>();
  const onLayout = useCallback((event: LayoutChangeEvent) => {
    const { width, height } = event.nativeEvent.layout;
    setMeasured((last) =>
      last?.width === width && last.height === height ? last : { width, height },
    );
  }, []);
  return [measured ?? guess, onLayout];
}
