/**
 * `npm run study`: watches Experts play and finds the weights of the policy's own tables that come
 * nearest to their choices: what one who looks ahead seems to do, for the Champion to reckon with
 * (engine/maskmen/bots/ways.ts). Writes engine/maskmen/bots/packed-searching.ts. Seeded: the same
 * command gives the same file. About a minute a number of players on one core; each is written when
 * it is done, so `--players` goes on after a stop.
 *
 *   npm run study -- [--players 2,3,4,5,6] [--seasons 1200] [--bot expert] [--seed …]
 */

import { runBundled } from './lib/bundled';

void runBundled('tools/study/main.ts', process.argv.slice(2));
