/**
 * What is to be drawn of strength, in a browser, where one thread works out and draws: a new season's
 * story is worked out in steps while the page rests, and is drawn when that is done. What a chosen play
 * would lead to is worked out before it is played.
 */

import { startTransition, useEffect, useState } from 'react';

import { isReady, lookAhead, storyAfter, type Ahead } from './look-ahead';
import type { Told } from './use-prepared';

/** So long may it take until the page rests, if somebody waits for it. */
const LATEST_MS = 40;
/** A page that has so long until its next frame rests. */
const REST_MS = 14;
/** So long is worked before the page has its turn again. */
const SLICE_MS = 3;

/**
 * Takes the steps while the page rests, then calls whoever waits for them; not after what is returned
 * was called. What nobody waits for has time until the page rests long.
 */
function whileResting(steps: Generator<undefined>, then?: () => void): () => void {
  let called = false;
  const ask = (): void => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(goOn, then && { timeout: LATEST_MS });
    else setTimeout(goOn, 0);
  };
  const goOn = (rest?: IdleDeadline): void => {
    if (called) return;
    if (then === undefined && rest !== undefined && rest.timeRemaining() < REST_MS) {
      ask();
      return;
    }
    const began = performance.now();
    do {
      if (steps.next().done === true) {
        then?.();
        return;
      }
    } while (performance.now() - began < SLICE_MS);
    ask();
  };
  ask();
  return () => {
    called = true;
  };
}

/** Whether one may be drawn after the other without anything between them. */
function isNext(last: Told, next: Told): boolean {
  const [a, b] = [last.story.box, next.story.box];
  const isSame = a.width === b.width && a.height === b.height && a.largestMask === b.largestMask;
  return isSame && last.shape === next.shape;
}

const aheadOf = (drawn: Told, told: Told): Ahead => ({
  shape: told.shape,
  before: drawn.story,
  after: told.story,
  proved: told.beat === drawn.beat ? undefined : told.proved,
});

export function usePrepared<T extends Told>(told: T): T {
  const [drawn, setDrawn] = useState(told);
  // Another window or another drawing is not waited for: nothing leads there from what stands.
  const waits = drawn !== told && isNext(drawn, told) && !isReady(aheadOf(drawn, told));
  if (drawn !== told && !waits) setDrawn(told);
  useEffect(() => {
    if (!waits) return undefined;
    const steps = lookAhead(aheadOf(drawn, told));
    return whileResting(steps, () => startTransition(() => setDrawn(told)));
  }, [waits, drawn, told]);

  const { shape, preview, story } = told;
  useEffect(() => {
    if (preview === undefined) return undefined;
    const after = storyAfter(story, preview);
    return whileResting(lookAhead({ shape, before: story, after, proved: preview }));
  }, [preview, story, shape]);
  return waits ? drawn : told;
}
