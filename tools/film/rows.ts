/**
 * How each row of docs/motion.md is brought about in the app: a kept match, what a player does, and
 * how long the film is. One entry a row, in the order of the table.
 */
import type { Page } from 'playwright-core';
import type { MotionName } from '@/theme/motion';
import { keepMatch, keepSettings, type MatchInPosition, type Texts } from '../lib/saves';
import { seats } from '../shots/scenes';
import {
  choose,
  down,
  group,
  holdDown,
  hurry,
  overEdge,
  press,
  pull,
  revealed,
  up,
  type Run,
} from './acts';

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

export const withMotion = (texts: Texts, changes: Parameters<typeof keepSettings>[0]): Texts => ({
  ...texts,
  ...keepSettings(changes),
});
