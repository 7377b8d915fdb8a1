/** `npm run fonts`: makes assets/fonts from the published files, with Russian forms of Cyrillic. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, publishedFont, readLicence, WEIGHTS, withRussianForms } from './fonts/russian';

const FOLDER = join(__dirname, '..', 'assets', 'fonts');

mkdirSync(FOLDER, { recursive: true });
for (const weight of WEIGHTS) {
  const font = withRussianForms(publishedFont(weight));
  writeFileSync(join(FOLDER, fileOf(weight)), font);
  console.log(`assets/fonts/${fileOf(weight)}  ${Math.round(font.length / 1000)} kB`);
}
writeFileSync(join(FOLDER, 'OFL.txt'), readLicence());
