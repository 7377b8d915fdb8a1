/**
 * What may be seen of Mascarade: characters, rules, moves, views and what follows from them. This is
 * the engine that components, screens and bots import; nothing here can hold a hidden card.
 */

export { err, expectOk, ok } from '../core/result';
export type { Result } from '../core/result';
export { MOST_WAYS, beliefsOf, countArrangements, sharesOf } from './beliefs';
export type { Beliefs } from './beliefs';
export * from './characters';
export * from './log';
export * from './moves';
export * from './notation';
export * from './notebook';
export * from './rules';
export * from './table';
export { legalMovesIn } from './seat-view';
export type { PublicView, SeatView, View } from './seat-view';
export type { End, MustSwap, Phase, PublicGame } from './game';
