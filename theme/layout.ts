/** Space and shape, in density-independent pixels on a grid of 4. */
import { useWindowDimensions } from 'react-native';

export const space = { xs: 4, s: 8, m: 12, l: 20, xl: 32 } as const;

export const radius = {
  label: 4,
  chip: 10,
  seat: 12,
  ticket: 12,
  panel: 16,
  button: 16,
  pill: 17,
  action: 18,
  sheet: 20,
} as const;

/** How far a card stands out of the hand. */
export const cardRaise = { legal: 13, chosen: 29 } as const;

export const touchTarget = 48;
export const border = { thin: 1.2, regular: 1.4 } as const;

/** Below this width margins and targets shrink. */
export const NARROW = 360;
/** From this length of the shorter side on, things are a size larger. */
export const ROOMY = 700;

/** The screen margin for a width. */
export const screenMargin = (width: number): number => (width < NARROW ? 12 : 16);

/** The screen margin of the current window. */
export const useScreenMargin = (): number => screenMargin(useWindowDimensions().width);
