/**
 * The line protocol, as UCI is for chess: a line in, at most one line out.
 *
 *   new PLAYERS SEAT HOST HAND [RULES]   a season starts; we sit at SEAT and hold HAND (`V4Z3N3U1D3F1`),
 *                                by rules as the notation writes them, else by the printed game's
 *   move M                       the seat to move did `V2` or `-`; our own moves are echoed too
 *   go | go playouts N | go ms N answered with our move, which counts once it is echoed
 *   quit
 *
 * What cannot be understood, or `go` out of turn, is answered with a line that begins `error`.
 */

import { seedRng } from '@/engine/truth';
import type { Rules } from '@/engine/view';
import type { BotBudget } from '@/engine/maskmen/bots/types';
import type { BotIdentity } from '@/engine/maskmen/bots/think';
import { answerOf, startThinking, stepThinking } from '@/engine/maskmen/bots/think';
import { playoutsOf } from '@/engine/maskmen/bots/levels';
import {
  cardCount,
  checkRules,
  deckOf,
  countOf,
  isPlayerCount,
  makeMove,
  officialRules,
  parseCards,
  parseMove,
  parseRules,
} from '@/engine/view';
import type { Followed } from './follow';
import { followMove, followSeason, refusalFor, viewOf } from './follow';

export interface Session {
  readonly identity: BotIdentity;
  readonly seed: string;
  readonly now: () => number;
  followed: Followed | undefined;
  seasons: number;
  over: boolean;
}

/** A bot that waits for its first line. */
export const openSession = (identity: BotIdentity, seed: string, now: () => number): Session => ({
  identity,
  seed,
  now,
  followed: undefined,
  seasons: 0,
  over: false,
});

/** No search takes more playouts than this, whatever the time. */
const MOST_PLAYOUTS = 1_000_000;

const WHOLE = /^\d{1,9}$/;
const whole = (text: string | undefined): number =>
  text !== undefined && WHOLE.test(text) ? Number(text) : -1;

/** Answers a line; undefined where there is nothing to say. */
export function answerLine(session: Session, line: string): string | undefined {
  const [command, ...args] = line.trim().split(/\s+/);
  switch (command) {
    case 'new':
      return begin(session, args);
    case 'move':
      return note(session, args);
    case 'go':
      return go(session, args);
    case 'quit':
      if (args.length > 0) return 'error quit takes nothing';
      session.over = true;
      return undefined;
    default:
      return 'error expected new, move, go or quit';
  }
}

function begin(session: Session, args: readonly string[]): string | undefined {
  if (args.length !== 4 && args.length !== 5)
    return 'error new takes PLAYERS SEAT HOST HAND and perhaps RULES';
  const [players, seat, host] = args.map(whole) as [number, number, number];
  if (!isPlayerCount(players)) return 'error players are 2 to 6';
  if (seat < 0 || seat >= players) return 'error no such seat';
  if (host < 0 || host >= players) return 'error no such host';
  const hand = parseCards(args[3] as string);
  if (!hand.ok) return 'error the hand cannot be read';
  const rules = rulesOf(players, args[4]);
  if (rules === undefined) return 'error the rules cannot be read or played by so many';
  const deck = deckOf(rules);
  const tooMany = [0, 1, 2, 3, 4, 5].some((w) => countOf(hand.value, w) > countOf(deck, w));
  if (cardCount(hand.value) !== rules.handSize || tooMany)
    return `error a hand is ${rules.handSize} cards, at most ${rules.cardsEach} of a wrestler`;
  session.followed = followSeason({ players, seat, host, hand: hand.value, rules });
  session.seasons++;
  return undefined;
}

/** The rules of a text, or the printed game's; undefined where so many cannot play by them. */
function rulesOf(players: number, text: string | undefined): Rules | undefined {
  if (text === undefined) return officialRules(players);
  const read = parseRules(text);
  const checked = read.ok ? checkRules(read.value, players) : read;
  return checked.ok ? checked.value : undefined;
}

function note(session: Session, args: readonly string[]): string | undefined {
  const { followed } = session;
  if (followed === undefined) return 'error no season';
  if (followed.season.turn < 0) return 'error the season is over';
  const move = args.length === 1 ? parseMove(args[0] as string) : undefined;
  if (move === undefined || !move.ok) return 'error move takes a move such as V2 or -';
  const refusal = refusalFor(followed, move.value);
  if (refusal !== undefined) return `error ${refusal.code}`;
  session.followed = followMove(followed, move.value);
  return undefined;
}

function go(session: Session, args: readonly string[]): string {
  const { followed, identity } = session;
  const budget = budgetOf(session, args);
  if (budget === undefined) return 'error go takes nothing, playouts N or ms N';
  if (followed === undefined) return 'error no season';
  if (followed.season.turn < 0) return 'error the season is over';
  if (followed.season.turn !== followed.seat) return 'error not our turn';
  const view = viewOf(followed);
  // Asked again, it answers the same: its chance belongs to the place in the season.
  const rng = seedRng(session.seed, session.seasons * 1000 + view.log.length);
  const thinking = startThinking(identity, { view, budget, rng });
  if (budget.deadline === undefined) stepThinking(thinking);
  else stepThinking(thinking, { now: session.now, until: budget.deadline });
  return makeMove(answerOf(thinking).move);
}

function budgetOf(
  { identity, now, followed }: Session,
  args: readonly string[],
): BotBudget | undefined {
  if (args.length === 0)
    return { playouts: playoutsOf(identity.level, followed?.season.players ?? 2) };
  const amount = whole(args[1]);
  if (args.length !== 2 || amount < 1) return undefined;
  if (args[0] === 'playouts') return { playouts: Math.min(amount, MOST_PLAYOUTS) };
  if (args[0] === 'ms') return { playouts: MOST_PLAYOUTS, deadline: now() + amount };
  return undefined;
}
