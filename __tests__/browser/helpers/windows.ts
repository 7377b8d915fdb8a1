/**
 * Pages in windows that are used again, emptied: to make a window costs a browser as much as to load
 * the app. What one page keeps, no later page finds.
 */

import type { Browser, BrowserContext, CDPSession, Disposable, Page } from 'playwright-core';

import { openPageIn, openWindow, type AppPageOptions } from '@/tools/lib/app-page';
import { BLANK_PATH } from '@/tools/lib/web-server';

interface Window {
  readonly context: BrowserContext;
  /** Keeps the window open while no other page does. */
  readonly page: Page;
  readonly session: CDPSession;
}

export interface WindowOptions extends AppPageOptions {
  /** Scripts that run in the page before the app does. */
  readonly scripts: readonly string[];
  /**
   * Loads the app into the page of the test before, which saves the making of a page. For tests that
   * measure: a page of its own is for whoever listens to it, changes what it is, or goes back in it.
   */
  readonly samePage?: true | undefined;
}

export interface OpenedPage {
  readonly page: Page;
  readonly close: () => Promise<void>;
}

async function makeWindow(browser: Browser, options: WindowOptions): Promise<Window> {
  const context = await openWindow(browser, options);
  const page = await context.newPage();
  return { context, page, session: await context.newCDPSession(page) };
}

/** As good as new: one empty page, no permission, nothing on its disk. */
async function empty({ context, page, session }: Window, origin: string): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  page.removeAllListeners();
  await page.goto(BLANK_PATH);
  await context.clearPermissions();
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
}

/** Opens pages; one that is closed leaves its window to the next of its kind. */
export function keepWindows(browser: Browser): (options: WindowOptions) => Promise<OpenedPage> {
  const free = new Map<string, Window>();
  return async (options) => {
    const kind = options.touch === true ? 'touched' : 'pointed at';
    const window = free.get(kind) ?? (await makeWindow(browser, options));
    free.delete(kind);
    const page = await openPageIn(window.context, {
      ...options,
      page: options.samePage && window.page,
    });
    await page.setViewportSize(options.size);
    const added: Disposable[] = [];
    for (const script of options.scripts) added.push(await page.addInitScript(script));
    const close = async (): Promise<void> => {
      if (free.has(kind)) return window.context.close();
      for (const script of added) await script.dispose();
      await empty(window, options.origin);
      free.set(kind, window);
    };
    return { page, close };
  };
}
