/**
 * What may be seen: wrestlers, moves, views and every question that can be answered from them. This
 * is the engine that components, screens and bots import; nothing here can hold a hidden card.
 */

export { err, expectOk, ok } from './core/result';
export type { Result } from './core/result';
export * from './maskmen/cards';
export * from './maskmen/decide';
export * from './maskmen/defeats';
export { REMARKS, type Remark, remarkFor } from './maskmen/lessons/coach';
export * from './maskmen/lessons/types';
export * from './maskmen/notation';
export * from './maskmen/order';
export * from './maskmen/public-facts';
export * from './maskmen/rule-sets';
export * from './maskmen/rules';
export * from './maskmen/season-result';
export { closesRound, countsOf } from './maskmen/strength';
export { tellSeason } from './maskmen/story';
export type { ToldMove, ToldRound } from './maskmen/story';
export * from './maskmen/wrestlers';
export {
  PASS,
  PASS_CODE,
  challengeOf,
  codeOf,
  legalMovesWith,
  listMoves,
  moveOf,
  refusalOf,
} from './maskmen/moves';
export type { Challenge, Move, MoveCode, MoveRefusal } from './maskmen/moves';
export { NOBODY } from './maskmen/season';
export type { LogEntry, PublicSeason, RoundPlay } from './maskmen/season';
export { legalMovesIn, unseenCards } from './maskmen/view';
export type { PublicView, SeatView, View } from './maskmen/view';
export type { MatchView } from './maskmen/match-view';
export type { FinishedSeason } from './maskmen/match';
export type { SeasonEvent } from './maskmen/apply';
export type { MatchEvent } from './maskmen/match';
