/**
 * `npm run web`: the web version for any static host, playable without a network after one visit.
 *
 *   --site ADDRESS   where it will stand (https://…), so that shared links show their picture
 *   --out FOLDER     instead of dist
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exportWeb } from './lib/export-web';
import { makeOffline } from './offline/make-offline';

const ROOT = join(__dirname, '..');

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      site: { type: 'string', default: '' },
      out: { type: 'string', default: join(ROOT, 'dist') },
    },
  });
  const { site, out } = values;
  if (site !== '' && !/^https?:\/\/[^/]+$/.test(site))
    throw new Error(`--site takes an address without a path, such as https://maskmen.example`);
  await exportWeb(out, { EXPO_PUBLIC_SITE: site });
  const { version, files, bytes } = await makeOffline(out);
  console.log(`${out}: version ${version}, ${files.length} files kept for playing offline,`);
  console.log(`${(bytes / 1e6).toFixed(1)} MB before compression.`);
  if (site === '') console.log('Without --site, shared links may lack their picture.');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
