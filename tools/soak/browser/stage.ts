/** What every soak in a browser stands on: the served build, pages that are heard, and a patient player. */

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import type { Browser, BrowserContext, Page } from 'playwright-core';

import { openAppPage, type Size } from '../../lib/app-page';
import { launchBrowser, launchProfile } from '../../lib/browser';
import { exportWeb } from '../../lib/export-web';
import type { Texts } from '../../lib/saves';
import { serveFolder } from '../../lib/web-server';
import { sameChance } from '../../play/chance';
import { listen } from '../../play/listen';

const ROOT = resolve(__dirname, '../../..');
export const PHONE: Size = { width: 390, height: 844 };

export interface OpenOptions {
  readonly path?: string;
  readonly size?: Size;
  readonly texts?: Texts;
  readonly chance?: number;
  /** Runs in the page before the app does. */
  readonly script?: string;
  /** Complaints that the case makes on purpose. */
  readonly allowed?: RegExp;
}

export interface Stage {
  readonly origin: string;
  /** A page with a disk of its own. */
  readonly open: (options?: OpenOptions) => Promise<Page>;
  /** What the pages complained about since it was last asked. */
  readonly complaints: () => string[];
  readonly listenTo: (page: Page, allowed?: RegExp) => Promise<void>;
  /** Closes the pages that were opened. */
  readonly clear: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The build that is soaked: a named one, or one made now. */
async function findBuild(): Promise<string> {
  const named = process.env['MASKMEN_WEB_BUILD'];
  if (named !== undefined && named !== '') return resolve(ROOT, named);
  const folder = join(ROOT, 'build', 'soak');
  console.error('Making the web build …');
  await exportWeb(folder);
  return folder;
}

export async function setStage(): Promise<Stage> {
  const server = await serveFolder(await findBuild(), { hashed: 'kept' });
  const { origin } = server;
  let browser: Browser | undefined;
  let heard: string[] = [];
  const opened: BrowserContext[] = [];
  const listenTo = (page: Page, allowed?: RegExp) =>
    listen(page, { origin, allowed, tell: (text) => heard.push(text) });
  return {
    origin,
    open: async ({ path = '/', size = PHONE, texts = {}, chance = 1, script, allowed } = {}) => {
      browser ??= await launchBrowser();
      const { page, context } = await openAppPage(browser, {
        origin,
        size,
        texts,
        before: (fresh) => listenTo(fresh, allowed),
      });
      opened.push(context);
      await page.addInitScript(sameChance(chance));
      if (script !== undefined) await page.addInitScript(script);
      await page.goto(path);
      return page;
    },
    complaints: () => heard.splice(0),
    listenTo,
    clear: async () => {
      for (const context of opened.splice(0)) await context.close();
    },
    close: async () => {
      await browser?.close();
      await server.close();
      heard = [];
    },
  };
}

/** A browser of its own on a folder that outlives it, and the process to kill. */
export interface Profile {
  readonly start: () => Promise<BrowserContext>;
  /** Ends the whole browser at once, as a dying battery would. */
  readonly kill: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

export function createProfile(origin: string): Profile {
  const folder = mkdtempSync(join(tmpdir(), 'maskmen-profile-'));
  let running: Awaited<ReturnType<typeof launchProfile>> | undefined;
  const kill = async (): Promise<void> => {
    await running?.kill();
    running = undefined;
  };
  return {
    start: async () => {
      running = await launchProfile(folder, { viewport: PHONE, baseURL: origin });
      return running.context;
    },
    kill,
    remove: async () => {
      await kill();
      if (existsSync(folder)) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
