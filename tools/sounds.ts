/**
 * `npm run sounds`: makes assets/sounds anew, and tells of each what can be measured. `-- --look` adds
 * its loudness over time and where its energy lies.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { between, centreOf, decibels, loudnessOf } from './sounds/analyse';
import { makeSound, PALETTE } from './sounds/palette';
import { peakOf, RATE, type Samples } from './sounds/synth';
import { writeWav } from './sounds/wav';

const folder = join(__dirname, '..', 'assets', 'sounds');
const BARS = ' ▁▂▃▄▅▆▇█';

/** A bar for each tenth, full at the loudest. */
function contourOf(samples: Samples): string {
  const ms = (samples.length / RATE) * 1000;
  const parts = Array.from({ length: 20 }, (_, nth) =>
    loudnessOf(between(samples, (nth * ms) / 20, ((nth + 1) * ms) / 20)),
  );
  const most = Math.max(...parts);
  return parts.map((part) => BARS[Math.round((part / most) * 8)]).join('');
}

mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) rmSync(join(folder, file));
let bytes = 0;
for (const recipe of PALETTE) {
  const samples = makeSound(recipe);
  const file = writeWav(samples);
  writeFileSync(join(folder, `${recipe.name}.wav`), file);
  bytes += file.length;
  const centre = centreOf(samples, { from: 30, to: 10_000, step: 20 });
  const look = process.argv.includes('--look')
    ? `  ${contourOf(samples)}  centre ${Math.round(centre)} Hz`
    : '';
  console.log(
    `${recipe.name.padEnd(9)} ${String(recipe.length).padStart(5)} ms  ${(file.length / 1000).toFixed(1).padStart(5)} kB  ${decibels(peakOf(samples)).toFixed(1)} dBFS${look}`,
  );
}
console.log(`${PALETTE.length} sounds, ${(bytes / 1000).toFixed(1)} kB`);
