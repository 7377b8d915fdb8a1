/** What a monkey will do, from nothing but its number: the same acts on whatever it meets. */

import { makeSeed, nextBelow, seedRng, type Rng } from '@/engine/truth';

import type { Size } from '../../../lib/app-page';

/** A place in the window, in parts of a thousand. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export type By = 'mouse' | 'finger';
/** What may come in the middle of a gesture. */
export type Meanwhile = 'nothing' | 'turn' | 'hide' | 'escape' | 'back';

export type Act =
  | { readonly kind: 'tap'; readonly at: Spot; readonly by: By; readonly times: number }
  /** A control that is there, whichever comes at this part of the list. */
  | { readonly kind: 'press'; readonly part: number; readonly by: By }
  | { readonly kind: 'hold'; readonly part: number; readonly ms: number }
  | {
      readonly kind: 'drag';
      readonly from: Spot;
      readonly to: Spot;
      readonly by: By;
      readonly meanwhile: Meanwhile;
    }
  /** From a group of the hand, if there is one. */
  | {
      readonly kind: 'swipe';
      readonly part: number;
      readonly up: number;
      readonly meanwhile: Meanwhile;
    }
  | { readonly kind: 'pinch'; readonly one: Spot; readonly other: Spot }
  | { readonly kind: 'wheel'; readonly at: Spot; readonly by: number }
  | { readonly kind: 'keys'; readonly keys: readonly string[] }
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'turn' }
  | { readonly kind: 'resize'; readonly size: Size }
  | { readonly kind: 'back' | 'forward' | 'reload' }
  | { readonly kind: 'visit'; readonly path: string }
  | { readonly kind: 'hide'; readonly ms: number }
  | { readonly kind: 'blur'; readonly ms: number }
  | { readonly kind: 'prefer'; readonly dark: boolean; readonly still: boolean }
  | { readonly kind: 'wait'; readonly ms: number };

export interface Monkey {
  /** Where it begins: the number of a beginning. */
  readonly start: number;
  readonly size: Size;
  readonly acts: readonly Act[];
}

const SIZES: readonly Size[] = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 600, height: 400 },
  { width: 1180, height: 820 },
  { width: 280, height: 653 },
];

const KEYS = [
  ...['Enter', 'Enter', 'Escape', 'Tab', 'Tab', 'Shift+Tab', 'ArrowLeft', 'ArrowRight', 'ArrowUp'],
  ...['ArrowDown', 'Space', 'Backspace', 'Home', 'End', 'PageDown', '1', '2', '3', '9', 'p', 'u'],
  ...['h', 'm', '?', 'P', 'x', 'Delete'],
];

const PATHS = [
  ...['/', '/', '/table', '/table', '/setup', '/settings', '/learn', '/rules', '/privacy'],
  ...['/learn/debut', '/learn/nonsense', '/nowhere', '/table?seat=1', '/setup#x'],
];

const TEXTS = [
  'Ana',
  '',
  '💥👨‍👩‍👧‍👦',
  'Щука',
  '<b>&amp;',
  '山田太郎左衛門尉藤原朝臣',
  "'; --",
  '\u202eabc',
  '   ',
];

const one = <T>(rng: Rng, from: readonly T[]): T => from[nextBelow(rng, from.length)] as T;
const spot = (rng: Rng): Spot => ({ x: nextBelow(rng, 1000), y: nextBelow(rng, 1000) });
const by = (rng: Rng): By => one(rng, ['mouse', 'finger'] as const);
const meanwhile = (rng: Rng): Meanwhile =>
  one(rng, [...Array<Meanwhile>(6).fill('nothing'), 'turn', 'hide', 'escape', 'back'] as const);

/** So often of a hundred each kind of act comes. */
const SHARES: readonly (readonly [Act['kind'], number])[] = [
  ...([
    ['press', 38],
    ['swipe', 12],
    ['keys', 10],
    ['tap', 8],
    ['drag', 6],
    ['hold', 4],
  ] as const),
  ...([
    ['back', 4],
    ['hide', 3],
    ['wheel', 3],
    ['turn', 2],
    ['resize', 2],
    ['type', 2],
  ] as const),
  ...([
    ['forward', 1],
    ['visit', 1],
    ['blur', 1],
    ['pinch', 1],
    ['prefer', 1],
    ['wait', 1],
  ] as const),
  ['reload', 0.5],
];
const ALL = SHARES.reduce((sum, [, share]) => sum + share, 0);

function kindOf(rng: Rng): Act['kind'] {
  let left = (nextBelow(rng, 10_000) / 10_000) * ALL;
  for (const [kind, share] of SHARES) {
    left -= share;
    if (left < 0) return kind;
  }
  return 'wait';
}

function actOf(rng: Rng): Act {
  const kind = kindOf(rng);
  switch (kind) {
    case 'tap':
      return { kind, at: spot(rng), by: by(rng), times: 1 + nextBelow(rng, 3) };
    case 'press':
      return { kind, part: nextBelow(rng, 1000), by: by(rng) };
    case 'hold':
      return { kind, part: nextBelow(rng, 1000), ms: 200 + nextBelow(rng, 900) };
    case 'drag':
      return { kind, from: spot(rng), to: spot(rng), by: by(rng), meanwhile: meanwhile(rng) };
    case 'swipe':
      return {
        kind,
        part: nextBelow(rng, 1000),
        up: nextBelow(rng, 300),
        meanwhile: meanwhile(rng),
      };
    case 'pinch':
      return { kind, one: spot(rng), other: spot(rng) };
    case 'wheel':
      return { kind, at: spot(rng), by: nextBelow(rng, 2400) - 1200 };
    case 'keys':
      return { kind, keys: Array.from({ length: 1 + nextBelow(rng, 4) }, () => one(rng, KEYS)) };
    case 'type':
      return { kind, text: one(rng, TEXTS) };
    case 'resize':
      return { kind, size: one(rng, SIZES) };
    case 'visit':
      return { kind, path: one(rng, PATHS) };
    case 'hide':
    case 'blur':
    case 'wait':
      return { kind, ms: nextBelow(rng, 500) };
    case 'prefer':
      return { kind, dark: nextBelow(rng, 2) === 0, still: nextBelow(rng, 2) === 0 };
    case 'turn':
    case 'back':
    case 'forward':
    case 'reload':
      return { kind };
  }
}

/** The monkey of a number; `starts` is how many beginnings there are. */
export function planMonkey(
  seed: number,
  index: number,
  { acts, starts }: { readonly acts: number; readonly starts: number },
): Monkey {
  const rng = seedRng(makeSeed([seed, index, 0x30ce7]), 0);
  return {
    // Every beginning gets its turn.
    start: index % starts,
    size: one(rng, SIZES),
    acts: Array.from({ length: acts }, () => actOf(rng)),
  };
}

/** An act in a few words, for a failure that is to be understood. */
export const tellAct = (act: Act): string =>
  Object.values(act)
    .map((value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value)))
    .join(' ');
