/**
 * Who may sit at the arena's table: the app's levels, and opponents that are in no app, made to be
 * measured against. `champion@48` has another number of playouts for its actions (a third of it for
 * answers), `club:liar` a habit; `habit/0.3/0.5/0` is `quick` with other readiness to lie, to answer
 * and to look, for searching what beats somebody.
 */

import type { Rng, SeatView, MoveCode } from '@/engine/mascarade/truth';
import {
  ANNOUNCE,
  CHALLENGE,
  CLAIM,
  LOOK,
  NO,
  PASS,
  SWAP,
  YES,
  beliefsOf,
  codeOf,
  listMoves,
  nextBelow,
  nextWord,
  sharesOf,
} from '@/engine/mascarade/truth';
import { isLevel, playoutsOf } from '@/engine/mascarade/bots/levels';
import { KINDS } from '@/engine/mascarade/bots/insight';
import { gainOf, kindOf, scoreOf, weighGains } from '@/engine/mascarade/bots/policy';
import { isRival } from '@/engine/mascarade/bots/rivals';
import type { Style } from '@/engine/mascarade/bots/styles';
import { USUAL } from '@/engine/mascarade/bots/styles';
import { think } from '@/engine/mascarade/bots/think';

export interface Entrant {
  readonly name: string;
  readonly choose: (view: SeatView, rng: Rng) => MoveCode;
}

/** What one seat knows with a perfect memory and even odds: by place, then by character. */
function knows(view: SeatView): number[] {
  const shares: number[] = [];
  for (const row of sharesOf(beliefsOf(view, 512))) {
    const chances = new Array<number>(KINDS).fill(0);
    row.forEach((share, card) => (chances[kindOf(card)]! += share));
    shares.push(...chances);
  }
  return shares;
}

const legalCodes = (view: SeatView): MoveCode[] => {
  const codes: MoveCode[] = [];
  codes.length = listMoves(view, codes);
  return codes;
};

const anyOf = <T>(rng: Rng, from: readonly T[]): T => from[nextBelow(rng, from.length)] as T;
const kindIs = (code: MoveCode, kind: number): boolean => code >> 8 === kind;

/** First sight of every move by an exact memory; ties by lot. */
function bestAtSight(view: SeatView, rng: Rng, style: Style): MoveCode {
  const codes = legalCodes(view);
  const shares = knows(view);
  const gains: number[] = [];
  weighGains(view, gains, view.seat);
  const weigher = { insight: { open: shares, own: shares }, style, announcer: USUAL, gains };
  let best = codes[0] as MoveCode;
  let most = -Infinity;
  for (const code of codes) {
    const score = scoreOf(view, weigher, code) + nextWord(rng) / 4294967296 / 8;
    if (score > most) {
      most = score;
      best = code;
    }
  }
  return best;
}

/** A power's choices as anybody sensible makes them. */
const atPower = (view: SeatView, rng: Rng): MoveCode => bestAtSight(view, rng, USUAL);

const SURE = 0.999;

/** Says only what it is sure to be, answers only when sure, looks when unsure. */
function honest(view: SeatView, rng: Rng): MoveCode {
  const codes = legalCodes(view);
  const shares = knows(view);
  const share = (place: number, k: number): number => shares[place * KINDS + k] as number;
  if (view.phase === 'respond') {
    const sure = codes.find(
      (code) => kindIs(code, CLAIM) && share(code & 15, view.announced) > SURE,
    );
    const false_ = share(view.pointed, view.announced) < 1 - SURE;
    const doubts = codes.find((code) => kindIs(code, CHALLENGE) && false_);
    return sure ?? doubts ?? PASS << 8;
  }
  if (view.phase !== 'action') return atPower(view, rng);
  const told = codes.filter(
    (code) => kindIs(code, ANNOUNCE) && share(code & 15, (code >> 4) & 15) > SURE,
  );
  const worth = (code: MoveCode): number => gainOf(view, (code >> 4) & 15, view.seat);
  told.sort((a, b) => worth(b) - worth(a));
  if (told[0] !== undefined && worth(told[0]) >= 1) return told[0];
  const looks = codes.filter((code) => kindIs(code, LOOK) && surest(shares, code & 15) < SURE);
  if (looks.length > 0) return anyOf(rng, looks);
  return anyOf(
    rng,
    codes.filter((code) => kindIs(code, SWAP)),
  );
}

const surest = (shares: readonly number[], place: number): number =>
  Math.max(...shares.slice(place * KINDS, (place + 1) * KINDS));

/** Says King, or what pays most, whatever it has. */
function announces(view: SeatView, rng: Rng, king: boolean): MoveCode {
  const codes = legalCodes(view);
  const said = codes.filter((code) => kindIs(code, ANNOUNCE));
  if (said.length === 0) return anyOf(rng, codes);
  const kings = said.filter((code) => ((code >> 4) & 15) === 0);
  if (kings.length > 0 && (king || nextBelow(rng, 2) === 0)) return anyOf(rng, kings);
  const worth = (code: MoveCode): number => gainOf(view, (code >> 4) & 15, view.seat);
  const most = Math.max(...said.map(worth));
  return anyOf(
    rng,
    said.filter((code) => worth(code) === most),
  );
}

function liar(view: SeatView, rng: Rng): MoveCode {
  if (view.phase === 'action') return announces(view, rng, false);
  if (view.phase !== 'respond') return atPower(view, rng);
  if (nextBelow(rng, 10) > 0) return PASS << 8;
  return anyOf(rng, legalCodes(view).slice(1));
}

/** Always the King; answers as the honest do. */
const alwaysKing = (view: SeatView, rng: Rng): MoveCode =>
  view.phase === 'action' ? announces(view, rng, true) : honest(view, rng);

const quickWith =
  (style: Style): Entrant['choose'] =>
  (view, rng) => {
    if (view.phase === 'swap-or-not' && view.announced < 0)
      return (nextBelow(rng, 2) === 0 ? YES : NO) << 8;
    return bestAtSight(view, rng, style);
  };

const OTHERS: Readonly<Record<string, Entrant['choose']>> = {
  random: (view, rng) => anyOf(rng, legalCodes(view)),
  honest,
  liar,
  'always-king': alwaysKing,
  quick: quickWith(USUAL),
};

/** An entrant by name; throws where there is none. */
export function entrantOf(name: string): Entrant {
  const other = OTHERS[name];
  if (other !== undefined) return { name, choose: other };
  const [, bluff, doubt, look] = /^habit\/([\d.]+)\/(-?[\d.]+)\/(-?[\d.]+)$/.exec(name) ?? [];
  if (bluff !== undefined) {
    const style = { ...USUAL, bluff: Number(bluff), doubt: Number(doubt), look: Number(look) };
    return { name, choose: quickWith(style) };
  }
  const [, level = '', rival, playouts] = /^([a-z]+)(?::([a-z]+))?(?:@(\d+))?$/.exec(name) ?? [];
  if (!isLevel(level) || (rival !== undefined && !isRival(rival)))
    throw new Error(`nobody is called ${name}`);
  const bot = { level, rival: isRival(rival) ? rival : undefined };
  const choose: Entrant['choose'] = (view, rng) => {
    const asked = view.phase === 'respond' ? 'answering' : 'acting';
    const given = Number(playouts ?? 0) / (asked === 'answering' ? 3 : 1);
    const budget = { playouts: given > 0 ? Math.ceil(given) : playoutsOf(level, asked) };
    const answer = think(bot, { view, budget, rng });
    rng.splice(0, 4, ...answer.rng);
    return codeOf(view.table, answer.move);
  };
  return { name, choose };
}
