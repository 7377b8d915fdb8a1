/**
 * Every file of a sound, by name: how it is made, and how loud its loudest moment is. What the list
 * of materials lacks is made from its neighbours: a creak is a damped rope, a drum a deeper thud. What
 * can be made by playing these in a row (a sweep of cards, three bells), faster or slower (a curtain
 * is a slide slowed down) has no file.
 */

import type { Rng } from '@/engine/core/rng';

import { sine } from './arithmetic';
import {
  bandPass,
  chanceFor,
  decay,
  finish,
  from,
  lowPass,
  mix,
  pinkNoise,
  pluck,
  portionOf,
  reverse,
  samplesIn,
  scale,
  silence,
  square,
  steady,
  swell,
  tone,
  triangle,
  whiteNoise,
  type Layer,
  type Samples,
} from './synth';

export interface Recipe {
  readonly name: string;
  /** Milliseconds. */
  readonly length: number;
  /** Decibels below full scale of the loudest sample. */
  readonly level: number;
  readonly make: (rng: Rng) => Samples;
  readonly attack?: number;
  readonly release?: number;
}

const slapBody = (rng: Rng, pitch: number): readonly Layer[] => [
  { samples: decay(bandPass(whiteNoise(90, rng), { centre: steady(1800 * pitch), q: 0.8 }), 35) },
  { samples: decay(tone(90, steady(140 * pitch)), 60), gain: 0.3 },
];

const slide = (rng: Rng): Samples =>
  swell(bandPass(pinkNoise(120, rng), { centre: from(3000, 5000), q: 1.6 }), 0.5);

/** Heard twice: forwards when cards are gathered, backwards when they go home. */
const rub = (rng: Rng): Samples =>
  swell(bandPass(pinkNoise(100, rng), { centre: from(2600, 1900), q: 1.1 }), 0.2);

const BELL = [
  { hertz: 523, fall: 1600, gain: 1 },
  { hertz: 1063, fall: 900, gain: 0.62 },
  { hertz: 1571, fall: 500, gain: 0.42 },
  { hertz: 2630, fall: 250, gain: 0.26 },
] as const;

const FORMANTS = [
  { hertz: 500, gain: 1 },
  { hertz: 1000, gain: 0.7 },
  { hertz: 2400, gain: 0.35 },
] as const;

function crowdVoice(rng: Rng): Samples {
  const breath = pinkNoise(1200, rng);
  const detune = 0.94 + 0.12 * portionOf(rng);
  const wobble = 4 + 3 * portionOf(rng);
  const phase = portionOf(rng);
  const sung = mix(
    1200,
    FORMANTS.map(({ hertz, gain }) => ({
      samples: bandPass(breath, { centre: steady(hertz * detune), q: 5 }),
      gain,
    })),
  );
  return sung.map((x, at) => x * (1 + 0.4 * sine((at / samplesIn(1000)) * wobble + phase)));
}

/** Forty grains, closer and closer together. */
function rip(rng: Rng): Samples {
  const hiss = bandPass(whiteNoise(300, rng), { centre: from(2600, 4200), q: 0.7 });
  const gate = silence(300);
  for (let grain = 0; grain < 40; grain++) {
    const long = samplesIn(2 + 3 * portionOf(rng));
    const strong = 0.4 + 0.6 * portionOf(rng);
    const start = Math.floor(Math.sqrt((grain + portionOf(rng)) / 40) * (gate.length - long));
    for (let at = 0; at < long; at++)
      gate[start + at] = Math.max(
        gate[start + at] as number,
        strong * (0.5 - 0.5 * sine(at / long + 0.25)),
      );
  }
  return hiss.map((x, at) => x * (gate[at] as number));
}

const softNote = (hertz: number, ms: number): Samples =>
  decay(
    mix(ms, [
      { samples: tone(ms, steady(hertz), triangle) },
      { samples: tone(ms, steady(hertz / 2)), gain: 0.4 },
    ]),
    ms,
  );

