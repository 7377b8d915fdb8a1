/** Which file says a sound, how high, how loud; and which sounds are let through. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { FILES } from '@/components/feel/sound-files';
import { createChooser, createGate, volumeOf, type SoundFile } from '@/components/feel/voices';
import { SOUNDS, type Sound } from '@/theme';

/** Chance that can be told beforehand. */
function sameChance(): () => number {
  let word = 7;
  return () => {
    word = (Math.imul(word, 1103515245) + 12345) & 0x7fffffff;
    return word / 0x80000000;
  };
}

test('every file of the palette can be played, and no other', () => {
  const files = readdirSync(join(__dirname, '../../assets/sounds'));
  expect([...FILES].sort()).toEqual(files.map((file) => file.replace('.wav', '')).sort());
});

test('every sound has a file', () => {
  const choose = createChooser(sameChance());
  for (const sound of SOUNDS) expect(FILES).toContain(choose({ at: 0, sound }, 100)?.file);
});

const rateOf = (choose: ReturnType<typeof createChooser>, sound: Sound): number =>
  choose({ at: 0, sound }, 100)?.rate ?? 0;

test.each(['slap', 'slide'] as const)(
  '%s is never twice alike, and four percent off at most',
  (sound) => {
    const choose = createChooser(sameChance());
    const rates = Array.from({ length: 300 }, () => rateOf(choose, sound));
    expect(Math.min(...rates)).toBeGreaterThanOrEqual(0.96);
    expect(Math.max(...rates)).toBeLessThanOrEqual(1.04);
    // Thirds of the way from the lowest to the highest.
    const thirds = rates.map((rate) => Math.floor(((rate - 0.96) / 0.08) * 3));
    expect(new Set(thirds)).toEqual(new Set([0, 1, 2]));
    thirds.forEach((third, at) => expect(third).not.toBe(thirds[at + 1]));
    expect(new Set(rates).size).toBeGreaterThan(290);
  },
);

test('what is rare sounds as it is', () => {
  const choose = createChooser(sameChance());
  for (const sound of SOUNDS.filter((name) => FILES.includes(name as SoundFile)))
    if (sound !== 'slap' && sound !== 'slide') expect(rateOf(choose, sound)).toBe(1);
});

test('three ticks are one file, a semitone apart: 880, 932 and 988 Hz', () => {
  const choose = createChooser(sameChance());
  const ticks = (['tick-1', 'tick-2', 'tick-3'] as const).map((sound) =>
    choose({ at: 0, sound }, 100),
  );
  expect(ticks.map((tick) => tick?.file)).toEqual(['tick', 'tick', 'tick']);
  expect(ticks.map((tick) => Math.round(880 * (tick?.rate ?? 0)))).toEqual([880, 932, 988]);
});

test('a curtain is a slide slowed down, and quieter', () => {
  const choose = createChooser(sameChance());
  const curtain = choose({ at: 0, sound: 'curtain' }, 100);
  expect(curtain?.file).toBe('slide');
  expect(curtain?.rate).toBeCloseTo(0.42, 2);
  expect(curtain?.volume).toBeCloseTo(0.63, 2);
});

test('semitones are ratios, decibels are ratios', () => {
  const choose = createChooser(sameChance());
  expect(choose({ at: 0, sound: 'twang', semitones: 12 }, 100)?.rate).toBeCloseTo(2);
  expect(choose({ at: 0, sound: 'twang', semitones: 2 }, 100)?.rate).toBeCloseTo(1.1225, 4);
  const loud = choose({ at: 0, sound: 'bell' }, 100)?.volume ?? 0;
  const less = choose({ at: 0, sound: 'bell', gain: -6 }, 100)?.volume ?? 0;
  expect(less / loud).toBeCloseTo(0.501, 3);
});

test('volume grows from nothing to all', () => {
  const steps = [0, 25, 50, 75, 100].map(volumeOf);
  expect(steps[0]).toBe(0);
  expect(steps.at(-1)).toBe(1);
  expect([...steps].sort((a, b) => a - b)).toEqual(steps);
});

test('sounds do not pile up: of a hundred slaps in an instant one is heard', () => {
  const gate = createGate();
  const heard = Array.from({ length: 100 }, () => gate.sound('slap', 1000));
  expect(heard.filter(Boolean)).toHaveLength(1);
  expect(gate.sound('slap', 1200)).toBe(true);
});

test('of everything at once four are heard', () => {
  const gate = createGate();
  expect(SOUNDS.filter((sound) => gate.sound(sound, 50))).toHaveLength(4);
});

test('a deal of fifteen cards is heard whole, and so are three bells', () => {
  const gate = createGate();
  const slides = Array.from({ length: 15 }, (_, nth) => gate.sound('slide', nth * 38));
  expect(slides.every(Boolean)).toBe(true);
  expect([2000, 2380, 2760].every((at) => gate.sound('bell', at))).toBe(true);
});

test('touches keep apart', () => {
  const gate = createGate();
  expect([0, 10, 20, 60, 70, 120].map((at) => gate.touch('tick', at))).toEqual([
    true,
    false,
    false,
    true,
    false,
    true,
  ]);
});
