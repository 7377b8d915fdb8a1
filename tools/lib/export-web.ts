/** Makes the web build that is served to a browser. */
import { join } from 'node:path';
import { findBin, runNode } from './process.mjs';

const ROOT = join(__dirname, '..', '..');

type Environment = Readonly<Record<string, string>>;

/** Exports the app for the web; throws with the exporter's words when it cannot. */
export async function exportWeb(folder: string, env: Environment = {}): Promise<void> {
  const { code, output } = await runNode(
    [findBin(ROOT, 'expo'), 'export', '--platform', 'web', '--output-dir', folder],
    {
      cwd: ROOT,
      env: { CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', NO_COLOR: '1', ...env },
    },
  );
  if (code !== 0) throw new Error(`The web export failed.\n${output}`);
}
