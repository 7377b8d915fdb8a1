/**
 * A weave of its own for every wrestler, on the rail that stays in sight when cards overlap: for eyes
 * that tell shapes better than inks. Drawn only where it is wished for.
 */
import { createContext, use } from 'react';

import type { Wrestler } from '@/engine/view';

/** From below the symbol to above the card's rounded edge. */
const TOP = 60;
const BOTTOM = 134;

const repeat = (step: number, draw: (y: number) => string): string =>
  Array.from({ length: Math.floor((BOTTOM - TOP) / step) }, (_, nth) =>
    draw(TOP + nth * step),
  ).join('');

/** Strokes on the card's own units, after the patterns of the masks. */
export const PATTERNS: Readonly<Record<Wrestler, string>> = {
  // Bolts.
  volto: repeat(19, (y) => `M8 ${y}L18 ${y + 4.5}L9 ${y + 8.5}L19 ${y + 13}`),
  // Stripes of a tiger.
  zarpa: repeat(10, (y) => `M3 ${y + 8}L24 ${y}`),
  // Spines.
  nopal: repeat(17, (y) => `M9 ${y}l9 9m0 -9l-9 9`),
  // Eclipses.
  umbra: repeat(17, (y) => `M13.500 ${y}a5.500 5.500 0 1 0 0.010 0`),
  // Petals.
  dalia: repeat(11, (y) => `M3 ${y}q5.250 9 10.500 0q5.250 9 10.500 0`),
  // Blades.
  fango: repeat(13, (y) => `M4 ${y + 9}L13.500 ${y}L23 ${y + 9}`),
};

const PatternsContext = createContext(false);

export const PatternsProvider = PatternsContext.Provider;

/** Whether weaves are wished for. */
export const usePatterns = (): boolean => use(PatternsContext);
