/**
 * The browser's back button closes what is open before it leaves the page, and so does Escape. While
 * something is open an entry of its own, equal to the page's, stands on top of the history; going
 * back takes it away, and the router never hears of it.
 */
import { useEffect, useRef } from 'react';

const MARK = 'openOnTop';
/** The router moves after a render: an entry is only taken back if nobody has moved on by then. */
const SETTLING_MS = 60;

interface Marked {
  readonly [MARK]?: number;
}

let last = 0;

const markOf = (): number | undefined => (window.history.state as Marked | null)?.[MARK];

/** Takes our entry away without telling anybody; calls when it is gone. */
function dropEntry(gone: () => void): void {
  const onPop = (event: PopStateEvent) => {
    event.stopImmediatePropagation();
    gone();
  };
  window.addEventListener('popstate', onPop, { capture: true, once: true });
  window.history.back();
}

let settled: Promise<void> = Promise.resolve();

/** Ends when no entry is about to be taken away: whoever moves later than at once moves then. */
export const historySettled = (): Promise<void> => settled;

export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);

  useEffect(() => {
    if (!open) return undefined;
    const mark = ++last;
    const state = { ...(window.history.state as object | null), [MARK]: mark };
    // What was open a moment ago leaves its entry to what is opened in its place.
    if (markOf() === undefined) window.history.pushState(state, '');
    else window.history.replaceState(state, '');

    const onPop = (event: PopStateEvent) => {
      if (markOf() === mark) return;
      event.stopImmediatePropagation();
      window.removeEventListener('popstate', onPop, { capture: true });
      close.current();
    };
    const onKey = (event: KeyboardEvent) => {
      // Of several that are open the last one closes.
      if (event.key !== 'Escape' || markOf() !== mark) return;
      event.stopPropagation();
      close.current();
    };
    window.addEventListener('popstate', onPop, { capture: true });
    document.addEventListener('keyup', onKey);
    return () => {
      window.removeEventListener('popstate', onPop, { capture: true });
      document.removeEventListener('keyup', onKey);
      settled = new Promise((resolve) => {
        setTimeout(() => {
          if (markOf() === mark) dropEntry(resolve);
          else resolve();
        }, SETTLING_MS);
      });
    };
  }, [open]);
}
