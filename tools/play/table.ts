/** The table as somebody sees and hears it in the browser: what stands there, and what to do about it. */

import type { Page } from 'playwright-core';

import { en } from '@/i18n/en';

export interface Group {
  readonly wrestler: string;
  /** What a screen reader says of it: cards held, then what playing it takes or why it cannot be. */
  readonly label: string;
  readonly focused: boolean;
  readonly x: number;
  readonly y: number;
  readonly top: number;
}

export interface TableNow {
  readonly groups: readonly Group[];
  /** Buttons that can be pressed, by name. */
  readonly buttons: readonly string[];
  /** Seats, hand and ways on in words: another after every move, the same whatever is focused. */
  readonly signature: string;
}

export type Standing = 'waiting' | 'decision' | 'hand-over' | 'season-over' | 'match-over';

/** What stands on the screen now. */
export const readTable = (page: Page): Promise<TableNow> =>
  page.evaluate(() => {
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ?? element.textContent ?? '';
    const groups = [...document.querySelectorAll('[id^="hand-group-"]')].filter(seen);
    const buttons = [...document.querySelectorAll('[role="button"], button')].filter(
      (button) => seen(button) && button.getAttribute('aria-disabled') !== 'true',
    );
    const seats = [...document.querySelectorAll('[aria-label]')]
      .filter(seen)
      .map(nameOf)
      .filter((name) => /^.+: \d+ cards?, /.test(name));
    return {
      groups: groups.map((group) => {
        const box = group.getBoundingClientRect();
        return {
          wrestler: group.id.slice('hand-group-'.length),
          label: nameOf(group),
          focused: group.getAttribute('aria-pressed') === 'true',
          x: box.x + box.width / 2,
          y: box.y + box.height * 0.6,
          top: box.y,
        };
      }),
      buttons: buttons.map(nameOf),
      signature: [
        ...groups.map(nameOf),
        ...seats,
        ...buttons.map(nameOf).filter((name) => /^(?:Hold|Season|Rematch)/.test(name)),
      ].join('\n'),
    };
  });

/** What the table asks of a person. */
export function standingOf({ groups, buttons }: TableNow): Standing {
  const has = (pattern: RegExp) => buttons.some((name) => pattern.test(name));
  if (has(/^Rematch$/)) return 'match-over';
  if (has(/^Season \d+$/)) return 'season-over';
  if (has(/^Hold to see/)) return 'hand-over';
  return groups.some(({ label }) => reasonIn(label) !== '') ? 'decision' : 'waiting';
}

/** Looks are counted, not timed: a machine may stand still in between. */
const POLLS = 360;
const POLL_MS = 40;

/** Waits until a person is asked for something, and something is not as it was. */
export async function nextStanding(
  page: Page,
  before = '',
): Promise<{ now: TableNow; standing: Standing }> {
  for (let polls = 0; ; polls++) {
    const now = await readTable(page);
    const standing = standingOf(now);
    if (standing !== 'waiting' && now.signature !== before) return { now, standing };
    if (polls > POLLS)
      throw new Error(`Nobody is asked for anything:\n${now.signature}\n${now.buttons.join(', ')}`);
    await page.waitForTimeout(POLL_MS);
  }
}

/** Waits until something is not as it was; whether it came to that. */
export async function changesFrom(page: Page, before: string): Promise<boolean> {
  for (let polls = 0; polls <= POLLS; polls++) {
    if ((await readTable(page)).signature !== before) return true;
    await page.waitForTimeout(POLL_MS);
  }
  return false;
}

/** Longer than a move takes to be written and shown at instant pace. */
const BY_ITSELF_MS = 200;

/** Whether the table goes on by itself, as when public facts leave nothing but a pass. */
export async function goesOnByItself(page: Page, before: string): Promise<boolean> {
  await page.waitForTimeout(BY_ITSELF_MS);
  return (await readTable(page)).signature !== before;
}

const heldIn = (label: string): number => Number(/, (\d+) cards?/.exec(label)?.[1] ?? 0);
/** What playing it takes, or why it cannot be played; empty while that is not the question. */
export const reasonIn = (label: string): string => label.split('. ').slice(1).join('. ');

/** Cards held, by wrestler. */
export const handOf = ({ groups }: TableNow): Record<string, number> =>
  Object.fromEntries(groups.map(({ wrestler, label }) => [wrestler, heldIn(label)]));

export interface Choice {
  readonly group: Group;
  readonly count: number;
  /** Whether the count is the player's to set. */
  readonly free: boolean;
}

const { reason: REASONS } = en.table;
/** Sentences by what they mean; `count` is in those that tell one. */
const ALLOWED = [
  REASONS.beats_one,
  REASONS.beats_other,
  REASONS.proves_one,
  REASONS.proves_other,
  REASONS.debut,
].map(patternOf);
const FREE = [REASONS.established, REASONS.establishedTwo, REASONS.establishedOne].map(patternOf);
const REFUSED = [REASONS.weaker, REASONS.same, REASONS.needs, REASONS.overThree].map(patternOf);

/** What a sentence of the app looks like once it is filled in. */
export function patternOf(sentence: string): RegExp {
  const plain = sentence.replaceAll('**', '').replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${plain.replace(/\{\{(\w+)\}\}/g, '(?<$1>.+?)')}$`);
}

const isSaid = (patterns: readonly RegExp[], { label }: Group): boolean =>
  patterns.some((pattern) => pattern.test(reasonIn(label)));

/** Whether the table says that this group cannot be played now. */
export const isRefused = (group: Group): boolean => isSaid(REFUSED, group);
/** Whether the table leaves it to the player how many cards come. */
export const isFree = (group: Group): boolean => isSaid(FREE, group) && heldIn(group.label) > 1;

/** The play with the most cards that the table's own words allow; undefined: only a pass. */
export function chooseMost({ groups }: TableNow): Choice | undefined {
  const choices = groups.flatMap((group): Choice[] => {
    const reason = reasonIn(group.label);
    const means = (patterns: readonly RegExp[]) => patterns.find((pattern) => pattern.test(reason));
    const allowed = means(ALLOWED);
    if (allowed !== undefined) {
      const count = Number(allowed.exec(reason)?.groups?.['count'] ?? 1);
      return [{ group, count, free: false }];
    }
    if (means(FREE) !== undefined) {
      const count = Math.min(3, heldIn(group.label));
      return [{ group, count, free: count > 1 }];
    }
    if (means(REFUSED) === undefined) throw new Error(`What does this mean: ${group.label}`);
    return [];
  });
  return choices.sort((a, b) => b.count - a.count)[0];
}

/** The hand after a play, by the rules of arithmetic. */
export function without(hand: Record<string, number>, { group, count }: Choice) {
  const left = (hand[group.wrestler] ?? 0) - count;
  const { [group.wrestler]: _, ...others } = hand;
  return left > 0 ? { ...others, [group.wrestler]: left } : others;
}
