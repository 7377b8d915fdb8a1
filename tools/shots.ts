/**
 * `npm run shots`: pictures of the app in the states of its drawings, and at every size.
 *
 *   --dist FOLDER      pictures of this web build instead of a fresh one
 *   --mockups FOLDER   lays the drawings (a-home.png, …) beside ours
 *   --out FOLDER       instead of docs/shots
 *   --only TEXT        only sheets whose name holds it
 *
 * With any of the following it makes other sheets, to be looked at, into reports/looks: one a size.
 *
 *   --size WxH         a window of this size; several are given one by one
 *   --text FACTOR      the reader's text size, as 1.35 or 2
 *   --vision NAME      as protanopia, deuteranopia, tritanopia or achromatopsia sees it
 *   --theme NAME       night or poster
 *   --scenes A,B       these scenes instead of all
 *   --scale FACTOR     how large the pictures are on the sheet: 1 shows every pixel
 */
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { openAppPage, withTextSize } from './lib/app-page';
import { launchBrowser } from './lib/browser';
import { exportWeb } from './lib/export-web';
import { serveFolder } from './lib/web-server';
import {
  EVERYWHERE,
  PAIRS,
  SCENES,
  SIZES,
  TABLES,
  windowOf,
  withTheme,
  type Scene,
  type SceneName,
  type SizeName,
  type Theme,
} from './shots/scenes';
import { QUALITY, writeSheet, type Picture } from './shots/sheet';

const ROOT = join(__dirname, '..');
/** Until springs are at rest. */
const SETTLE_MS = 1500;

interface Shot {
  readonly scene: SceneName;
  readonly size: string;
  readonly theme: Theme;
  readonly scale: number;
  /** A picture by itself, instead of one for a sheet. */
  readonly path?: string;
  /** The reader's text size. */
  readonly text?: number;
  /** Whose eyes it is seen with. */
  readonly vision?: Vision;
}

const VISIONS = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;
type Vision = (typeof VISIONS)[number];

interface Studio {
  readonly browser: Browser;
  readonly origin: string;
}

async function takeShot({ browser, origin }: Studio, shot: Shot): Promise<Buffer> {
  const { safeArea, ...size } = windowOf(shot.size);
  const scene: Scene = SCENES[shot.scene];
  const { page, context, close } = await openAppPage(browser, {
    origin,
    size,
    safeArea,
    scale: shot.scale,
    texts: withTheme(scene, shot.theme),
  });
  page.on('pageerror', (error) => console.error(`${shot.scene}, ${shot.size}: ${error.message}`));
  if (scene.thinking) {
    await page.addInitScript(
      'const wait = setTimeout; window.setTimeout = (act, ms) => wait(act, ms >= 400 ? 1e9 : ms);',
    );
  }
  if (shot.text !== undefined) await page.addInitScript(withTextSize(shot.text));
  if (shot.vision !== undefined) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setEmulatedVisionDeficiency', { type: shot.vision });
  }
  await page.goto(scene.path);
  await page.waitForFunction(() => document.body.innerText.trim() !== '');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await scene.act?.(page);
  await page.mouse.move(0, 0);
  await page.waitForTimeout(SETTLE_MS);
  const png = await page.screenshot(
    shot.path === undefined ? {} : { path: shot.path, type: 'jpeg', quality: QUALITY },
  );
  await close();
  return png;
}

interface Sheet {
  readonly name: string;
  readonly columns: number;
  readonly scale: number;
  readonly pictures: (studio: Studio) => Promise<Picture[]>;
}

const isWide = (size: SizeName): boolean => SIZES[size].width > SIZES[size].height;

function pairSheets(mockups: string | undefined): Sheet[] {
  return PAIRS.map(({ drawing, scene, size, theme }) => ({
    name: drawing,
    columns: isWide(size) ? 1 : 2,
    scale: 1,
    pictures: async (studio) => {
      const ours = {
        title: `ours, ${size}`,
        size: SIZES[size],
        png: await takeShot(studio, { scene, size, theme, scale: 2 }),
      };
      const file = mockups === undefined ? undefined : join(mockups, `${drawing}.png`);
      if (file === undefined || !existsSync(file)) return [ours];
      return [{ title: 'drawing', size: SIZES[size], png: readFileSync(file) }, ours];
    },
  }));
}

interface SizeSheet {
  readonly name: string;
  readonly size: SizeName;
  readonly theme: Theme;
  readonly scenes: readonly SceneName[];
}

function sizeSheet({ name, size, theme, scenes }: SizeSheet): Sheet {
  const { width, height } = SIZES[size];
  return {
    name,
    columns: isWide(size) ? 3 : 5,
    scale: height * width > 500_000 ? 0.42 : 0.65,
    // All at once: most of a picture's time is waiting until nothing moves.
    pictures: (studio) =>
      Promise.all(
        scenes.map(async (scene) => ({
          title: scene,
          size: { width, height },
          png: await takeShot(studio, { scene, size, theme, scale: 1 }),
        })),
      ),
  };
}

