/**
 * Leads the keyboard and the screen reader to what matters next. The focus never moves while a key
 * is down: what is held would go on over there, and on a cover that would show somebody's cards.
 */
import { useCallback, useEffect, useRef } from 'react';
import type { HostInstance } from 'react-native';

import type { Place } from './lead-focus';

type Find = () => Element | null | undefined;

const held = new Set<string>();
/** Where the focus is wanted. */
let wanted: Find | undefined;
/** What keeps the focus until it is used, since everything waits for it; and who else wanted the focus meanwhile. */
let keeper: Find | undefined;
let behind: Find | undefined;
/** What was used last outside of any sheet: where the focus returns to. */
let outside: HTMLElement | undefined;
const users = new Set<(element: HTMLElement) => void>();
/** A sheet that closes takes its time to go, on a busy machine seconds. */
const GOING_MS = 40;
const MOST_TRIES = 150;

const inSheet = (element: Element): boolean => element.closest('[aria-modal="true"]') !== null;

function move(tries = 0): void {
  const find = wanted;
  const element = find?.();
  if (!(element instanceof HTMLElement) || !element.isConnected) return;
  // What lies under a sheet is not to be reached before it is gone.
  if (document.querySelector('[aria-modal="true"]') !== null && !inSheet(element)) {
    if (tries < MOST_TRIES)
      setTimeout(() => {
        if (wanted === find) move(tries + 1);
      }, GOING_MS);
    return;
  }
  wanted = undefined;
  // A key may have come first to something inside: there it is well led already.
  if (element.contains(document.activeElement)) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.style.outline = 'none';
  element.focus({ preventScroll: true });
}

/** Not every browser gives the focus to what is clicked, and no screen reader must. */
function noteUse({ target }: Event): void {
  const element =
    target instanceof Element ? target.closest<HTMLElement>('[tabindex], button, a, input') : null;
  if (element === null || inSheet(element)) return;
  outside = element;
  for (const user of users) user(element);
}

/** Tells what is used outside of any sheet, until the answer is called. */
export function onUse(user: (element: HTMLElement) => void): () => void {
  users.add(user);
  return () => users.delete(user);
}

if (typeof window !== 'undefined') {
  const letGo = (code?: string) => {
    if (code === undefined) held.clear();
    else held.delete(code);
    // What the key did is done by its own handlers first.
    if (held.size === 0 && wanted !== undefined) setTimeout(move, 0);
  };
  window.addEventListener('keydown', ({ code }) => held.add(code), { capture: true });
  window.addEventListener('keyup', ({ code }) => letGo(code), { capture: true });
  window.addEventListener('blur', () => letGo());
  document.addEventListener('focusin', noteUse);
  document.addEventListener('click', noteUse, { capture: true });
}

const isSeen = (find: Find | undefined): boolean => find?.()?.checkVisibility() === true;

/** Moves the focus as soon as no key is down; the last wish counts, but none takes it from its keeper. */
export function leadFocus(find: Find): void {
  const element = find();
  const open = element instanceof Element && inSheet(element);
  if (keeper !== undefined && keeper !== find && isSeen(keeper) && !open) {
    behind = find;
    return;
  }
  wanted = find;
  if (held.size === 0) move();
}

/** Whether the focus is on its way somewhere, and waits only for a key to be let go. */
export const isLeading = (): boolean => isSeen(wanted);

/**
 * A button that was used for the last time this turn gives the focus up before it is taken from it:
 * taken away while the page changes, it would make the browser work out the whole page once more.
 */
export function dropFocus(): void {
  const { activeElement: button } = document;
  if (!(button instanceof HTMLButtonElement) || inSheet(button)) return;
  // In a task of its own: the one that the touch is in has enough to do.
  setTimeout(() => {
    if (document.activeElement === button) button.blur();
  });
}

/** The keeper is done: whoever else wanted the focus has it now, if it is still there. */
function letGoOf(find: Find): void {
  if (keeper !== find) return;
  const next = behind;
  keeper = undefined;
  behind = undefined;
  if (next !== undefined && isSeen(next)) leadFocus(next);
}

/** A place that is led to whenever `when` is another one than before; undefined leads nowhere. */
export function useLeadFocus(when: string | undefined, keeps?: 'keeps'): Place {
  const place = useRef<HostInstance | null>(null);
  useEffect(() => {
    if (when === undefined) return undefined;
    const find: Find = () => place.current as unknown as Element | null;
    if (keeps === undefined) {
      leadFocus(find);
      return undefined;
    }
    keeper = find;
    leadFocus(find);
    return () => letGoOf(find);
  }, [when, keeps]);
  return useCallback((element) => {
    place.current = element;
  }, []);
}

/** Once what was open is closed, the focus returns to what opened it. */
export function useReturnFocus(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined;
    const opener = outside;
    return () => leadFocus(() => opener);
  }, [open]);
}
