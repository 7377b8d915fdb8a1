/**
 * `npm run train`: learns the bots' policy anew by self-play, one set of weights for each number of
 * players, and writes engine/maskmen/bots/packed-weights.ts. Seeded: the same command gives the same
 * file. Stopped half-way, it goes on where it was (build/train holds what it knows); `--fresh`
 * begins again. A few minutes on one core.
 *
 *   npm run train -- [--players 2,3,4,5,6] [--seasons 3000000] [--rate 0.02] [--seed 1] [--fresh]
 *                    [--of policy|plain|lone|tab|bare] [--rules totals|first-out]
 *
 * `--of plain` learns a policy that does not count who could still answer a play, `--of lone` one that
 * looks at nobody else at all: ways of playing the Champion reckons with. `--of tab` and `--of bare`
 * are the same two with chances of their own: bases of the arena, not in the app. `--rules` learns the
 * policy for a named rule set that the official one does not fit, and writes it to a file of its own.
 */

import { runBundled } from './lib/bundled';

void runBundled('tools/train/main.ts', process.argv.slice(2));
