/**
 * Keys on the table: arrows move the focus along the hand, 1–3 set the count, P passes, H asks for a hint, U takes
 * back, Esc lets go. Enter and Space activate what has the browser's focus; in the hand, or with nothing
 * focused, that is Play.
 */

import { useLayoutEffect, useRef } from 'react';

import type { TableKeys } from './use-table-keys';

/** Marks the hand's groups, so that Enter plays there instead of pressing. */
export const HAND_GROUP_ID = 'hand-group-';

function isTyping(target: Element | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** Whether Enter and Space belong to something else: a button, a link, a sheet. */
function isTaken(target: Element | null): boolean {
  if (target === null || target === document.body) return false;
  if (target.id.startsWith(HAND_GROUP_ID)) return false;
  return target.closest('[role="button"], [role="radio"], [role="dialog"], button, a') !== null;
}

export function useTableKeys(keys: TableKeys): void {
  const latest = useRef(keys);
  /** A step was taken, and the browser's focus is to go along. */
  const stepped = useRef(false);
  // With the picture, not after it: a key pressed as soon as the table is seen is heard.
  useLayoutEffect(() => {
    latest.current = keys;
    if (!stepped.current) return;
    stepped.current = false;
    focusChosen();
  });
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const target = document.activeElement;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (isTyping(target) || document.querySelector('[aria-modal="true"]') !== null) return;
      if (!handle(event, target, latest.current)) return;
      stepped.current = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

/** The browser's focus goes along, so that Enter plays what was chosen and presses nothing else. */
function focusChosen(): void {
  const chosen = document.querySelector(`[id^="${HAND_GROUP_ID}"][aria-pressed="true"]`);
  if (chosen instanceof HTMLElement) chosen.focus({ preventScroll: true });
}

/** Whether the key meant something here. */
function handle(event: KeyboardEvent, target: Element | null, keys: TableKeys): boolean {
  switch (event.key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      keys.onStep(event.key === 'ArrowRight' ? 1 : -1);
      return true;
    case '1':
    case '2':
    case '3':
      keys.onCount(Number(event.key));
      return true;
    case 'p':
    case 'P':
      keys.onPass();
      return true;
    case 'u':
    case 'U':
      keys.onUndo();
      return true;
    case 'h':
    case 'H':
      keys.onHint();
      return true;
    case 'Escape':
      keys.onEscape();
      return true;
    case 'Enter':
    case ' ':
      if (isTaken(target)) return false;
      if (!event.repeat) keys.onPlay();
      return true;
    default:
      return false;
  }
}
