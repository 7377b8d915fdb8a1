/** Decisions in the making: slices, cancelling, deadlines, the same answer to the same question. */

import { MINDS } from '@/engine/maskmen/bots/levels';
import type { BotIdentity, Thinking } from '@/engine/maskmen/bots/think';
import {
  answerOf,
  cancelThinking,
  startThinking,
  stepThinking,
  think,
} from '@/engine/maskmen/bots/think';
import { RIVALS } from '@/engine/maskmen/bots/rivals';
import type { BotQuestion } from '@/engine/maskmen/bots/types';
import { legalMovesIn, seedRng, viewFor } from '@/engine/truth';
import { positionsOf } from '../helpers/bot-positions';

const POSITIONS = positionsOf(10).filter(
  (state) => legalMovesIn(viewFor(state, state.turn)).length > 1,
);
const SOME = POSITIONS.filter((_, at) => at % 9 === 0);
const CHAMPION: BotIdentity = { level: 'champion' };

const ask = (at: number, playouts = 150): BotQuestion => {
  const state = SOME[at] as (typeof SOME)[number];
  return { view: viewFor(state, state.turn), budget: { playouts }, rng: [1, 2, 3, at + 4] };
};

/** A clock that moves on each time it is read. */
const tick = (): (() => number) => {
  let time = 0;
  return () => time++;
};

test('however it is sliced, the answer is the same, reasons and all', () => {
  expect(SOME.length).toBeGreaterThan(15);
  SOME.forEach((_, at) => {
    const whole = think(CHAMPION, ask(at));
    const thinking = startThinking(CHAMPION, ask(at));
    const now = tick();
    let slices = 1;
    while (!stepThinking(thinking, { now, until: now() + 3 })) slices++;
    expect(answerOf(thinking)).toEqual(whole);
    if (whole.reasons?.ground === 'search') expect(slices).toBeGreaterThan(20);
    expect(think(CHAMPION, ask(at))).toEqual(whole);
  });
});

test('at any time there is a legal answer', () => {
  SOME.forEach((_, at) => {
    const question = ask(at, 60);
    const legal = legalMovesIn(question.view);
    const thinking = startThinking(CHAMPION, question);
    const now = tick();
    do expect(legal).toContainEqual(answerOf(thinking).move);
    while (!stepThinking(thinking, { now, until: now() + 40 }));
    expect(legal).toContainEqual(answerOf(thinking).move);
  });
});

const worked = (thinking: Thinking): number =>
  (thinking.search?.playouts ?? 0) + (thinking.worlds?.made ?? 0);

test('a cancelled decision does no more work', () => {
  SOME.forEach((_, at) => {
    const thinking = startThinking(CHAMPION, ask(at));
    const now = tick();
    stepThinking(thinking, { now, until: 20 });
    const before = worked(thinking);
    cancelThinking(thinking);
    expect(stepThinking(thinking, { now, until: 1e9 })).toBe(true);
    expect(stepThinking(thinking)).toBe(true);
    expect(worked(thinking)).toBe(before);
  });
});

test('a deadline ends it, within a few playouts', () => {
  SOME.forEach((_, at) => {
    const question = { ...ask(at), budget: { playouts: 1e6, deadline: 400 } };
    const thinking = startThinking(CHAMPION, question);
    const now = tick();
    while (!stepThinking(thinking, { now, until: now() + 50 }));
    expect(now()).toBeLessThan(420);
    expect(thinking.phase).toBe('done');
  });
});

test('the random state moves on, is left alone where it came from, and matters', () => {
  const rng = Object.freeze([5, 6, 7, 8]);
  const question = { ...ask(0), rng };
  const answer = think({ level: 'regular' }, question);
  expect(answer.rng).not.toEqual(rng);
  const moves = new Set<string>();
  POSITIONS.forEach((state, at) => {
    for (let word = 1; word < 20; word++) {
      const { move } = think(
        { level: 'regular' },
        { ...ask(0), view: viewFor(state, state.turn), rng: seedRng('00000000000b0123', word) },
      );
      moves.add(`${at} ${JSON.stringify(move)}`);
    }
  });
  expect(moves.size).toBeGreaterThan(POSITIONS.length);
});

test('reasons: chances add up, points follow from places, beliefs from the cards there are', () => {
  SOME.forEach((_, at) => {
    const question = ask(at);
    const { reasons } = think(CHAMPION, question);
    if (reasons?.ground !== 'search') return;
    expect(reasons.candidates).toHaveLength(legalMovesIn(question.view).length);
    const policy = reasons.candidates.reduce((sum, { policy: part }) => sum + part, 0);
    expect(policy).toBeCloseTo(1, 9);
    for (const { places, points, error, playouts } of reasons.candidates) {
      expect(playouts).toBeGreaterThan(0);
      expect(places.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      const { tokens } = question.view.rules;
      const worth = places.reduce((sum, p, place) => sum + p * (tokens[place] as number), 0);
      expect(points).toBeCloseTo(worth, 9);
      expect(error).toBeGreaterThan(0);
    }
    for (const { seat, wrestlers } of reasons.beliefs) {
      const cards = wrestlers.reduce((sum, { expected }) => sum + expected, 0);
      expect(cards).toBeCloseTo(question.view.sizes[seat] as number, 6);
      for (const { atLeast } of wrestlers)
        expect([...atLeast].sort((a, b) => b - a)).toEqual([...atLeast]);
    }
  });
});

test('a rival has a style: each differs from no style somewhere, at club and as champion', () => {
  for (const rival of RIVALS) {
    const differs = POSITIONS.some((state) => {
      const question: BotQuestion = {
        view: viewFor(state, state.turn),
        budget: { playouts: 0 },
        rng: [1, 2, 3, 4],
      };
      const plain = think({ level: 'club' }, question).move;
      return think({ level: 'club', rival }, question).move !== plain;
    });
    expect([rival, differs]).toEqual([rival, true]);
  }
});

test('who looks ahead never gives up more than a twentieth of a point for style', () => {
  SOME.slice(0, 8).forEach((_, at) => {
    for (const rival of RIVALS) {
      const { reasons } = think({ level: 'expert', rival }, ask(at));
      if (reasons?.ground !== 'search') continue;
      const best = Math.max(...reasons.candidates.map(({ points }) => points));
      expect(best - (reasons.candidates[0]?.points ?? -9)).toBeLessThanOrEqual(0.05 + 1e-9);
    }
  });
});

test('asking out of turn is a programming error', () => {
  const { view } = ask(0);
  const other = { ...view, seat: (view.seat + 1) % view.players };
  expect(() => think(CHAMPION, { ...ask(0), view: other })).toThrow();
  expect(MINDS.champion.kind).toBe('search');
});
