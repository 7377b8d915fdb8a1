/** Every soak by name: what it is, how long its long form is, and how it runs. */

import type { Tally } from './run';
import { inBrowser } from './browser/in-browser';
import { playFaultCase } from './browser/faults';
import { playHeapCase } from './browser/heap';
import { playKillCase } from './browser/kill';
import { playLinksCase } from './browser/links';
import { playMonkeyCase } from './browser/monkeys';
import { playPeekCase } from './browser/peek';
import { playTabsCase } from './browser/tabs';
import { shareCases } from './workers';

export interface SoakRun {
  readonly name: string;
  readonly seed: number;
  /** The first case, and the one after the last. */
  readonly from: number;
  readonly cases: number;
  readonly firstCases: number;
  readonly workers: number;
  readonly tell: (sofar: Tally) => void;
}

export interface Soak {
  readonly what: string;
  /** Of the long form. */
  readonly cases: number;
  readonly run: (run: SoakRun) => Promise<Tally>;
}

export const SOAKS = {
  rules: {
    what: 'random seasons of 2–6 players, every law at every step: ten million moves',
    cases: 140_400,
    run: shareCases,
  },
  'mascarade-rules': {
    what: 'random games of Mascarade, both books and house rules, every law: two million moves',
    cases: 11_600,
    run: shareCases,
  },
  'mascarade-bots': {
    what: 'games of Mascarade among bots of every level and habit, 2–13 players, to their ends',
    cases: 24_000,
    run: shareCases,
  },
  hostile: {
    what: 'damaged and invented records, positions, texts and saves',
    cases: 20_000,
    run: shareCases,
  },
  kill: {
    what: 'the page or the whole browser killed in the middle of play, six times a case',
    cases: 50,
    run: inBrowser(playKillCase),
  },
  faults: {
    what: 'a disk that is full, read-only, slow, silent, throwing or wiped in the middle of a match',
    cases: 30,
    run: inBrowser(playFaultCase),
  },
  tabs: {
    what: 'two tabs on one save, with locks and without',
    cases: 30,
    run: inBrowser(playTabsCase),
  },
  monkeys: {
    what: 'random taps, drags, swipes, keys, turns and ways back on every screen, forty a monkey',
    cases: 500,
    run: inBrowser(playMonkeyCase),
  },
  heap: {
    what: 'what is left in memory after each of 8 and then of 100 seasons in one page',
    cases: 2,
    run: inBrowser(playHeapCase),
  },
  links: {
    what: 'hostile addresses in the browser, opened and gone to, eight a case',
    cases: 100,
    run: inBrowser(playLinksCase),
  },
  peek: {
    what: 'hands looked for at every hand-over of a season, about twenty a case',
    cases: 60,
    run: inBrowser(playPeekCase),
  },
} as const satisfies Readonly<Record<string, Soak>>;

export type SoakName = keyof typeof SOAKS;
