/**
 * A position on one line, in tagged fields, those that would be empty left out:
 *
 *   hands V3Z2D1/Z4/N2F1 played V4N1 order V>N round 0:N1,1:V2 passed 2 turn 0 out 3 rules VZN*4:4:1:2,-1
 *
 * `order` lists the columns of the order, where strength is proved; by totals the rest tells it. `rules`
 * stands only where they are not the official ones.
 */

import type { Result } from '../core/result';
import { err, ok } from '../core/result';
import { placeOf, skip, take } from '../core/scanner';
import { heldAtLeast } from './cards';
import type { NotationError, NotationScanner } from './notation';
import {
  expected,
  makeCards,
  makeRules,
  readAll,
  readCards,
  readList,
  readMove,
  readNumber,
  readRules,
  readTag,
} from './notation';
import type { Defeat } from './order';
import { columnsOf } from './order';
import type { Setup, SetupError } from './position';
import { seatsIn, setUp } from './position';
import { officialRules } from './rule-sets';
import type { Rules } from './rules';
import type { RoundPlay, SeasonState } from './season';
import { strengthOf } from './strength';
import type { Wrestler } from './wrestlers';
import { LETTERS, wrestlerAt, wrestlerIndex } from './wrestlers';

/** A running season as one line. */
export function makePosition(state: SeasonState): string {
  const { hands, played, round, turn, places, rules, players } = state;
  const order = strengthOf(rules).proves ? columnsOf(state, heldAtLeast(played, 1)) : [];
  const columns = order.filter((column) => column.length > 1);
  const passed = seatsIn(state.holding & ~state.inRound);
  const fields = [
    `hands ${hands.map(makeCards).join('/')}`,
    played > 0 && `played ${makeCards(played)}`,
    columns.length > 0 && `order ${columns.map(makeColumn).join(',')}`,
    round.length > 0 && `round ${round.map(makeRoundPlay).join(',')}`,
    passed.length > 0 && `passed ${passed.join(',')}`,
    `turn ${turn}`,
    places.length > 0 && `out ${places.join(',')}`,
    !isOfficial(rules, players) && `rules ${makeRules(rules)}`,
  ];
  return fields.filter((field) => field !== false).join(' ');
}

/** Whether rules are the printed game's. */
export const isOfficial = (rules: Rules, players: number): boolean =>
  makeRules(rules) === makeRules(officialRules(players));

const makeColumn = (column: readonly Wrestler[]): string =>
  column.map((wrestler) => LETTERS[wrestlerIndex(wrestler)]).join('>');

const makeRoundPlay = ({ seat, wrestler, count }: RoundPlay): string =>
  `${seat}:${LETTERS[wrestler]}${count}`;

/** The state a line describes, or what is wrong with it and where. */
export function parsePosition(text: string): Result<SeasonState, NotationError> {
  const read = readAll(text, readSetup);
  if (!read.ok) return read;
  const state = setUp(read.value);
  if (state.ok) return ok(state.value);
  return err({ ...state.error, ...placeOf(text, fieldAt(text, FIELDS[state.error.code])) });
}

/** Which field is at fault, by what is wrong with the position. */
const FIELDS: Readonly<Record<SetupError['code'], string>> = {
  'bad-config': 'rules',
  'bad-cards': 'hands',
  'too-many-cards': 'hands',
  'hand-too-large': 'hands',
  'cards-unaccounted': 'hands',
  'bad-out': 'out',
  'season-is-over': 'out',
  'cyclic-order': 'order',
  'unproved-order': 'order',
  'order-of-totals': 'order',
  'impossible-play': 'round',
  'bad-passed': 'passed',
  'turn-without-cards': 'turn',
  'wrong-turn': 'turn',
};

/** Where a field's value is written in a line that could be read; the hands stand for an absent one. */
function fieldAt(text: string, field: string): number {
  const at = text.indexOf(` ${field} `);
  return at < 0 ? 'hands '.length : at + field.length + 2;
}

function readSetup(scanner: NotationScanner): Setup | undefined {
  if (!readTag(scanner, 'hands')) return expected(scanner, 'word:hands');
  const hands = readList(scanner, '/', readCards);
  const played = readTag(scanner, ' played') ? (readCards(scanner) ?? 0) : 0;
  const defeats = readTag(scanner, ' order') ? readList(scanner, ',', readColumn).flat() : [];
  const round = readTag(scanner, ' round') ? readList(scanner, ',', readRoundPlay) : [];
  const passed = readTag(scanner, ' passed') ? readList(scanner, ',', readSeat) : [];
  if (!readTag(scanner, ' turn')) return expected(scanner, 'word:turn');
  const turn = readSeat(scanner) ?? -1;
  const out = readTag(scanner, ' out') ? readList(scanner, ',', readSeat) : [];
  const rules = readTag(scanner, ' rules') ? readRules(scanner) : undefined;
  return { rules, hands, played, defeats, round, passed, turn, out };
}

const readSeat = (scanner: NotationScanner): number | undefined => readNumber(scanner, 'seat');

const COLUMN = /[VZNUDF](?:>[VZNUDF])+/y;

function readColumn(scanner: NotationScanner): Defeat[] | undefined {
  const column = take(scanner, COLUMN);
  if (column === undefined) return expected(scanner, 'order');
  const wrestlers = Array.from(column.split('>').join(''), (letter) =>
    wrestlerAt(LETTERS.indexOf(letter)),
  );
  return wrestlers.slice(1).map((loser, at) => [wrestlers[at] as Defeat[0], loser]);
}

function readRoundPlay(scanner: NotationScanner): RoundPlay | undefined {
  const seat = readSeat(scanner);
  if (seat === undefined || !skip(scanner, ':')) return expected(scanner, 'move');
  const move = readMove(scanner);
  if (move?.kind !== 'play') return expected(scanner, 'move');
  return { seat, wrestler: wrestlerIndex(move.wrestler), count: move.count };
}
