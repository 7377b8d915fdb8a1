/** Laws of what is written down: records replay, notation reads back what it wrote. */

import fc from 'fast-check';
import { expectOk, makeMatch, parseMatch, startMatch } from '@/engine/truth';
import { anyMatch } from '@/tools/laws/matches';
import { RECORD_LAWS, MATCH_LAWS } from '@/tools/laws/records';
import { lawOptions, same, forTables } from '@/tools/laws/tables';

test.each(Object.entries(RECORD_LAWS))('%s', (_, law) => forTables(law));

test.each(Object.entries(MATCH_LAWS))('%s', (_, { runs, check }) => {
  fc.assert(
    fc.property(anyMatch, (random) => void check(random)),
    lawOptions(runs),
  );
});

test('a match begun can be written before its first move', () => {
  for (const players of [2, 3, 4, 5, 6]) {
    fc.assert(
      fc.property(anyMatch, ({ config, deals }) => {
        const match = expectOk(startMatch(config, deals));
        same('match', match, expectOk(parseMatch(makeMatch(match))));
      }),
      { ...lawOptions(20), seed: players },
    );
  }
});
