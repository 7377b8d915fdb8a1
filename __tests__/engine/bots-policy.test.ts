/** The learned policy: its fast loop and its reading of past moves against the plain functions. */

import type { Imagined } from '@/engine/maskmen/bots/imagined';
import { imagine, makeImagined } from '@/engine/maskmen/bots/imagined';
import { pastDecisions } from '@/engine/maskmen/bots/history';
import { powerOf, scoreMoves, situationOf } from '@/engine/maskmen/bots/policy';
import { playWithPolicy } from '@/engine/maskmen/bots/policy-playout';
import {
  POWERS,
  POWERS_ZERO,
  SCALE,
  WEIGHTS,
  WEIGHT_LIMIT,
} from '@/engine/maskmen/bots/policy-tables';
import { addDecision, likelihoodOf, makeReading, wayOf } from '@/engine/maskmen/bots/reading';
import { waysFor } from '@/engine/maskmen/bots/ways';
import { packWeights, unpackWeights, weightsFor } from '@/engine/maskmen/bots/weights';
import type { SeasonState } from '@/engine/truth';
import {
  NOBODY,
  advance,
  cloneSeason,
  deckOf,
  determinize,
  seedRng,
  stepFast,
  viewFor,
} from '@/engine/truth';
import { seasonsOf } from '../helpers/bot-positions';

const SEASONS = seasonsOf(30);
const POSITIONS = SEASONS.flatMap((states) => states.slice(0, -1));

/** The same weights in every seat. */
const everybody = (weights: readonly number[]) => new Array<typeof weights>(6).fill(weights);

/** The loop's choices made with the plain functions. */
function playOn(state: SeasonState, random: number) {
  const season = cloneSeason(state);
  const weights = weightsFor(state.players);
  let word = random;
  while (season.turn !== NOBODY) {
    const { codes, scores } = scoreMoves(weights, season, season.hands[season.turn] as number);
    let at = 0;
    if (codes.length > 1) {
      const powers = scores.map(powerOf);
      const last = codes.length - 1;
      word = stepFast(word);
      let left = (word >>> 0) * 2.3283064365386963e-10 * powers.reduce((sum, p) => sum + p, 0);
      for (; at < last; at++) {
        left -= powers[at] as number;
        if (left < 0) break;
      }
    }
    advance(season, codes[at] as number);
  }
  return { season, random: word };
}

test('the playing loop plays as the scores say, to the last card', () => {
  const scratch: Imagined = makeImagined(1);
  for (const state of POSITIONS) {
    const random = (state.played * 31 + state.turn + 7) | 0 || 1;
    imagine(scratch, state, { hands: state.hands, at: 0 });
    scratch.random = random;
    playWithPolicy(scratch, everybody(weightsFor(state.players)), -1);
    const plain = playOn(state, random);
    expect(scratch.places.slice(0, scratch.out)).toEqual(plain.season.places);
    expect(scratch.random).toBe(plain.random);
    expect(scratch.played).toBe(plain.season.played);
    expect(scratch.hands.slice(0, state.players)).toEqual(plain.season.hands);
    const won = plain.season.roundWinners.slice(state.roundWinners.length);
    for (let seat = 0; seat < state.players; seat++)
      expect(scratch.wonAt[seat]).toBe(won.lastIndexOf(seat) + 1);
  }
  expect(POSITIONS.length).toBeGreaterThan(1000);
});

test('the log played over again gives what everybody knew at each decision', () => {
  for (const states of SEASONS) {
    const end = states[states.length - 1] as SeasonState;
    const past = pastDecisions(end);
    expect(past).toHaveLength(states.length - 1);
    past.forEach(({ seat, situation, shed }, at) => {
      const before = states[at] as SeasonState;
      expect(seat).toBe(before.turn);
      expect(situation).toEqual(situationOf(before, deckOf(before.rules)));
      expect(shed).toBe((states[0]?.hands[seat] as number) - (before.hands[seat] as number));
    });
  }
});

/** The probability of a move by the plain functions, for a hand the seat might have had. */
function chanceOf(
  weights: readonly number[],
  before: SeasonState,
  asked: { readonly hand: number; readonly code: number },
): number {
  const { codes, scores } = scoreMoves(weights, before, asked.hand);
  const powers = scores.map(powerOf);
  const all = powers.reduce((sum, p) => sum + p, 0);
  return (0.9 * (powers[codes.indexOf(asked.code)] as number)) / all + 0.1 / codes.length;
}

test('reading a hand weighs it by the chance of all moves the seat made, in each way of playing', () => {
  const rng = seedRng('00000000000b0001', 0);
  for (const states of SEASONS) {
    for (let at = 5; at < states.length - 1; at += 11) {
      const state = states[at] as SeasonState;
      const world = determinize(viewFor(state, state.turn), rng);
      const past = pastDecisions(state);
      const ways = waysFor(state.players);
      for (let seat = 0; seat < state.players; seat++) {
        const reading = makeReading(ways);
        const shed = (states[0]?.hands[seat] as number) - (state.hands[seat] as number);
        const dealt = (world.hands[seat] as number) + shed;
        const expected = ways.map(() => 1);
        past.forEach((decision, index) => {
          if (decision.seat !== seat) return;
          addDecision(reading, decision);
          const asked = { hand: dealt - decision.shed, code: decision.code };
          ways.forEach((weights, way) => {
            const chance = chanceOf(weights, states[index] as SeasonState, asked);
            expected[way] = (expected[way] as number) * chance;
          });
        });
        const all = expected.reduce((sum, one) => sum + one, 0);
        const found = likelihoodOf(reading, dealt);
        expect(Math.abs(found / all - 1)).toBeLessThan(1e-9);
        expect(likelihoodOf(reading, dealt)).toBe(found);
        // Each way is drawn for the part of all chances that is its own.
        let before = 0;
        expected.forEach((one, way) => {
          expect(wayOf(reading, dealt, (before + one / 2) / all)).toBe(way);
          before += one;
        });
      }
    }
  }
});

test('every way of playing is a full set of weights that the powers reach', () => {
  for (const players of [2, 3, 4, 5, 6]) {
    const ways = waysFor(players);
    expect(ways).toHaveLength(6);
    expect(ways[0]).toBe(weightsFor(players));
    for (const weights of ways) {
      expect(weights).toHaveLength(WEIGHTS);
      expect(Math.max(...weights.map(Math.abs))).toBeLessThanOrEqual(WEIGHT_LIMIT);
    }
  }
});

test('the rule of thumb as weights sheds the most, and passes only when it must', () => {
  for (const state of POSITIONS) {
    const thumb = waysFor(state.players)[1] as readonly number[];
    const { codes, scores } = scoreMoves(thumb, state, state.hands[state.turn] as number);
    const best = codes[scores.indexOf(Math.max(...scores))] as number;
    expect(best & 3).toBe(Math.max(...codes.map((code) => code & 3)));
  }
});

test('powers of e, and weights packed and unpacked', () => {
  expect(POWERS[POWERS_ZERO]).toBe(1);
  for (let score = -900; score <= 900; score += 50) {
    const exact = Math.exp(score / SCALE);
    expect(Math.abs(powerOf(score) / exact - 1)).toBeLessThan(1e-10);
  }
  for (const players of [2, 3, 4, 5, 6]) {
    const weights = weightsFor(players);
    expect(weights).toHaveLength(WEIGHTS);
    expect(unpackWeights(packWeights(weights))).toEqual(weights);
    expect(Math.max(...weights.map(Math.abs))).toBeLessThanOrEqual(240);
  }
});
