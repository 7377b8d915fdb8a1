/** A reader of events who never looks at a state: all it knows of a season, it was told. */

import type { LogEntry, PublicSeason, Rules, SeasonEvent } from '@/engine/truth';
import { NOBODY, moveOf, unpackCards, wrestlerIndex } from '@/engine/truth';

type Writable<T> = { -readonly [K in keyof T]: T[K] };
export type Ledger = Writable<PublicSeason> & {
  stronger: number[];
  weaker: number[];
  sizes: number[];
};

/** What everybody knows before the first lead. */
export function openLedger(rules: Rules, players: number, host: number): Ledger {
  const everybody = 2 ** players - 1;
  return {
    rules,
    players,
    stronger: [0, 0, 0, 0, 0, 0],
    weaker: [0, 0, 0, 0, 0, 0],
    sizes: new Array<number>(players).fill(rules.handSize),
    played: 0,
    standing: 0,
    ring: 0,
    host,
    turn: host,
    top: NOBODY,
    topCount: 0,
    holder: NOBODY,
    inRound: everybody,
    holding: everybody,
    places: [],
    roundWinners: [],
    round: [],
    log: [],
  };
}

/** Notes one move's events. */
export function note(ledger: Ledger, events: readonly SeasonEvent[]): void {
  for (const event of events) noteOne(ledger, event);
}

function passTurn(ledger: Ledger, from: number): void {
  for (let step = 1; step <= ledger.players; step++) {
    const seat = (from + step) % ledger.players;
    if ((ledger.inRound >> seat) & 1) {
      ledger.turn = seat;
      return;
    }
  }
}

const log = (ledger: Ledger, entry: LogEntry): void => {
  ledger.log = [...ledger.log, entry];
};

function relate(ledger: Ledger, winner: number, loser: number): void {
  const added = (rows: number[], row: number, bit: number) => {
    if (((rows[row] as number) >> bit) & 1) throw new Error('told twice');
    rows[row] = (rows[row] as number) | (1 << bit);
  };
  added(ledger.weaker, winner, loser);
  added(ledger.stronger, loser, winner);
}

/** By totals nothing is proved: relations are read off the cards that count. */
function rank(ledger: Ledger, standing: number): void {
  const counts = unpackCards(standing);
  const setOf = (fits: (count: number) => boolean): number =>
    counts.reduce((set, count, w) => (fits(count) ? set | (1 << w) : set), 0);
  ledger.standing = standing;
  ledger.stronger = counts.map((own) => setOf((count) => count > own));
  ledger.weaker = counts.map((own) => setOf((count) => count < own));
}

function noteOne(ledger: Ledger, event: SeasonEvent): void {
  switch (event.kind) {
    case 'played': {
      const { seat, count, lead, debut } = event;
      const wrestler = wrestlerIndex(event.wrestler);
      if (lead !== (ledger.top === NOBODY)) throw new Error('lead told wrongly');
      if (debut !== (((ledger.played >> (4 * wrestler)) & 15) === 0))
        throw new Error('debut told wrongly');
      if (lead) ledger.round = [];
      if (ledger.rules.strength === 'totals') {
        ledger.ring |= 1 << wrestler;
        if (debut) rank(ledger, ledger.standing + (count << (4 * wrestler)));
      }
      ledger.sizes[seat] = (ledger.sizes[seat] as number) - count;
      ledger.played += count << (4 * wrestler);
      ledger.top = wrestler;
      ledger.topCount = count;
      ledger.holder = seat;
      ledger.round = [...ledger.round, { seat, wrestler, count }];
      log(ledger, { seat, move: moveOf(wrestler * 4 + count) });
      passTurn(ledger, seat);
      return;
    }
    case 'defeated':
      relate(ledger, wrestlerIndex(event.winner), wrestlerIndex(event.loser));
      for (const [winner, loser] of event.implied)
        relate(ledger, wrestlerIndex(winner), wrestlerIndex(loser));
      return;
    case 'passed':
      ledger.inRound &= ~(1 << event.seat);
      log(ledger, { seat: event.seat, move: moveOf(0) });
      passTurn(ledger, event.seat);
      return;
    case 'went-out':
      if (event.place !== ledger.places.length + 1) throw new Error('place told wrongly');
      ledger.places = [...ledger.places, event.seat];
      ledger.holding &= ~(1 << event.seat);
      ledger.inRound &= ~(1 << event.seat);
      passTurn(ledger, event.seat);
      return;
    case 'round-won':
      ledger.roundWinners = [...ledger.roundWinners, event.seat];
      ledger.turn = event.host;
      if (ledger.rules.strength === 'totals') rank(ledger, ledger.played);
      ledger.ring = 0;
      if (event.host === NOBODY) return;
      ledger.host = event.host;
      ledger.top = NOBODY;
      ledger.topCount = 0;
      ledger.holder = NOBODY;
      ledger.inRound = ledger.holding;
      ledger.round = [];
      return;
    case 'season-ended':
      if (ledger.turn !== NOBODY) throw new Error('a season that ended goes on');
  }
}
