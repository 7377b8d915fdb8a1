/**
 * React goes through its whole tree for every transition that begins or ends, and for every element
 * that a pointer comes over or leaves. Nobody here asks React for them: they end at the page's door.
 * Who asks the page itself whether a pointer entered is told as ever.
 */

const UNASKED = [
  'transitionrun',
  'transitionstart',
  'transitionend',
  'transitioncancel',
  'pointerover',
  'pointerout',
  'mouseover',
  'mouseout',
];

if (typeof window !== 'undefined')
  for (const type of UNASKED)
    window.addEventListener(type, (event) => event.stopPropagation(), { capture: true });
