/** What is measured: the hands' work at the table, each for a few seconds of real time. */
import type { Locator, Page } from 'playwright-core';
import { keepMatch, type MatchInPosition, type Texts } from '../lib/saves';
import { seats } from '../shots/scenes';

export interface Scenario {
  readonly name: string;
  /** Undefined: an empty page, for what machine and browser take by themselves. */
  readonly texts: Texts | undefined;
  /**
   * Makes everything ready; what comes back is measured. Whatever is looked up in the page is looked
   * up before: what finds it would be measured too.
   */
  readonly ready: (page: Page) => Promise<() => Promise<void>>;
}

const HANDS =
  'hands V3Z2N2U4D1F3/V2Z2N2U2D1F2/V1Z1N2U1D1F1/V1Z2N1U2D4F2 played V3Z3N3U1D3F2 order Z>V>F,Z>N>F,D>N>F';
const solo = (place: Omit<MatchInPosition, 'players'>): Texts =>
  keepMatch({ ...place, players: seats('PBBB') });
const FOLLOW = solo({ position: `${HANDS} turn 1`, moves: 'F1 N1 -' });
/** The same, with champions in the other seats. */
const CHAMPIONS = keepMatch({
  position: `${HANDS} turn 1`,
  moves: 'F1 N1 -',
  players: seats('PBBB').map((player) =>
    player.kind === 'bot' ? { ...player, level: 'champion' as const } : player,
  ),
});
/** Two persons at one phone; it lies between them. */
const SHARED = keepMatch({
  position: `${HANDS} turn 1`,
  moves: 'F1 N1 -',
  players: seats('PPBB'),
});
/** Umbra against the head of a chain of five: one new defeat, four that follow, six masks that move. */
const CHAIN = solo({
  position: 'hands V3Z1U2D2F1/Z1N1U3F3/N3U2F1/Z1N1U3D1F1 played V7Z7N5D7F4 order Z>D>V>N>F turn 1',
  moves: 'Z1 - -',
});

const STEP_MS = 12;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly top: number;
}

async function spotOf(target: Locator): Promise<Spot> {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`There is no ${target.toString()} here.`);
  return { x: box.x + box.width / 2, y: box.y + box.height * 0.6, top: box.y };
}

const group = (page: Page, wrestler: string): Promise<Spot> =>
  spotOf(page.locator(`#hand-group-${wrestler}`));

const button = (page: Page, name: RegExp): Promise<Spot> =>
  spotOf(page.getByRole('button', { name }));

/** A finger along points, in real time. */
async function along(page: Page, points: readonly (readonly [number, number])[]): Promise<void> {
  for (const [x, y] of points) {
    await page.mouse.move(x, y);
    await page.waitForTimeout(STEP_MS);
  }
}

const steps = (count: number): number[] => Array.from({ length: count }, (_, at) => at / count);

async function choose(page: Page, wrestler: string): Promise<void> {
  await page.locator(`#hand-group-${wrestler}`).click();
  await page.waitForTimeout(1500);
}

async function lift(page: Page): Promise<Spot> {
  await choose(page, 'volto');
  const spot = await group(page, 'volto');
  await page.mouse.move(spot.x, spot.y);
  await page.mouse.down();
  await page.mouse.move(spot.x, spot.y - 40, { steps: 5 });
  await page.waitForTimeout(800);
  return spot;
}

/** Umbra is chosen; what comes back plays it and looks on for a while. */
async function readyToPlay(page: Page, ms: number): Promise<() => Promise<void>> {
  await choose(page, 'umbra');
  const { x, y } = await button(page, /^Play \d/);
  return async () => {
    await page.mouse.click(x, y);
    await page.waitForTimeout(ms);
  };
}

export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'an empty page',
    texts: undefined,
    ready: (page) => Promise.resolve(() => page.waitForTimeout(3000)),
  },
  {
    name: 'scrubbing the hand',
    texts: FOLLOW,
    ready: async (page) => {
      const { x, y } = await group(page, 'zarpa');
      await page.mouse.move(x, y);
      await page.mouse.down();
      return () =>
        along(
          page,
          steps(160).map((part) => [x + 150 - 150 * Math.cos(part * 4 * Math.PI), y] as const),
        );
    },
  },
  {
    name: 'dragging a card',
    texts: FOLLOW,
    ready: async (page) => {
      const { x, top } = await lift(page);
      return () =>
        along(
          page,
          steps(160).map((part) => {
            const turn = part * 6 * Math.PI;
            return [x + 70 * Math.sin(turn), top - 40 - 60 * Math.cos(turn)] as const;
          }),
        );
    },
  },
  {
    name: 'swiping up',
    texts: FOLLOW,
    ready: async (page) => {
      const { x, y, top } = await lift(page);
      return async () => {
        await along(
          page,
          steps(8).map((part) => [x, y - 40 + (top - 90 - y + 40) * part] as const),
        );
        await page.mouse.up();
        await page.waitForTimeout(900);
      };
    },
  },
  {
    name: 'a rope with four implied relations',
    texts: CHAIN,
    ready: (page) => readyToPlay(page, 2000),
  },
  {
    name: 'six masks to new places',
    texts: CHAIN,
    ready: async (page) => {
      await (
        await readyToPlay(page, 1700)
      )();
      return () => page.waitForTimeout(1000);
    },
  },
  {
    // From the person's pass on: three champions think, and their moves are shown.
    name: 'champions think and play',
    texts: CHAMPIONS,
    ready: async (page) => {
      const { x, y } = await button(page, /^Pass/);
      return async () => {
        await page.mouse.click(x, y);
        await page.waitForTimeout(3000);
      };
    },
  },
  {
    name: 'the phone is taken, a hand revealed',
    texts: SHARED,
    ready: async (page) => {
      const { x, top } = await button(page, /^Hold to see/);
      await page.mouse.move(x, top + 40);
      return async () => {
        await page.mouse.down();
        await page.waitForTimeout(1200);
        await page.mouse.up();
        await page.waitForTimeout(1500);
      };
    },
  },
];
