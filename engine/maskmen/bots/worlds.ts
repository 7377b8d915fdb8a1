/**
 * Worlds: deals that agree with what a seat sees. Without inference each is drawn evenly. With it
 * they come from a Metropolis chain: swap two unseen cards between two holders (the left-out pile is
 * one) and keep the swap by how much better or worse it explains what those players did.
 */

import { stepFast } from '@/engine/core/rng';
import type { Cards } from '../cards';
import { countOf } from '../cards';
import type { SeatView } from '../view';
import { unseenCards } from '../view';
import { pastDecisions, shedBySeat } from './history';
import type { PastDecision } from './history';
import type { Reading } from './reading';
import { addDecision, likelihoodOf, makeReading, wayOf } from './reading';
import type { Ways } from './ways';

/** How many worlds, how they are weighted, and how much the chain moves. */
export interface WorldPlan {
  readonly worlds: number;
  readonly inference: 'none' | 'ways';
  /** Swaps tried before the first world, and between two worlds. */
  readonly burnIn: number;
  readonly between: number;
}

export interface Worlds {
  readonly players: number;
  readonly plan: WorldPlan;
  /** `players` hands a world, one world after the other; the seat's own hand is in each. */
  readonly hands: Cards[];
  /** By world and seat as well: the way of playing found for it. */
  readonly ways: number[];
  made: number;
  /** Unseen cards as wrestlers, and who holds each in the present state of the chain. */
  readonly cards: number[];
  readonly holders: number[];
  /** Cards in others' hands, and where each holder's cards begin; those left out come last. */
  readonly inHands: number;
  readonly starts: number[];
  /** The hands of the chain by holder: others' cards in hand, and last the left-out pile. */
  readonly held: Cards[];
  readonly shed: readonly Cards[];
  readonly likelihoods: number[];
  readonly readings: readonly Reading[];
  readonly waiting: PastDecision[];
  readonly seat: number;
  readonly hand: Cards;
  /** Swaps still to be tried before the next world is taken down. */
  swaps: number;
  random: number;
}

/** A chain at its beginning: an even deal. */
export function openWorlds(
  view: SeatView,
  plan: WorldPlan,
  from: { readonly ways: Ways; readonly random: number },
): Worlds {
  const { players, seat, hand } = view;
  const cards: number[] = [];
  const unseen = unseenCards(view);
  for (let w = 0; w < 6; w++) for (let copy = countOf(unseen, w); copy > 0; copy--) cards.push(w);
  const holders: number[] = [];
  const starts: number[] = [];
  for (let other = 0; other < players; other++) {
    starts.push(holders.length);
    for (let n = other === seat ? 0 : (view.sizes[other] as number); n > 0; n--)
      holders.push(other);
  }
  const inHands = holders.length;
  starts.push(inHands, cards.length);
  while (holders.length < cards.length) holders.push(players);
  const reads = plan.inference === 'ways';
  const worlds: Worlds = {
    players,
    plan,
    hands: [],
    ways: [],
    made: 0,
    cards,
    holders,
    inHands,
    starts,
    held: new Array<Cards>(players + 1).fill(0),
    shed: [...shedBySeat(view), 0],
    likelihoods: new Array<number>(players + 1).fill(1),
    readings: Array.from({ length: players + 1 }, () => makeReading(reads ? from.ways : [])),
    waiting: reads
      ? pastDecisions(view)
          .filter((past) => past.seat !== seat)
          .reverse()
      : [],
    seat,
    hand,
    swaps: plan.burnIn,
    random: from.random | 0 || 1,
  };
  shuffle(worlds);
  return worlds;
}

