/** Laws of legality: what is listed is accepted, all else refused for the right reason. */

import type { Move, SeasonState } from '@/engine/truth';
import { PLAIN_VALUES, WRESTLERS, applyMove, legalMoves } from '@/engine/truth';
import { MOVE_LAWS } from '@/tools/laws/moves';
import type { Table } from '@/tools/laws/tables';
import { dealTable, forTables } from '@/tools/laws/tables';

test.each(Object.entries(MOVE_LAWS))('%s', (_, law) => forTables(law));

test('the log keeps a plain move of its own, whatever object was handed in', () => {
  const [start] = [dealTable({ ...TABLE })];
  const [first] = legalMoves(start as SeasonState);
  const handedIn = { ...(first as Move & { kind: 'play' }), note: 'mine' };
  const applied = applyMove(start as SeasonState, handedIn);
  handedIn.count = 3;
  expect(applied.ok && applied.value.state.log[0]?.move).toStrictEqual(first);
});

const TABLE: Table = {
  players: 3,
  rules: {
    wrestlers: WRESTLERS,
    cardsEach: 10,
    handSize: 15,
    endsWhenHolding: 1,
    tokens: [2, 1, -1],
    ...PLAIN_VALUES,
  },
  host: 0,
  seed: '0123456789abcdef',
  choices: 1,
  boldness: 0,
};
