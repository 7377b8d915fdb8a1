/**
 * How each row of docs/motion.md is brought about in the app: a kept match, what a player does, and
 * how long the film is. `during` runs between frames, at its time. This file is long because it is a
 * list: one entry a row, in the order of the table.
 */
import type { Page } from 'playwright-core';
import type { MotionName } from '@/theme/motion';
import { keepMatch, keepSettings, type MatchInPosition, type Texts } from '../lib/saves';
import { seats } from '../shots/scenes';

export interface Cue {
  /** Milliseconds from the film's beginning. */
  readonly at: number;
  readonly act: (page: Page, run: Run) => Promise<void>;
}

export interface Row {
  readonly path: '/' | '/table';
  readonly texts: Texts;
  /** Brings the app to where the film begins; `run` lets so many milliseconds pass in the page. */
  readonly prepare?: (page: Page, run: Run) => Promise<void>;
  readonly cues: readonly Cue[];
  /** Milliseconds, and between two frames. */
  readonly length: number;
  readonly every: number;
  /** What part of the page is shown, from top to bottom in parts of its height; all of it, unless told. */
  readonly part?: readonly [number, number];
}

export type Run = (ms: number) => Promise<void>;

const ORDER = 'order Z>V>F,Z>N>F,D>N>F';
const FIRST = [1, 2, 0, -1];

/** The same hands with nothing in the ring. */
const HANDS = `hands V3Z2N2U4D1F3/V2Z2N2U2D1F2/V1Z1N2U1D1F1/V1Z2N1U2D4F2 played V3Z3N3U1D3F2 ${ORDER}`;

const FOLLOW: Omit<MatchInPosition, 'players'> = {
  position: `${HANDS} turn 1`,
  before: [FIRST],
  moves: 'F1 N1 -',
};
const solo = (place: Omit<MatchInPosition, 'players'>, letters = 'PBBB'): Texts =>
  keepMatch({ ...place, players: seats(letters) });

interface Point {
  readonly x: number;
  readonly y: number;
  readonly top: number;
}

const group = (page: Page, wrestler: string) =>
  page.locator(`#hand-group-${wrestler.toLowerCase()}`);

async function pointOf(page: Page, wrestler: string): Promise<Point> {
  const box = await group(page, wrestler).boundingBox();
  if (box === null) throw new Error(`There is no ${wrestler} in this hand.`);
  return { x: box.x + box.width / 2, y: box.y + box.height * 0.6, top: box.y };
}

const press =
  (name: RegExp) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).first().click();
  };

const down = (wrestler: string) => async (page: Page) => {
  const { x, y } = await pointOf(page, wrestler);
  await page.mouse.move(x, y);
  await page.mouse.down();
};

/** In steps with time between them, so that the finger has a speed. */
const pull = (wrestler: string, from: Way, to: Way) => async (page: Page, run: Run) => {
  const { x, y } = await pointOf(page, wrestler);
  for (let step = 1; step <= STEPS; step++) {
    const part = step / STEPS;
    const [dx, dy] = [0, 1].map((axis) => {
      const [a = 0, b = 0] = [from[axis], to[axis]];
      return a + (b - a) * part;
    });
    await page.mouse.move(x + (dx ?? 0), y + (dy ?? 0));
    await run(STEP_MS);
  }
};

type Way = readonly [number, number];
const STEPS = 5;
const STEP_MS = 16;

const up = (page: Page) => page.mouse.up();

const overEdge = (wrestler: string) => async (page: Page, run: Run) => {
  const { y, top } = await pointOf(page, wrestler);
  await pull(wrestler, [0, -30], [10, top - 90 - y])(page, run);
};

const choose = (wrestler: string) => async (page: Page, run: Run) => {
  await group(page, wrestler).click();
  await run(700);
};

/** Ends the bot's wait: the beat begins now. */
const hurry = async (page: Page): Promise<void> => {
  await page.mouse.click(8, 300);
};

