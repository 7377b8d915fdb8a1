/**
 * Monkeys: random taps, drags, swipes, keys, turns, ways back and leavings of the foreground on every
 * screen, the same every time for the same number. Nothing may be thrown or complained about, what lies
 * on the disk must be lawful after every act, and from wherever a monkey leaves the app a person must
 * get home by its buttons and go on with the match.
 */

import type { CDPSession, Page } from 'playwright-core';

import type { CaseResult } from '../run';
import { goOn, keptMatch } from './monkeys/go-on';
import { HIDEABLE, onceThere, perform, setHidden } from './monkeys/perform';
import { planMonkey, tellAct, type Act } from './monkeys/plan';
import { STARTS } from './monkeys/starts';
import { goHome, speakEnglish } from './monkeys/way-home';
import type { Stage } from './stage';

export const ACTS_A_MONKEY = 40;
/** So often somebody looks whether they would still find their way. */
const CHECK_EVERY = 20;

/** A page that was never there is not found: that is what the browser complains about. */
const ALLOWED = /Failed to load resource: .*404/;

async function check(page: Page): Promise<void> {
  await onceThere(page, () => setHidden(page, false));
  await goHome(page);
  await speakEnglish(page);
  await goOn(page);
}

async function performHeard(
  stage: Stage,
  hand: { readonly page: Page; readonly session: CDPSession },
  act: Act,
): Promise<boolean> {
  const { page } = hand;
  const done = await onceThere(page, () => perform(hand, act));
  const [complaint] = stage.complaints();
  if (complaint !== undefined) throw new Error(`the page complained: ${complaint}`);
  await onceThere(page, () => keptMatch(page));
  return done;
}

export async function playMonkeyCase(
  stage: Stage,
  seed: number,
  index: number,
): Promise<CaseResult> {
  const monkey = planMonkey(seed, index, { acts: ACTS_A_MONKEY, starts: STARTS.length });
  const start = STARTS[monkey.start] as (typeof STARTS)[number];
  const page = await stage.open({
    path: start.path,
    size: monkey.size,
    texts: start.texts,
    chance: seed * 1000 + index,
    script: HIDEABLE,
    allowed: ALLOWED,
  });
  const session = await page.context().newCDPSession(page);
  const began = Date.now();
  const counts: Record<string, number> = { monkeys: 1, acts: 0, checks: 0 };
  const done: string[] = [];
  try {
    await page.getByRole('button').first().waitFor();
    for (const [at, act] of monkey.acts.entries()) {
      done.push(tellAct(act));
      if (await performHeard(stage, { page, session }, act)) {
        counts['acts'] = (counts['acts'] ?? 0) + 1;
        counts[act.kind] = (counts[act.kind] ?? 0) + 1;
      }
      if ((at + 1) % CHECK_EVERY !== 0) continue;
      await check(page);
      counts['checks'] = (counts['checks'] ?? 0) + 1;
    }
  } catch (error) {
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new Error(`from ${start.name}, after: ${done.slice(-8).join(' | ')}\n${told}`);
  }
  counts['seconds'] = Math.round((Date.now() - began) / 1000);
  return { counts, result: monkey.acts.map(tellAct).join('\n') };
}
