/** Which screens the shops show, in which sizes, and how a browser takes them. */
import type { Browser, Page } from 'playwright-core';
import type { Wrestler } from '@/engine/view';
import { loadDictionary } from '@/i18n/dictionaries';
import { makeTranslate } from '@/i18n/translate';
import { openAppPage, type SafeArea, type Size } from '../lib/app-page';
import { keepSettings, type Texts } from '../lib/saves';
import { SCENES, type Scene, type SceneName, type Theme } from '../shots/scenes';
import { fitCaption, posterPage } from './poster';
import type { ListingLanguage } from './texts';
import { PICTURE_NAMES, type ListingTexts, type PictureName } from './types';

export interface Format {
  /** The folder its pictures go to, as the shops' uploaders name it. */
  readonly folder: (texts: ListingTexts) => string;
  /** The picture in points, and pixels for each. */
  readonly size: Size;
  readonly scale: number;
  /** The window of the app in it. */
  readonly window: Size;
  readonly safeArea: SafeArea;
}

const PHONE_AREA: SafeArea = { top: 47, bottom: 34, left: 0, right: 0 };
const TABLET_AREA: SafeArea = { top: 24, bottom: 20, left: 0, right: 0 };

/**
 * App Store: 6.9-inch phones (1320 × 2868) and 13-inch tablets (2064 × 2752), from which it makes
 * the smaller ones. Play: no side longer than twice the other.
 */
export const FORMATS: readonly Format[] = [
  {
    folder: ({ apple }) => `apple/${apple}/iphone-6.9`,
    size: { width: 440, height: 956 },
    scale: 3,
    window: { width: 390, height: 844 },
    safeArea: PHONE_AREA,
  },
  {
    folder: ({ apple }) => `apple/${apple}/ipad-13`,
    size: { width: 1032, height: 1376 },
    scale: 2,
    window: { width: 820, height: 1180 },
    safeArea: TABLET_AREA,
  },
  {
    folder: ({ google }) => `google/${google}/images/phoneScreenshots`,
    size: { width: 360, height: 720 },
    scale: 3,
    window: { width: 390, height: 780 },
    safeArea: { ...PHONE_AREA, top: 24, bottom: 0 },
  },
  {
    folder: ({ google }) => `google/${google}/images/tenInchScreenshots`,
    size: { width: 800, height: 1280 },
    scale: 2,
    window: { width: 820, height: 1180 },
    safeArea: TABLET_AREA,
  },
];

interface Motif {
  readonly scene: SceneName;
  readonly theme: Theme;
  /** The group of the hand that is touched, and how many of its cards a lead takes. */
  readonly chosen?: Choice;
}

interface Choice {
  readonly wrestler: Wrestler;
  readonly count?: number;
}

export const MOTIFS: Readonly<Record<PictureName, Motif>> = {
  order: { scene: 'chainOfSix', theme: 'night', chosen: { wrestler: 'volto' } },
  proof: { scene: 'follow', theme: 'night', chosen: { wrestler: 'volto' } },
  lead: { scene: 'lead', theme: 'poster', chosen: { wrestler: 'volto', count: 2 } },
  share: { scene: 'handOver', theme: 'night' },
  rivals: { scene: 'setup', theme: 'night' },
  result: { scene: 'result', theme: 'night' },
};

export interface Studio {
  readonly browser: Browser;
  readonly origin: string;
}

export interface Order {
  readonly language: ListingLanguage;
  readonly texts: ListingTexts;
  readonly format: Format;
}

/** What the players of the scenes are called where their own names would be foreign letters. */
const OWN_NAMES: Partial<Record<ListingLanguage, Readonly<Record<string, string>>>> = {
  ru: { Ana: 'Аня', Lupe: 'Лена', Kenji: 'Костя', Oleg: 'Олег' },
  ja: { Ana: 'あんな', Lupe: 'るり', Kenji: 'けんじ', Oleg: 'たろう' },
};

/** A scene with its players called by names of a language. */
export function inOwnNames(texts: Texts, language: ListingLanguage): Texts {
  const names = OWN_NAMES[language] ?? {};
  const named = (text: string): string =>
    Object.entries(names).reduce(
      (said, [from, to]) => said.replaceAll(JSON.stringify(from), JSON.stringify(to)),
      text,
    );
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, named(text)]));
}

/** Until springs are at rest. */
const SETTLE_MS = 1500;

async function takeScreen(studio: Studio, name: PictureName, order: Order): Promise<Buffer> {
  const { scene: sceneName, theme, chosen } = MOTIFS[name];
  const scene: Scene = SCENES[sceneName];
  const { format } = order;
  const { page, close } = await openAppPage(studio.browser, {
    origin: studio.origin,
    size: format.window,
    safeArea: format.safeArea,
    scale: (format.scale * format.size.width) / format.window.width,
    texts: {
      ...inOwnNames(scene.texts, order.language),
      ...keepSettings({ theme, language: order.language }),
    },
  });
  try {
    await page.goto(scene.path);
    await page.waitForFunction(() => document.body.innerText.trim() !== '');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    if (chosen !== undefined) await choose(page, chosen, order.language);
    await page.waitForTimeout(SETTLE_MS);
    return await page.screenshot();
  } finally {
    await close();
  }
}

/** By touch, in the words of the language: keys would leave their focus ring in the picture. */
async function choose(page: Page, { wrestler, count }: Choice, language: ListingLanguage) {
  const name = makeTranslate(await loadDictionary(language))(`wrestlers.${wrestler}`);
  await page.getByRole('button', { name: new RegExp(`^${name}\\P{L}*\\d`, 'u') }).click();
  if (count !== undefined)
    await page
      .getByRole('radio')
      .nth(count - 1)
      .click();
  await page.mouse.move(0, 0);
}

export interface ShopPicture {
  readonly name: string;
  readonly png: Buffer;
}

/** All pictures of one language in one format, in the order a visitor sees them. */
export async function takePictures(studio: Studio, order: Order): Promise<ShopPicture[]> {
  const { format, texts, language } = order;
  // All at once: most of a picture's time is waiting until nothing moves.
  return Promise.all(
    PICTURE_NAMES.map(async (name, index) => {
      const screen = await takeScreen(studio, name, order);
      const html = posterPage({
        size: format.size,
        screenSize: format.window,
        language,
        caption: texts.captions[name],
        screen,
      });
      const png = await printPage(studio.browser, { html, size: format.size, scale: format.scale });
      return { name: `${index + 1}-${name}.png`, png };
    }),
  );
}

export interface Print {
  readonly html: string;
  readonly size: Size;
  readonly scale: number;
}

export async function printPage(browser: Browser, { html, size, scale }: Print): Promise<Buffer> {
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: scale });
  try {
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.evaluate(fitCaption);
    return await page.screenshot();
  } finally {
    await page.close();
  }
}
