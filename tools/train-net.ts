/**
 * `npm run train:net`: trains the value net, an opponent of the arena, by self-play, one for each
 * number of players, and writes tools/net/packed-nets.ts. Seeded: the same command gives the same
 * file. Stopped half-way, it goes on where it was (build/train-net holds what it knows); `--fresh`
 * begins again. About ten minutes a number of players on one core.
 *
 *   npm run train:net -- [--players 2,3,4] [--seasons 600000] [--rate 0.001] [--seed 1] [--fresh]
 */

import { runBundled } from './lib/bundled';

void runBundled('tools/net/main.ts', process.argv.slice(2));
