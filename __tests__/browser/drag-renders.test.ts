/** While a finger moves, React has nothing to do. */

import { keepMatch } from '@/tools/lib/saves';

import { prepareApp } from './helpers/app';
import { handOf, nextStanding, readTable } from './helpers/table';

const open = prepareApp();

/** React tells its developer tools of every commit: here a counter listens in their place. */
const COUNT_COMMITS = `
  window.commits = 0;
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberRoot: () => { window.commits += 1; },
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  };`;

const texts = keepMatch({
  players: [
    { kind: 'person', name: 'Ana' },
    { kind: 'bot', name: 'Lupe', rival: 'raiser', level: 'rookie' },
    { kind: 'bot', name: 'Kenji', rival: 'raiser', level: 'rookie' },
    { kind: 'bot', name: 'Oleg', rival: 'raiser', level: 'rookie' },
  ],
  position:
    'hands V3Z2N2U4D1F3/V2Z2N2U2D1F2/V1Z1N2U1D1F1/V1Z2N1U2D4F2 played V3Z3N3U1D3F2 order Z>V>F,Z>N>F,D>N>F turn 1',
  before: [[1, 2, 0, -1]],
  moves: 'F1 N1 -',
});

test('React renders nothing while a lifted card follows the pointer', async () => {
  const page = await open({ path: '/table', texts, script: COUNT_COMMITS });
  const { now } = await nextStanding(page);
  const volto = now.groups.find(({ wrestler }) => wrestler === 'volto');
  if (volto === undefined) throw new Error('no Volto in this hand');
  const commits = () => page.evaluate(() => (window as unknown as { commits: number }).commits);
  /** Where every drawing stands, in the order of the page. */
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('svg')].map((drawing) => {
        const { x: left, y: above } = drawing.getBoundingClientRect();
        return [left, above] as const;
      }),
    );
  /** What is carried by itself, so that nothing is painted again while it moves. */
  const layers = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('[aria-label^="Hand of"] div')].filter(
          ({ style }) => style.willChange === 'transform',
        ).length,
    );
  expect(await commits()).toBeGreaterThan(0);
  expect(await layers()).toBe(0);

  const { x, y, top } = volto;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 30, { steps: 6 });
  await page.waitForTimeout(700);
  const lifted = await commits();
  // Two cards and the shadow of their packet.
  expect(await layers()).toBe(3);
  const atFirst = await places();
  for (const [toX, toY] of [
    [x + 60, top + 20],
    [x - 80, top - 60],
    [x + 60, top - 150],
    [x, top - 200],
    [x + 60, top - 150],
  ] as const) {
    await page.mouse.move(toX, toY, { steps: 20 });
  }
  await page.waitForTimeout(300);
  const moved = (await places()).filter(([left, above], at) => {
    const [left0 = 0, above0 = 0] = atFirst[at] ?? [];
    return Math.abs(left - left0 - 60) < 12 && above < above0 - 100;
  });
  expect(moved).toHaveLength(2);
  expect((await commits()) - lifted).toBe(0);

  // Below the ring's edge it returns, and the hand is whole.
  await page.mouse.move(x, y - 20, { steps: 10 });
  await page.waitForTimeout(200);
  await page.mouse.up();
  await page.waitForTimeout(600);
  expect(handOf(await readTable(page))).toEqual(handOf(now));
  while ((await layers()) > 0) await page.waitForTimeout(50);
});

test('the dashes of what a play would prove march by themselves, and not under a finger', async () => {
  const page = await open({ path: '/table', texts });
  const { now } = await nextStanding(page);
  const volto = now.groups.find(({ wrestler }) => wrestler === 'volto');
  if (volto === undefined) throw new Error('no Volto in this hand');
  /** Which of the dashed lines are seen; none is, as long as they stand still in one. */
  const seen = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('path[stroke-dasharray="7 6"]')]
        .map((line) => getComputedStyle(line))
        .filter(({ opacity, visibility }) => opacity !== '0' && visibility === 'visible')
        .map(({ strokeDashoffset }) => strokeDashoffset),
    );
  await page.mouse.click(volto.x, volto.y);
  await page.waitForFunction(
    () => document.querySelectorAll('path[stroke-dasharray="7 6"]').length > 1,
  );
  const steps = new Set<string>();
  for (let look = 0; look < 40; look++) {
    const [offset, ...others] = await seen();
    expect(others).toEqual([]);
    steps.add(offset ?? 'none');
    await page.waitForTimeout(25);
  }
  expect(steps.has('none')).toBe(false);
  expect(steps.size).toBeGreaterThan(3);

  // Everything else stands by now: what is left is the browser's own work, beside the page's thread.
  const metrics = await page.context().newCDPSession(page);
  await metrics.send('Performance.enable');
  const restyled = async () => {
    const { metrics: all } = await metrics.send('Performance.getMetrics');
    return all.find(({ name }) => name === 'RecalcStyleCount')?.value ?? NaN;
  };
  const before = await restyled();
  await page.waitForTimeout(1000);
  expect((await restyled()) - before).toBeLessThan(5);

  await page.mouse.move(volto.x, volto.y);
  await page.mouse.down();
  expect(await page.locator('path[stroke-dasharray="7 6"]').count()).toBe(1);
  expect(await seen()).toHaveLength(1);
  await page.mouse.up();
});
