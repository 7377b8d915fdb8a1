/**
 * The sheet of keys, over whatever is shown: `?` opens it everywhere, and so do the menu and the
 * settings, wherever there is likely to be a keyboard.
 */

import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';

import { KeysSheet } from '@/components/maskmen/sheets/keys-sheet';
import { useHelpKey, useKeyboardLikely } from '@/components/ui/keyboard';

/** Opens the sheet of keys; undefined where no keyboard is to be expected. */
type ShowKeys = (() => void) | undefined;

const KeysContext = createContext<ShowKeys>(undefined);

export const useKeysHelp = (): ShowKeys => use(KeysContext);

export function KeysHelp({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const show = useCallback(() => setOpen(true), []);
  const likely = useKeyboardLikely();
  useHelpKey(show);
  const value = useMemo(() => (likely ? show : undefined), [likely, show]);
  return (
    <KeysContext value={value}>
      {children}
      <KeysSheet visible={open} onClose={() => setOpen(false)} />
    </KeysContext>
  );
}
