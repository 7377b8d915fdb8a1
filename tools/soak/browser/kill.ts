/**
 * Kills the page, or the whole browser, at random moments of play: in the middle of a drag, of an
 * animation, of a write. What lies on the disk afterwards must be the record from before the
 * interrupted move or from after it, nothing that was shown may be missing, and play must go on from
 * there to the end of the match.
 */

import type { BrowserContext, Page } from 'playwright-core';

import { expectOk, makeSeed, nextBelow, parseRecord, replay, seedRng } from '@/engine/truth';
import type { MatchRecord, MatchState, Rng } from '@/engine/truth';
import type { Pace, Player } from '@/store/types';

import { putTexts, readTexts, whenKept } from '../../lib/app-page';
import { keepSettings, keepSetup } from '../../lib/saves';
import { BLANK_PATH } from '../../lib/web-server';
import { dragPlay, keyPlay } from '../../play/acts';
import { sameChance } from '../../play/chance';
import { chooseMost, goesOnByItself, nextStanding, readTable } from '../../play/table';
import type { CaseResult } from '../run';
import { createProfile, type Stage } from './stage';

const KILLS_A_CASE = 6;
/** No bot has moved so soon after a person's move at any pace. */
const BEFORE_ANY_BOT_MS = 180;

const WAYS = ['browser', 'page', 'renderer', 'reload'] as const;
type Way = (typeof WAYS)[number];

interface Kill {
  readonly way: Way;
  /** Milliseconds after the move was begun. */
  readonly delay: number;
  readonly byKeys: boolean;
  readonly pace: Pace;
}

/** What will be done, from nothing but the seed. */
export function planKills(seed: number, index: number): readonly Kill[] {
  const rng: Rng = seedRng(makeSeed([seed, index, 0x6b11]), 0);
  return Array.from({ length: KILLS_A_CASE }, (_, at) => ({
    way: at % 3 === 0 ? 'browser' : (WAYS[nextBelow(rng, 4)] as Way),
    delay: nextBelow(rng, 2) === 0 ? nextBelow(rng, BEFORE_ANY_BOT_MS) : nextBelow(rng, 1500),
    byKeys: nextBelow(rng, 2) === 0,
    pace: (['brisk', 'fast', 'fast', 'instant'] as const)[nextBelow(rng, 4)] as Kill['pace'],
  }));
}

const PLAYERS: readonly Player[] = [
  { kind: 'person', name: 'Ana' },
  { kind: 'bot', name: 'Lupe', rival: 'raiser', level: 'rookie' },
  { kind: 'bot', name: 'Kenji', rival: 'raiser', level: 'rookie' },
];

interface OnDisk {
  readonly record: MatchRecord;
  readonly match: MatchState;
  readonly moves: readonly string[];
}

async function readDisk(page: Page): Promise<OnDisk> {
  const text = (await readTexts(page))['maskmen.match'];
  if (text === undefined) throw new Error('no match is kept');
  const { record: kept } = JSON.parse(text) as { record: unknown };
  const record = expectOk(parseRecord(kept));
  const moves = record.moves.flatMap((season, number) =>
    season
      .split(' ')
      .filter((move) => move !== '')
      .map((move) => `${number}:${move}`),
  );
  return { record, match: expectOk(replay(record)), moves };
}

const cardsIn = ({ season }: MatchState): number =>
  season.sizes.reduce((sum, size) => sum + size, 0);

/** The cards that the seats are shown to hold, all together; undefined between seasons. */
async function cardsShown(page: Page): Promise<number | undefined> {
  const { signature } = await readTable(page);
  const seats = [...signature.matchAll(/^.+: (\d+) cards?, /gm)].map(([, count]) => Number(count));
  return seats.length === PLAYERS.length ? seats.reduce((sum, count) => sum + count, 0) : undefined;
}

/** The record after a kill continues the one before it. */
function judge(before: OnDisk, after: OnDisk, lived: number): void {
  const seeds = [before, after].map(({ record }) => JSON.stringify(record.deals));
  if (seeds[0] !== seeds[1]) throw new Error('another match lies on the disk');
  const kept = before.moves.every((move, at) => after.moves[at] === move);
  if (!kept)
    throw new Error(`moves are missing: ${before.moves.join(' ')} / ${after.moves.join(' ')}`);
  const more = after.moves.length - before.moves.length;
  if (lived < BEFORE_ANY_BOT_MS && more > 1)
    throw new Error(`${more} moves more than before, so soon`);
}

interface Life {
  readonly stage: Stage;
  readonly profile: ReturnType<typeof createProfile>;
  context: BrowserContext;
  page: Page;
}

async function openPage(life: Life, path: string): Promise<void> {
  const { stage, context } = life;
  life.page = await context.newPage();
  await stage.listenTo(life.page, /Failed to load resource|net::ERR/);
  await life.page.addInitScript(sameChance(77));
  await life.page.goto(path);
}

