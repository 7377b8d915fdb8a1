/** Whether a match can be gone on with: somebody takes a seat at the table and makes a move. */

import type { Page } from 'playwright-core';

import {
  expectOk,
  makeMove,
  parseRecord,
  replay,
  type MatchRecord,
  type MatchState,
} from '@/engine/truth';
import { MATCH_SLOT } from '@/store/match/save';
import { openText } from '@/store/storage/slot';
import type { Player } from '@/store/types';

import { readTexts } from '../../../lib/app-page';
import { readTable, type TableNow } from '../../../play/table';
import { CONTINUE, press, standingNow, until } from './way-home';

const MOST_TRIES = 60;
/** Above the hand, over the ring's edge. */
const OVER_THE_EDGE = 90;
const HOLD_MS = 900;

interface Kept {
  readonly record: MatchRecord;
  readonly match: MatchState;
  readonly players: readonly Player[];
}

/** The match on the disk, which must be one that the app itself and the engine can read. */
export async function keptMatch(page: Page): Promise<Kept | undefined> {
  const text = (await readTexts(page))[MATCH_SLOT.key];
  if (text === undefined) return undefined;
  const { value, why } = openText(MATCH_SLOT, text);
  if (value === undefined || why !== undefined) throw new Error(`unlawful on the disk: ${text}`);
  const { record } = JSON.parse(text) as { record: unknown };
  const read = expectOk(parseRecord(record));
  return { record: read, match: expectOk(replay(read)), players: value.truth.setup.players };
}

/** What persons have done so far; another after each of their moves and decisions. */
function doneByPersons(kept: Kept | undefined): string {
  if (kept === undefined) return 'nothing';
  const { match, players, record } = kept;
  const own = match.season.log.filter(({ seat }) => players[seat]?.kind === 'person');
  const moves = own.map(({ move }) => makeMove(move));
  return JSON.stringify([record.deals, match.finished.length, record.moves.length, moves]);
}

/** Whether nobody is left to decide anything before the next season: bots play it out. */
const onlyBotsPlay = ({ match, players }: Kept): boolean =>
  match.decision === undefined &&
  match.season.sizes.every((size, seat) => size === 0 || players[seat]?.kind !== 'person');

async function hold(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Hold to see/ });
  const box = await button.boundingBox();
  if (box === null) return;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(HOLD_MS);
  await page.mouse.up();
}

/** One try of a person, another each time: a group and a count, at last a pass. */
async function tryMove(page: Page, { groups }: TableNow, turn: number): Promise<void> {
  const tries = groups.length * 3 + 1;
  const at = turn % tries;
  const group = groups[Math.floor(at / 3)];
  if (group === undefined || at === tries - 1) {
    await page.keyboard.press('p');
    const { dialog, buttons } = await standingNow(page);
    if (dialog && buttons.includes('Pass')) await press(page, 'Pass');
    return;
  }
  await page.mouse.click(group.x, group.y);
  await page.keyboard.press(String((at % 3) + 1));
  await page.mouse.move(group.x, group.y);
  await page.mouse.down();
  await page.mouse.move(group.x, group.y - 24, { steps: 3 });
  await page.mouse.move(group.x, group.top - OVER_THE_EDGE, { steps: 4 });
  await page.mouse.up();
}

/** From the poster to a table: the match that is open, or a new one. */
async function takeSeat(page: Page): Promise<void> {
  const { buttons } = await standingNow(page);
  await press(page, buttons.find((name) => CONTINUE.test(name)) ?? 'Play solo');
  const there = await until(page, async () =>
    (await standingNow(page)).path === '/table' ? true : undefined,
  );
  if (there === undefined) throw new Error('the poster leads to no table');
}

/** On with the match from the poster: one thing more that a person decides, or bots, if none is left. */
export async function goOn(page: Page): Promise<void> {
  const open = await keptMatch(page);
  await takeSeat(page);
  const before = open ?? (await until(page, () => keptMatch(page)));
  if (before === undefined) throw new Error('a match is begun, and none is kept');
  const isGoneOn = (now: Kept | undefined): boolean =>
    onlyBotsPlay(before)
      ? JSON.stringify(now?.record) !== JSON.stringify(before.record)
      : doneByPersons(now) !== doneByPersons(before);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const table = await readTable(page);
    const next = table.buttons.find((name) => /^(?:Rematch|Season \d+)$/.test(name));
    const isAsked = table.groups.length > 0;
    if (next !== undefined) await press(page, next);
    else if (table.buttons.some((name) => /^Hold to see/.test(name))) await hold(page);
    else if (isAsked) await tryMove(page, table, tries);
    for (let polls = 0; polls < (isAsked ? 6 : 20); polls++) {
      if (isGoneOn(await keptMatch(page))) return;
      await page.waitForTimeout(50);
    }
  }
  const { buttons, signature } = await readTable(page);
  throw new Error(`the table is frozen:\n${signature}\n${buttons.join(', ')}`);
}
