/**
 * What things cost as they grow, in the exported app in a browser, by the processor time of the page's
 * own thread: the start with more and more kept texts, a move at tables of two and six, the log of one
 * round and of the longest season. Best of several, since machines are noisy.
 */

import type { Browser, CDPSession, Page } from 'playwright-core';

import {
  makePosition,
  makeSeed,
  NOBODY,
  officialConfig,
  expectOk,
  legalMoves,
  makeMove,
  nextBelow,
  playMove,
  seedRng,
  startMatch,
  type Move,
} from '@/engine/truth';

import { openAppPage } from '../lib/app-page';
import { launchBrowser } from '../lib/browser';
import { exportWeb } from '../lib/export-web';
import { keepMatch, keepProgress, keepSettings, type Texts } from '../lib/saves';
import { serveFolder } from '../lib/web-server';
import { keyPlay } from '../play/acts';
import { sameChance } from '../play/chance';
import { chooseMost, nextStanding } from '../play/table';
import { PLACES, seats } from '../shots/scenes';

const RUNS = 3;
const KEPT = [0, 100, 10_000] as const;

export interface Growth {
  /** Milliseconds until the first table, by kept texts. */
  readonly start: readonly number[];
  /** Milliseconds of a move, at a table of two and of six. */
  readonly move: readonly [number, number];
  /** Milliseconds to open the log, of one round and of the longest of many seasons. */
  readonly log: readonly [number, number];
  /** Moves in those logs. */
  readonly logged: readonly [number, number];
  /** Milliseconds until the table of a match, in its first season and in its last. */
  readonly seasons: readonly [number, number];
}

const SMALL = { width: 390, height: 844 };
const QUIET = {
  ...keepSettings({ pace: 'instant', sound: false }),
  ...keepProgress({ offered: true }),
};

/** What the page's thread has worked so far, in milliseconds. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

interface Opened {
  readonly page: Page;
  readonly session: CDPSession;
  readonly close: () => Promise<void>;
}

async function openWith(browser: Browser, origin: string, texts: Texts): Promise<Opened> {
  const { page, context, close } = await openAppPage(browser, { origin, size: SMALL, texts });
  await page.addInitScript(sameChance(7));
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, session, close };
}

async function costOf({ session, page }: Opened, act: () => Promise<void>): Promise<number> {
  const before = await worked(session);
  await act();
  // The frame after the last change belongs to it.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))),
  );
  return (await worked(session)) - before;
}

/** The least of several, each in a page of its own. */
async function best(measure: () => Promise<number>): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < RUNS; run++) least = Math.min(least, await measure());
  return least;
}

const table = (place: keyof typeof PLACES, letters: string): Texts =>
  keepMatch({ ...PLACES[place], players: seats(letters) });

/** Matches that were set aside, the only texts that can pile up; what is played keeps one key. */
function aside(count: number): Texts {
  const text = table('follow', 'PBBB')['maskmen.match'] ?? '';
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`maskmen.match.aside.${at + 1}`, text]),
  );
}

/** The longest of many random seasons of six, told as a position to begin in and moves since. */
function longestSeason(): {
  readonly position: string;
  readonly moves: string;
  readonly count: number;
} {
  let longest: { position: string; moves: string[] } = { position: '', moves: [] };
  for (let number = 0; number < 300; number++) {
    const seed = makeSeed([number, 0x106]);
    const rng = seedRng(seed, 3);
    const config = officialConfig(6, { seasons: 1, host: 0 });
    let match = expectOk(startMatch(config, { kind: 'seed', seed }));
    const position = makePosition(match.season);
    const moves: string[] = [];
    while (match.season.turn !== NOBODY) {
      const legal = legalMoves(match.season);
      // Somebody who passes whenever they may makes seasons long.
      const move = legal[nextBelow(rng, legal.length)] as Move;
      moves.push(makeMove(move));
      match = expectOk(playMove(match, move)).match;
    }
    if (moves.length > longest.moves.length) longest = { position, moves };
  }
  // The last moves are left out, so that the season still runs.
  const told = longest.moves.slice(0, -8);
  return { position: longest.position, moves: told.join(' '), count: told.length };
}

export async function measureGrowth(): Promise<Growth> {
  const named = process.env['MASKMEN_WEB_BUILD'] ?? '';
  const folder = named === '' ? 'build/bench' : named;
  if (named === '') await exportWeb(folder);
  const server = await serveFolder(folder);
  const { origin } = server;
  const browser = await launchBrowser();
  const timed = async (texts: Texts, act: (opened: Opened) => Promise<number>): Promise<number> => {
    const opened = await openWith(browser, origin, { ...QUIET, ...texts });
    try {
      return await act(opened);
    } finally {
      await opened.close();
    }
  };
  const untilTable = (opened: Opened): Promise<number> =>
    costOf(opened, async () => {
      await opened.page.goto('/table');
      await nextStanding(opened.page);
    });
  const startOf = (texts: Texts) => best(() => timed(texts, untilTable));
  const moveAt = (texts: Texts) =>
    best(() =>
      timed(texts, async (opened) => {
        await opened.page.goto('/table');
        const { now } = await nextStanding(opened.page);
        const choice = chooseMost(now);
        if (choice === undefined) throw new Error('nothing can be played here');
        return costOf(opened, async () => {
          await keyPlay(opened.page, choice);
          await nextStanding(opened.page, now.signature);
        });
      }),
    );
  const logOf = (texts: Texts) =>
    best(() =>
      timed(texts, async (opened) => {
        const { page } = opened;
        await page.goto('/table');
        // People only, so that nobody moves meanwhile: the public table has the same log.
        await page.getByRole('button', { name: 'Look at the table' }).click();
        await page.getByRole('button', { name: 'Menu' }).click();
        return costOf(opened, async () => {
          await page.getByRole('button', { name: 'Season log' }).click();
          await page.getByRole('heading', { name: 'Season log' }).waitFor();
        });
      }),
    );
  try {
    const start: number[] = [];
    for (const count of KEPT)
      start.push(await startOf({ ...table('lead', 'PBBB'), ...aside(count) }));
    const longest = longestSeason();
    const long = keepMatch({ ...longest, players: seats('PPPPPP') });
    const shortLog = table('sixSeats', 'PPPPPP');
    const first = table('seasonStart', 'PBBB');
    const later = keepMatch({
      ...PLACES.seasonStart,
      players: seats('PBBB'),
      before: [
        [2, 1, 0, -1],
        [1, 2, 0, -1],
        [2, 0, 1, -1],
      ],
    });
    return {
      start,
      move: [await moveAt(table('twoSeats', 'PB')), await moveAt(table('sixLead', 'PBBBBB'))],
      log: [await logOf(shortLog), await logOf(long)],
      logged: [5, longest.count],
      seasons: [await startOf(first), await startOf(later)],
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

export { KEPT };
