/**
 * Which levels a set-up may offer: under a named rule set those that were measured a step above the
 * level below. Each step is a row of the arena, pooled over tables of two to six: points above par, and
 * half the width of the 95 % interval. docs/bots.md has the rows by number of players.
 */

import type { RuleSet, SetName } from '../rule-sets';
import { NAMED_SETS, SET_NAMES, agreeOn, setNameOf } from '../rule-sets';
import type { Level } from './levels';

export interface Step {
  readonly level: Level;
  readonly points: number;
  readonly interval: number;
}

/** The Rookie stands below all steps. */
export const LOWEST: Level = 'rookie';

export const STEPS: Readonly<Record<SetName, readonly Step[]>> = {
  official: [
    { level: 'regular', points: 0.488, interval: 0.039 },
    { level: 'club', points: 0.212, interval: 0.031 },
    { level: 'expert', points: 0.176, interval: 0.035 },
    { level: 'champion', points: 0.196, interval: 0.037 },
  ],
  'early-printing': [
    { level: 'regular', points: 0.376, interval: 0.039 },
    { level: 'club', points: 0.179, interval: 0.031 },
    { level: 'expert', points: 0.207, interval: 0.082 },
    { level: 'champion', points: 0.093, interval: 0.159 },
  ],
  totals: [
    { level: 'regular', points: 0.659, interval: 0.026 },
    { level: 'club', points: 0.179, interval: 0.019 },
    { level: 'expert', points: 0.138, interval: 0.036 },
    { level: 'champion', points: -0.011, interval: 0.057 },
  ],
  'first-out': [
    { level: 'regular', points: 0.502, interval: 0.031 },
    { level: 'club', points: 0.074, interval: 0.02 },
    // Two tries together.
    { level: 'expert', points: 0.059, interval: 0.043 },
    { level: 'champion', points: 0.177, interval: 0.085 },
  ],
};

const isStep = ({ points, interval }: Step): boolean => points > interval;

/** The levels offered under a named set, the lowest first. */
export const levelsUnder = (name: SetName): Level[] => [
  LOWEST,
  ...STEPS[name].filter(isStep).map(({ level }) => level),
];

/** Levels that any rules let play: no step was measured there. */
const UNMEASURED: readonly Level[] = ['rookie', 'regular', 'club'];

export interface OfferedLevels {
  readonly levels: readonly Level[];
  /** The named set they were measured under; undefined where bots have learnt other rules. */
  readonly learnt: SetName | undefined;
}

/** The levels for a table: its named set's, else those of the one with its strength and season's end. */
export function offeredLevels(set: RuleSet, players: number): OfferedLevels {
  const agreed = agreeOn(set, players);
  const named = agreed.ok ? setNameOf({ players, ...agreed.value }) : undefined;
  const isLike = (name: SetName): boolean =>
    NAMED_SETS[name].strength === set.strength && NAMED_SETS[name].seasonEnd === set.seasonEnd;
  const learnt = named ?? SET_NAMES.find(isLike);
  return { learnt, levels: learnt === undefined ? UNMEASURED : levelsUnder(learnt) };
}
