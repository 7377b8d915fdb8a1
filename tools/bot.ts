/**
 * `npm run --silent bot -- --level champion [--rival raiser] [--seed HEX]`: a bot that speaks the
 * line protocol of tools/bot/session.ts on stdin and stdout, so that other programs can play ours; with
 * `--game mascarade` that of tools/mascarade/session.ts.
 */

import { runBundled } from './lib/bundled';

void runBundled('tools/bot/main.ts', process.argv.slice(2));
