/**
 * A drag by a finger, a pen or a mouse, told as Gesture Handler tells it: it begins when the pointer
 * comes down, starts when that has gone far enough, and is over once, well or not. Once it has
 * started, the pointer is its own: what lies under it hears no click and no move.
 */

import { Speedometer } from './speedometer';

export interface PanEvent {
  /** In the element. */
  readonly x: number;
  readonly y: number;
  /** From where the pointer came down. */
  readonly translationX: number;
  readonly translationY: number;
  /** Pixels a second. */
  readonly velocityX: number;
  readonly velocityY: number;
}

/** Gathers what a drag is to do, a word after the other. */
export class PanGesture {
  isEnabled = true;
  distance = 10;
  offsetY: readonly [number, number] | undefined;
  begin?: (event: PanEvent) => void;
  start?: (event: PanEvent) => void;
  update?: (event: PanEvent) => void;
  end?: (event: PanEvent, success: boolean) => void;
  finalize?: (event: PanEvent, success: boolean) => void;

  enabled(enabled: boolean): this {
    this.isEnabled = enabled;
    return this;
  }
  /** How far in any direction until it starts. */
  minDistance(distance: number): this {
    this.distance = distance;
    return this;
  }
  /** How far up or down until it starts; sideways it never does. */
  activeOffsetY(offset: readonly [number, number]): this {
    this.offsetY = offset;
    return this;
  }
  withTestId(): this {
    return this;
  }
  onBegin(begin: (event: PanEvent) => void): this {
    this.begin = begin;
    return this;
  }
  onStart(start: (event: PanEvent) => void): this {
    this.start = start;
    return this;
  }
  onUpdate(update: (event: PanEvent) => void): this {
    this.update = update;
    return this;
  }
  onEnd(end: (event: PanEvent, success: boolean) => void): this {
    this.end = end;
    return this;
  }
  onFinalize(finalize: (event: PanEvent, success: boolean) => void): this {
    this.finalize = finalize;
    return this;
  }
}

/** A pointer that is down. */
interface Held {
  readonly id: number;
  readonly from: { readonly x: number; readonly y: number };
  /** The element, and how much larger it looks than it was laid out. */
  readonly left: number;
  readonly top: number;
  readonly grown: number;
  readonly speedometer: Speedometer;
  active: boolean;
  last: PanEvent;
}

const NOWHERE: PanEvent = {
  x: 0,
  y: 0,
  translationX: 0,
  translationY: 0,
  velocityX: 0,
  velocityY: 0,
};

function goesFarEnough(
  { offsetY, distance }: PanGesture,
  { translationX, translationY }: PanEvent,
) {
  if (offsetY !== undefined) return translationY < offsetY[0] || translationY > offsetY[1];
  return Math.hypot(translationX, translationY) >= distance;
}

/** Listens for drags on an element, as the latest gesture says, until what is returned is called. */
export function listenForPans(element: HTMLElement, gesture: () => PanGesture): () => void {
  let held: Held | undefined;

  const tell = (event: PointerEvent): PanEvent => {
    const { left, top, grown, from, speedometer } = held as Held;
    const { clientX, clientY, timeStamp } = event;
    speedometer.note({ x: clientX, y: clientY, at: timeStamp });
    const speed = speedometer.speed(timeStamp);
    return {
      x: (clientX - left) / grown,
      y: (clientY - top) / grown,
      translationX: (clientX - from.x) / grown,
      translationY: (clientY - from.y) / grown,
      velocityX: speed.x / grown,
      velocityY: speed.y / grown,
    };
  };

  const down = (event: PointerEvent): void => {
    if (held !== undefined || !gesture().isEnabled || event.button !== 0) return;
    const { left, top, width } = element.getBoundingClientRect();
    held = {
      id: event.pointerId,
      from: { x: event.clientX, y: event.clientY },
      left,
      top,
      grown: element.offsetWidth > 0 ? width / element.offsetWidth : 1,
      speedometer: new Speedometer(),
      active: false,
      last: NOWHERE,
    };
    held.last = tell(event);
    for (const [type, listener] of FOLLOWED) window.addEventListener(type, listener, true);
    gesture().begin?.(held.last);
  };

  const move = (event: PointerEvent): void => {
    if (held?.id !== event.pointerId) return;
    held.last = tell(event);
    if (!held.active) {
      if (!goesFarEnough(gesture(), held.last)) return;
      held.active = true;
      element.setPointerCapture(held.id);
      gesture().start?.(held.last);
    }
    event.stopPropagation();
    gesture().update?.(held.last);
  };

  /** The same moves once more, for pages that know mice only. */
  const quiet = (event: MouseEvent): void => {
    if (held?.active === true) event.stopPropagation();
  };

  const finish = (success: boolean): void => {
    if (held === undefined) return;
    const { active, last } = held;
    held = undefined;
    for (const [type, listener] of FOLLOWED) window.removeEventListener(type, listener, true);
    if (active) gesture().end?.(last, success);
    gesture().finalize?.(last, success && active);
  };

  const up = (event: PointerEvent): void => {
    if (held?.id !== event.pointerId) return;
    held.last = tell(event);
    finish(true);
  };

  const cancel = (event: PointerEvent): void => {
    if (held?.id === event.pointerId) finish(false);
  };

  const FOLLOWED = [
    ['pointermove', move as EventListener],
    ['pointerup', up as EventListener],
    ['pointercancel', cancel as EventListener],
    ['mousemove', quiet as EventListener],
    // In a window that turns nothing is where it was: letting go must not mean what it meant before.
    ['resize', () => finish(false)],
  ] as const;

  element.addEventListener('pointerdown', down);
  return () => {
    element.removeEventListener('pointerdown', down);
    finish(false);
  };
}