const POSTERS: readonly SizeName[] = ['390x844', '844x390'];
const TABLE_SIZES: readonly SizeName[] = ['320x568', '390x844', '844x390', '820x1180', '1180x820'];

const sheetsOf = (mockups: string | undefined): Sheet[] => [
  ...pairSheets(mockups),
  ...(Object.keys(SIZES) as SizeName[]).map((size) =>
    sizeSheet({ name: `at-${size}`, size, theme: 'night', scenes: EVERYWHERE }),
  ),
  ...POSTERS.map((size) =>
    sizeSheet({ name: `poster-${size}`, size, theme: 'poster', scenes: EVERYWHERE }),
  ),
  ...TABLE_SIZES.map((size) =>
    sizeSheet({ name: `tables-${size}`, size, theme: 'night', scenes: TABLES }),
  ),
];

interface LookOptions {
  readonly sizes: readonly string[];
  readonly scenes: readonly SceneName[];
  readonly theme: Theme;
  readonly text?: number | undefined;
  readonly vision?: Vision | undefined;
  readonly scale?: number | undefined;
}

/** How many pictures are taken at once. */
const AT_ONCE = 4;

/** A sheet a window, as the reader or the eyes in question see it. */
function lookSheets({ sizes, scenes, theme, text, vision, scale }: LookOptions): Sheet[] {
  return sizes.map((name) => {
    const { width, height } = windowOf(name);
    const large = width * height > 500_000;
    return {
      name: [name, theme, text, vision].filter((part) => part !== undefined).join('-'),
      columns: width > height ? (large ? 3 : 4) : 6,
      scale: scale ?? (large ? Math.min(0.5, 620 / width) : 1),
      pictures: async (studio) => {
        const taken: Picture[] = [];
        for (let from = 0; from < scenes.length; from += AT_ONCE)
          taken.push(
            ...(await Promise.all(
              scenes.slice(from, from + AT_ONCE).map(async (scene) => ({
                title: scene,
                size: { width, height },
                png: await takeShot(studio, {
                  scene,
                  size: name,
                  theme,
                  scale: 1,
                  ...(text !== undefined && { text }),
                  ...(vision !== undefined && { vision }),
                }),
              })),
            )),
          );
        return taken;
      },
    };
  });
}

/** The pictures the README shows. */
const FRONT: readonly { readonly name: string; readonly scene: SceneName }[] = [
  { name: 'home', scene: 'first' },
  { name: 'table', scene: 'follow' },
];

const everyScene = Object.keys(SCENES) as SceneName[];

const isAmong =
  (names: string) =>
  (scene: SceneName): boolean =>
    names.split(',').includes(scene);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      dist: { type: 'string' },
      mockups: { type: 'string' },
      out: { type: 'string' },
      only: { type: 'string', default: '' },
      size: { type: 'string', multiple: true },
      text: { type: 'string' },
      vision: { type: 'string' },
      theme: { type: 'string' },
      scenes: { type: 'string' },
      scale: { type: 'string' },
    },
  });
  const { mockups, only, size: sizes, text, scenes } = values;
  const looks = [sizes, text, values.vision, values.theme, scenes].some((at) => at !== undefined);
  const out = values.out ?? join(ROOT, ...(looks ? ['reports', 'looks'] : ['docs', 'shots']));
  const dist = values.dist ?? join(ROOT, 'build', 'web-shots');
  if (values.dist === undefined) await exportWeb(dist);
  mkdirSync(out, { recursive: true });
  const server = await serveFolder(dist);
  const browser = await launchBrowser();
  const studio = { browser, origin: server.origin };
  let bytes = 0;
  const written = (path: string) => {
    const { size } = statSync(path);
    bytes += size;
    console.log(`${path}  ${Math.round(size / 1000)} kB`);
  };
  try {
    const sheets = looks
      ? lookSheets({
          sizes: sizes ?? Object.keys(SIZES),
          scenes: scenes === undefined ? everyScene : everyScene.filter(isAmong(scenes)),
          theme: values.theme === 'poster' ? 'poster' : 'night',
          text: text === undefined ? undefined : Number(text),
          vision: VISIONS.find((name) => name === values.vision),
          scale: values.scale === undefined ? undefined : Number(values.scale),
        })
      : sheetsOf(mockups);
    for (const { name, columns, scale, pictures } of sheets) {
      if (!name.includes(only)) continue;
      const path = join(out, `${name}.jpg`);
      await writeSheet(browser, { pictures: await pictures(studio), columns, path, scale });
      written(path);
    }
    for (const { name, scene } of looks ? [] : FRONT) {
      if (!name.includes(only)) continue;
      const path = join(out, `${name}.jpg`);
      await takeShot(studio, { scene, size: '390x844', theme: 'night', scale: 1.5, path });
      written(path);
    }
    console.log(`${Math.round(bytes / 1000)} kB in all`);
  } finally {
    await browser.close();
    await server.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
