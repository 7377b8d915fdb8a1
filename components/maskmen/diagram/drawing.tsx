/**
 * The diagram's picture in layers, back to front: shelf, ropes, preview, wrestlers. With a motion each
 * part follows the stage's clock; without one it is a still drawing.
 */

import { memo } from 'react';

import type { Wrestler } from '@/engine/view';
import { wrestlerIndex } from '@/engine/view';

import { PlateNames, Plates } from '../columns/plates';
import { Shelf } from './ground';
import type { DrawnPlan, MovingDiagram, Pair, Picture, Proved } from './motion-plan';
import { roomBeside } from './name-room';
import type { RopePlan } from './plan';
import { PreviewBadges, PreviewRopes } from './preview';
import { Ghost, Spark } from './proof';
import { ropeStand, standOf } from './relations';
import { Rope } from './rope';
import { scaleOf } from './ropes';
import { Shown } from './stage';
import { WrestlerNode } from './wrestler-node';

export interface TopPlay {
  readonly wrestler: Wrestler;
  readonly count: number;
}

export interface Props {
  readonly picture: Picture;
  readonly preview: Proved | undefined;
  readonly top: TopPlay | undefined;
  readonly motion: MovingDiagram | undefined;
  /** How much larger than on a tablet the shelf's titles are. */
  readonly grown: number;
}

export const Drawing = memo(function Drawing(props: Props) {
  const { picture, preview, top, motion, grown } = props;
  const { plan, order, focused } = picture;
  const scale = scaleOf(plan);
  // Always in the same order: even the focused one, a little larger, has room for itself, and what
  // changed its place among the elements would be drawn anew.
  const nodes = [...plan.nodes].sort((a, b) => a.wrestler - b.wrestler);
  const before = motion && {
    nameSize: motion.nameSizes[0],
    glideAt: motion.times.glide.at,
  };
  const topIndex = top && wrestlerIndex(top.wrestler);
  return (
    <>
      <Shelves picture={picture} motion={motion} grown={grown} />
      <OfPlates part={Plates} picture={picture} motion={motion} />
      {ropesOf(picture, motion).map((rope) => (
        <Rope
          key={`${rope.winner}${rope.loser}`}
          rope={rope}
          look={ropeStand(order, focused, rope)}
          scale={scale}
          move={motion?.ropes.find(isSame(rope))}
          tidy={motion?.times.tidy}
        />
      ))}
      {preview !== undefined && <PreviewRopes plan={plan} preview={preview} scale={scale} />}
      <OfPlates part={PlateNames} picture={picture} motion={motion} />
      {motion?.ghosts.map((ghost) => (
        <Ghost
          key={`${ghost.winner}${ghost.loser}`}
          ghost={ghost}
          out={motion.times.ghostsOut}
          scale={scale}
        />
      ))}
      {nodes.map((node) => {
        const isTop = topIndex === node.wrestler;
        return (
          <WrestlerNode
            key={node.wrestler}
            node={node}
            stand={standOf(order, focused, node.wrestler)}
            named={!isOnPlate(plan, node.wrestler)}
            nameSize={plan.nameSize}
            inRing={isTop ? top?.count : undefined}
            room={isTop ? roomBeside(plan, node) : 0}
            move={motion?.nodes.find(({ wrestler }) => wrestler === node.wrestler)}
            before={before}
          />
        );
      })}
      {preview !== undefined && <PreviewBadges plan={plan} preview={preview} />}
      {motion?.ropes.map(
        (rope) =>
          rope.fate === 'drawn' && (
            <Spark
              key={`${rope.winner}${rope.loser}`}
              rope={rope}
              times={motion.times}
              scale={scale}
            />
          ),
      )}
    </>
  );
});

const isSame = (a: Pair) => (b: Pair) => a.winner === b.winner && a.loser === b.loser;

/** The picture's ropes, and those that are on their way out. */
function ropesOf({ plan }: Picture, motion: MovingDiagram | undefined): readonly RopePlan[] {
  const going = motion?.ropes.filter((rope) => rope.fate === 'tidied') ?? [];
  const asPlans = going.map(({ winner, loser, from, kind }) => ({
    winner,
    loser,
    kind,
    curve: from,
  }));
  return [...asPlans, ...plan.ropes];
}

function Shelves({ picture, motion, grown }: Pick<Props, 'picture' | 'motion' | 'grown'>) {
  const now = picture.plan.shelf;
  const [old, next] = motion?.shelves ?? [now, now];
  if (motion === undefined || JSON.stringify(old) === JSON.stringify(next))
    return now === undefined ? null : <Shelf shelf={now} grown={grown} />;
  const { glide } = motion.times;
  return (
    <>
      {old !== undefined && (
        <Shown goes={{ at: glide.at, ms: glide.ms / 2 }}>
          <Shelf shelf={old} grown={grown} />
        </Shown>
      )}
      {next !== undefined && (
        <Shown comes={{ at: glide.at, ms: glide.ms / 2 }}>
          <Shelf shelf={next} grown={grown} />
        </Shown>
      )}
    </>
  );
}

/** A plate says the name of its wrestler itself. */
const isOnPlate = ({ plates = [] }: DrawnPlan, wrestler: number): boolean =>
  plates.some((plate) => plate.wrestler === wrestler);

interface BehindProps extends Pick<Props, 'picture' | 'motion'> {
  readonly part: typeof Plates;
}

/** A part of the columns' plates, the old ones giving way to the new while masks glide. */
function OfPlates({ part: Part, picture, motion }: BehindProps) {
  const drawn = ({ plan, order, focused }: Picture) =>
    plan.plates !== undefined && <Part plates={plan.plates} order={order} focused={focused} />;
  if (motion === undefined || motion.before.plan === picture.plan) return drawn(picture);
  const { glide } = motion.times;
  return (
    <>
      <Shown goes={{ at: glide.at, ms: glide.ms / 2 }}>{drawn(motion.before)}</Shown>
      <Shown comes={{ at: glide.at, ms: glide.ms / 2 }}>{drawn(picture)}</Shown>
    </>
  );
}
