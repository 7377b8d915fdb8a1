/** The boxes the diagram is proved in. */

import type { DiagramBox } from '@/components/maskmen/diagram/plan';

export const SMALLEST: DiagramBox = { width: 288, height: 130, largestMask: 46 };
/** The smallest and a little. */
export const FLAT: DiagramBox = { width: 288, height: 150, largestMask: 46 };
/** A little higher than flat: here layouts take the longest. */
export const LOW: DiagramBox = { width: 320, height: 180, largestMask: 46 };
export const DESIGN: DiagramBox = { width: 366, height: 270, largestMask: 46 };
export const SMALL_PHONE: DiagramBox = { width: 296, height: 190, largestMask: 46 };
export const LANDSCAPE: DiagramBox = { width: 380, height: 208, largestMask: 46 };
export const LARGEST: DiagramBox = { width: 640, height: 620, largestMask: 86 };
