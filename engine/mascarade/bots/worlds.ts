/**
 * Imagined worlds: ways the cards may lie that fit the view, each with what every seat would think in
 * it, and weighted by how well it explains what the others announced, claimed and let pass.
 */

import type { Rng } from '@/engine/core/rng';
import type { Tracker } from '../beliefs';
import { openTracker, trackLine } from '../beliefs';
import { drawIndex, drawWorld } from '../determinize';
import type { SeatView } from '../seat-view';
import { NOBODY } from '../table';
import type { Insight } from './insight';
import { KINDS, blankInsight, exchangePair, mixPair, showAll, showOwner } from './insight';
import { kindOf } from './policy';
import type { Style } from './styles';
import { USUAL, noteLine, openStyles, stylesOf } from './styles';

export interface Imagined {
  readonly cards: readonly number[];
  readonly insight: Insight;
  readonly weight: number;
}

export interface Worlds {
  readonly view: SeatView;
  tracker: Tracker;
  /** How many lines of the log the tracker has read. */
  read: number;
  readonly rng: Rng;
  /** How each seat plays, as far as it is read. */
  readonly styles: readonly Style[];
  readonly wanted: number;
  readonly reads: boolean;
  readonly drawn: Imagined[];
  /** The worlds in the order in which playouts use them, drawn by weight. */
  readonly order: number[];
}

export interface WorldPlan {
  readonly worlds: number;
  /** The most ways that are kept in mind. */
  readonly ways: number;
  /** Whether others' doings are read: how they play, and what they give away. */
  readonly reads: boolean;
}

/** Begins: reads off the log how everybody plays; what fits it is worked out piece by piece. */
export function openWorlds(view: SeatView, plan: WorldPlan, rng: Rng): Worlds {
  const tracker = openTracker(view.table, plan.ways);
  const styles = plan.reads ? readStyles(view) : view.coins.map(() => USUAL);
  const { worlds: wanted, reads } = plan;
  return { view, tracker, read: 0, rng, styles, wanted, reads, drawn: [], order: [] };
}

/** How many lines of a log are read in one piece. */
const LINES = 4;

/** Reads on, or imagines one world more; whether there are enough. */
export function growWorlds(worlds: Worlds): boolean {
  const { drawn, wanted, order, rng } = worlds;
  if (!readOn(worlds)) return false;
  if (drawn.length < wanted) drawn.push(imagine(worlds));
  if (drawn.length < wanted) return false;
  const weights = drawn.map(({ weight }) => weight);
  while (order.length < 4 * wanted) order.push(drawIndex(weights, rng));
  return true;
}

/** Reads a few lines more of the log; whether all are read. */
function readOn(worlds: Worlds): boolean {
  const { view, tracker } = worlds;
  for (let line = 0; line < LINES && worlds.read < view.log.length; line++)
    trackLine(tracker, view.log[worlds.read++] as SeatView['log'][number], view.seat);
  if (tracker.ways.length === 0) {
    if (tracker.exact) throw new Error('a view that contradicts itself');
    // So many were dropped that none is left: once more, with more kept in mind.
    worlds.tracker = openTracker(view.table, tracker.most * 4);
    worlds.read = 0;
  }
  return worlds.read === view.log.length;
}

/** What everybody thinks, read along a log; each line is first shown to a listener. */
function readAlong(
  view: SeatView,
  insight: Insight,
  hear: (line: SeatView['log'][number]) => void,
): void {
  for (const line of view.log) {
    hear(line);
    switch (line.kind) {
      case 'shown':
      case 'revealed':
        showAll(insight, line.place, kindOf(line.card));
        break;
      case 'exchanged':
        exchangePair(insight, view.table, line.a, line.b);
        break;
      default:
    }
  }
}

function readStyles(view: SeatView): Style[] {
  const insight = blankInsight(view.table);
  const reader = openStyles(view.table.players);
  readAlong(view, insight, (line) => {
    noteLine(reader, view, line, insight);
    if (line.kind === 'returned')
      mixPair(insight, view.table, { seat: NOBODY, a: line.a, b: line.b, switched: false });
  });
  return stylesOf(reader);
}

/** One world, with what everybody would think in it. */
function imagine(worlds: Worlds): Imagined {
  const { view, tracker, rng, styles, reads } = worlds;
  const { table, seat: self } = view;
  const { deal, answers, cards: now } = drawWorld(view, tracker, rng);
  const cards = [...deal];
  const insight = blankInsight(table);
  const sees = (seat: number, place: number): void =>
    showOwner(insight, table, { seat, place, character: kindOf(cards[place] as number) });
  if (table.rules.dealt === 'own')
    for (let place = 0; place < table.middle; place++) sees(table.owners[place] as number, place);
  let weight = 1;
  let answer = 0;
  let mine = false;
  let announced = NOBODY;
  const exchange = (a: number, b: number): void => {
    const card = cards[a] as number;
    cards[a] = cards[b] as number;
    cards[b] = card;
  };
  readAlong(view, insight, (line) => {
    switch (line.kind) {
      case 'announced':
        announced = line.character;
        if (reads && line.seat !== self) {
          const has = insight.own[line.place * KINDS + announced] as number;
          const { bluff } = styles[line.seat] as Style;
          const lies = 0.55 * bluff + 0.02;
          weight *= (1 - lies) * has + lies / table.inPlay.length;
        }
        break;
      case 'passed':
      case 'claimed':
      case 'challenged':
        if (reads && line.seat !== self) weight *= explains(worlds, insight, line, announced);
        break;
      case 'looked':
        sees(line.seat, line.place);
        break;
      case 'spied':
        sees(line.seat, line.a);
        sees(line.seat, line.b);
        break;
      case 'switched':
        mine = true;
        break;
      case 'kept':
        mine = false;
        break;
      case 'exchanged':
        exchange(line.a, line.b);
        break;
      case 'returned': {
        const switched = line.seat === self ? mine : answers[answer++] === true;
        if (switched) exchange(line.a, line.b);
        mixPair(insight, table, { seat: line.seat, a: line.a, b: line.b, switched });
        break;
      }
      default:
    }
    if (weight < 1e-100) weight *= 1e50;
  });
  return { cards: now, insight, weight };
}

/** How well a world explains what somebody answered: who surely has the character says so. */
function explains(
  { view, styles }: Worlds,
  { own }: Insight,
  line: { readonly kind: string; readonly seat: number },
  announced: number,
): number {
  const { each } = view.table;
  let has = 0;
  for (let at = 0; at < each; at++)
    has = Math.max(has, own[(line.seat * each + at) * KINDS + announced] as number);
  const wild = 0.03 + 0.1 * (styles[line.seat] as Style).doubt;
  const answers = Math.min(0.9, wild + (has > 0.3 ? 0.85 * has : 0.2 * has));
  return line.kind === 'passed' ? 1 - answers : answers;
}
