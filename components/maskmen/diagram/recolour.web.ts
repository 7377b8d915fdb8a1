/**
 * Ink in a browser goes from colour to colour by itself: a focus that wanders along the hand is then
 * one change of the drawing, with nothing to take down afterwards.
 */

import { motion } from '@/theme';

const { colours } = motion.focus;

/** Every step is painted: so many that an eye sees a fade, and no more. */
const STEPS = 4;

export const inkThatFades: { readonly style?: object } = {
  style: {
    transitionProperty: ['fill', 'stroke'].join(),
    transitionDuration: `${colours}ms`,
    transitionTimingFunction: `steps(${STEPS})`,
  },
};
