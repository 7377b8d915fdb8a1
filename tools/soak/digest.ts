/** Digests of cases that add up in any order, so that several processes can share a soak. */

/** FNV-1a over a text's characters, as 32 bits. */
export function hashText(text: string, from = 0x811c9dc5): number {
  let word = from;
  for (let at = 0; at < text.length; at++) word = Math.imul(word ^ text.charCodeAt(at), 0x01000193);
  return word >>> 0;
}

/** What one case came to, told apart from every other case with the same result. */
export const caseDigest = (index: number, result: string): number =>
  hashText(result, hashText(`case ${index}: `));

/** The digest of several cases, whatever their order. */
export const addDigests = (one: number, other: number): number => (one + other) >>> 0;

export const digestText = (digest: number): string => digest.toString(16).padStart(8, '0');
