/** `npm run icons`: draws the icons and the picture of shared links from the masks, through a browser. */
import { mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './lib/browser';
import { drawIcons } from './lib/icon-art';
import { bannerPage } from './stores/poster';

const ROOT = join(__dirname, '..');
/** What every network shows beside a link. */
const PREVIEW = { width: 1200, height: 630 };

interface Drawing {
  readonly file: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly html: string;
  readonly opaque: boolean;
}

const drawings = (): readonly Drawing[] => [
  ...drawIcons().map(({ file, size, svg, opaque }) => ({
    file,
    size: { width: size, height: size },
    html: `<style>body { margin: 0 } svg { display: block }</style>${svg}`,
    opaque,
  })),
  { file: 'public/preview.png', size: PREVIEW, html: bannerPage(PREVIEW), opaque: true },
];

async function draw(browser: Browser, { file, size, html, opaque }: Drawing): Promise<void> {
  const page = await browser.newPage({ viewport: size });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const path = join(ROOT, file);
  mkdirSync(dirname(path), { recursive: true });
  await page.screenshot({ path, omitBackground: !opaque });
  await page.close();
  const kilobytes = Math.round(statSync(path).size / 1000);
  console.log(`${file}  ${size.width} × ${size.height}, ${kilobytes} kB`);
}

async function main(): Promise<void> {
  const browser = await launchBrowser();
  try {
    for (const drawing of drawings()) await draw(browser, drawing);
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
