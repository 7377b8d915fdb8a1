/** Puts a text on the clipboard; false where that is not allowed. */
import { setStringAsync } from 'expo-clipboard';

export const copyText = (text: string): Promise<boolean> => setStringAsync(text).catch(() => false);