export const ROWS: Readonly<Record<MotionName, Row>> = {
  deal: {
    path: '/',
    texts: {},
    cues: [{ at: 0, act: press(/^Play solo/) }],
    length: 1400,
    every: 70,
  },
  focus: {
    path: '/table',
    texts: solo(FOLLOW),
    cues: [
      { at: 0, act: down('Zarpa') },
      { at: 20, act: pull('Zarpa', [0, 0], [12, 0]) },
      { at: 140, act: pull('Zarpa', [12, 0], [60, 0]) },
      { at: 320, act: pull('Zarpa', [60, 0], [120, 0]) },
    ],
    length: 700,
    every: 40,
    part: [0.62, 1],
  },
  select: {
    path: '/table',
    texts: solo(FOLLOW),
    cues: [{ at: 0, act: (page) => group(page, 'Umbra').click() }],
    length: 800,
    every: 50,
  },
  lift: {
    path: '/table',
    texts: solo(FOLLOW),
    prepare: choose('Volto'),
    cues: [{ at: 0, act: down('Volto') }],
    length: 480,
    every: 30,
    part: [0.62, 1],
  },
  drag: {
    path: '/table',
    texts: solo(FOLLOW),
    prepare: choose('Volto'),
    cues: [
      { at: 0, act: down('Volto') },
      { at: 30, act: pull('Volto', [0, 0], [0, -30]) },
      { at: 150, act: pull('Volto', [0, -30], [60, -60]) },
      { at: 300, act: pull('Volto', [60, -60], [-60, -110]) },
      { at: 450, act: pull('Volto', [-60, -110], [0, -190]) },
    ],
    length: 800,
    every: 50,
    part: [0.45, 1],
  },
  return: {
    path: '/table',
    texts: solo(FOLLOW),
    prepare: async (page, run) => {
      await choose('Volto')(page, run);
      await down('Volto')(page);
      await pull('Volto', [0, 0], [30, -40])(page, run);
      await run(200);
      await pull('Volto', [30, -40], [70, -70])(page, run);
      await run(400);
    },
    cues: [{ at: 0, act: up }],
    length: 500,
    every: 30,
    part: [0.55, 1],
  },
  swipeUpPlay: {
    path: '/table',
    texts: solo(FOLLOW),
    prepare: async (page, run) => {
      await choose('Volto')(page, run);
      await down('Volto')(page);
      await pull('Volto', [0, 0], [0, -30])(page, run);
      await run(150);
      await overEdge('Volto')(page, run);
    },
    cues: [{ at: 0, act: up }],
    length: 800,
    every: 40,
    part: [0.42, 1],
  },
  illegalSwipe: {
    path: '/table',
    texts: solo(FOLLOW),
    prepare: async (page, run) => {
      await choose('Fango')(page, run);
      await down('Fango')(page);
      await pull('Fango', [0, 0], [0, -30])(page, run);
      await run(150);
      await overEdge('Fango')(page, run);
      await run(150);
    },
    cues: [{ at: 0, act: up }],
    length: 700,
    every: 40,
    part: [0.5, 1],
  },
  opponentPlay: {
    path: '/table',
    texts: solo({ position: `${HANDS} turn 1`, before: [FIRST] }),
    cues: [{ at: 0, act: hurry }],
    length: 900,
    every: 40,
  },
  pass: {
    path: '/table',
    texts: solo({ position: `${HANDS} turn 0`, before: [FIRST], moves: 'Z2' }),
    cues: [{ at: 0, act: hurry }],
    length: 800,
    every: 40,
    part: [0, 0.5],
  },
  newRope: {
    path: '/table',
    texts: solo(FOLLOW),
    prepare: choose('Umbra'),
    cues: [{ at: 0, act: press(/^Play \d/) }],
    length: 2400,
    every: 100,
  },
  relayout: {
    path: '/table',
    texts: solo(FOLLOW),
    prepare: choose('Umbra'),
    cues: [{ at: 0, act: press(/^Play \d/) }],
    length: 2200,
    every: 100,
    part: [0.12, 0.55],
  },
  tapNode: {
    path: '/table',
    texts: solo(FOLLOW),
    cues: [{ at: 0, act: press(/^Zarpa (beats|loses)/) }],
    length: 500,
    every: 35,
    part: [0.12, 0.55],
  },
  roundWon: {
    path: '/table',
    texts: solo({ position: `${HANDS} turn 0`, before: [FIRST], moves: 'F1 N1 - -' }),
    cues: [{ at: 0, act: press(/^Pass/) }],
    length: 1150,
    every: 50,
  },
  goingOut: {
    path: '/table',
    texts: solo({
      position: `hands V3Z2N2U4D1F3/V1/V1Z1N2U1D1F1/V1Z2N1U2D4F2 played V4Z5N5U3D4F4 ${ORDER} turn 1`,
      before: [FIRST],
    }),
    cues: [{ at: 0, act: hurry }],
    length: 1380,
    every: 60,
  },
  seasonEnd: {
    path: '/table',
    texts: solo({
      position: `hands Z2U2F1/V1F1/V1N2/D3F1 played V8Z8N8U8D7F7 ${ORDER} turn 0`,
      before: [FIRST],
      moves: 'Z1 - - - Z1 - - - F1 - N1 - - N1 - U2 - - F1 V1 - - F1',
    }),
    prepare: async (page, run) => {
      await hurry(page);
      await run(1380);
    },
    cues: [],
    length: 1840,
    every: 80,
  },
  handOverCover: {
    path: '/table',
    texts: solo(FOLLOW, 'PPPP'),
    prepare: async (page, run) => {
      await revealed(page, run);
      await page.getByRole('button', { name: /^Pass/ }).click();
      await run(820);
    },
    cues: [],
    length: 700,
    every: 30,
  },
  handOverReveal: {
    path: '/table',
    texts: solo(FOLLOW, 'PPPP'),
    cues: [
      { at: 0, act: holdDown },
      { at: 300, act: up },
      { at: 500, act: holdDown },
    ],
    length: 1500,
    every: 75,
  },
  appLosesFocus: {
    path: '/table',
    texts: solo(FOLLOW, 'PPPP'),
    prepare: revealed,
    cues: [
      {
        at: 60,
        act: (page) =>
          page.evaluate(() => {
            Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
            Object.defineProperty(document, 'hidden', { value: true });
            document.dispatchEvent(new Event('visibilitychange'));
          }),
      },
    ],
    length: 180,
    every: 20,
  },
  hint: {
    path: '/table',
    texts: solo(FOLLOW),
    cues: [{ at: 0, act: press(/^Hint/) }],
    length: 1400,
    every: 50,
  },
};

async function holdDown(page: Page): Promise<void> {
  const box = await page.getByRole('button', { name: /^Hold to see/ }).boundingBox();
  if (box === null) throw new Error('There is nothing to hold.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 3);
  await page.mouse.down();
}

async function revealed(page: Page, run: Run): Promise<void> {
  await holdDown(page);
  await run(900);
  await page.mouse.up();
  await run(1500);
}

export const withMotion = (texts: Texts, changes: Parameters<typeof keepSettings>[0]): Texts => ({
  ...texts,
  ...keepSettings(changes),
});
