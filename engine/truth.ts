/**
 * The whole engine, full states included: for the store, tools and tests. Components, screens and
 * bots import `@/engine/view` instead, where no hidden card can be had.
 */

export * from './view';
export * from './core/rng';
export * from './maskmen/apply';
export * from './maskmen/deal';
export * from './maskmen/match';
export * from './maskmen/match-notation';
export * from './maskmen/match-view';
export * from './maskmen/opening';
export * from './maskmen/playout';
export * from './maskmen/position';
export * from './maskmen/position-notation';
export * from './maskmen/record';
export * from './maskmen/season';
export * from './maskmen/view';
export { legalMoves } from './maskmen/moves';
