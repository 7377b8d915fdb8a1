/** The page's own world of moving values: its frames carry them. */

import { createWorld } from './values';

export const world = createWorld({
  now: () => performance.now(),
  request: (frame) => void requestAnimationFrame(frame),
  soon: (then) => queueMicrotask(then),
});
