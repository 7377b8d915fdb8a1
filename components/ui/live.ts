/**
 * Words that are heard when they come or change, wherever the reader is. A browser sees to it by
 * itself, from `role="alert"`, `role="status"` and `aria-live`; phones keep silent and are told here.
 */

import { useEffect, useRef } from 'react';
import { Platform } from 'react-native';

import { announce } from './announce';

const inBrowser = (): boolean => Platform.OS === 'web';

/** Something is wrong: said as soon as it is there. Undefined while all is well. */
export function useAlert(words: string | undefined): void {
  useEffect(() => {
    if (words !== undefined && !inBrowser()) announce(words);
  }, [words]);
}

/** A state: said when it changes, not when it first comes. Gives the props of the view that shows it. */
export function useLive(words: string): { readonly 'aria-live'?: 'polite' } {
  const heard = useRef(words);
  useEffect(() => {
    if (heard.current === words) return;
    heard.current = words;
    if (!inBrowser()) announce(words);
  }, [words]);
  return inBrowser() ? BY_BROWSER : NONE;
}

const BY_BROWSER = { 'aria-live': 'polite' } as const;
const NONE = {};
