/**
 * How somebody plays, as a few numbers: what a rival leans to, and what is read off an opponent's
 * doings. Read off them are rates, each pulled towards the usual until there is enough to see.
 */

import { CHARACTER_OF, KING } from '../characters';
import type { SeatView } from '../seat-view';
import { NOBODY } from '../table';
import type { Insight } from './insight';
import { KINDS } from './insight';

export interface Style {
  /** How readily it announces what it has not: 0 never, 1 whenever it pays. */
  readonly bluff: number;
  /** How readily it claims or challenges, in coins that an answer is worth by itself. */
  readonly doubt: number;
  /** The same for looking, for swapping, and for the King. */
  readonly look: number;
  readonly swap: number;
  readonly king: number;
  /** How likely it answers yes. */
  readonly switches: number;
}

export const USUAL: Style = { bluff: 0.7, doubt: 0, look: 0, swap: 0, king: 0, switches: 0.5 };

/** What is counted of a seat: how often it happened, out of how often it could have. */
interface Tally {
  lies: number;
  truths: number;
  falseAnswers: number;
  asked: number;
  kings: number;
  announced: number;
}

/** Reads how each seat plays off a log, with what everybody knew at the time. */
export interface StyleReader {
  readonly tallies: readonly Tally[];
  announcer: number;
  character: number;
}

export const openStyles = (players: number): StyleReader => ({
  tallies: Array.from({ length: players }, () => ({
    lies: 0,
    truths: 0,
    falseAnswers: 0,
    asked: 0,
    kings: 0,
    announced: 0,
  })),
  announcer: NOBODY,
  character: NOBODY,
});

/** Takes a line into account; `open` is what everybody thought just before it. */
export function noteLine(
  reader: StyleReader,
  view: SeatView,
  line: SeatView['log'][number],
  { open }: Insight,
): void {
  const { owners } = view.table;
  switch (line.kind) {
    case 'announced': {
      const tally = reader.tallies[line.seat] as Tally;
      reader.announcer = line.seat;
      reader.character = line.character;
      tally.announced++;
      if (line.character === KING) tally.kings++;
      const known = open[line.place * KINDS + line.character] as number;
      if (known > 0.95) tally.truths += 0.5;
      if (known < 0.02) tally.lies += 0.7;
      return;
    }
    case 'named':
      // What is turned up next was asked for, not said.
      reader.character = NOBODY;
      return;
    case 'passed':
    case 'claimed':
    case 'challenged':
      (reader.tallies[line.seat] as Tally).asked++;
      return;
    case 'revealed': {
      const seat = owners[line.place] as number;
      const tally = reader.tallies[seat];
      if (tally === undefined || reader.character === NOBODY) return;
      const shown = CHARACTER_OF[line.card] as number;
      if (seat === reader.announcer) {
        if (shown === reader.character) tally.truths++;
        else tally.lies++;
      } else if (shown !== reader.character) tally.falseAnswers++;
      return;
    }
    default:
  }
}

/** How each seat plays, as far as can be seen. */
export const stylesOf = ({ tallies }: StyleReader): Style[] =>
  tallies.map(({ lies, truths, falseAnswers, asked, kings, announced }) => {
    const lying = (lies + 0.9) / (lies + truths + 1.8);
    const wild = (falseAnswers + 0.4) / (asked + 12);
    const king = kings / Math.max(4, announced);
    return {
      ...USUAL,
      bluff: lying < 0.2 ? lying : Math.min(1, 0.4 + 0.6 * lying),
      doubt: Math.min(2, 12 * Math.max(0, wild - 0.035)),
      king: announced >= 5 && king > 0.6 ? 2 : 0,
    };
  });
