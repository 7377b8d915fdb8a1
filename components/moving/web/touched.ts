/**
 * Whether a finger, a pen or a mouse button is down anywhere on the page. What only ornaments it may
 * wait for that: the page's one thread then belongs to whoever touches it.
 */

type Listener = (touched: boolean) => void;

const listeners = new Set<Listener>();
const down = new Set<number>();

const tell = (): void => listeners.forEach((listener) => listener(isTouched()));

export const isTouched = (): boolean => down.size > 0;

/** Hears of the first that comes down and of the last that is gone, until what is returned is called. */
export function onTouched(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function note({ type, pointerId }: PointerEvent): void {
  const before = isTouched();
  if (type === 'pointerdown') down.add(pointerId);
  else down.delete(pointerId);
  if (isTouched() !== before) tell();
}

if (typeof window !== 'undefined')
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const)
    window.addEventListener(type, note, { capture: true });
