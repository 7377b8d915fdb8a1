/** Hostile addresses in a browser: each leads to a screen of the app with a way home, and never to a fault. */

import type { Page } from 'playwright-core';

import { makeSeed, nextBelow, seedRng } from '@/engine/truth';

import { PLACES, seats } from '../../shots/scenes';
import { keepMatch, keepProgress } from '../../lib/saves';
import { hostileLink } from '../links';
import type { CaseResult } from '../run';
import { hashText } from '../digest';
import { goHome } from './monkeys/way-home';
import type { Stage } from './stage';

const LINKS_A_CASE = 8;
/** What is not there is not found, and what is no address at all is refused: the server says so. */
const ALLOWED = /Failed to load resource: .*status of (?:400|404|431|500)/;

/** Within the running app, as the browser's history would. */
const goInside = (page: Page, link: string): Promise<void> =>
  page.evaluate((to) => {
    try {
      history.pushState(null, '', to);
    } catch (error) {
      // Half a letter is no address to this browser, and nobody gets there.
      if (error instanceof DOMException && error.name === 'SecurityError') return;
      throw error;
    }
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, link);

export async function playLinksCase(
  stage: Stage,
  seed: number,
  index: number,
): Promise<CaseResult> {
  const rng = seedRng(makeSeed([seed, index, 0x11c5]), 0);
  const page = await stage.open({
    path: '/',
    chance: seed * 100 + index,
    texts: {
      ...keepMatch({ ...PLACES.lead, players: seats('PBBB') }),
      ...keepProgress({ offered: true }),
    },
    allowed: ALLOWED,
  });
  const links: string[] = [];
  for (let number = 0; number < LINKS_A_CASE; number++) {
    const link = hostileLink(rng);
    const inside = nextBelow(rng, 2) === 0;
    links.push(`${inside ? 'inside' : 'from outside'} ${link}`);
    try {
      if (inside) await goInside(page, link);
      else await page.goto(link);
      await goHome(page);
      const [complaint] = stage.complaints();
      if (complaint !== undefined) throw new Error(`the page complained: ${complaint}`);
    } catch (error) {
      throw new Error(`${links.at(-1)?.slice(0, 300)}\n${String(error)}`);
    }
  }
  return { counts: { links: links.length }, result: String(hashText(links.join('\n'))) };
}