/** An even deal of the unseen cards. */
function shuffle(worlds: Worlds): void {
  const { cards, holders, held } = worlds;
  let { random } = worlds;
  for (let holder = 0; holder < held.length; holder++) held[holder] = 0;
  for (let at = cards.length - 1; at >= 0; at--) {
    random ^= random << 13;
    random ^= random >>> 17;
    random ^= random << 5;
    const from = ((random >>> 16) * (at + 1)) >>> 16;
    const wrestler = cards[from] as number;
    cards[from] = cards[at] as number;
    cards[at] = wrestler;
    const holder = holders[at] as number;
    held[holder] = (held[holder] as number) + (1 << (4 * wrestler));
  }
  worlds.random = random;
}

const dealtTo = (worlds: Worlds, holder: number): Cards =>
  (worlds.held[holder] as number) + (worlds.shed[holder] as number);

/** A small piece of work: a decision prepared, some swaps, or a world. Whether all worlds are made. */
export function growWorlds(worlds: Worlds): boolean {
  if (worlds.made >= worlds.plan.worlds) return true;
  const past = worlds.waiting.pop();
  if (past !== undefined) {
    addDecision(worlds.readings[past.seat] as Reading, past);
    if (worlds.waiting.length === 0)
      for (let seat = 0; seat < worlds.players; seat++)
        worlds.likelihoods[seat] = likelihoodOf(
          worlds.readings[seat] as Reading,
          dealtTo(worlds, seat),
        );
    return false;
  }
  if (worlds.plan.inference === 'none') {
    shuffle(worlds);
    takeDown(worlds);
  } else if (worlds.swaps > 0) {
    swapSome(worlds, Math.min(16, worlds.swaps));
  } else {
    takeDown(worlds);
    worlds.swaps = worlds.plan.between;
  }
  return worlds.made >= worlds.plan.worlds;
}

function takeDown(worlds: Worlds): void {
  const { players, hands, ways, held, seat, hand, readings, plan } = worlds;
  const at = worlds.made++ * players;
  for (let other = 0; other < players; other++) {
    hands[at + other] = other === seat ? hand : (held[other] as number);
    ways[at + other] = 0;
    if (plan.inference === 'none' || other === seat) continue;
    worlds.random = stepFast(worlds.random);
    const chance = (worlds.random >>> 0) * 2.3283064365386963e-10;
    ways[at + other] = wayOf(readings[other] as Reading, dealtTo(worlds, other), chance);
  }
}

/** Tries so many swaps of two unseen cards. */
function swapSome(worlds: Worlds, tries: number): void {
  const { cards, holders, held, shed, likelihoods, readings, inHands, starts } = worlds;
  const unseen = cards.length;
  let { random } = worlds;
  for (let n = 0; n < tries; n++) {
    random ^= random << 13;
    random ^= random >>> 17;
    random ^= random << 5;
    // A card in somebody's hand, and one that somebody else holds or nobody.
    const i = ((random >>> 16) * inHands) >>> 16;
    const a = holders[i] as number;
    const start = starts[a] as number;
    const size = (starts[a + 1] as number) - start;
    if (size === unseen) break;
    let j = ((random & 65535) * (unseen - size)) >>> 16;
    if (j >= start) j += size;
    const b = holders[j] as number;
    const ofA = cards[i] as number;
    const ofB = cards[j] as number;
    if (ofA === ofB) continue;
    const change = (1 << (4 * ofB)) - (1 << (4 * ofA));
    const handA = (held[a] as number) + change;
    const handB = (held[b] as number) - change;
    const likelyA = likelihoodOf(readings[a] as Reading, handA + (shed[a] as number));
    const likelyB = likelihoodOf(readings[b] as Reading, handB + (shed[b] as number));
    const before = (likelihoods[a] as number) * (likelihoods[b] as number);
    random ^= random << 13;
    random ^= random >>> 17;
    random ^= random << 5;
    if ((random >>> 0) * 2.3283064365386963e-10 * before >= likelyA * likelyB) continue;
    cards[i] = ofB;
    cards[j] = ofA;
    held[a] = handA;
    held[b] = handB;
    likelihoods[a] = likelyA;
    likelihoods[b] = likelyB;
  }
  worlds.swaps -= tries;
  worlds.random = random;
}
