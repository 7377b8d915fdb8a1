/**
 * `npm run stores`: what the App Store and Play ask for beside the app itself, in every language:
 * texts, pictures, Play's icon and banner.
 *
 *   --site ADDRESS     where the web version stands, for support and privacy addresses
 *   --out FOLDER       instead of build/stores
 *   --dist FOLDER      pictures of this web build instead of a fresh one
 *   --language CODE    only this one
 *   --texts            no pictures
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from './lib/browser';
import { exportWeb } from './lib/export-web';
import { APP_ICON, drawIcons } from './lib/icon-art';
import { serveFolder } from './lib/web-server';
import { writeListings } from './stores/listing';
import { FORMATS, printPage, takePictures, type Studio } from './stores/pictures';
import { BANNER, bannerPage } from './stores/poster';
import { LISTINGS, type ListingLanguage } from './stores/texts';
import type { ListingTexts } from './stores/types';

const ROOT = join(__dirname, '..');
const PLAY_ICON = { width: 512, height: 512 };

function save(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

async function saveGraphics(studio: Studio, folder: string): Promise<void> {
  const icon = drawIcons().find(({ file }) => file === APP_ICON);
  if (icon === undefined) throw new Error(`There is no ${APP_ICON} among the icons`);
  const style =
    '<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>';
  const { browser } = studio;
  const graphics = {
    icon: await printPage(browser, { html: style + icon.svg, size: PLAY_ICON, scale: 1 }),
    featureGraphic: await printPage(browser, { html: bannerPage(), size: BANNER, scale: 1 }),
  };
  for (const { google } of Object.values(LISTINGS)) {
    for (const [name, png] of Object.entries(graphics))
      save(join(folder, 'google', google, 'images', `${name}.png`), png);
  }
}

async function savePictures(
  folder: string,
  languages: readonly [ListingLanguage, ListingTexts][],
  dist: string | undefined,
): Promise<void> {
  const built = dist ?? join(ROOT, 'build', 'stores-web');
  if (dist === undefined) {
    console.log('Building the app for the web …');
    await exportWeb(built);
  }
  const server = await serveFolder(built);
  const browser = await launchBrowser();
  const studio: Studio = { browser, origin: server.origin };
  try {
    await saveGraphics(studio, folder);
    for (const [language, texts] of languages) {
      for (const format of FORMATS) {
        const pictures = await takePictures(studio, { language, texts, format });
        const to = format.folder(texts);
        for (const { name, png } of pictures) save(join(folder, to, name), png);
        console.log(`${to}: ${pictures.length} pictures`);
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      site: { type: 'string', default: 'https://maskmen.example' },
      out: { type: 'string', default: join(ROOT, 'build', 'stores') },
      dist: { type: 'string' },
      language: { type: 'string' },
      texts: { type: 'boolean', default: false },
    },
  });
  const all = Object.entries(LISTINGS) as [ListingLanguage, ListingTexts][];
  const languages = all.filter(
    ([language]) => values.language === undefined || values.language === language,
  );
  if (languages.length === 0)
    throw new Error(
      `No texts in ${values.language}. There are: ${Object.keys(LISTINGS).join(', ')}`,
    );
  const files = writeListings({
    listings: LISTINGS,
    site: values.site.replace(/\/$/, ''),
    year: new Date().getFullYear(),
  });
  for (const { path, text } of files) save(join(values.out, path), text);
  console.log(`${files.length} text files in ${values.out}`);
  if (!values.texts) await savePictures(values.out, languages, values.dist);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
