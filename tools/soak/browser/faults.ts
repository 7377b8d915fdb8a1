/**
 * A disk that is full, read-only, slow, silent, throwing, or wiped in the middle of a match: the
 * player is told, the match in memory goes on, and is saved whole once the disk is well.
 */

import type { Page } from 'playwright-core';

import { readTexts } from '../../lib/app-page';
import { keepSettings, keepSetup } from '../../lib/saves';
import { keyPlay } from '../../play/acts';
import { chooseMost, goesOnByItself, nextStanding } from '../../play/table';
import type { Player } from '@/store/types';
import type { CaseResult } from '../run';
import type { Stage } from './stage';

export const FAULTS = ['full', 'read-only', 'slow', 'silent', 'throwing', 'wiped'] as const;
type Fault = (typeof FAULTS)[number];

/** Faults as real databases have them, switched on and off by `window.fault`. */
const FAULTY_DISK = `
  window.fault = 'none';
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...args) {
    const request = put.apply(this, args);
    if (window.fault === 'full') this.transaction.abort();
    return request;
  };
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (stores, mode, options) {
    if (window.fault === 'throwing' || (window.fault === 'read-only' && mode === 'readwrite'))
      throw new DOMException('no', 'InvalidStateError');
    return transaction.call(this, stores, mode, options);
  };
  const { set, get } = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, 'oncomplete');
  Object.defineProperty(IDBTransaction.prototype, 'oncomplete', {
    get,
    set(handler) {
      const late = (event) => {
        if (window.fault === 'slow') setTimeout(() => handler(event), 1200);
        else if (window.fault === 'silent') (window.unsaid ??= []).push(() => handler(event));
        else handler(event);
      };
      set.call(this, late);
    },
  });`;

const PLAYERS: readonly Player[] = [
  { kind: 'person', name: 'Ana' },
  { kind: 'bot', name: 'Lupe', rival: 'raiser', level: 'rookie' },
];

const setFault = (page: Page, fault: Fault | 'none'): Promise<void> =>
  page.evaluate((wanted) => {
    const here = window as unknown as { fault: string; unsaid?: (() => void)[] };
    here.fault = wanted;
    for (const say of here.unsaid?.splice(0) ?? []) say();
  }, fault);

const wipe = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('maskmen', 1);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const clearing = request.result.transaction('texts', 'readwrite');
          clearing.objectStore('texts').clear();
          clearing.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
  );

async function decide(page: Page): Promise<void> {
  const { now, standing } = await nextStanding(page);
  if (standing === 'season-over' || standing === 'match-over')
    throw new Error('the season was too short for this');
  const choice = chooseMost(now);
  if (choice !== undefined) await keyPlay(page, choice);
  else if (!(await goesOnByItself(page, now.signature))) await page.keyboard.press('p');
  await nextStanding(page, now.signature);
}

const movesOnDisk = async (page: Page): Promise<number> => {
  const text = (await readTexts(page))['maskmen.match'];
  if (text === undefined) return -1;
  const { record } = JSON.parse(text) as { record: { moves: readonly string[] } };
  return record.moves.join(' ').split(' ').filter(Boolean).length;
};

/** Waits until the disk has at least so many moves and the player is told of no trouble. */
async function untilSaved(page: Page, least: number): Promise<void> {
  const until = Date.now() + 20_000;
  for (;;) {
    const told = await page.getByText(/^Not saved/).isVisible();
    if (!told && (await movesOnDisk(page)) >= least) return;
    if (Date.now() > until) throw new Error('it is not saved once the disk is well');
    await page.waitForTimeout(100);
  }
}

export async function playFaultCase(
  stage: Stage,
  seed: number,
  index: number,
): Promise<CaseResult> {
  const fault = FAULTS[index % FAULTS.length] as Fault;
  const page = await stage.open({
    path: '/setup',
    chance: seed * 100 + index,
    script: FAULTY_DISK,
    texts: {
      ...keepSettings({ pace: 'instant' }),
      ...keepSetup({ players: PLAYERS, host: 0, seasons: 1, help: 'full' }),
    },
  });
  await page.getByRole('button', { name: 'Ring the bell' }).click();
  await decide(page);
  const before = await movesOnDisk(page);
  if (fault === 'wiped') await wipe(page);
  else await setFault(page, fault);
  await decide(page);
  if (fault !== 'wiped') await page.getByText(/^Not saved/).waitFor({ timeout: 10_000 });
  await decide(page);
  await setFault(page, 'none');
  await decide(page);
  await untilSaved(page, before + 3);
  const { signature } = (await nextStanding(page)).now;
  await page.goto('/table');
  const again = (await nextStanding(page)).now.signature;
  if (again !== signature)
    throw new Error(`after the ${fault} disk:\n${signature}\nbecame\n${again}`);
  return { counts: { [fault]: 1 }, result: fault };
}
