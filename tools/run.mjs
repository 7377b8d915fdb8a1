/** `npm run NAME -- …` → tools/NAME.ts with what is missing installed first. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstall } from './lib/ensure-install.mjs';
import { findBin } from './lib/process.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [name = '', ...args] = process.argv.slice(2);
const script = join(root, 'tools', `${name}.ts`);

if (!/^[a-z-]+$/.test(name) || !existsSync(script)) {
  console.error(`There is no tools/${name}.ts. Usage: node tools/run.mjs NAME [arguments]`);
  process.exit(2);
}
ensureInstall(root);
const child = spawn(process.execPath, [findBin(root, 'tsx'), script, ...args], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
