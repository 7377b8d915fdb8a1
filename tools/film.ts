/**
 * `npm run film -- ROW …`: a contact sheet of any row of docs/motion.md, filmed in the exported app.
 * The page's clock is ours: it moves a frame at a time, and every frame is looked at. `all` films
 * every row.
 *
 *   --size 390x844           another window
 *   --theme night|poster
 *   --reduced                the form for who wants nothing to travel
 *   --pace calm|brisk|fast|instant
 *   --dist FOLDER            films this web build instead of a fresh one
 *   --out FOLDER             instead of reports/films
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { PACES, type Pace } from '@/store/types';
import { openAppPage } from './lib/app-page';
import { launchBrowser } from './lib/browser';
import { exportWeb } from './lib/export-web';
import { serveFolder } from './lib/web-server';
import { ROWS, withMotion, type Row } from './film/rows';
import { SIZES, type SizeName, type Theme } from './shots/scenes';
import { writeSheet, type Picture } from './shots/sheet';

const ROOT = join(__dirname, '..');
const FRAME_MS = 1000 / 60;
/** Until a kept match stands on the screen, and before any bot has thought enough. */
const SETTLE_MS = 250;
const START = new Date(2026, 0, 1, 20);
/** A guard against hangs: so many frames until the app stands. */
const PATIENCE = 600;
const COLUMNS = 8;

interface Take {
  readonly name: string;
  readonly row: Row;
  readonly size: SizeName;
  readonly theme: Theme;
  readonly reduced: boolean;
  readonly pace: Pace;
}

interface Studio {
  readonly browser: Browser;
  readonly origin: string;
}

/** Lets the page's clock go on frame by frame, and what it started in the background come in. */
async function run(page: Page, ms: number): Promise<void> {
  for (let left = ms; left > 0.01; left -= FRAME_MS) {
    const step = Math.max(1, Math.round(Math.min(FRAME_MS, left)));
    await page.clock.runFor(step);
    await page.evaluate(() => new Promise((done) => queueMicrotask(() => done(undefined))));
    await page.evaluate(carryOn, step);
  }
}

/** The browser's own animations know no clock of ours: each is held from its first moment on … */
const HOLD_ANIMATIONS = `
  function hold(running) {
    if (running.playState === 'paused') return running;
    running.pause();
    running.currentTime = 0;
    return running;
  }
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    return hold(animate.call(this, frames, options));
  };
  document.addEventListener('transitionrun', ({ target }) => target.getAnimations().forEach(hold));
`;

/** … and moved by our steps. */
function carryOn(step: number): void {
  for (const held of document.getAnimations()) {
    const end = Number(held.effect?.getComputedTiming().endTime ?? 0);
    const time = Number(held.currentTime ?? 0) + step;
    if (time >= end) held.finish();
    else held.currentTime = time;
  }
}

/** Real milliseconds for what no clock of ours moves: the browser's disk, React's own messages. */
const breathe = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const channel = new MessageChannel();
        let turns = 0;
        channel.port1.onmessage = () => {
          if (++turns > 20) done();
          else channel.port2.postMessage(0);
        };
        channel.port2.postMessage(0);
      }),
  );

/** Frame by frame until something is written on the page, in its own fonts. */
async function untilThere(page: Page): Promise<void> {
  for (let frames = 0; frames < PATIENCE; frames++) {
    const there = await page.evaluate(
      () => document.body.innerText.trim() !== '' && document.fonts.status === 'loaded',
    );
    if (there) return;
    await page.clock.runFor(1);
    await page.waitForTimeout(10);
  }
  throw new Error('The app never came up.');
}

async function film({ browser, origin }: Studio, take: Take): Promise<Picture[]> {
  const { row, theme, reduced, pace } = take;
  const { safeArea, ...size } = SIZES[take.size];
  const { page, close } = await openAppPage(browser, {
    origin,
    size,
    safeArea,
    scale: 1,
    texts: withMotion(row.texts, { theme, pace, motion: reduced ? 'reduced' : 'system' }),
  });
  page.on('pageerror', (error) => console.error(`${take.name}: ${error.message}`));
  await page.addInitScript(HOLD_ANIMATIONS);
  await page.clock.install({ time: START });
  await page.clock.pauseAt(new Date(START.getTime() + 1000));
  await page.goto(row.path);
  await untilThere(page);
  const pass = async (ms: number) => {
    await run(page, ms);
    await breathe(page);
  };
  await pass(SETTLE_MS);
  await row.prepare?.(page, pass);
  const pictures = await shoot(page, take, pass);
  await close();
  return pictures;
}

async function shoot(page: Page, { row, size }: Take, pass: (ms: number) => Promise<void>) {
  const { width, height } = SIZES[size];
  // Parts are those of an upright window; in a wide one things lie beside each other.
  const [from, to] = height > width ? (row.part ?? [0, 1]) : [0, 1];
  const clip = { x: 0, y: height * from, width, height: height * (to - from) };
  const pictures: Picture[] = [];
  const cues = [...row.cues];
  let now = 0;
  const go = async (ms: number) => {
    await pass(ms);
    now += ms;
  };
  while (now <= row.length) {
    while (cues[0] !== undefined && cues[0].at <= now) {
      await cues.shift()?.act(page, go);
      await breathe(page);
    }
    pictures.push({
      png: await page.screenshot({ clip }),
      title: `${now} ms`,
      size: { width: clip.width / 2, height: clip.height / 2 },
    });
    await go(row.every);
  }
  return pictures;
}

function takesFrom(names: readonly string[], rest: Omit<Take, 'name' | 'row'>): Take[] {
  const wanted = names.includes('all') ? Object.keys(ROWS) : names;
  return wanted.map((name) => {
    const row = ROWS[name as keyof typeof ROWS] as Row | undefined;
    if (row === undefined)
      throw new Error(`There is no film of ${name}. There are: ${Object.keys(ROWS).join(', ')}`);
    return { name, row, ...rest };
  });
}

function oneOf<T extends string>(values: readonly T[], value: string): T {
  const found = values.find((candidate) => candidate === value);
  if (found === undefined) throw new Error(`${value} is none of ${values.join(', ')}`);
  return found;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      size: { type: 'string', default: '390x844' },
      theme: { type: 'string', default: 'night' },
      pace: { type: 'string', default: 'brisk' },
      reduced: { type: 'boolean', default: false },
      dist: { type: 'string' },
      out: { type: 'string', default: join(ROOT, 'reports', 'films') },
    },
  });
  const takes = takesFrom(positionals.length === 0 ? ['all'] : positionals, {
    size: oneOf(Object.keys(SIZES) as SizeName[], values.size),
    theme: oneOf<Theme>(['night', 'poster'], values.theme),
    pace: oneOf(PACES, values.pace),
    reduced: values.reduced,
  });
  const dist = values.dist ?? join(ROOT, 'build', 'web-film');
  if (values.dist === undefined) await exportWeb(dist);
  mkdirSync(values.out, { recursive: true });
  const server = await serveFolder(dist);
  const browser = await launchBrowser();
  try {
    for (const take of takes) {
      const pictures = await film({ browser, origin: server.origin }, take);
      const marks = [take.name, take.size, take.theme, take.pace, take.reduced ? 'reduced' : ''];
      const path = join(values.out, `${marks.filter(Boolean).join('-')}.jpg`);
      await writeSheet(browser, { pictures, columns: COLUMNS, path, scale: 1 });
      console.log(`${path}  ${pictures.length} frames`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
