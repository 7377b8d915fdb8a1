/** The exported app in a page of its own, with what it keeps laid down before it loads. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { en } from '@/i18n/en';
import type { Texts } from './saves';
import { BLANK_PATH } from './web-server';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface SafeArea {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface AppPageOptions {
  readonly origin: string;
  readonly size: Size;
  readonly scale?: number;
  readonly safeArea?: SafeArea;
  readonly texts?: Texts;
  /** Whether it is touched rather than pointed at. */
  readonly touch?: true;
  /** What is to be set up around the page before the app is loaded. */
  readonly before?: (page: Page) => Promise<void>;
  /** A page of the window that is there, instead of a new one. */
  readonly page?: Page | undefined;
}

export interface AppPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly close: () => Promise<void>;
}

/** A window with a disk of its own. */
export const openWindow = (
  browser: Browser,
  { origin, size, scale = 1, touch }: AppPageOptions,
): Promise<BrowserContext> =>
  browser.newContext({
    viewport: size,
    deviceScaleFactor: scale,
    baseURL: origin,
    colorScheme: 'dark',
    ...(touch && { hasTouch: true, isMobile: true }),
  });

/** A page of a window whose disk holds the texts; the app is not loaded yet. */
export async function openPageIn(context: BrowserContext, options: AppPageOptions): Promise<Page> {
  const { safeArea, texts = {}, before, page = await context.newPage() } = options;
  if (safeArea !== undefined) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { ...safeArea } });
  }
  if (Object.keys(texts).length > 0) await putTexts(page, texts);
  await before?.(page);
  return page;
}

/** A page in a window of its own. */
export async function openAppPage(browser: Browser, options: AppPageOptions): Promise<AppPage> {
  const context = await openWindow(browser, options);
  const page = await openPageIn(context, options);
  return { page, context, close: () => context.close() };
}

/** A script that gives a page the reader's text size, as the browser's own setting would. */
export const withTextSize = (factor: number): string =>
  `new MutationObserver((_, seen) => {
    if (document.documentElement === null) return;
    seen.disconnect();
    document.documentElement.style.fontSize = '${factor * 100}%';
  }).observe(document, { childList: true });`;

/** Lays texts into the app's database, as the app itself would; leaves an empty page behind. */
export async function putTexts(page: Page, texts: Texts): Promise<void> {
  if (new URL(page.url()).pathname !== BLANK_PATH) await page.goto(BLANK_PATH);
  await page.evaluate(
    (entries) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('maskmen', 1);
        request.onupgradeneeded = () => {
          request.result.createObjectStore('texts');
        };
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const database = request.result;
          const transaction = database.transaction('texts', 'readwrite');
          for (const [key, text] of entries) transaction.objectStore('texts').put(text, key);
          transaction.onerror = () => reject(transaction.error);
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    Object.entries(texts),
  );
}

/** Everything the app keeps, by key. */
export function readTexts(page: Page): Promise<Record<string, string>> {
  return page.evaluate(
    () =>
      new Promise<Record<string, string>>((resolve, reject) => {
        const request = indexedDB.open('maskmen', 1);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const database = request.result;
          const found: Record<string, string> = {};
          const transaction = database.transaction('texts', 'readonly');
          const walk = transaction.objectStore('texts').openCursor();
          walk.onsuccess = () => {
            if (walk.result === null) return;
            found[String(walk.result.key)] = String(walk.result.value);
            walk.result.continue();
          };
          transaction.oncomplete = () => {
            database.close();
            resolve(found);
          };
        };
      }),
  );
}

/** Waits until what the page shows is on the disk: that may take its time, and the table says so. */
export async function whenKept(page: Page): Promise<void> {
  await page.getByText(en.table.saving.pending, { exact: true }).waitFor({ state: 'detached' });
  await readTexts(page);
}

/** Loads the page again, once what it shows is on the disk. */
export async function reloadKept(page: Page): Promise<void> {
  await whenKept(page);
  await page.reload();
}
