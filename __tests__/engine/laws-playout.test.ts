/** The playing loop, written out for speed, against the functions it is written out from. */

import { NOBODY, NTH } from '@/engine/truth';
import { PLAYOUT_LAWS } from '@/tools/laws/playout';
import { same, forTables } from '@/tools/laws/tables';

test.each(Object.entries(PLAYOUT_LAWS))('%s', (_, law) => forTables(law));

test('NTH finds the members of a set in their order', () => {
  for (let set = 0; set < 64; set++) {
    const members = [0, 1, 2, 3, 4, 5].filter((member) => (set >> member) & 1);
    for (let n = 0; n < 8; n++) same(`${n} of ${set}`, members[n] ?? NOBODY, NTH[set * 8 + n]);
  }
});
