/** The web version as people keep it: installed, played without a network, and brought up to date. */

import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import type { Browser, BrowserContext, Page } from 'playwright-core';

import { en } from '@/i18n/en';
import { settings as japanese } from '@/i18n/ja/settings';
import { readTexts, reloadKept } from '@/tools/lib/app-page';
import { launchBrowser } from '@/tools/lib/browser';
import { serveFolder, type WebServer } from '@/tools/lib/web-server';
import { makeOffline } from '@/tools/offline/make-offline';
import { nextRest } from '@/tools/play/forced';

import { BUILD } from './helpers/app';
import { nextStanding, readTable } from './helpers/table';

jest.setTimeout(300_000);

const PHONE = { width: 390, height: 844 };
const NEWER_PROMISE = `${en.home.promise} Twice.`;

let browser: Browser;
let site: string;
let server: WebServer;
let context: BrowserContext;
let complaints: string[];

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

beforeEach(async () => {
  complaints = [];
  site = mkdtempSync(join(tmpdir(), 'maskmen-site-'));
  cpSync(BUILD, site, { recursive: true });
  await makeOffline(site);
  server = await serveFolder(site);
  context = await browser.newContext({ baseURL: server.origin, viewport: PHONE, locale: 'en' });
});
afterEach(async () => {
  await context.close();
  await server.close();
  rmSync(site, { recursive: true, force: true });
  expect(complaints).toEqual([]);
});

/** The app as somebody starts it, in the same browser as before. */
async function start(path = '/'): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(server.origin) && !/^(?:data|blob):/.test(request.url()))
      complaints.push(`request to ${request.url()}`);
  });
  await page.goto(path);
  return page;
}

/** Waits until the browser has taken everything home. */
const taken = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Another version of the same app: one sentence says more, in a file of another name. */
async function publishNext(): Promise<void> {
  const texts = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:js|html|json)$/.test(file))
    .map((file) => join(site, file));
  const changed = texts.filter((file) => readFileSync(file, 'utf8').includes(en.home.promise));
  expect(changed).not.toEqual([]);
  for (const file of changed) {
    const name = file.slice(dirname(file).length + 1);
    const next = name.replace(/[0-9a-f]{8}(?=\.js$)/, '01234567');
    expect(next).not.toBe(name);
    for (const text of texts) {
      const content = readFileSync(text, 'utf8');
      const said = text === file ? content.replaceAll(en.home.promise, NEWER_PROMISE) : content;
      const renamed = said.replaceAll(name, next);
      if (renamed !== content) writeFileSync(text, renamed);
    }
    renameSync(file, join(dirname(file), next));
  }
  await makeOffline(site);
}

test('after one visit everything works without a network', async () => {
  const first = await start();
  await button(first, 'Play solo').waitFor();
  await taken(first);
  await first.close();
  await server.close();

  const page = await start();
  await button(page, 'Play solo').click();
  const { groups } = (await nextStanding(page)).now;
  await reloadKept(page);
  await page.getByRole('group', { name: /^Hand of/ }).waitFor();
  expect((await readTable(page)).groups.map(({ wrestler }) => wrestler)).toEqual(
    groups.map(({ wrestler }) => wrestler),
  );
  for (const [path, heading] of [
    ['/rules', en.rules.title],
    ['/learn', en.learn.title],
    ['/learn/debut', 'Lesson 1 of 12'],
    ['/setup', en.setup.title],
    ['/no/such/page', en.notFound.title],
    ['/settings', en.settings.title],
  ] as const) {
    await page.goto(path);
    await page.getByRole('heading', { name: heading, exact: true }).waitFor();
  }
  // A language that was never asked for before, and every letter in the app's own faces.
  await page.getByRole('radio', { name: '日本語' }).click();
  await page.getByRole('heading', { name: japanese.title, exact: true }).waitFor();
  const faces = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'error').map(({ family }) => family),
  );
  expect(faces).toEqual([]);
});

test('a new version comes by itself, and the open match goes on in it', async () => {
  const first = await start();
  await button(first, 'Play solo').click();
  await nextRest(first);
  await taken(first);
  const match = (await readTexts(first))['maskmen.match'];
  expect(match).toBeDefined();

  await publishNext();
  await first.close();
  const second = await start();
  await second.getByText(NEWER_PROMISE).waitFor();
  expect((await readTexts(second))['maskmen.match']).toBe(match);
  await second.getByRole('button', { name: /^Continue/ }).click();
  await second.getByRole('group', { name: /^Hand of/ }).waitFor();

  // And it is the new one that is played without a network from now on.
  await server.close();
  await second.close();
  const third = await start();
  await third.getByText(NEWER_PROMISE).waitFor();
});

test('a new version waits while somebody is at it', async () => {
  const page = await start('/setup');
  await taken(page);
  await page.reload();
  const name = page.getByRole('textbox').first();
  await name.fill('Rosalinda');
  await publishNext();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const taking = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    await registration.update();
    await taking;
  });
  await page.waitForTimeout(500);
  expect(await name.inputValue()).toBe('Rosalinda');
});

test('browsers can install it, and a shared link shows a title and a picture', async () => {
  const page = await start('/rules');
  await page.getByRole('heading', { name: en.rules.title, exact: true }).waitFor();
  expect(await page.title()).toBe('Rules · Maskmen');
  const session = await context.newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}') as {
    readonly icons: readonly {
      readonly src: string;
      readonly sizes: string;
      readonly purpose: string;
    }[];
    readonly [key: string]: unknown;
  };
  expect(manifest).toMatchObject({ name: 'Maskmen', start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
  for (const { src, sizes } of manifest.icons) expect(await sizeOf(page, src)).toBe(sizes);

  const html = await (await page.request.get('/learn/three')).text();
  const meta = (property: string): string | undefined =>
    new RegExp(`<meta[^>]*property="${property}"[^>]*content="([^"]*)"`).exec(html)?.[1];
  expect(/<title[^>]*>([^<]*)</.exec(html)?.[1]).toBe('×3 is not the end · Maskmen');
  expect(meta('og:title')).toBe('×3 is not the end · Maskmen');
  expect(meta('og:description')).toBe(en.app.description);
  expect(await sizeOf(page, meta('og:image') ?? '')).toBe('1200x630');
});

/** Width and height of a PNG, from its head. */
async function sizeOf(page: Page, path: string): Promise<string> {
  const png = await (await page.request.get(path)).body();
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}
