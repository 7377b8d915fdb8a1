/** Deals and the generator behind them. */

import {
  dealSeason,
  deckOf,
  drawHost,
  expectOk,
  isSeed,
  makeSeed,
  nextBelow,
  officialConfig,
  officialRules,
  seedRng,
  startMatch,
  unpackCards,
} from '@/engine/truth';
import { countAll } from '@/tools/laws/tables';

const seedOf = (n: number): string => makeSeed([n, 0x5eed]);
const dealOf = (players: number, seed: string, season = 0) =>
  dealSeason(officialRules(players), players, { seed, season });

test('one seed deals one season one way', () => {
  for (const players of [2, 3, 4, 5, 6])
    for (let n = 0; n < 50; n++)
      expect(dealOf(players, seedOf(n), 3)).toEqual(dealOf(players, seedOf(n), 3));
});

test('other seeds and other seasons deal other hands', () => {
  const seen = new Set<string>();
  for (let n = 0; n < 500; n++)
    for (let season = 0; season < 8; season++) seen.add(dealOf(4, seedOf(n), season).hands.join());
  expect(seen.size).toBe(4000);
});

test('seeds that differ in one bit anywhere deal other hands', () => {
  const base = '0123456789abcdef0123456789abcdef';
  const deals = new Set([dealOf(4, base).hands.join()]);
  for (let at = 0; at < base.length; at++) {
    const digit = (parseInt(base.charAt(at), 16) ^ 1).toString(16);
    deals.add(dealOf(4, base.slice(0, at) + digit + base.slice(at + 1)).hands.join());
  }
  expect(deals.size).toBe(base.length + 1);
});

test('hands and left-out cards are the deck, and as many as the rules say', () => {
  for (const players of [2, 3, 4, 5, 6]) {
    const rules = officialRules(players);
    for (let n = 0; n < 200; n++) {
      const { hands, leftOut } = dealOf(players, seedOf(n));
      expect(hands.reduce((sum, hand) => sum + hand, leftOut)).toBe(deckOf(rules));
      expect(hands.map((hand) => countAll(hand))).toEqual(new Array(players).fill(rules.handSize));
    }
  }
});

test('every wrestler is dealt to every seat and left out alike', () => {
  const runs = 4000;
  const rules = officialRules(3);
  const counts = [0, 1, 2, 3].map(() => new Array<number>(6).fill(0));
  let squares = 0;
  for (let n = 0; n < runs; n++) {
    const { hands, leftOut } = dealOf(3, seedOf(n));
    [...hands, leftOut].forEach((cards, holder) =>
      unpackCards(cards).forEach((count, wrestler) => {
        const row = counts[holder] as number[];
        row[wrestler] = (row[wrestler] as number) + count;
        squares += (count - 2.5) ** 2;
      }),
    );
  }
  // Ten cards among four equal piles: 2.5 each, and the variance of a draw of 15 from 60.
  for (const row of counts)
    for (const sum of row) expect(Math.abs(sum / runs - 2.5)).toBeLessThan(0.1);
  const variance = 15 * (10 / 60) * (50 / 60) * (45 / 59);
  expect(Math.abs(squares / (runs * 24) / variance - 1)).toBeLessThan(0.05);
  expect(rules.handSize).toBe(15);
});

test('a random host is drawn from the seed, every seat alike', () => {
  for (const players of [2, 3, 4, 5, 6]) {
    const drawn = new Array<number>(players).fill(0);
    for (let n = 0; n < 1200; n++) {
      const seed = seedOf(n);
      const host = drawHost(players, seed);
      drawn[host] = (drawn[host] as number) + 1;
      if (n >= 20) continue;
      const match = expectOk(startMatch(officialConfig(players), { kind: 'seed', seed }));
      expect([match.season.turn, match.seasonHost]).toEqual([host, host]);
    }
    const chiSquare = drawn.reduce(
      (sum, n) => sum + (n - 1200 / players) ** 2 / (1200 / players),
      0,
    );
    expect(chiSquare).toBeLessThan(25);
  }
});

test('a named host leads the first round', () => {
  for (let host = 0; host < 5; host++) {
    const config = officialConfig(5, { host });
    const match = expectOk(startMatch(config, { kind: 'seed', seed: seedOf(1) }));
    expect(match.season.turn).toBe(host);
  }
});

test('draws below a limit are even, whatever the limit', () => {
  const rng = seedRng(seedOf(5), 0);
  for (const limit of [2, 3, 6, 7, 60]) {
    const drawn = new Array<number>(limit).fill(0);
    for (let n = 0; n < 1000 * limit; n++) {
      const value = nextBelow(rng, limit);
      drawn[value] = (drawn[value] as number) + 1;
    }
    for (const count of drawn) expect(Math.abs(count - 1000)).toBeLessThan(200);
  }
});

test('seeds are written in 16 to 64 hexadecimal digits', () => {
  expect(makeSeed([1, 0xffffffff])).toBe('00000001ffffffff');
  for (const [value, valid] of [
    ['0'.repeat(16), true],
    ['f'.repeat(64), true],
    ['0'.repeat(15), false],
    [undefined, false],
    [12345678901234567890, false],
    [['0'.repeat(16)], false],
  ] as const)
    expect(isSeed(value)).toBe(valid);
});
