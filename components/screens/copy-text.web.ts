/** Puts a text on the clipboard; false where the browser does not allow that. */
export const copyText = (text: string): Promise<boolean> =>
  Promise.resolve(navigator.clipboard as Clipboard | undefined)
    .then((clipboard) => clipboard?.writeText(text).then(() => true) ?? false)
    .catch(() => false);
