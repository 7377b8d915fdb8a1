/** Damage by chance, from a generator whose state is data: to texts, to values, and from nothing. */

import { nextBelow, type Rng } from '@/engine/truth';

const one = <T>(rng: Rng, from: readonly T[]): T => from[nextBelow(rng, from.length)] as T;

const BITS = [
  ...['V1', 'Z3', 'F9', '-', ' ', '\n', '\r\n', '/', ',', ':', '"', '[', ']', '{', '}', '>', '\\'],
  ...['0', '9', '-1', '1e999', 'null', 'true', '\0', 'é', '💥', '\ud800', '__proto__', 'hands '],
  ...['order ', 'turn ', 'round ', 'out ', 'V>Z', 'Z>V', 'season', 'maskmen 1', '{}', '[]', '""'],
];

/** A text with a few cuts, bits put in, stretches doubled or swapped. */
export function damageText(rng: Rng, text: string): string {
  let now = text;
  for (let edits = 1 + nextBelow(rng, 5); edits > 0; edits--) {
    const at = nextBelow(rng, now.length + 1);
    const length = nextBelow(rng, 12);
    switch (nextBelow(rng, 5)) {
      case 0:
        now = now.slice(0, at) + now.slice(at + length);
        break;
      case 1:
        now = now.slice(0, at) + one(rng, BITS) + now.slice(at);
        break;
      case 2:
        now = now.slice(0, at) + one(rng, BITS) + now.slice(at + length);
        break;
      case 3:
        now = now.slice(0, at + length) + now.slice(at);
        break;
      default:
        now =
          now.slice(0, at) +
          String.fromCharCode(
            nextBelow(rng, 3) === 0 ? nextBelow(rng, 65536) : nextBelow(rng, 128),
          ) +
          now.slice(at + 1);
    }
  }
  return now;
}

/** Every path of a value, its own first. */
function pathsOf(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  const inside = Object.keys(value).flatMap((key) =>
    pathsOf((value as Record<string, unknown>)[key], [...path, key]),
  );
  return [[...path], ...inside];
}

function withAt(value: unknown, path: readonly string[], change: (old: unknown) => unknown) {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string,
    unknown
  >;
  copy[key] = withAt(copy[key], rest, change);
  return copy;
}

/** A value of JSON from nothing. */
export function anyValue(rng: Rng, depth = 0): unknown {
  const kinds = depth > 3 ? 7 : 9;
  switch (nextBelow(rng, kinds)) {
    case 0:
      return null;
    case 1:
      return nextBelow(rng, 2) === 0;
    case 2:
      return nextBelow(rng, 20) - 4;
    case 3:
      return one(rng, [1.5, -0, 1e308, 2 ** 31, 2 ** 53, -1e-9, 4294967297]);
    case 4:
      return one(rng, BITS).repeat(1 + nextBelow(rng, 4));
    case 5:
      return one(rng, ['seed', 'hands', 'person', 'bot', 'volto', 'seasons', 'wins', 'random']);
    case 6:
      return one(rng, [[], {}, '', 0]);
    case 7:
      return Array.from({ length: nextBelow(rng, 7) }, () => anyValue(rng, depth + 1));
    default: {
      const keys = Array.from({ length: nextBelow(rng, 6) }, () =>
        one(rng, [
          'version',
          'moves',
          'deals',
          'players',
          'kind',
          'name',
          'host',
          '__proto__',
          'x',
        ]),
      );
      return JSON.parse(
        `{${keys.map((key) => `"${key}":${JSON.stringify(anyValue(rng, depth + 1))}`).join()}}`,
      );
    }
  }
}

/** A value with a few of its parts replaced, left out, doubled, or damaged as texts. */
export function damageValue(rng: Rng, value: unknown): unknown {
  let now = value;
  for (let edits = 1 + nextBelow(rng, 3); edits > 0; edits--) {
    const path = one(rng, pathsOf(now));
    now = withAt(now, path, (old) => {
      switch (nextBelow(rng, 5)) {
        case 0:
          return undefined;
        case 1:
          return Array.isArray(old) ? [...old, ...old.slice(0, 2)] : anyValue(rng);
        case 2:
          return typeof old === 'number' ? old + one(rng, [1, -1, 0.5, 1e9]) : anyValue(rng);
        default:
          return typeof old === 'string' ? damageText(rng, old) : anyValue(rng);
      }
    });
  }
  return now;
}
