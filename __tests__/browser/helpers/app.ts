/**
 * The exported app in a real browser. Whatever the page complains about, and every request that
 * leaves its own origin, is a failure of the test that opened it.
 */

import { join } from 'node:path';

import type { Browser, Page } from 'playwright-core';

import type { Size } from '@/tools/lib/app-page';
import { launchBrowser } from '@/tools/lib/browser';
import type { Texts } from '@/tools/lib/saves';
import { serveFolder, type WebServer } from '@/tools/lib/web-server';
import { sameChance } from '@/tools/play/chance';
import { listen } from '@/tools/play/listen';

import { keepWindows } from './windows';

/** The web build that is tested, where another than that of `npm test` is meant. */
export const BUILD = process.env['MASKMEN_WEB_BUILD'] ?? join(process.cwd(), 'build', 'web-check');

/** A guard against hangs only: a match on a busy machine takes its time. */
const PATIENCE_MS = 300_000;

const CHANCE = 20261116;

const PHONE: Size = { width: 390, height: 844 };

export interface OpenOptions {
  readonly path?: string;
  readonly size?: Size;
  readonly texts?: Texts;
  /** Whether the page is touched rather than pointed at. */
  readonly touch?: true;
  /** Runs in the page before the app does. */
  readonly script?: string;
  /** What is to be set up around the page before its address is opened. */
  readonly before?: (page: Page) => Promise<void>;
  /** Complaints that are not the app's, as a host's word for a page it has not. */
  readonly allowed?: RegExp;
  /** Loads the app into the page of the test before: for tests that measure, and no more. */
  readonly samePage?: true;
}

/** Opens pages for the tests of a file; each test's pages are judged and closed after it. */
export function prepareApp(): (options?: OpenOptions) => Promise<Page> {
  jest.setTimeout(PATIENCE_MS);
  let server: WebServer | undefined;
  let browser: Browser | undefined;
  let openPage: ReturnType<typeof keepWindows> | undefined;
  let complaints: string[] = [];
  const closing: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    server = await serveFolder(BUILD, { hashed: 'kept' });
    browser = await launchBrowser();
    openPage = keepWindows(browser);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  afterEach(async () => {
    const heard = complaints;
    complaints = [];
    for (const close of closing.splice(0)) await close();
    expect(heard).toEqual([]);
  });

  return async (options = {}) => {
    const {
      path = '/',
      size = PHONE,
      texts = {},
      touch,
      script,
      before,
      allowed,
      samePage,
    } = options;
    if (server === undefined || openPage === undefined) throw new Error('there is no browser');
    const { origin } = server;
    const { page, close } = await openPage({
      origin,
      size,
      texts,
      scripts: [sameChance(CHANCE), ...(script === undefined ? [] : [script])],
      samePage,
      ...(touch && { touch }),
      before: (opened) =>
        listen(opened, { origin, allowed, tell: (text) => complaints.push(text) }),
    });
    closing.push(close);
    await before?.(page);
    await page.goto(path);
    return page;
  };
}
