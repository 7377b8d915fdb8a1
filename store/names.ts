/**
 * Names: any script, at most 14 graphemes (what a person counts as letters), one line, and nothing
 * invisible that could reorder the text around them or make two equal names look different.
 */

import type { Result } from '@/engine/view';
import { err, ok } from '@/engine/view';
import { splitGraphemes } from 'unicode-segmenter/grapheme';

export const LONGEST_NAME = 14;

/** No grapheme of a living script or emoji is longer; a tower of accents is. In UTF-16 units. */
const LONGEST_GRAPHEME = 40;

export type NameProblem =
  | { readonly code: 'empty' }
  | { readonly code: 'too-long'; readonly most: number; readonly has: number };

const inClass = (ranges: string): RegExp => new RegExp(`[${ranges}]`, 'gu');

/** Breaks of lines and tabs are white space, whatever else they control. */
const SPACES = /[\s\u0085]+/gu;
/** Other control characters, halves of surrogate pairs, and characters Unicode refuses. */
const CONTROLS = inClass(
  '\\u0000-\\u001f\\u007f-\\u009f\\ud800-\\udfff\\ufff9-\\ufffb\\uffff\\ufffe',
);
/** Marks, embeddings, overrides and isolates of direction; marks of width nothing. */
const REORDERING = inClass(
  '\\u061c\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\u00ad\\u180e',
);
/** What joins or varies its neighbours (emoji and Persian need it), and letters that show nothing. */
const UNSEEN = inClass(
  '\\u200c\\u200d\\ufe00-\\ufe0f\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u2800\\u3164\\uffa0',
);

/** One line of what was typed: trimmed, single spaces, nothing invisible that controls. */
const tidy = (raw: string): string =>
  raw
    .replace(SPACES, ' ')
    .replace(CONTROLS, '')
    .replace(REORDERING, '')
    .replace(/ +/g, ' ')
    .trim()
    .normalize('NFC');

/** The graphemes of a text, at most one more than a name may have, and how many there were. */
function graphemesOf(text: string): { readonly first: readonly string[]; readonly count: number } {
  const first: string[] = [];
  let count = 0;
  for (const grapheme of splitGraphemes(text)) {
    count++;
    if (count > LONGEST_NAME) continue;
    first.push(grapheme.length > LONGEST_GRAPHEME ? (Array.from(grapheme)[0] ?? '') : grapheme);
  }
  return { first, count };
}

/** Nothing longer is looked at: whoever pastes a book gets its beginning. */
const LONGEST_INPUT = 2000;

/** What to show in the field while a name is typed: tidied but for a last space, cut at 14. */
export function cutName(raw: string): string {
  const typed = raw.slice(0, LONGEST_INPUT);
  const tidied = tidy(typed);
  const { first, count } = graphemesOf(tidied);
  const more = /\s$/u.test(typed) && tidied !== '' && count < LONGEST_NAME ? ' ' : '';
  return first.join('').trimEnd() + more;
}

/** The name that was meant, or why it is none. */
export function checkName(raw: string): Result<string, NameProblem> {
  const tidied = tidy(raw.slice(0, LONGEST_INPUT));
  const { first, count } = graphemesOf(tidied);
  const name = first.join('');
  if (name.replace(UNSEEN, '').trim() === '') return err({ code: 'empty' });
  if (count > LONGEST_NAME) return err({ code: 'too-long', most: LONGEST_NAME, has: count });
  return ok(name);
}

/** Names that a person would read as the same have the same key. */
export const nameKey = (name: string): string =>
  tidy(name).normalize('NFKC').replace(UNSEEN, '').toLowerCase();

/** A name like this one that nobody at the table has yet: itself, or with a number behind it. */
export function freeName(wanted: string, taken: readonly string[]): string {
  const keys = new Set(taken.map(nameKey));
  const { first } = graphemesOf(tidy(wanted));
  for (let number = 1; ; number++) {
    const ending = number === 1 ? '' : ` ${number}`;
    const name =
      first
        .slice(0, LONGEST_NAME - ending.length)
        .join('')
        .trimEnd() + ending;
    if (!keys.has(nameKey(name))) return name;
  }
}
