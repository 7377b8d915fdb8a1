/** What the coach of a first season says, and that it says each thing once. */

import type { MatchEvent, Remark } from '@/engine/view';
import { REMARKS, officialConfig, remarkFor } from '@/engine/view';

import { walkMatch } from '@/tools/laws/matches';

const played = (changes: Partial<MatchEvent & { kind: 'played' }> = {}): MatchEvent => ({
  kind: 'played',
  seat: 1,
  wrestler: 'volto',
  count: 1,
  lead: false,
  debut: false,
  ...changes,
});

test.each<[string, readonly MatchEvent[], Remark | undefined]>([
  ['a lead of a wrestler nobody has seen', [played({ lead: true, debut: true })], 'debut'],
  ['a lead of an established one', [played({ lead: true })], undefined],
  ['three cards', [played({ count: 3 })], 'three'],
  [
    'a proof',
    [played({ count: 2 }), { kind: 'defeated', winner: 'volto', loser: 'zarpa', implied: [] }],
    'unknown',
  ],
  ['a towel', [{ kind: 'passed', seat: 2, forced: false }], undefined],
  ['a round won', [{ kind: 'round-won', seat: 0, host: 0 }], 'round'],
  ['somebody out', [played(), { kind: 'went-out', seat: 1, place: 1 }], 'out'],
])('%s', (_, events, remark) => {
  expect(remarkFor(events, [])).toBe(remark);
});

test('a proof is explained before what follows from a proof', () => {
  const proof: MatchEvent = {
    kind: 'defeated',
    winner: 'volto',
    loser: 'zarpa',
    implied: [['volto', 'nopal']],
  };
  expect(remarkFor([played({ count: 2 }), proof], [])).toBe('unknown');
  expect(remarkFor([played({ count: 2 }), proof], ['unknown'])).toBe('implied');
  expect(remarkFor([played({ count: 2 }), proof], ['unknown', 'implied'])).toBeUndefined();
});

test('in whole matches every remark is made once, and then the coach is silent', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const said: Remark[] = [];
    const config = officialConfig(4, { host: 0 });
    const deals = { kind: 'seed', seed: seed.toString(16).padStart(32, '0') } as const;
    for (const { events } of walkMatch({ config, deals, choices: seed })) {
      const remark = remarkFor(events, said);
      if (remark !== undefined) said.push(remark);
    }
    expect([...said].sort()).toEqual([...REMARKS].sort());
  }
});
