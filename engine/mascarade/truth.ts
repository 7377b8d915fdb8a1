/**
 * Mascarade's whole engine, full states included: for the store, tools and tests. Components, screens
 * and bots import `@/engine/mascarade/view` instead, where no hidden card can be had.
 */

export * from './view';
export * from '../core/rng';
export * from './advance';
export * from './apply';
export * from './beliefs';
export * from './determinize';
export * from './game';
export * from './game-notation';
export * from './record';
export { viewFor } from './seat-view';
