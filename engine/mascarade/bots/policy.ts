/**
 * What a move seems worth at first sight, in coins, to somebody who thinks what an insight says. The
 * same few rules serve the levels that do not look ahead, the playouts of those that do, and their
 * first guess of which moves deserve playouts.
 */

import {
  BISHOP,
  CHARACTER_OF,
  CHEAT,
  FOOL,
  INQUISITOR,
  JUDGE,
  KING,
  PEASANT,
  QUEEN,
  SPY,
  THIEF,
  WIDOW,
  WITCH,
} from '../characters';
import type { PublicGame } from '../game';
import type { MoveCode } from '../moves';
import {
  ANNOUNCE,
  CHALLENGE,
  CLAIM,
  DECLINE,
  HANDLE,
  LOOK,
  NAME,
  POINT,
  SPY_ON,
  SWAP,
  TITHE,
  TRADE,
  YES,
} from '../moves';
import type { Insight } from './insight';
import { KINDS } from './insight';
import type { Style } from './styles';

/** A power that wins at once counts so many coins more. */
const WIN = 7;

function most(coins: readonly number[], but: number): number {
  let best = 0;
  for (let seat = 0; seat < coins.length; seat++)
    if (seat !== but && (coins[seat] as number) > best) best = coins[seat] as number;
  return best;
}

/** The coins a power brings its user now, with what a win or a ruined leader is worth. */
export function gainOf(game: PublicGame, character: number, seat: number): number {
  const { coins, table, bank, court } = game;
  const { players, rules } = table;
  const mine = coins[seat] as number;
  let gain = 0;
  switch (character) {
    case KING:
      gain = Math.min(3, bank);
      break;
    case QUEEN:
      gain = Math.min(2, bank);
      break;
    case JUDGE:
      gain = table.judgeBlocked ? 0 : court;
      break;
    case BISHOP:
      gain = Math.min(2, most(coins, seat));
      if (gain > 0 && mine + gain < rules.winCoins) gain += 0.3;
      break;
    case WITCH:
      gain = most(coins, seat) - mine;
      if (gain < 0 && rules.witch === 'may') gain = 0;
      break;
    case FOOL:
      gain = Math.min(1, bank) + 0.2;
      break;
    case PEASANT:
      gain = Math.min(rules.peasants === 'ever' && game.peasantsSeen === 3 ? 2 : 1.2, bank);
      break;
    case CHEAT:
      return mine >= rules.cheatCoins ? 3 + WIN : 0;
    case THIEF: {
      const left = coins[(seat + 1) % players] as number;
      const right = coins[(seat + players - 1) % players] as number;
      gain = (left > 0 ? 1.1 : 0) + (right > 0 && players > 2 ? 1.1 : 0);
      break;
    }
    case SPY:
      gain = 0.8;
      break;
    case INQUISITOR:
      gain = rules.inquisitor === 'own-card' ? 1.5 : 2.5;
      break;
    case WIDOW:
      gain = Math.min(bank, Math.max(0, 10 - mine));
      break;
    default:
  }
  const needs = rules.winCoins - mine;
  return gain >= needs && gain > 0 ? needs + WIN : gain;
}

/** What somebody knows and is like who weighs a move. */
export interface Weigher {
  readonly insight: Insight;
  readonly style: Style;
  /** How the one who announced plays: whether to believe it. */
  readonly announcer: Style;
  /** What each character would bring now; filled by `weighGains`. */
  readonly gains: number[];
}

/** Works out the gains for a seat, once for all its moves. */
export function weighGains(game: PublicGame, gains: number[], seat: number): void {
  const { inPlay, announceable } = game.table;
  for (let k = 0; k < KINDS; k++) gains[k] = 0;
  const list = game.phase === 'respond' ? [game.announced] : announceable;
  for (let at = 0; at < list.length; at++) {
    const k = list[at] as number;
    gains[k] = gainOf(game, k, seat);
  }
  if (game.phase !== 'respond' && announceable.length < inPlay.length)
    for (const k of inPlay) gains[k] = gainOf(game, k, seat);
}

