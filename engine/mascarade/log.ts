/**
 * The log of a game: what happened, line by line. A line with `to` is for that seat's eyes alone;
 * everything else everybody sees. Places, cards and characters are indices; notation.ts has the text.
 */

/** Who pays or is paid: a seat, or one of the two stores. */
export const BANK = -2;
export const COURT = -3;

export const PAY_REASONS = ['power', 'fine', 'challenge', 'guess'] as const;
export type PayReason = (typeof PAY_REASONS)[number];

export const ENDS = ['coins', 'cheat', 'broke', 'limit'] as const;
export type EndBy = (typeof ENDS)[number];

export type LogLine =
  | { readonly kind: 'shown' | 'revealed'; readonly place: number; readonly card: number }
  | { readonly kind: 'saw'; readonly to: number; readonly place: number; readonly card: number }
  | {
      readonly kind: 'turn';
      readonly turn: number;
      readonly seat: number;
      readonly mustSwap: boolean;
    }
  | {
      readonly kind: 'took' | 'returned' | 'exchanged' | 'spied';
      readonly seat: number;
      readonly a: number;
      readonly b: number;
    }
  | {
      readonly kind: 'switched' | 'kept';
      readonly to: number;
      readonly a: number;
      readonly b: number;
    }
  | { readonly kind: 'looked' | 'claimed'; readonly seat: number; readonly place: number }
  | { readonly kind: 'passed' | 'challenged' | 'declined'; readonly seat: number }
  | {
      readonly kind: 'announced' | 'named';
      readonly seat: number;
      readonly character: number;
      readonly place: number;
    }
  | { readonly kind: 'covered'; readonly places: readonly number[] }
  | { readonly kind: 'used' | 'failed'; readonly seat: number; readonly character: number }
  | {
      readonly kind: 'paid';
      readonly from: number;
      readonly into: number;
      readonly coins: number;
      readonly why: PayReason;
    }
  | { readonly kind: 'traded' | 'pointed'; readonly seat: number; readonly other: number }
  | { readonly kind: 'over'; readonly by: EndBy; readonly winners: readonly number[] };

export type LogKind = LogLine['kind'];

/** Whether somebody at a seat (or, undefined, somebody who only watches) may read a line. */
export const mayRead = (line: LogLine, seat: number | undefined): boolean =>
  !('to' in line) || line.to === seat;
