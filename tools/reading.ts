/**
 * `npm run reading`: how near the Champion's belief comes to the hands that players of each kind
 * really hold, in seasons they play among themselves: by how much it lessens the squared error of
 * the expected cards, against taking every deal for as likely. 100 % would be seeing the hands, and
 * below 0 means misled. A minute on one core.
 *
 *   npm run reading -- [--bots club,tab,greedy,regular,random] [--players 2,4] [--seasons 40]
 */

import { runBundled } from './lib/bundled';

void runBundled('tools/reading/main.ts', process.argv.slice(2));
