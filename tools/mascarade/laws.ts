/**
 * The laws of a game of Mascarade, checked at every step of random games; what is dear is checked on
 * a share of the steps, and counted, so that a report says how often.
 */

import type { Beliefs, GameState, LogLine, Move, Rng } from '@/engine/mascarade/truth';
import {
  BANK,
  BLANK,
  CHARACTERS,
  COURT,
  MOVE_KINDS,
  NOBODY,
  applyMove,
  beliefsOf,
  codeOf,
  determinize,
  expectOk,
  legalMoves,
  legalMovesIn,
  makeGame,
  makeLine,
  makeMove,
  mayRead,
  moveOf,
  nextBelow,
  parseGame,
  parseLine,
  parseMove,
  parseRecord,
  recordOf,
  refusalOf,
  replay,
  shownAs,
  viewFor,
} from '@/engine/mascarade/truth';

export interface Ledger {
  readonly counts: Record<string, number>;
}

const count = ({ counts }: Ledger, name: string): void => {
  counts[name] = (counts[name] ?? 0) + 1;
};

function same(law: string, expected: unknown, actual: unknown): void {
  const [want, got] = [JSON.stringify(expected), JSON.stringify(actual)];
  if (want !== got) throw new Error(`${law}: expected ${want}, got ${got}`);
}

function hold(law: string, holds: boolean): void {
  if (!holds) throw new Error(law);
}

/** No coin and no card is lost or made; nobody owes. */
export function judgeStores(state: GameState): void {
  const { coins, bank, court, cards, table } = state;
  hold(
    'coins are never negative',
    [...coins, bank, court].every((purse) => purse >= 0),
  );
  const all = coins.reduce((sum, purse) => sum + purse, bank + court);
  same('all coins', table.rules.coinTotal, all);
  same(
    'all cards',
    table.set,
    [...cards].sort((a, b) => a - b),
  );
}

/** Whoever is to move can, and nobody after the end. */
export function judgeTurn(state: GameState): void {
  const { phase, toMove, turn, table, end, coins, actor } = state;
  const { winCoins, turnLimit, brokeEnds, tie } = table.rules;
  hold('turns keep to their limit', turn >= 1 && turn <= turnLimit);
  same('an end and nobody to move', phase === 'over', end !== undefined && toMove === NOBODY);
  same('legal moves until the end', phase !== 'over', legalMoves(state).length > 0);
  if (end === undefined) {
    if (phase === 'action' || phase === 'respond') {
      hold(
        'nobody has won yet',
        coins.every((purse) => purse < winCoins),
      );
      hold('nobody is broke yet', !brokeEnds || coins.every((purse) => purse > 0));
    }
    return;
  }
  const most = Math.max(...coins);
  const { by, winners } = end;
  hold('somebody wins', winners.length > 0);
  const best = coins.flatMap((purse, seat) => (purse === most ? [seat] : []));
  const rich = coins.flatMap((purse, seat) => (purse >= winCoins ? [seat] : []));
  if (by === 'cheat') return same('the Cheat alone wins', 1, winners.length);
  if (by === 'coins') hold('rich enough', rich.length > 0);
  if (by === 'broke') hold('broke', rich.length === 0 && brokeEnds && coins.includes(0));
  if (by === 'limit') same('the last turn', turnLimit, turn);
  const all = by === 'coins' ? rich : best;
  const alone = by !== 'limit' && tie === 'active' && all.includes(actor);
  same('winners', alone ? [actor] : all, winners);
}

/** Every move anybody could write for a table, and some for larger ones. */
function everyMove(state: GameState): Move[] {
  const { placeNames, players } = state.table;
  const places = [...placeNames, '99c', 'm77'];
  const seats = [...Array.from({ length: players + 1 }, (_, seat) => seat), 99];
  return MOVE_KINDS.flatMap((kind): Move[] => {
    switch (kind) {
      case 'swap':
      case 'handle':
        return places.flatMap((a) => places.map((b) => ({ kind, a, b })));
      case 'announce':
      case 'name':
        return CHARACTERS.flatMap((character) =>
          places.map((place) => ({ kind, character, place })),
        );
      case 'look':
      case 'claim':
      case 'spy':
        return places.map((place) => ({ kind, place }));
      case 'tithe':
      case 'trade':
      case 'point':
        return seats.map((seat) => ({ kind, seat }));
      default:
        return [{ kind }];
    }
  });
}

/** What is listed is what is not refused, and codes and texts lead back to their moves. */
export function judgeMoves(state: GameState): void {
  const legal = legalMoves(state);
  const allowed = everyMove(state).filter((move) => refusalOf(state, move) === undefined);
  const sorted = (moves: readonly Move[]): string[] => moves.map(makeMove).sort();
  same('listed and not refused', sorted(allowed), sorted(legal));
  for (const move of legal) {
    same('a code and back', move, moveOf(state.table, codeOf(state.table, move)));
    same('a text and back', move, expectOk(parseMove(makeMove(move))));
  }
  const shown = legalMoves({ ...state, cards: [] } as GameState);
  same('legality asks no card', legal, shown);
}

/** What a log alone tells of coins, cards and turns. */
class Audit {
  readonly coins: number[];
  readonly cards: number[];
  bank: number;
  court = 0;
  turn = 0;
  actor = NOBODY;
  up: number[] = [];
  private pair = '';

  constructor(start: GameState) {
    const { rules, players } = start.table;
    this.coins = new Array<number>(players).fill(rules.startCoins);
    this.bank = rules.coinTotal - players * rules.startCoins;
    const { deal } = start;
    this.cards = deal.kind === 'cards' ? [...deal.cards] : [...start.cards];
  }

