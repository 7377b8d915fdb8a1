/** `npm run icons`: draws assets/icons from the masks, as PNG through a browser. */
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from './lib/browser';
import { drawIcons } from './lib/icon-art';

async function main(): Promise<void> {
  const folder = join(__dirname, '..', 'assets', 'icons');
  mkdirSync(folder, { recursive: true });
  const browser = await launchBrowser();
  try {
    for (const { file, size, svg, opaque } of drawIcons()) {
      const page = await browser.newPage({ viewport: { width: size, height: size } });
      await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
      const path = join(folder, file);
      await page.screenshot({ path, omitBackground: !opaque });
      await page.close();
      console.log(`assets/icons/${file}  ${size} × ${size}, ${kilobytes(path)} kB`);
    }
  } finally {
    await browser.close();
  }
}

function kilobytes(path: string): number {
  return Math.round(statSync(path).size / 1000);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
