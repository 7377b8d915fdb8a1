/** The sounds are what they are said to be: measured from the files, since no test can listen. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  between,
  centreOf,
  decibels,
  loudnessOf,
  peakIn,
  shareIn,
  strengthAt,
} from '@/tools/sounds/analyse';
import { amplitudeOf, cosine, exponential, semitones, sine } from '@/tools/sounds/arithmetic';
import { makeSound, PALETTE } from '@/tools/sounds/palette';
import { peakOf, samplesIn, type Samples } from '@/tools/sounds/synth';
import { readWav, writeWav } from '@/tools/sounds/wav';

const folder = join(__dirname, '../../assets/sounds');
const fileOf = (name: string): Buffer => readFileSync(join(folder, `${name}.wav`));
const sound = (name: string): Samples => readWav(fileOf(name)).samples;

test('the files are those of the palette and together at most 260 kB', () => {
  const files = readdirSync(folder).sort();
  expect(files).toEqual(PALETTE.map(({ name }) => `${name}.wav`).sort());
  const bytes = files.reduce((sum, file) => sum + readFileSync(join(folder, file)).length, 0);
  expect(bytes).toBeLessThanOrEqual(260_000);
});

test.each(PALETTE)('$name is made again byte for byte', (recipe) => {
  expect(existsSync(join(folder, `${recipe.name}.wav`))).toBe(true);
  expect(writeWav(makeSound(recipe)).equals(fileOf(recipe.name))).toBe(true);
});

test.each(PALETTE)('$name is 22.05 kHz, mono, 16 bits, $length ms, $level dBFS', (recipe) => {
  const { channels, rate, bits, samples } = readWav(fileOf(recipe.name));
  expect([channels, rate, bits]).toEqual([1, 22_050, 16]);
  expect(samples).toHaveLength(samplesIn(recipe.length));
  expect(decibels(peakOf(samples))).toBeCloseTo(recipe.level, 1);
});

test('the levels are those of the art direction', () => {
  const levels = Object.fromEntries(PALETTE.map(({ name, level }) => [name, level]));
  const expected = { slap: -12, bell: -14, twang: -16, crowd: -20, tick: -26 };
  expect(levels).toMatchObject(expected);
});

test.each(PALETTE)('$name begins and ends at nothing, and stands on no constant', ({ name }) => {
  const samples = sound(name);
  const peak = peakOf(samples);
  expect([samples[0], samples.at(-1)]).toEqual([0, 0]);
  const mean = samples.reduce((sum, x) => sum + x, 0) / samples.length;
  expect(Math.abs(mean)).toBeLessThan(0.02 * peak);
  // The last two milliseconds fade: no step is left to be heard as a click.
  expect(peakOf(samples.slice(-samplesIn(2)))).toBeLessThan(0.35 * peak);
});

test('the bell has its four partials, each gone in its time', () => {
  const bell = sound('bell');
  for (const hertz of [523, 1063, 1571, 2630]) {
    const found = peakIn(between(bell, 5, 305), { from: hertz - 60, to: hertz + 60, step: 1 });
    expect(Math.abs(found - hertz)).toBeLessThanOrEqual(2);
  }
  /** Decibels a partial falls between two looks. */
  const fallOf = (hertz: number, ms: number): number =>
    decibels(strengthAt(between(bell, 10, 110), hertz)) -
    decibels(strengthAt(between(bell, 10 + ms, 110 + ms), hertz));
  expect(fallOf(523, 800)).toBeCloseTo(20, 0);
  expect(fallOf(1063, 450)).toBeCloseTo(20, 0);
  expect(fallOf(1571, 250)).toBeCloseTo(20, 0);
  expect(fallOf(2630, 125)).toBeCloseTo(20, 0);
});

test('a slap is a crack around 1.8 kHz over a body of 140 Hz', () => {
  const slap = sound('slap');
  // The crack is over after a third; then only the body sounds.
  const centre = centreOf(between(slap, 0, 24), { from: 600, to: 6000, step: 20 });
  expect(Math.abs(centre - 2200)).toBeLessThan(500);
  const body = peakIn(between(slap, 25, 90), { from: 90, to: 220, step: 1 });
  expect(Math.abs(body / 140 - 1)).toBeLessThan(0.03);
  expect(loudnessOf(between(slap, 60, 90))).toBeLessThan(0.05 * loudnessOf(between(slap, 0, 20)));
});

test('no two files are the same sound', () => {
  const files = PALETTE.map(({ name }) => fileOf(name).toString('base64'));
  expect(new Set(files).size).toBe(PALETTE.length);
});

test('a slide climbs from about 3 to about 5 kHz and swells in the middle', () => {
  const slide = sound('slide');
  const wide = { from: 1000, to: 9000, step: 40 };
  const [early, late] = [between(slide, 15, 50), between(slide, 75, 110)];
  expect(Math.abs(centreOf(early, wide) - 3400)).toBeLessThan(500);
  expect(centreOf(late, wide)).toBeGreaterThan(centreOf(early, wide) + 500);
  const loud = loudnessOf(between(slide, 45, 75));
  expect(loud).toBeGreaterThan(3 * loudnessOf(between(slide, 0, 20)));
  expect(loud).toBeGreaterThan(3 * loudnessOf(between(slide, 100, 120)));
});

