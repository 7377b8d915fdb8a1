/** A keyboard is likely beside a mouse or a touchpad, and certain once a key has been pressed. */
import { useEffect, useState } from 'react';

const FINE = '(any-pointer: fine)';

export function useKeyboardLikely(): boolean {
  const [likely, setLikely] = useState(() => window.matchMedia(FINE).matches);
  useEffect(() => {
    if (likely) return undefined;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Tab' || key.startsWith('Arrow')) setLikely(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [likely]);
  return likely;
}

const isTyping = (target: Element | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** `?` asks for the keys, unless somebody types it or is asked something else. */
export function useHelpKey(onHelp: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.altKey || event.ctrlKey || event.metaKey) return;
      if (isTyping(document.activeElement)) return;
      if (document.querySelector('[aria-modal="true"]') !== null) return;
      event.preventDefault();
      onHelp();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onHelp]);
}