/** Dies, and comes back on an empty page; when death came for certain. */
async function die(life: Life, way: Way): Promise<number> {
  const { page, profile } = life;
  let dead: number;
  switch (way) {
    case 'browser':
      await profile.kill();
      dead = Date.now();
      life.context = await profile.start();
      await openPage(life, BLANK_PATH);
      break;
    case 'page':
      await page.close({ runBeforeUnload: false });
      dead = Date.now();
      await openPage(life, BLANK_PATH);
      break;
    case 'renderer': {
      const session = await life.context.newCDPSession(page);
      const crashed = page.waitForEvent('crash');
      void session.send('Page.crash').catch(() => undefined);
      await crashed;
      dead = Date.now();
      await openPage(life, BLANK_PATH);
      await page.close();
      break;
    }
    case 'reload':
      await page.goto(BLANK_PATH);
      dead = Date.now();
  }
  return dead;
}

/** One move or way on, as whoever sits there would make it. */
async function goOn(page: Page, byKeys: boolean): Promise<void> {
  const { now, standing } = await nextStanding(page);
  switch (standing) {
    case 'match-over':
      return page.getByRole('button', { name: 'Rematch' }).click();
    case 'season-over':
      return page.getByRole('button', { name: /^Season \d+$/ }).click();
    default: {
      const choice = chooseMost(now);
      if (choice !== undefined) return byKeys ? keyPlay(page, choice) : dragPlay(page, choice);
      if (!(await goesOnByItself(page, now.signature))) await page.keyboard.press('p');
    }
  }
}

async function killOnce(life: Life, kill: Kill): Promise<void> {
  const { page, stage } = life;
  await page.goto('/table');
  await nextStanding(page);
  await whenKept(page);
  const before = await readDisk(page);
  // Whatever it was doing when it died is not answered any more.
  const began = Date.now();
  const acting = goOn(page, kill.byKeys).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, kill.delay));
  const shown = kill.way === 'reload' ? undefined : await cardsShown(page).catch(() => undefined);
  const [dead] = await Promise.all([die(life, kill.way), acting]);
  const after = await readDisk(life.page);
  if (JSON.stringify(before.record.deals) !== JSON.stringify(after.record.deals)) {
    // The interrupted move was the wish for a rematch.
    if (before.match.decision === undefined) throw new Error('another match lies on the disk');
    return;
  }
  // At instant pace bots answer at once; on a busy machine death comes late.
  judge(before, after, kill.pace === 'instant' ? Infinity : dead - began);
  const sameSeason = before.record.moves.length === after.record.moves.length;
  if (shown !== undefined && sameSeason && cardsIn(after.match) > shown)
    throw new Error(`${shown} cards were shown, ${cardsIn(after.match)} are kept: a move is lost`);
  const [complaint] = stage.complaints();
  if (complaint !== undefined) throw new Error(`the page complained: ${complaint}`);
}

export async function playKillCase(stage: Stage, seed: number, index: number): Promise<CaseResult> {
  const plan = planKills(seed, index);
  const profile = createProfile(stage.origin);
  const context = await profile.start();
  const life: Life = { stage, profile, context, page: await context.newPage() };
  const counts: Record<string, number> = { kills: 0, matches: 0 };
  try {
    await putTexts(life.page, {
      ...keepSettings({ pace: 'fast' }),
      ...keepSetup({ players: PLAYERS, host: 0, seasons: 1, help: 'full' }),
    });
    await openPage(life, '/setup');
    await life.page.getByRole('button', { name: 'Ring the bell' }).click();
    await nextStanding(life.page);
    await whenKept(life.page);
    for (const kill of plan) {
      await life.page.goto(BLANK_PATH);
      await putTexts(life.page, keepSettings({ pace: kill.pace }));
      await killOnce(life, kill);
      counts['kills'] = (counts['kills'] ?? 0) + 1;
      counts[kill.way] = (counts[kill.way] ?? 0) + 1;
    }
    await putTexts(life.page, keepSettings({ pace: 'instant' }));
    await life.page.goto('/table');
    await playToTheEnd(life.page);
    counts['matches'] = 1;
    const [complaint] = stage.complaints();
    if (complaint !== undefined) throw new Error(`the page complained: ${complaint}`);
  } finally {
    await profile.remove();
  }
  return { counts, result: JSON.stringify(plan) };
}

async function playToTheEnd(page: Page): Promise<void> {
  let before = '';
  for (let moves = 0; moves < 400; moves++) {
    const { now, standing } = await nextStanding(page, before);
    if (standing === 'match-over') return;
    before = now.signature;
    // The table may go on by itself in the middle of it, as when public facts leave only a pass.
    await goOn(page, true).catch(() => undefined);
  }
  throw new Error('the match did not end');
}
