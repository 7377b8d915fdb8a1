/** Random tables and random play of Mascarade, from a generator whose state is data. */

import type { Card, GameState, MoveCode, Rng, Rules, Table } from '@/engine/mascarade/truth';
import {
  BOOKS,
  CARDS,
  CHALLENGE,
  CLAIM,
  PASS,
  SWAP,
  LOOK,
  SWITCHES,
  SWITCH_NAMES,
  expectOk,
  listMoves,
  nextBelow,
  setSizes,
  setTable,
  startGame,
  suggestedSet,
} from '@/engine/mascarade/truth';

const pick = <T>(rng: Rng, from: readonly T[]): T => from[nextBelow(rng, from.length)] as T;

/** A value for each switch by lot; numbers often at the ends of their range or near a book's. */
export function randomRules(rng: Rng): Rules {
  const book: Rules = pick(rng, [BOOKS.printed, BOOKS.manual]);
  const entries = SWITCH_NAMES.map((name) => {
    const allowed: readonly unknown[] | { readonly least: number; readonly most: number } =
      SWITCHES[name];
    if (nextBelow(rng, 3) > 0) return [name, book[name]];
    if (!('least' in allowed)) return [name, pick(rng, allowed)];
    const { least, most } = allowed;
    const near = (book[name] as number) + nextBelow(rng, 9) - 4;
    return [
      name,
      pick(rng, [least, Math.min(most, Math.max(least, near)), near > least ? near : least]),
    ];
  });
  const rules = Object.fromEntries(entries) as Rules;
  const winCoins = Math.max(rules.winCoins, rules.startCoins + 1);
  const coinTotal = Math.max(rules.coinTotal, 13 * rules.startCoins);
  return { ...rules, winCoins: Math.min(99, winCoins), coinTotal: Math.min(999, coinTotal) };
}

/** A set that the table takes: by lot, or after some tries the one the app proposes. */
function randomSet(rng: Rng, rules: Rules, players: number): Card[] {
  const { least, most } = setSizes(rules, players);
  for (let tries = 0; tries < 30; tries++) {
    const size = least + nextBelow(rng, Math.max(1, most - least + 1));
    const pile = [...CARDS];
    const cards: Card[] = [];
    while (cards.length < size && pile.length > 0)
      cards.push(...pile.splice(nextBelow(rng, pile.length), 1));
    if (setTable({ rules, players, cards }).ok) return cards;
  }
  return suggestedSet(rules, players);
}

/** A table by lot: a book, or house rules, with a set of its own or the one proposed. */
export function randomTable(rng: Rng): Table {
  for (;;) {
    const players = 2 + nextBelow(rng, 12);
    const kind = nextBelow(rng, 4);
    const rules = kind === 0 ? BOOKS.printed : kind === 1 ? BOOKS.manual : randomRules(rng);
    const cards =
      nextBelow(rng, 3) === 0 ? suggestedSet(rules, players) : randomSet(rng, rules, players);
    const table = setTable({ rules, players, cards });
    if (table.ok) return table.value;
  }
}

/** A game at its beginning, cards dealt by lot. */
export function randomStart(table: Table, rng: Rng): GameState {
  const pile = [...table.set];
  const cards = table.set.map(() => pile.splice(nextBelow(rng, pile.length), 1)[0] as number);
  return expectOk(startGame(table, { kind: 'cards', cards }, nextBelow(rng, table.players)));
}

/** How random players play: any legal move, or as people do, answering rarely or more rarely. */
export const TEMPERS = ['even', 'lively', 'quiet'] as const;
export type Temper = (typeof TEMPERS)[number];

const codes: MoveCode[] = [];

/** A legal move by lot. */
export function randomMove(
  game: Parameters<typeof listMoves>[0],
  temper: Temper,
  rng: Rng,
): MoveCode {
  const count = listMoves(game, codes);
  const any = (): MoveCode => codes[nextBelow(rng, count)] as MoveCode;
  if (temper === 'even') return any();
  if (game.phase === 'respond') {
    const seldom = temper === 'lively' ? 10 : 4 * game.table.players;
    if (nextBelow(rng, seldom) > 0) return PASS << 8;
    const answers = codes
      .slice(0, count)
      .filter((code) => code >> 8 === CLAIM || code >> 8 === CHALLENGE);
    return pick(rng, answers);
  }
  if (game.phase !== 'action') return any();
  const lot = nextBelow(rng, 10);
  const wanted = lot < 3 ? [SWAP] : lot < 4 ? [LOOK] : [2];
  const fitting = codes.slice(0, count).filter((code) => wanted.includes(code >> 8));
  return fitting.length > 0 ? pick(rng, fitting) : any();
}