/**
 * How tired of waiting everybody is, in coins: without it, players who remember everything could go
 * on looking, swapping and challenging for ever.
 */
const impatience = ({ turn, table }: PublicGame): number =>
  Math.max(0, turn - 5 * table.players) * 0.02;

/** What a move seems worth to the seat that is to move. */
export function scoreOf(game: PublicGame, weigher: Weigher, code: MoveCode): number {
  const x = (code >> 4) & 15;
  const y = code & 15;
  switch (code >> 8) {
    case SWAP:
      return scoreSwap(weigher, x, y) + weigher.style.swap - impatience(game);
    case LOOK:
      return (
        0.5 + 1.5 * (1 - surest(weigher.insight.own, y)) + weigher.style.look - impatience(game)
      );
    case ANNOUNCE:
      return scoreAnnouncement(game, weigher, x, y);
    case CLAIM:
      return scoreClaim(game, weigher, y);
    case CHALLENGE:
      return scoreChallenge(game, weigher);
    case YES:
      return scoreYes(game, weigher);
    case TITHE:
      return 0;
    case TRADE:
      return (game.coins[y] as number) - (game.coins[game.user] as number);
    case DECLINE:
      return 0;
    case HANDLE:
      return spreadOf(weigher, x, y);
    case SPY_ON:
      return worthAt(weigher.insight.open, weigher.gains, y);
    case POINT:
      return (
        1 - surest(weigher.insight.own, y * game.table.each) + 0.05 * (game.coins[y] as number)
      );
    case NAME:
      return weigher.insight.own[y * KINDS + x] as number;
    default:
      return 0;
  }
}

/** How sure the surest guess at a card is. */
function surest(shares: readonly number[], place: number): number {
  let best = 0;
  for (let at = place * KINDS; at < (place + 1) * KINDS; at++)
    if ((shares[at] as number) > best) best = shares[at] as number;
  return best;
}

/** What the best use of a card is worth, as far as it is known. */
function worthAt(shares: readonly number[], gains: readonly number[], place: number): number {
  let best = 0;
  const from = place * KINDS;
  for (let k = 0; k < KINDS; k++) {
    const worth = (shares[from + k] as number) * (gains[k] as number);
    if (worth > best) best = worth;
  }
  return best;
}

const spreadOf = ({ insight, gains }: Weigher, a: number, b: number): number =>
  (worthAt(insight.open, gains, a) + worthAt(insight.open, gains, b)) / 4;

function scoreSwap({ insight, gains }: Weigher, a: number, b: number): number {
  const mine = worthAt(insight.own, gains, a);
  const theirs = worthAt(insight.open, gains, b);
  return 0.3 + 0.55 * Math.max(0, theirs - mine) + 0.1 * (1 - mine / 4);
}

function scoreYes(game: PublicGame, { insight, gains }: Weigher): number {
  const { takenA, takenB, toMove, table } = game;
  const shares = (place: number): readonly number[] =>
    table.owners[place] === toMove ? insight.own : insight.open;
  if (table.owners[takenA] !== toMove && table.owners[takenB] !== toMove) return 0;
  const mine = worthAt(shares(takenA), gains, takenA);
  const theirs = worthAt(shares(takenB), gains, takenB);
  return theirs - mine;
}

