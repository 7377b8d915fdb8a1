/** Who may sit at a table: limits, problems in words a screen can translate, and small changes. */

import type { Forbidden, RuleSet } from '@/engine/view';
import {
  FEWEST_PLAYERS,
  MOST_PLAYERS,
  MOST_SEASONS,
  NAMED_SETS,
  forbiddenFor,
} from '@/engine/view';

import type { NameProblem } from './names';
import { checkName, freeName, nameKey } from './names';
import type { Level } from './rivals';
import { FIRST_LEVEL, isLevel, isRival, nextRival, rivalNamed, seatRival } from './rivals';
import type { Player, TableRules, TableSetup } from './types';
import { HELPS } from './types';

export type SetupProblem =
  | {
      readonly code: 'too-few' | 'too-many' | 'no-person' | 'bad-host' | 'bad-seasons' | 'bad-help';
    }
  /** A switch of the rules that so many cannot play by. */
  | { readonly code: 'forbidden-rules'; readonly forbidden: Forbidden['code'] }
  | { readonly code: 'bad-name'; readonly seat: number; readonly problem: NameProblem }
  | { readonly code: 'same-name'; readonly seat: number; readonly as: number };

const isWhole = (value: unknown, low: number, high: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;

/** The rule set of a table: its own, or the printed game's. */
export const ruleSetOf = ({ rules, seasons }: TableSetup): RuleSet => ({
  ...(rules ?? NAMED_SETS.official),
  seasons,
});

/** The rules as they are kept: only the known switches, and none where all are the printed game's. */
function keptRules(rules: TableRules | undefined): Pick<TableSetup, 'rules'> {
  const official = NAMED_SETS.official;
  const names = Object.keys(official).filter((name) => name !== 'seasons');
  const same = (name: string): boolean =>
    JSON.stringify(rules?.[name as keyof TableRules]) ===
    JSON.stringify(official[name as keyof TableRules]);
  if (rules === undefined || names.every(same)) return {};
  const kept = names.map((name) => [name, rules[name as keyof TableRules]]);
  return { rules: Object.fromEntries(kept) as TableRules };
}

/** Everything that stands between a set-up and a match; none when it can start. */
export function problemsOf(setup: TableSetup): SetupProblem[] {
  const { players, host, seasons, help } = setup;
  const problems: SetupProblem[] = [];
  if (players.length < FEWEST_PLAYERS) problems.push({ code: 'too-few' });
  if (players.length > MOST_PLAYERS) problems.push({ code: 'too-many' });
  if (!players.some(isPerson)) problems.push({ code: 'no-person' });
  if (host !== 'random' && !isWhole(host, 0, players.length - 1))
    problems.push({ code: 'bad-host' });
  if (!isWhole(seasons, 1, MOST_SEASONS)) problems.push({ code: 'bad-seasons' });
  if (!HELPS.includes(help)) problems.push({ code: 'bad-help' });
  // Wrong players and seasons are told already.
  const forbidden = forbiddenFor(ruleSetOf(setup), players.length)?.code;
  if (forbidden !== undefined && forbidden !== 'players' && forbidden !== 'seasons')
    problems.push({ code: 'forbidden-rules', forbidden });
  const keys = players.map(({ name }) => nameKey(name));
  players.forEach(({ name }, seat) => {
    const checked = checkName(name);
    if (!checked.ok) problems.push({ code: 'bad-name', seat, problem: checked.error });
    const as = keys.indexOf(keys[seat] as string);
    if (as < seat) problems.push({ code: 'same-name', seat, as });
  });
  return problems;
}

export const isPerson = (player: Player): boolean => player.kind === 'person';

export const countPersons = (setup: TableSetup): number => setup.players.filter(isPerson).length;

/** The set-up with every name as it will be shown. The set-up must have no problems. */
export const tidySetup = (setup: TableSetup): TableSetup => ({
  players: setup.players.map((player): Player => {
    const checked = checkName(player.name);
    const name = checked.ok ? checked.value : player.name;
    return player.kind === 'person'
      ? { kind: 'person', name }
      : { kind: 'bot', name, rival: player.rival, level: player.level };
  }),
  host: setup.host,
  seasons: setup.seasons,
  help: setup.help,
  ...keptRules(setup.rules),
});

/** What the one person at a table is called, if there is one. */
export const ownName = (setup: TableSetup | undefined): string | undefined =>
  setup?.players.find(isPerson)?.name;

/** The first table of all: one person and three bots, four being the best number. */
export function firstSetup(personName: string, level: Level = FIRST_LEVEL): TableSetup {
  const person: Player = { kind: 'person', name: personName };
  const alone: TableSetup = { players: [person], host: 'random', seasons: 4, help: 'full' };
  return addBot(addBot(addBot(alone, level), level), level);
}

/** A table for people: as many as there are names. */
export const sharedSetup = (personNames: readonly string[]): TableSetup => ({
  players: personNames.map((name) => ({ kind: 'person', name })),
  host: 'random',
  seasons: 4,
  help: 'full',
});

const namesIn = (setup: TableSetup): string[] => setup.players.map(({ name }) => name);

/** One bot more, at the last seat: the next rival, at the level of the bot before it. */
export function addBot(setup: TableSetup, level?: Level): TableSetup {
  const taken = namesIn(setup);
  const before = setup.players.findLast((player) => player.kind === 'bot');
  const bot = seatRival(nextRival(taken), level ?? before?.level ?? FIRST_LEVEL, taken);
  return { ...setup, players: [...setup.players, bot] };
}

/** One person more, at the last seat; a number is added to a name that is taken. */
export const addPerson = (setup: TableSetup, name: string): TableSetup => ({
  ...setup,
  players: [...setup.players, { kind: 'person', name: freeName(name, namesIn(setup)) }],
});

/** The player at a seat replaced: renamed, or a bot in a person's place. */
export const withPlayer = (setup: TableSetup, seat: number, player: Player): TableSetup => ({
  ...setup,
  players: setup.players.map((there, at) => (at === seat ? player : there)),
});

/** One seat less; a host who leaves is drawn anew. */
export function removePlayer(setup: TableSetup, seat: number): TableSetup {
  const { host } = setup;
  const players = setup.players.filter((_, at) => at !== seat);
  if (host === 'random' || host === seat) return { ...setup, players, host: 'random' };
  return { ...setup, players, host: host > seat ? host - 1 : host };
}

/** A player moved to another seat; a named host stays the same person. */
export function movePlayer(setup: TableSetup, from: number, to: number): TableSetup {
  const order = setup.players.map((_, seat) => seat);
  const [moved] = order.splice(from, 1);
  if (moved === undefined) return setup;
  order.splice(to, 0, moved);
  return {
    ...setup,
    players: order.map((seat) => setup.players[seat] as Player),
    host: setup.host === 'random' ? 'random' : order.indexOf(setup.host),
  };
}

/** A set-up from anything, or undefined: only one that could start a match counts. */
export function parseSetup(value: unknown): TableSetup | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { players, host, seasons, help, rules } = value as Partial<
    Record<keyof TableSetup, unknown>
  >;
  if (rules !== undefined && (typeof rules !== 'object' || rules === null)) return undefined;
  const read = Array.isArray(players) ? players.map(readPlayer) : [undefined];
  if (!read.every((player) => player !== undefined)) return undefined;
  const setup = tidySetup({
    players: read,
    host: host as TableSetup['host'],
    seasons: seasons as number,
    help: help as TableSetup['help'],
    ...(rules !== undefined && { rules: rules as TableRules }),
  });
  return problemsOf(setup).length === 0 ? setup : undefined;
}

/** A bot kept before bots had styles and levels gets those its name is known for. */
function readPlayer(value: unknown): Player | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { kind, name, rival, level } = value as Readonly<Record<string, unknown>>;
  if (typeof name !== 'string') return undefined;
  if (kind === 'person') return { kind, name };
  if (kind !== 'bot') return undefined;
  const whose = rival === undefined ? rivalNamed(name) : rival;
  const how = level === undefined ? FIRST_LEVEL : level;
  return isRival(whose) && isLevel(how) ? { kind, name, rival: whose, level: how } : undefined;
}
