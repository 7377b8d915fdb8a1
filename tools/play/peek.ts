/** Everything a page tells to eyes, ears and whoever looks through its things; and traces of hands in it. */

import type { Page } from 'playwright-core';

import { WRESTLERS } from '@/engine/truth';
import { readTexts } from '@/tools/lib/app-page';

import type { Kept } from './kept';

/** Notes what the page puts on the clipboard; nothing is put there without a wish. */
export const HEAR_CLIPBOARD = `
  window.copied = [];
  addEventListener('copy', () => window.copied.push(String(getSelection())), true);
  if (navigator.clipboard) {
    navigator.clipboard.writeText = async (text) => void window.copied.push(text);
    navigator.clipboard.write = async (items) => void window.copied.push(JSON.stringify(items));
  }`;

/** What the page shows, says, is called, has in its address and keeps, the match itself left out. */
export async function everythingTold(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const heard = nodes.map(({ name, description, value }) => [
    name?.value,
    description?.value,
    value?.value,
  ]);
  const left = await page.evaluate(() =>
    JSON.stringify([
      location.href,
      history.state,
      document.title,
      document.cookie,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      (window as unknown as { copied?: string[] }).copied ?? [],
    ]),
  );
  const { 'maskmen.match': _, ...kept } = await readTexts(page);
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  return [
    html,
    left,
    JSON.stringify(kept),
    ...heard.flat().filter((text) => text !== undefined),
  ].join('\n');
}

/** What the poster says of itself, which stands behind the table, whatever the hands are. */
const POSTER = 'The masks of Volto, Zarpa, Nopal, Umbra, Dalia and Fango';

/** Smaller packed hands are small numbers, which stand for many things. */
const TELLING = 4096;

/** Traces of a hand: a group, a card or count of one, a wrestler that nobody has played, the seed. */
export function tracesOfHands(told: string, { seed, match }: Kept): string[] {
  const text = told.replaceAll(POSTER, '');
  const { log, hands, leftOut, played } = match.season;
  const shown = new Set<string>(
    log.flatMap(({ move }) => (move.kind === 'play' ? [move.wrestler] : [])),
  );
  const words = Array.from({ length: seed.length / 8 }, (_, at) => seed.slice(8 * at, 8 * at + 8));
  const packed = [...hands, leftOut].filter((cards) => cards >= TELLING && cards !== played);
  const patterns = [
    /hand-group-/,
    /Hand of/,
    ...words.map((word) => new RegExp(word)),
    ...packed.map((cards) => new RegExp(`\\b${cards}\\b`)),
    ...WRESTLERS.map((wrestler) => new RegExp(`${wrestler}, \\d+ cards?`, 'i')),
    ...WRESTLERS.filter((wrestler) => !shown.has(wrestler)).map(
      (wrestler) => new RegExp(`\\b${wrestler}\\b`, 'i'),
    ),
  ];
  return patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
}
