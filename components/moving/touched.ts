/**
 * Whether a finger, a pen or a mouse button is down. What only ornaments the screen may wait for that:
 * the processor then belongs to whoever touches it.
 */

type Listener = (touched: boolean) => void;

const listeners = new Set<Listener>();
const down = new Set<string>();

const isTouched = (): boolean => down.size > 0;

/** A finger, by any name, that comes down or is gone. */
export function touch(finger: string, isDown: boolean): void {
  const before = isTouched();
  if (isDown) down.add(finger);
  else down.delete(finger);
  if (isTouched() !== before) listeners.forEach((listener) => listener(isTouched()));
}

/** So long an ornament stands before it sets out: keys that step through a hand are on by then. */
const STANDS = 240;
/** And so long after a finger was there: what that let go may be a play, which takes the ornament away. */
const RESTS = 900;

/**
 * Begins something in a moment, ends it whenever a finger comes down, and begins it again a while after
 * the last one is gone, until what is returned is called.
 */
export function whileUntouched(begin: () => () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end: (() => void) | undefined;
  const wait = (ms: number): void => {
    timer = setTimeout(() => {
      end = begin();
    }, ms);
  };
  const halt = (): void => {
    clearTimeout(timer);
    end?.();
    end = undefined;
  };
  const listener = (touched: boolean): void => {
    halt();
    if (!touched) wait(RESTS);
  };
  listeners.add(listener);
  if (!isTouched()) wait(STANDS);
  return () => {
    listeners.delete(listener);
    halt();
  };
}
