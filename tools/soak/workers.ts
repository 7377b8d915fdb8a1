/** Soaks without a browser, on several processes: bundled, so that V8 runs them at full speed. */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { bundleTo } from '../lib/bundled';
import { addTallies, newTally, type Tally } from './run';

export interface Shared {
  readonly name: string;
  readonly seed: number;
  readonly from: number;
  readonly cases: number;
  readonly firstCases: number;
  readonly workers: number;
  /** Hears of every step. */
  readonly tell: (sofar: Tally) => void;
}

/** Plays all cases, every process its share. */
export async function shareCases(shared: Shared): Promise<Tally> {
  const { name, seed, from, cases, firstCases, workers, tell } = shared;
  const folder = mkdtempSync(join(tmpdir(), 'maskmen-soak-'));
  const file = join(folder, 'worker.cjs');
  await bundleTo(file, 'tools/soak/worker.ts');
  const tallies = Array.from({ length: workers }, newTally);
  try {
    await Promise.all(
      tallies.map(
        (_, worker) =>
          new Promise<void>((resolve, reject) => {
            const args = [name, seed, from + worker, cases, workers, firstCases].map(String);
            const child = spawn(process.execPath, [file, ...args], {
              stdio: ['ignore', 'pipe', 'inherit'],
            });
            createInterface({ input: child.stdout }).on('line', (line) => {
              tallies[worker] = JSON.parse(line) as Tally;
              tell(addTallies(tallies));
            });
            child.on('error', reject);
            child.on('close', (code) =>
              code === 0 ? resolve() : reject(new Error(`a worker ended with ${code}`)),
            );
          }),
      ),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return addTallies(tallies);
}
