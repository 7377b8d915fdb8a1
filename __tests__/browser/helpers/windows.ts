/**
 * Pages in windows that are used again, emptied: to make a window costs a browser as much as to load
 * the app. Each page is new, and what one page keeps no other page finds.
 */

import type { Browser, BrowserContext } from 'playwright-core';

import { openPageIn, openWindow, type AppPage, type AppPageOptions } from '@/tools/lib/app-page';

/** As good as new: no page, no permission, nothing on its disk. */
async function empty(context: BrowserContext, origin: string): Promise<void> {
  const pages = context.pages();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  for (const old of pages) await old.close();
  await context.clearPermissions();
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await page.close();
}

/** Opens pages; one that is closed leaves its window to the next of its kind. */
export function keepWindows(browser: Browser): (options: AppPageOptions) => Promise<AppPage> {
  const free = new Map<string, BrowserContext>();
  return async (options) => {
    const kind = options.touch === true ? 'touched' : 'pointed at';
    const context = free.get(kind) ?? (await openWindow(browser, options));
    free.delete(kind);
    const page = await openPageIn(context, options);
    await page.setViewportSize(options.size);
    const close = async (): Promise<void> => {
      if (free.has(kind)) return context.close();
      await empty(context, options.origin);
      free.set(kind, context);
    };
    return { page, context, close };
  };
}
