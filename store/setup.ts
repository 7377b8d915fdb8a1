/** Who may sit at a table: limits, problems in words a screen can translate, and small changes. */

import { FEWEST_PLAYERS, MOST_PLAYERS, MOST_SEASONS } from '@/engine/view';

import type { NameProblem } from './names';
import { checkName, freeName, nameKey } from './names';
import type { Player, TableSetup } from './types';
import { HELPS } from './types';

export const BOT_NAMES = ['Lupe', 'Kenji', 'Oleg', 'Mei', 'Sara'] as const;

export type SetupProblem =
  | {
      readonly code: 'too-few' | 'too-many' | 'no-person' | 'bad-host' | 'bad-seasons' | 'bad-help';
    }
  | { readonly code: 'bad-name'; readonly seat: number; readonly problem: NameProblem }
  | { readonly code: 'same-name'; readonly seat: number; readonly as: number };

const isWhole = (value: unknown, low: number, high: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;

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
  players: setup.players.map(({ kind, name }) => {
    const checked = checkName(name);
    return { kind, name: checked.ok ? checked.value : name };
  }),
  host: setup.host,
  seasons: setup.seasons,
  help: setup.help,
});

/** What the one person at a table is called, if there is one. */
export const ownName = (setup: TableSetup | undefined): string | undefined =>
  setup?.players.find(isPerson)?.name;

/** The first table of all: one person and three bots, four being the best number. */
export function firstSetup(personName: string): TableSetup {
  const person: Player = { kind: 'person', name: personName };
  const alone: TableSetup = { players: [person], host: 'random', seasons: 4, help: 'full' };
  return addBot(addBot(addBot(alone)));
}

/** A table for people: as many as there are names. */
export const sharedSetup = (personNames: readonly string[]): TableSetup => ({
  players: personNames.map((name) => ({ kind: 'person', name })),
  host: 'random',
  seasons: 4,
  help: 'full',
});

const namesIn = (setup: TableSetup): string[] => setup.players.map(({ name }) => name);

/** One bot more, at the last seat, with the first of the bots' names that is free. */
export function addBot(setup: TableSetup): TableSetup {
  const taken = namesIn(setup);
  const free = BOT_NAMES.find((name) => freeName(name, taken) === name);
  const name = free ?? freeName(BOT_NAMES[0], taken);
  return { ...setup, players: [...setup.players, { kind: 'bot', name }] };
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
  const { players, host, seasons, help } = value as Partial<Record<keyof TableSetup, unknown>>;
  if (!Array.isArray(players) || !players.every(isPlayer)) return undefined;
  const setup = tidySetup({
    players,
    host: host as TableSetup['host'],
    seasons: seasons as number,
    help: help as TableSetup['help'],
  });
  return problemsOf(setup).length === 0 ? setup : undefined;
}

function isPlayer(value: unknown): value is Player {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, name } = value as Partial<Record<keyof Player, unknown>>;
  return (kind === 'person' || kind === 'bot') && typeof name === 'string';
}
