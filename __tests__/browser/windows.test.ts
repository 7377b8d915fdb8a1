/** A window that was used is as good as a new one: what one page leaves behind no later page finds. */

import type { Browser, Page } from 'playwright-core';

import { launchBrowser } from '@/tools/lib/browser';
import { BLANK_PATH, serveFolder, type WebServer } from '@/tools/lib/web-server';

import { BUILD } from './helpers/app';
import { keepWindows, type WindowOptions } from './helpers/windows';

let browser: Browser;
let server: WebServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), serveFolder(BUILD)]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** What a page finds that it has not made itself. */
const findsOn = (page: Page) =>
  page.evaluate(async () => ({
    script: 'left' in window,
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName }))
      .state,
    width: innerWidth,
  }));

const NOTHING = {
  script: false,
  local: 0,
  session: 0,
  databases: 0,
  caches: 0,
  clipboard: 'prompt',
  width: 320,
};

test.each([
  ['a new page', undefined],
  ['the same page', true],
] as const)('%s in a window that was used finds it empty', async (_, samePage) => {
  const openPage = keepWindows(browser);
  const options: WindowOptions = {
    origin: server.origin,
    size: { width: 320, height: 568 },
    scripts: [],
    samePage,
  };
  const { page: first, close } = await openPage({
    ...options,
    size: { width: 800, height: 600 },
    texts: { 'maskmen.match': 'left' },
    scripts: ['window.left = true'],
  });
  const context = first.context();
  await context.grantPermissions(['clipboard-read']);
  await first.goto(BLANK_PATH);
  await first.evaluate(async () => {
    localStorage.setItem('left', 'here');
    sessionStorage.setItem('left', 'here');
    await caches.open('left');
  });
  await context.newPage();
  expect(await findsOn(first)).toEqual({
    script: true,
    local: 1,
    session: 1,
    databases: 1,
    caches: 1,
    clipboard: 'granted',
    width: 800,
  });
  await close();

  const second = await openPage(options);
  expect(second.page.context()).toBe(context);
  await second.page.goto(BLANK_PATH);
  expect(await findsOn(second.page)).toEqual(NOTHING);
  expect(context.pages()).toHaveLength(samePage ? 1 : 2);
  await second.close();
});

test('two pages at a time have a window each', async () => {
  const openPage = keepWindows(browser);
  const options: WindowOptions = {
    origin: server.origin,
    size: { width: 320, height: 568 },
    scripts: [],
  };
  const [one, other] = [await openPage(options), await openPage(options)];
  expect(one.page.context()).not.toBe(other.page.context());
  for (const { close } of [one, other]) await close();
});
