/** Whether there is likely to be a keyboard with keys of our own: those are the web's. */

export const useKeyboardLikely = (): boolean => false;

export const useHelpKey: (onHelp: () => void) => void = () => undefined;
