/**
 * Work in slices that leave every frame its turn. Slices that follow each other as fast as they can
 * also run past the moment a frame is due, which is then drawn late; these wait for that frame and go
 * on behind it.
 */

/** Where time comes from: the page, or a test. */
export interface Turns {
  readonly now: () => number;
  /** Calls with the frame's own time, before it is drawn. */
  readonly frame: (then: (at: number) => void) => void;
  /** As soon as nothing else is to be done; in a frame: when it was drawn. */
  readonly next: (then: () => void) => void;
  /** After so many milliseconds, unless what is returned is called. */
  readonly after: (ms: number, then: () => void) => () => void;
  /** Whether frames are drawn at all. */
  readonly isSeen: () => boolean;
}

/** So much of a frame's sixtieth is for work that may take a while. */
const SHARE_MS = 8;
/** A page that drew no frame for so long has none that could be late. */
const IDLE_MS = 60;
/** So long is a frame waited for. */
const PATIENCE_MS = 100;

/** Makes what does a slice of work as soon as frames allow it. */
export function createPacer({
  now,
  frame,
  next,
  after,
  isSeen,
}: Turns): (work: () => void) => void {
  let last = -Infinity;
  let asked = false;
  let waiting: (() => void) | undefined;

  const goOn = (): void => {
    const work = waiting;
    waiting = undefined;
    if (work !== undefined) next(work);
  };
  const ask = (): void => {
    if (asked) return;
    asked = true;
    frame((at) => {
      asked = false;
      last = at;
      goOn();
    });
  };

  return (work) => {
    const since = now() - last;
    if (!isSeen() || since < SHARE_MS || since > IDLE_MS) {
      // So that the next slice knows how far the frame is.
      if (isSeen()) ask();
      next(work);
      return;
    }
    const giveUp = after(PATIENCE_MS, goOn);
    waiting = () => {
      giveUp();
      work();
    };
    ask();
  };
}
