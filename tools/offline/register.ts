/**
 * Runs in every page of the web build, before the app. Hands it to the worker, looks for a new
 * version at every start and whenever somebody comes back to it, and goes over to one at once as
 * long as nobody has touched the page: everything is on disk, so nothing is lost. Else the next
 * start does.
 */

function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  let touched = false;
  for (const name of ['pointerdown', 'keydown', 'input'] as const)
    addEventListener(name, () => (touched = true), { capture: true, once: true });
  serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirst && !touched) location.reload();
  });
  addEventListener('load', () => {
    serviceWorker.register('/sw.js', { updateViaCache: 'none' }).then(
      (registration) => {
        document.addEventListener('visibilitychange', () => {
          if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
        });
      },
      // Without it the app plays all the same, as long as there is a network.
      () => undefined,
    );
  });
}

keepOffline();
