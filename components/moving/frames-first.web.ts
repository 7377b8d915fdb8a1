/**
 * Before everything else: who draws frames comes before who works out the next. React takes its slices
 * by `setImmediate` where there is one, and browsers have none.
 */

import { createPacer } from './web/pacer';

if (typeof MessageChannel === 'function' && typeof requestAnimationFrame === 'function') {
  const { port1, port2 } = new MessageChannel();
  const due: (() => void)[] = [];
  port1.onmessage = () => due.shift()?.();
  const pace = createPacer({
    now: () => performance.now(),
    frame: (then) => void requestAnimationFrame(then),
    next: (then) => {
      due.push(then);
      port2.postMessage(null);
    },
    after: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    isSeen: () => document.visibilityState === 'visible',
  });
  Object.defineProperty(globalThis, 'setImmediate', { value: pace, configurable: true });
}