/** How likely an announcement that is not true is answered: somebody surely has the character. */
function riskOf(
  game: PublicGame,
  { insight, gains }: Weigher,
  character: number,
  place: number,
): number {
  const { open } = insight;
  const { table, actor } = game;
  const { owners } = table;
  // Nobody lets a win pass unasked.
  const wins = (gains[character] as number) > WIN;
  if (table.rules.responses === 'challenge') {
    const doubted = 1 - (open[place * KINDS + character] as number);
    return doubted * (wins ? 0.97 : 0.15 + 0.05 * table.players);
  }
  let risk = wins ? 0.4 : 0.05;
  for (let at = 0; at < table.middle; at++) {
    if (owners[at] === actor) continue;
    const share = open[at * KINDS + character] as number;
    risk += share * (0.15 + 0.8 * share);
  }
  return risk > 0.97 ? 0.97 : risk;
}

function scoreAnnouncement(
  game: PublicGame,
  weigher: Weigher,
  character: number,
  place: number,
): number {
  const { insight, style, gains } = weigher;
  const { rules } = game.table;
  const gain = gains[character] as number;
  const has = insight.own[place * KINDS + character] as number;
  const risk = riskOf(game, weigher, character, place);
  const paid = rules.responses === 'challenge' ? rules.truthPays : 0.3;
  const broke = rules.brokeEnds && (game.coins[game.actor] as number) <= rules.fine ? 4 : 0;
  const caught = rules.fine + 0.5 + broke;
  const lying = (1 - has) * ((1 - risk) * gain - risk * caught);
  return (
    has * (gain + risk * paid) +
    lying -
    (1 - has) * (1 - style.bluff) * 4 +
    (character === KING ? style.king : 0)
  );
}

/** How likely the announcer has what it says, to a seat that has it with some chance itself. */
function truthOf(game: PublicGame, { insight, announcer }: Weigher, has: number): number {
  const known = insight.open[game.pointed * KINDS + game.announced] as number;
  const honest = known + (1 - known) * (1 - announcer.bluff) * (known > 0.01 ? 0.9 : 0.3);
  const trusted = Math.min(0.6, 0.8 * (1 - announcer.bluff));
  const doubtful = honest + (1 - honest) * (known > 0.01 ? trusted : 0);
  return (1 - has) * doubtful;
}

/** What it is worth to keep the announcer from its power. */
function denialOf(game: PublicGame): number {
  const { announced, actor, table, toMove } = game;
  const gain = gainOf(game, announced, actor);
  const last = (toMove + 1) % table.players === actor;
  const share = gain / (table.players - 1);
  return gain > WIN ? (last ? gain : 0.7 * gain) : share;
}

function scoreClaim(game: PublicGame, weigher: Weigher, place: number): number {
  const { insight, style, gains } = weigher;
  const { rules } = game.table;
  const has = insight.own[place * KINDS + game.announced] as number;
  const purse = game.coins[game.toMove] as number;
  const broke = rules.brokeEnds && purse <= rules.fine ? 4 : 0;
  const truth = truthOf(game, weigher, has);
  const gain = gains[game.announced] as number;
  return (
    has * (gain + rules.fine * 0.3) -
    (1 - has) * (rules.fine + 0.3 + broke) +
    (1 - has - truth) * (denialOf(game) + 0.2 * rules.fine) +
    style.doubt
  );
}

function scoreChallenge(game: PublicGame, weigher: Weigher): number {
  const { insight, style } = weigher;
  const { rules, each } = game.table;
  let has = 0;
  for (let at = 0; at < each; at++)
    has += insight.own[(game.toMove * each + at) * KINDS + game.announced] as number;
  if (game.announced === PEASANT) has = 0;
  const truth = truthOf(game, weigher, Math.min(1, has));
  const owed = (game.laidOut >> game.announced) & 1 ? rules.middlePays : rules.truthPays;
  const costs = Math.min(owed, game.coins[game.toMove] as number) + 0.2 * owed;
  const denied = denialOf(game);
  return (
    (1 - truth) * (denied + 0.2 * rules.fine) -
    truth * costs +
    style.doubt -
    0.05 -
    (denied > WIN ? 0 : impatience(game))
  );
}

/** The character of a card, for those who see it. */
export const kindOf = (card: number): number => CHARACTER_OF[card] as number;
