/**
 * One try of the search: an arrangement drawn with its ropes and names, and judged by its curves, the
 * most likely trouble first. Ropes that hang or fall sideways give way to taut ones where they are in
 * the way of something.
 */

import { countOverlaps, layRopes, layTaut } from './clearance';
import { countDrawnCrossings } from './drawn-crossings';
import { TAKES, effortSpent, spend } from './effort';
import type { Levels } from './levels';
import { areBarsClear, placeNames } from './names';
import type { Named } from './names-beside';
import type { Places } from './places';
import { placeAll } from './places';
import type { NamePlace, RopePlan } from './plan';
import type { Sides } from './sides';
import type { Frame } from './sizes';
import { isFlat } from './sizes';
import type { Roped } from './strands';
import { keepRopes } from './strands';
import { isWeary } from './weariness';

export interface Ranked {
  readonly frame: Frame;
  /** The arrangement it was drawn from. */
  readonly sides: Sides;
  readonly places: Places;
  readonly ropes: readonly RopePlan[];
  readonly names: readonly (NamePlace | undefined)[];
  /** How much is in the way of something else. */
  readonly trouble: number;
  /** One whose name is in the way, if any is. */
  readonly sore: number;
  /** Whether its ropes are taut. */
  readonly taut: boolean;
}

/** What a search knows so far. */
export interface Pending {
  readonly found: Levels;
  /** The least trouble of all drawings. */
  least: number;
  /** The least of all tries, as far as it was looked for. */
  seen: number;
  /** Whether it would take a drawing that breaks a law, for want of a better one. */
  settles: boolean;
  /** How much longer it may take: a drawing takes so many of it, and so many a rope. */
  patience: number;
  /** How much effort a name is worth. */
  readonly worth: number;
  /** Whose name had no place. */
  sore: number;
  /** Whether a name had none because of masks and edges alone: other ropes would not help. */
  hopeless: boolean;
  /** The effort that the last try has taken: another may take it again. */
  drew: number;
}

const DRAWN = 3;
const DRAWN_ROPE = 1;

/** What is to be drawn. */
export interface Sketch {
  readonly frame: Frame;
  readonly sides: Sides;
  readonly fewestCrossings: number;
  /** In which manner ropes are laid: the usual one first and the taut one after it unless told. */
  readonly taut?: boolean;
}

/** A drawing with less trouble than the least so far, if this is one. */
export function draw(pending: Pending, sketch: Sketch): Ranked | undefined {
  const start = effortSpent();
  const drawn = drawBest(pending, sketch);
  pending.drew = effortSpent() - start;
  return drawn;
}

function drawBest(pending: Pending, sketch: Sketch): Ranked | undefined {
  const { found } = pending;
  const { frame, sides, fewestCrossings } = sketch;
  // A law that is broken is one trouble: with that much a drawing is of no use.
  const least = pending.least < 1 || pending.settles ? pending.least : 1;
  spend(TAKES.draw);
  pending.hopeless = false;
  const places = placeAll(found, sides, frame);
  let overlaps = countOverlaps(places.at, frame.maskWidth);
  if (frame.names === 'bar' && !areBarsClear({ frame, at: places.at })) overlaps++;
  if (overlaps >= least) return leave(pending, overlaps);
  const masks = { pending, fewestCrossings, frame, sides, places, overlaps };
  if (sketch.taut !== undefined) return drawWith(sketch.taut ? layTaut : layRopes, masks, least);
  const usual = drawWith(layRopes, masks, least);
  if (pending.hopeless && !pending.settles) return undefined;
  if (usual !== undefined && (usual.trouble === 0 || (usual.trouble < 1 && isWeary(pending))))
    return usual;
  // Bars hang in rows, and in high boxes so do the ropes: others would not clear them.
  if (pending.least < 1 && frame.names === 'bar' && !isFlat(frame.box)) return usual;
  return drawWith(layTaut, masks, usual?.trouble ?? least) ?? usual;
}

/** Masks that have their places, and no ropes yet. */
interface Masks {
  readonly pending: Pending;
  readonly fewestCrossings: number;
  readonly frame: Frame;
  readonly sides: Sides;
  readonly places: Places;
  readonly overlaps: number;
}

/** The drawing with ropes in a manner, if it is less trouble. */
function drawWith(lay: typeof layRopes, masks: Masks, least: number): Ranked | undefined {
  const { pending, fewestCrossings, frame, places, overlaps } = masks;
  const { found } = pending;
  pending.patience -= DRAWN + DRAWN_ROPE * found.edges.length;
  // How many hits there are tells whether the next size is worth a look.
  const most = pending.least - overlaps;
  const roped = lay({ found, places, width: frame.maskWidth, spare: most });
  let trouble = overlaps + roped.hits;
  if (trouble >= least) return leave(pending, trouble);
  const drawn = { pending, fewestCrossings, frame, at: places.at, roped };
  // What is told sooner comes first: bars have one place each, names beside masks have many, but
  // where nothing else is wrong any more it is a name that will be.
  const namesFirst = frame.names === 'bar' || pending.least < 1;
  if (!namesFirst) trouble += missCrossings(drawn);
  if (trouble >= least) return leave(pending, trouble);
  const named = nameAll(drawn, least - trouble);
  trouble += named.trouble;
  if (trouble >= least) return leave(pending, trouble);
  if (namesFirst) trouble += missCrossings(drawn);
  if (trouble >= least) return leave(pending, trouble);
  const ropes = keepRopes(roped);
  const { names, sore } = named;
  const taut = lay === layTaut;
  return { frame, sides: masks.sides, places, ropes, names, trouble, sore, taut };
}

/** A try is given up. */
function leave(pending: Pending, trouble: number): undefined {
  if (trouble < pending.seen) pending.seen = trouble;
  return undefined;
}

interface Drawn {
  readonly pending: Pending;
  readonly fewestCrossings: number;
  readonly frame: Frame;
  readonly at: Places['at'];
  readonly roped: Roped;
}

function nameAll({ pending, frame, at, roped }: Drawn, spare: number): Named {
  const { sore } = pending;
  const named = placeNames({ strands: roped, frame, at, spare, sore });
  pending.sore = named.sore;
  pending.hopeless = named.hopeless === true;
  return named;
}

/** By how many the drawn crossings differ from the fewest. */
function missCrossings({ fewestCrossings, frame, at, roped }: Drawn): number {
  spend(TAKES.crossings * roped.edges.length);
  const drawn = countDrawnCrossings({ strands: roped, at, width: frame.maskWidth });
  return Math.abs(drawn - fewestCrossings);
}
