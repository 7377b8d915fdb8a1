/** What a player does in a film: presses, pulls, waits, with the page's clock in our hands. */
import type { Page } from 'playwright-core';

/** Lets so many milliseconds pass in the page. */
export type Run = (ms: number) => Promise<void>;

interface Point {
  readonly x: number;
  readonly y: number;
  readonly top: number;
}

export const group = (page: Page, wrestler: string) =>
  page.locator(`#hand-group-${wrestler.toLowerCase()}`);

async function pointOf(page: Page, wrestler: string): Promise<Point> {
  const box = await group(page, wrestler).boundingBox();
  if (box === null) throw new Error(`There is no ${wrestler} in this hand.`);
  return { x: box.x + box.width / 2, y: box.y + box.height * 0.6, top: box.y };
}

export const press =
  (name: RegExp) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).first().click();
  };

export const down = (wrestler: string) => async (page: Page) => {
  const { x, y } = await pointOf(page, wrestler);
  await page.mouse.move(x, y);
  await page.mouse.down();
};

/** In steps with time between them, so that the finger has a speed. */
export const pull = (wrestler: string, from: Way, to: Way) => async (page: Page, run: Run) => {
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

export const up = (page: Page) => page.mouse.up();

export const overEdge = (wrestler: string) => async (page: Page, run: Run) => {
  const { y, top } = await pointOf(page, wrestler);
  await pull(wrestler, [0, -30], [10, top - 90 - y])(page, run);
};

export const choose = (wrestler: string) => async (page: Page, run: Run) => {
  await group(page, wrestler).click();
  await run(700);
};

/** Ends the bot's wait: the beat begins now. */
export const hurry = async (page: Page): Promise<void> => {
  await page.mouse.click(8, 300);
};

export async function holdDown(page: Page): Promise<void> {
  const box = await page.getByRole('button', { name: /^Hold to see/ }).boundingBox();
  if (box === null) throw new Error('There is nothing to hold.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 3);
  await page.mouse.down();
}

export async function revealed(page: Page, run: Run): Promise<void> {
  await holdDown(page);
  await run(900);
  await page.mouse.up();
  await run(1500);
}