test('the thud falls from 62 to 48 Hz, and a drum is deeper than any card', () => {
  const thud = sound('thud');
  expect(shareIn(thud, { from: 30, to: 300, step: 10 })).toBeGreaterThan(0.95);
  const [early, late] = [between(thud, 0, 90), between(thud, 110, 220)].map((part) =>
    peakIn(part, { from: 30, to: 120, step: 0.5 }),
  );
  expect(early).toBeGreaterThan((late ?? 0) + 3);
  expect(shareIn(sound('drum'), { from: 40, to: 250, step: 10 })).toBeGreaterThan(0.95);
});

test('the twang is a string of 98 Hz with its overtones', () => {
  const twang = between(sound('twang'), 60, 460);
  const found = peakIn(twang, { from: 80, to: 120, step: 0.25 });
  expect(Math.abs(found - 98)).toBeLessThan(0.75);
  for (const nth of [2, 3, 4])
    expect(strengthAt(twang, nth * 98)).toBeGreaterThan(5 * strengthAt(twang, (nth + 0.5) * 98));
});

test('the crowd rises for a quarter of a second and falls, in its three formants', () => {
  const crowd = sound('crowd');
  const [start, top, end] = [
    between(crowd, 0, 60),
    between(crowd, 200, 350),
    between(crowd, 1050, 1150),
  ];
  expect(loudnessOf(top)).toBeGreaterThan(5 * loudnessOf(start));
  expect(loudnessOf(top)).toBeGreaterThan(5 * loudnessOf(end));
  const share = (hertz: number) =>
    shareIn(crowd, { from: hertz * 0.85, to: hertz * 1.15, step: 25 }) / (0.3 * hertz);
  // Each formant holds more of the energy, for its width, than the valley above it.
  expect(share(500)).toBeGreaterThan(1.5 * share(720));
  expect(share(1000)).toBeGreaterThan(1.5 * share(1600));
  expect(share(2400)).toBeGreaterThan(1.5 * share(4000));
});

test('the towel is dull cloth in two humps', () => {
  const towel = sound('towel');
  expect(shareIn(towel, { from: 20, to: 1000, step: 20 })).toBeGreaterThan(0.9);
});

test('a tick is at 880 Hz', () => {
  const found = peakIn(sound('tick'), { from: 700, to: 1200, step: 2 });
  expect(Math.abs(found / 880 - 1)).toBeLessThan(0.03);
});

test('a knock is 110 Hz, twice, 90 ms apart', () => {
  const knock = sound('knock');
  const [first, between1, second] = [
    loudnessOf(between(knock, 0, 30)),
    loudnessOf(between(knock, 65, 88)),
    loudnessOf(between(knock, 90, 120)),
  ];
  expect(second / first).toBeCloseTo(1, 1);
  expect(between1).toBeLessThan(0.05 * first);
  expect(
    Math.abs(peakIn(between(knock, 0, 60), { from: 60, to: 200, step: 1 }) - 110),
  ).toBeLessThan(12);
});

test('a ticket tears faster and faster', () => {
  const rip = sound('rip');
  expect(loudnessOf(between(rip, 200, 300))).toBeGreaterThan(
    1.3 * loudnessOf(between(rip, 0, 100)),
  );
});

test('what goes home sounds backwards', () => {
  const forwards = Array.from(sound('rub'));
  const part = (samples: readonly number[], at: number) =>
    loudnessOf(Float64Array.from(samples.slice(samplesIn(at), samplesIn(at + 40))));
  expect(part(forwards, 10)).toBeGreaterThan(1.5 * part(forwards, 60));
  const backwards = Array.from(sound('rub-back'));
  expect(part(backwards, 60)).toBeGreaterThan(1.5 * part(backwards, 10));
});

test('a creak is duller than the rope', () => {
  const wide = { from: 200, to: 9000, step: 40 };
  expect(centreOf(sound('creak'), { ...wide, from: 40 })).toBeLessThan(
    centreOf(between(sound('twang'), 0, 100), { ...wide, from: 40 }),
  );
});

test('the notes of a hint are a fourth apart', () => {
  const notes = sound('notes');
  const range = { from: 500, to: 1100, step: 2 };
  const ratio = peakIn(between(notes, 125, 250), range) / peakIn(between(notes, 5, 115), range);
  expect(ratio).toBeCloseTo(semitones(5), 1);
});

test('arithmetic without the built-in functions agrees with them', () => {
  for (let nth = -50; nth <= 50; nth++) {
    const x = nth * 0.137;
    expect(sine(x)).toBeCloseTo(Math.sin(2 * Math.PI * x), 10);
    expect(cosine(x)).toBeCloseTo(Math.cos(2 * Math.PI * x), 10);
    expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 10);
  }
  expect(amplitudeOf(-20)).toBeCloseTo(0.1, 10);
  expect(semitones(12)).toBeCloseTo(2, 10);
});
