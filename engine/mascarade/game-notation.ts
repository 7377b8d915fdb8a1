/**
 * Text for whole games, to mail or to keep: a head of one line each, then the moves, a turn a line.
 *
 *   mascarade 1
 *   rules deck=by-count eightPlus=true …        every switch, in their order
 *   players 4
 *   deal Q K J B C T                            or: set K Q J B C T, and: seed 00f3…
 *   first 0                                     or: first drawn
 *   swap 0a 1a, yes
 *   announce K 1a, pass, pass, pass
 */

import type { Result } from '../core/result';
import { err } from '../core/result';
import type { GameState } from './game';
import type { RecordError } from './record';
import { RECORD_VERSION, parseRecord, recordOf, replay } from './record';
import type { Rules, SwitchName } from './rules';
import { SWITCHES, SWITCH_NAMES } from './rules';

export const LONGEST_TEXT = 1 << 18;

export type GameTextError = RecordError | { readonly code: 'not-a-text'; readonly line: number };

/** Switches as `name=value`, with a space between. */
export const makeRules = (rules: Rules): string =>
  SWITCH_NAMES.map((name) => `${name}=${String(rules[name])}`).join(' ');

const isName = (name: string): name is SwitchName =>
  Object.prototype.hasOwnProperty.call(SWITCHES, name);

/** The value of one `name=value`; undefined where it is none of the switch's. */
export function parseSwitch(text: string): readonly [SwitchName, unknown] | undefined {
  const [name = '', value = '', ...rest] = text.split('=');
  if (!isName(name) || rest.length > 0) return undefined;
  const allowed: readonly unknown[] | { readonly least: number } = SWITCHES[name];
  const known = 'least' in allowed ? undefined : allowed.find((one) => String(one) === value);
  if (known !== undefined) return [name, known];
  if (!('least' in allowed) || !/^(?:0|[1-9]\d{0,2})$/.test(value)) return undefined;
  return [name, Number(value)];
}

/** A game as text, to where it was played. */
export function makeGame(state: GameState): string {
  const { rules, players, deal, first, moves } = recordOf(state);
  const dealt =
    deal.kind === 'cards'
      ? [`deal ${deal.cards.join(' ')}`]
      : [`set ${deal.set.join(' ')}`, `seed ${deal.seed}`];
  const turns: string[] = [];
  for (const move of moves) {
    const opens = /^(?:swap|look|announce) /.test(move);
    if (opens) turns.push(move);
    else turns.push(`${turns.pop()}, ${move}`);
  }
  const head = [`mascarade ${RECORD_VERSION}`, `rules ${makeRules(rules)}`, `players ${players}`];
  return `${[...head, ...dealt, `first ${first}`, ...turns].join('\n')}\n`;
}

/** A game from its text, or what is wrong with it. */
export function parseGame(text: string): Result<GameState, GameTextError> {
  if (text.length > LONGEST_TEXT) return err({ code: 'not-a-text', line: 0 });
  const lines = text.split(/\r?\n/);
  if (lines[lines.length - 1] === '') lines.pop();
  let at = 0;
  const after = (word: string): string | undefined =>
    lines[at]?.startsWith(`${word} `) === true ? lines[at++]?.slice(word.length + 1) : undefined;
  const bad = () => err({ code: 'not-a-text', line: at + 1 } as const);
  const version = after('mascarade');
  if (version === undefined || !/^[1-9]\d{0,3}$/.test(version)) return bad();
  const rules = readRules(after('rules'));
  if (rules === undefined) return bad();
  const players = after('players');
  if (players === undefined) return bad();
  const deal = readDeal(after);
  if (deal === undefined) return bad();
  const first = after('first');
  if (first === undefined || !/^(?:drawn|\d{1,2})$/.test(first)) return bad();
  const record: unknown = {
    version: Number(version),
    rules,
    players: Number(players),
    deal,
    first: first === 'drawn' ? first : Number(first),
    moves: lines.slice(at).flatMap((line) => line.split(', ')),
  };
  const parsed = parseRecord(record);
  return parsed.ok ? replay(parsed.value) : parsed;
}

function readRules(text: string | undefined): Readonly<Record<string, unknown>> | undefined {
  const rules = text?.split(' ').map(parseSwitch);
  const complete = rules?.every((one) => one !== undefined) === true;
  return complete ? Object.fromEntries(rules) : undefined;
}

function readDeal(
  after: (word: string) => string | undefined,
): Readonly<Record<string, unknown>> | undefined {
  const cards = after('deal')?.split(' ');
  if (cards !== undefined) return { kind: 'cards', cards };
  const set = after('set')?.split(' ');
  const seed = after('seed');
  return set !== undefined && seed !== undefined ? { kind: 'seed', set, seed } : undefined;
}
