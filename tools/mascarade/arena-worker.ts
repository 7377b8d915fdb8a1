/** A thread of Mascarade's arena: plays the deals it is told to, one after the other. */

import { parentPort } from 'node:worker_threads';
import type { Contest } from './contest';
import { playDeal } from './contest';

export interface Order {
  readonly at: number;
  readonly contest: Contest;
  readonly seed: string;
  readonly deal: number;
}

parentPort?.on('message', ({ at, contest, seed, deal }: Order) => {
  const result = playDeal(contest, { seed, deal }, () => performance.now());
  parentPort?.postMessage({ at, deal, result });
});