export const PALETTE: readonly Recipe[] = [
  { name: 'slap', length: 90, level: -12, make: (rng) => mix(90, slapBody(rng, 1)) },
  { name: 'slide', length: 120, level: -18, make: slide },
  {
    name: 'thud',
    length: 220,
    level: -12,
    make: (rng) =>
      mix(220, [
        { samples: decay(tone(220, from(62, 48)), 180) },
        { samples: decay(lowPass(whiteNoise(220, rng), 300), 20), gain: 1.2 },
      ]),
  },
  {
    name: 'twang',
    length: 600,
    level: -16,
    // A hand lies down on the rope for the second half.
    release: 300,
    make: (rng) => pluck({ ms: 600, hertz: 98, damping: 0.994, pick: 8 }, rng),
  },
  {
    name: 'bell',
    length: 1800,
    level: -14,
    release: 200,
    make: (rng) =>
      mix(1800, [
        ...BELL.map(({ hertz, fall, gain }) => ({
          samples: decay(tone(1800, steady(hertz)), fall),
          gain,
        })),
        { samples: whiteNoise(2, rng), gain: 0.5 },
      ]),
  },
  {
    name: 'crowd',
    length: 1200,
    level: -20,
    make: (rng) => {
      const voices = Array.from({ length: 12 }, () => ({ samples: crowdVoice(rng) }));
      // 250 ms up, 900 ms down, a breath of 50 ms at the end of it.
      return mix(1200, [{ samples: swell(mix(1150, voices), 250 / 1150) }]);
    },
  },
  {
    name: 'towel',
    length: 160,
    level: -20,
    make: (rng) => {
      const cloth = lowPass(lowPass(whiteNoise(160, rng), 900), 900);
      const hump = (at: number) => ({ samples: swell(cloth.slice(0, samplesIn(70)), 0.35), at });
      return mix(160, [{ ...hump(10) }, { ...hump(50), gain: 0.8 }]);
    },
  },
  {
    name: 'stamp',
    length: 110,
    level: -14,
    make: (rng) =>
      mix(110, [
        { samples: lowPass(tone(12, steady(180), square), 2500), gain: 0.7 },
        ...slapBody(rng, 0.9).map((layer) => ({ ...layer, at: 4 })),
      ]),
  },
  { name: 'rip', length: 300, level: -18, make: rip },
  {
    name: 'knock',
    length: 150,
    level: -18,
    make: () => {
      const once = decay(tone(60, steady(110)), 50);
      return mix(150, [{ samples: once }, { samples: once, at: 90 }]);
    },
  },
  { name: 'tick', length: 25, level: -26, make: () => decay(tone(25, steady(880), triangle), 18) },
  { name: 'rub', length: 100, level: -28, make: rub },
  { name: 'rub-back', length: 100, level: -28, make: (rng) => reverse(rub(rng)) },
  {
    name: 'creak',
    length: 200,
    level: -28,
    make: (rng) => {
      const slip = () => lowPass(pluck({ ms: 110, hertz: 131, damping: 0.9, pick: 4 }, rng), 700);
      return mix(200, [{ samples: slip() }, { samples: slip(), gain: 0.7, at: 80 }]);
    },
  },
  {
    name: 'drum',
    length: 200,
    level: -12,
    make: (rng) =>
      mix(200, [
        { samples: decay(tone(200, from(96, 62)), 190) },
        { samples: decay(lowPass(whiteNoise(200, rng), 220), 40), gain: 0.9 },
      ]),
  },
  {
    name: 'notes',
    length: 280,
    level: -22,
    attack: 6,
    make: () =>
      mix(280, [
        { samples: softNote(659, 140) },
        { samples: scale(softNote(880, 160), 0.85), at: 120 },
      ]),
  },
  { name: 'note', length: 120, level: -24, attack: 6, make: () => softNote(784, 120) },
];

/** A sound as samples from −1 to 1. */
export function makeSound(recipe: Recipe): Samples {
  // What is heard backwards has the chance of what is heard forwards.
  const stream = PALETTE.findIndex(({ name }) => name === recipe.name.replace(/-back$/, ''));
  return finish(recipe.make(chanceFor(stream)), recipe);
}
