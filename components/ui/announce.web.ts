/**
 * Says something to whoever listens to a screen reader: a line more in a log that nobody sees, which
 * screen readers speak in their own time. Old lines go, so that nobody who explores the page meets
 * them long after.
 */

const KEPT = 4;
/** Long enough to be spoken. */
const FORGET_MS = 8_000;

let log: HTMLElement | undefined;
let forgetting: ReturnType<typeof setTimeout> | undefined;

function openLog(): HTMLElement {
  if (log?.isConnected === true) return log;
  log = document.createElement('div');
  log.setAttribute('role', 'log');
  log.setAttribute('aria-live', 'polite');
  log.setAttribute('aria-relevant', 'additions');
  Object.assign(log.style, {
    position: 'fixed',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
  document.body.append(log);
  return log;
}

export function announce(text: string): void {
  if (text === '' || typeof document === 'undefined') return;
  const lines = openLog();
  const line = document.createElement('p');
  line.textContent = text;
  lines.append(line);
  while (lines.childElementCount > KEPT) lines.firstElementChild?.remove();
  clearTimeout(forgetting);
  forgetting = setTimeout(forgetAnnounced, FORGET_MS);
}

/** What was said is gone, as when the phone changes hands. */
export function forgetAnnounced(): void {
  log?.replaceChildren();
}