  private move(account: number, coins: number): void {
    if (account === BANK) this.bank += coins;
    else if (account === COURT) this.court += coins;
    else this.coins[account] = (this.coins[account] as number) + coins;
  }

  private switchCards(a: number, b: number): void {
    const card = this.cards[a] as number;
    this.cards[a] = this.cards[b] as number;
    this.cards[b] = card;
  }

  read(state: GameState, line: LogLine): void {
    switch (line.kind) {
      case 'paid':
        this.move(line.from, -line.coins);
        return this.move(line.into, line.coins);
      case 'traded': {
        const mine = this.coins[line.seat] as number;
        this.coins[line.seat] = this.coins[line.other] as number;
        this.coins[line.other] = mine;
        return;
      }
      case 'shown':
      case 'saw':
      case 'revealed':
        same('a face told', shownAs(state.table, this.cards[line.place] as number), line.card);
        if (line.kind === 'revealed') this.up.push(line.place);
        return;
      case 'covered':
        return void (this.up = this.up.filter((place) => !line.places.includes(place)));
      case 'turn':
        same('turns follow', this.turn + 1, line.turn);
        if (this.turn > 0) same('clockwise', (this.actor + 1) % state.table.players, line.seat);
        hold('all covered before the next turn', this.up.length === 0);
        this.turn = line.turn;
        return void (this.actor = line.seat);
      case 'took':
      case 'returned':
        if (line.kind === 'took') this.pair = `${line.a} ${line.b}`;
        hold('cards taken lie face down', !this.up.includes(line.a) && !this.up.includes(line.b));
        return;
      case 'switched':
      case 'exchanged':
        return this.switchCards(line.a, line.b);
      default:
    }
  }
}

/** Reads the log of a game along with it. */
export function openAudit(start: GameState): (state: GameState) => void {
  const audit = new Audit(start);
  let at = 0;
  return (state) => {
    for (; at < state.log.length; at++) audit.read(state, state.log[at] as LogLine);
    const { coins, cards, bank, court, turn, actor, up } = state;
    const { coins: c, cards: d, bank: b, court: k, turn: t, actor: a, up: u } = audit;
    same('what the log tells', [c, d, b, k, t, a, u], [coins, cards, bank, court, turn, actor, up]);
  };
}

/** Every line can be read back from its text. */
export function judgeLines(state: GameState, from: number): void {
  for (const line of state.log.slice(from)) {
    const text = makeLine(state.table, line);
    same(`line ${text}`, line, expectOk(parseLine(state.table, text)));
  }
}

const SECRET_FIELDS = ['cards', 'deal', 'moves', 'first', 'seed'];

/** A seat sees what it may and no more; a world made from its view looks the same to it. */
export function judgeView(state: GameState, seat: number | 'public', rng: Rng): void {
  const view = viewFor(state, seat);
  for (const field of SECRET_FIELDS) hold(`no ${field} in a view`, !(field in view));
  const reader = seat === 'public' ? undefined : seat;
  hold(
    'only its own lines',
    view.log.every((line) => mayRead(line, reader)),
  );
  const own = seat === state.toMove ? legalMoves(state) : [];
  same('its legal moves', own, legalMovesIn(view));
  const world = determinize(view, rng);
  same('a world that looks the same', view, viewFor(world, seat));
  judgeStores(world);
  same('its record replays', world.cards, expectOk(replay(recordOf(world))).cards);
}

/** Whether the way the cards lie is among those believed. */
export function holdsTruth({ ways, unseen }: Beliefs, state: GameState): boolean {
  const truth = state.cards.map((card) => shownAs(state.table, card));
  return ways.some((way) => {
    const under = way.flatMap((card, place) => (card === BLANK ? [truth[place] as number] : []));
    return (
      way.every((card, place) => card === BLANK || card === truth[place]) &&
      [...under].sort().join() === [...unseen].sort().join()
    );
  });
}

/** While nothing was dropped, the truth is among what a seat believes. */
export function judgeBeliefs(state: GameState, seat: number | 'public', ledger: Ledger): void {
  const beliefs = beliefsOf(viewFor(state, seat), 2000);
  if (!beliefs.exact) {
    count(ledger, 'beliefs not exact');
    if (!holdsTruth(beliefs, state)) count(ledger, 'of which the truth was lost');
    return;
  }
  count(ledger, 'beliefs exact');
  hold('the truth is believed', holdsTruth(beliefs, state));
  const keys = new Set(beliefs.ways.map((way) => way.join()));
  same('no way twice', keys.size, beliefs.ways.length);
}

/** A record and a text say all of a game. */
export function judgeRecord(state: GameState): void {
  const record = recordOf(state);
  const read = expectOk(parseRecord(JSON.parse(JSON.stringify(record))));
  same('a record and back', record, read);
  same('its replay', state, expectOk(replay(read)));
  const half = Math.floor(record.moves.length / 2);
  same('half of it', record.moves.slice(0, half), recordOf(expectOk(replay(record, half))).moves);
  const text = makeGame(state);
  same('a text and back', state, expectOk(parseGame(text)));
}

/** A move against the rules changes nothing, and one with them leaves what was before alone. */
export function judgeApply(state: GameState, move: Move): GameState {
  const before = JSON.stringify(state);
  const { state: next } = expectOk(applyMove(state, move));
  hold('what was before stays', JSON.stringify(state) === before);
  return next;
}

export const seatBy = (rng: Rng, players: number): number | 'public' => {
  const seat = nextBelow(rng, players + 1);
  return seat === players ? 'public' : seat;
};
