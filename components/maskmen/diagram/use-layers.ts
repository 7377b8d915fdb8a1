/**
 * The different looks of a track, each drawn once. What is seen before a motion is what is seen first in
 * it, and what is seen last in it is what stands afterwards: their elements are kept all along.
 */

import { useState } from 'react';

import { layersOf, type Layer, type Track } from './timing';

export interface LaidLayer<L> extends Layer<L> {
  /** For React: the same as long as the same elements may be drawn in. */
  readonly slot: number;
}

interface Kept {
  /** The motion the slots are counted for; undefined at rest. */
  readonly move: object | undefined;
  /** The slot of what is seen first, and how many further on the last look's is. */
  readonly first: number;
  readonly on: number;
}

export function useLayers<L>(
  track: Track<L>,
  keyOf: (look: L) => string,
  move: object | undefined,
): LaidLayer<L>[] {
  const layers = layersOf(track, keyOf);
  const on = layers.findIndex(({ nths }) => nths.includes(track.length - 1));
  const [kept, setKept] = useState<Kept>({ move, first: 0, on });
  let { first } = kept;
  if (kept.move !== move) {
    first += kept.on;
    setKept({ move, first, on });
  }
  return layers.map((layer, nth) => ({ ...layer, slot: first + nth }));
}
