/**
 * The switches: every rule that differs between tables is a value here, and a book is nothing but a
 * value for each. Every combination of allowed values can be played; nothing may ask for a book.
 */

import type { Result } from '../core/result';
import { err, ok } from '../core/result';

const between = (least: number, most: number) => ({ least, most });

/** What each switch may be: one of a list, or a whole number of a range. */
export const SWITCHES = {
  deck: ['by-count', 'whole'],
  eightPlus: [true, false],
  cardsAtTwo: [1, 3],
  cardsAtThree: [1, 2],
  coinTotal: between(2, 999),
  startCoins: between(1, 99),
  dealt: ['open', 'own'],
  openingSwaps: between(0, 26),
  swapping: ['or-not', 'always'],
  revealedMustSwap: [true, false],
  announcing: ['in-play', 'any'],
  responses: ['claims', 'challenge'],
  truthPays: between(0, 4),
  middlePays: between(0, 4),
  fine: between(0, 4),
  judgeBlock: ['none', 'two-thirds'],
  peasants: ['together', 'ever'],
  witch: ['may', 'must'],
  foolReach: ['players', 'any'],
  spyReach: ['players-and-middle', 'players'],
  inquisitor: ['own-card', 'inquisitors-card'],
  cheatCoins: between(1, 99),
  winCoins: between(2, 99),
  brokeEnds: [true, false],
  tie: ['shared', 'active'],
  turnLimit: between(1, 999),
} as const;

type Switches = typeof SWITCHES;
export type SwitchName = keyof Switches;

/** A value for each switch. */
export type Rules = {
  readonly [Name in SwitchName]: Switches[Name] extends readonly (infer Value)[] ? Value : number;
};

export const SWITCH_NAMES = Object.keys(SWITCHES) as readonly SwitchName[];

const PRINTED: Rules = {
  deck: 'by-count',
  eightPlus: true,
  cardsAtTwo: 3,
  cardsAtThree: 2,
  coinTotal: 194,
  startCoins: 6,
  dealt: 'open',
  openingSwaps: 4,
  swapping: 'or-not',
  revealedMustSwap: true,
  announcing: 'in-play',
  responses: 'claims',
  truthPays: 0,
  middlePays: 0,
  fine: 1,
  judgeBlock: 'none',
  peasants: 'together',
  witch: 'may',
  foolReach: 'players',
  spyReach: 'players-and-middle',
  inquisitor: 'own-card',
  cheatCoins: 10,
  winCoins: 13,
  brokeEnds: true,
  tie: 'shared',
  turnLimit: 300,
};

const MANUAL: Rules = {
  ...PRINTED,
  deck: 'whole',
  eightPlus: false,
  cardsAtThree: 1,
  dealt: 'own',
  openingSwaps: 0,
  swapping: 'always',
  revealedMustSwap: false,
  announcing: 'any',
  responses: 'challenge',
  truthPays: 1,
  middlePays: 2,
  judgeBlock: 'two-thirds',
  peasants: 'ever',
  witch: 'must',
  foolReach: 'any',
  spyReach: 'players',
  inquisitor: 'inquisitors-card',
  brokeEnds: false,
  tie: 'active',
};

/** The published rulebook of 2014, and the reference manual that departs from it. */
export const BOOKS = { printed: PRINTED, manual: MANUAL } as const;
export type Book = keyof typeof BOOKS;

export const isBook = (value: unknown): value is Book => value === 'printed' || value === 'manual';

const isSwitch = (name: string): name is SwitchName =>
  Object.prototype.hasOwnProperty.call(SWITCHES, name);

/** Whether a value is allowed for a switch. */
function isAllowed(name: SwitchName, value: unknown): boolean {
  const allowed: readonly unknown[] | { readonly least: number; readonly most: number } =
    SWITCHES[name];
  if (!('least' in allowed)) return allowed.includes(value);
  if (typeof value !== 'number' || !Number.isInteger(value)) return false;
  // Minus zero is no number anybody writes.
  if (value === 0 && 1 / value < 0) return false;
  return value >= allowed.least && value <= allowed.most;
}

export interface RulesFault {
  readonly code: 'rules';
  /** The switch that is missing, unknown or outside its values. */
  readonly field: string;
}

/** Rules from anything: every switch there, none unknown, all within their values. */
export function checkRules(value: unknown): Result<Rules, RulesFault> {
  const bad = (field: string) => err({ code: 'rules', field } as const);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return bad('');
  const fields = value as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(fields).find((name) => !isSwitch(name));
  if (unknown !== undefined) return bad(unknown);
  const fault = SWITCH_NAMES.find(
    (name) => !Object.prototype.hasOwnProperty.call(fields, name) || !isAllowed(name, fields[name]),
  );
  if (fault !== undefined) return bad(fault);
  const rules = Object.fromEntries(SWITCH_NAMES.map((name) => [name, fields[name]])) as Rules;
  return rules.startCoins >= rules.winCoins ? bad('startCoins') : ok(rules);
}
