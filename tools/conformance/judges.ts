/**
 * Who judges a row: by its game first, then by the name of the file it stands in. A row that names no
 * game is Maskmen's.
 */

import { MASCARADE } from './mascarade';
import { checkIllegal, checkMatch, checkPerft, checkRules, checkSeason } from './rows';
import type { Differences } from './shape';
import { isFields } from './shape';

/** Finds what differs in a row; a row it cannot play may throw. */
export type Judge = (row: never) => Differences;

/** A game's judges by file. */
export type Judges = Readonly<Record<string, Judge>>;

const GAMES: Readonly<Record<string, Judges>> = {
  maskmen: {
    'rules.jsonl': checkRules,
    'seasons.jsonl': checkSeason,
    'illegal.jsonl': checkIllegal,
    'matches.jsonl': checkMatch,
    'perft.jsonl': checkPerft,
  },
  mascarade: MASCARADE,
};

/** Whether any game has a file of that name. */
export const isKnownFile = (file: string): boolean =>
  Object.values(GAMES).some((judges) => Object.hasOwn(judges, file));

/** What differs in a line of a file; one that cannot be read or played differs too. */
export function judgeLine(file: string, line: string): Differences {
  try {
    const row: unknown = JSON.parse(line);
    if (!isFields(row)) return ['the row is no object'];
    const { game = 'maskmen' } = row;
    const judges = typeof game === 'string' && Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
    if (judges === undefined) return [`no such game: ${JSON.stringify(game)}`];
    const judge = Object.hasOwn(judges, file) ? judges[file] : undefined;
    return judge === undefined ? [`${String(game)} has no file ${file}`] : judge(row as never);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
