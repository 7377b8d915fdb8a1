import { tellBeat } from '@/components/maskmen/table/tell-beat';
import type { MatchEvent } from '@/engine/view';
import { NOBODY } from '@/engine/view';
import { ENGLISH } from '@/i18n/dictionaries';
import { makeTranslate } from '@/i18n/translate';

const t = makeTranslate(ENGLISH);
const NAMES = ['Ana', 'Lupe', 'Kenji'];
const tell = (events: readonly MatchEvent[], worksOut = true): string =>
  tellBeat(t, events, { names: NAMES, worksOut });

const played = (count: number, debut = false): MatchEvent => ({
  kind: 'played',
  seat: 1,
  wrestler: 'umbra',
  count,
  lead: false,
  debut,
});

test('a play is one sentence, and what it proves follows in the same breath', () => {
  expect(tell([played(1)])).toBe('Lupe plays 1 card of Umbra.');
  expect(tell([played(1, true)])).toBe('Lupe plays 1 card of Umbra, a debut.');
  expect(
    tell([
      played(2),
      { kind: 'defeated', winner: 'umbra', loser: 'nopal', implied: [['umbra', 'fango']] },
    ]),
  ).toBe('Lupe plays 2 cards of Umbra. Umbra beats Nopal. So Umbra also beats Fango.');
});

test('what follows from a proof is told only where the table helps', () => {
  const defeated: MatchEvent = {
    kind: 'defeated',
    winner: 'umbra',
    loser: 'nopal',
    implied: [['umbra', 'fango']],
  };
  expect(tell([defeated], false)).toBe('Umbra beats Nopal.');
});

test('a forced pass is told as one only where the table helps', () => {
  const passed: MatchEvent = { kind: 'passed', seat: 2, forced: true };
  expect(tell([passed])).toBe('Kenji has to pass.');
  expect(tell([passed], false)).toBe('Kenji passes.');
  expect(tell([{ ...passed, forced: false }])).toBe('Kenji passes.');
});

test('who is out, who won the round and who leads the next', () => {
  const out: MatchEvent = { kind: 'went-out', seat: 0, place: 1 };
  expect(tell([out, { kind: 'round-won', seat: 0, host: 1 }])).toBe(
    'Ana is out of cards: 1st. Ana wins the round, Lupe leads the next.',
  );
  expect(tell([{ kind: 'round-won', seat: 2, host: 2 }])).toBe(
    'Kenji wins the round and leads the next.',
  );
  expect(tell([{ kind: 'round-won', seat: 2, host: NOBODY }])).toBe('Kenji wins the round.');
  expect(tell([{ kind: 'season-began', season: 1, host: 2 }])).toBe(
    'Season 2 begins. Kenji leads.',
  );
});
