/** Lays pictures side by side on one sheet, in the browser that took them. */
import type { Browser } from 'playwright-core';
import type { Size } from '../lib/app-page';

export interface Picture {
  readonly png: Buffer;
  readonly title: string;
  /** How large it stands on the sheet. */
  readonly size: Size;
}

export interface SheetOptions {
  readonly pictures: readonly Picture[];
  readonly columns: number;
  readonly path: string;
  /** Pixels of the file for one of the sheet. */
  readonly scale: number;
}

/** Of JPEG: all sheets together stay under four megabytes. */
export const QUALITY = 58;
const GAP = 12;

const STYLE = `
  body { margin: 0; background: dimgray; font: 13px sans-serif; color: white }
  main { display: grid; width: max-content; gap: ${GAP}px; padding: ${GAP}px }
  figure { margin: 0 } img { display: block } figcaption { padding-bottom: 4px }`;

export async function writeSheet(browser: Browser, options: SheetOptions): Promise<void> {
  const { pictures, columns, path, scale } = options;
  const figures = pictures.map(
    ({ png, title, size }) =>
      `<figure><figcaption>${title}</figcaption><img width="${size.width}" height="${size.height}" src="data:image/png;base64,${png.toString('base64')}"></figure>`,
  );
  const page = await browser.newPage({ deviceScaleFactor: scale });
  await page.setContent(
    `<style>${STYLE}</style><main style="grid-template-columns: repeat(${Math.min(columns, pictures.length)}, auto)">${figures.join('')}</main>`,
  );
  await page.locator('main').screenshot({ path, type: 'jpeg', quality: QUALITY });
  await page.close();
}
