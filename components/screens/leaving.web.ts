/** When the page is left for another window, tab or app. */

/** Calls whenever somebody may be about to leave; returns how to stop listening. */
export function onLeaving(call: () => void): () => void {
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') call();
  };
  document.addEventListener('visibilitychange', onVisibility);
  // Comes first where phones show their list of open apps, and alone where windows lie side by side.
  window.addEventListener('blur', call);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('blur', call);
  };
}
