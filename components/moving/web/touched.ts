/** Every finger, pen and mouse button anywhere on the page. */

import { touch } from '../touched';

const note = ({ type, pointerId }: PointerEvent): void =>
  touch(`pointer ${pointerId}`, type === 'pointerdown');

if (typeof window !== 'undefined')
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const)
    window.addEventListener(type, note, { capture: true });
