/** Addresses that nobody should ever open the app with: by chance, from a generator whose state is data. */

import { nextBelow, type Rng } from '@/engine/truth';

import { damageText } from './mutate';

const one = <T>(rng: Rng, from: readonly T[]): T => from[nextBelow(rng, from.length)] as T;

const SOUND = [
  ...['/', '/table', '/setup', '/settings', '/rules', '/privacy', '/learn', '/learn/debut'],
  ...['/table?seat=1&season=2', '/learn/pass?step=3', '/rules#host'],
];

/** Names that every object has, escapes that are none, other alphabets, ways out of a folder. */
const PARTS = [
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'valueOf',
    'prototype',
    'undefined',
  ],
  ...['null', 'NaN', '[lesson]', '+not-found', '_layout', '(tabs)', '_sitemap', 'index', '..', '.'],
  ...['%', '%2', '%zz', '%00', '%E0%A4%A', '%2f..%2f', '%25', '%ff%fe', '%F0%9F%92%A5', '%u2020'],
  ...[
    '💥',
    '山田',
    'Щука',
    '\u202e',
    '\u0000',
    '<script>',
    '"><img src=x>',
    "' OR 1=1",
    '{{name}}',
  ],
  ...[
    'javascript:alert(1)',
    '//evil.example',
    'a'.repeat(3000),
    '0'.repeat(40),
    '-1',
    '1e999',
    ' ',
  ],
];

const KEYS = [
  'lesson',
  'seat',
  'seed',
  '__proto__',
  'constructor',
  'screen',
  'params',
  'initial',
  '',
];

/** A hostile address, always of this origin: it begins with one slash. */
export function hostileLink(rng: Rng): string {
  let link: string;
  switch (nextBelow(rng, 4)) {
    case 0:
      link = damageText(rng, one(rng, SOUND));
      break;
    case 1:
      link = `${one(rng, SOUND)}/${one(rng, PARTS)}`;
      break;
    case 2:
      link = Array.from({ length: 1 + nextBelow(rng, 4) }, () => `/${one(rng, PARTS)}`).join('');
      break;
    default: {
      const given = Array.from(
        { length: 1 + nextBelow(rng, 4) },
        () => `${one(rng, KEYS)}${one(rng, ['=', '[]=', '[x]=', ''])}${one(rng, PARTS)}`,
      );
      link = `${one(rng, SOUND)}?${given.join('&')}${nextBelow(rng, 3) === 0 ? '#' + one(rng, PARTS) : ''}`;
    }
  }
  return `/${link.replace(/^[\s/\\]+/, '')}`;
}
