/** Laws of the table: cards, the order, rounds, turns, and the end of a season. */

import { PLAY_LAWS } from '@/tools/laws/play';
import { forTables } from '@/tools/laws/tables';

test.each(Object.entries(PLAY_LAWS))('%s', (_, law) => forTables(law));
