/**
 * A wrestler in the diagram: mask, name and badge, which are carried as one. Nothing of another
 * wrestler lies between them, for no two have a spot in common.
 */

import { memo } from 'react';

import type { NodeMotion } from './motion-plan';
import { NodeBadge, NodeBody } from './node';
import { NodeName, type Props as NameProps } from './node-name';
import type { NodePlan } from './plan';
import { Carried } from './stage';
import type { Placement } from './stage-poses';

export interface Props extends NameProps {
  /** Whether its name is drawn here. */
  readonly named: boolean;
}

const placeOf = ({ x, y }: NodePlan): Placement => ({ x, y, k: 1 });

/** Whether it goes anywhere. */
const travels = ({ from, to, ducks }: NodeMotion): boolean =>
  from.x !== to.x || from.y !== to.y || ducks !== undefined;

export const WrestlerNode = memo(function WrestlerNode({ named, ...props }: Props) {
  const { node, stand, move } = props;
  return (
    <Carried
      at={placeOf(node)}
      move={
        move !== undefined && travels(move)
          ? { from: placeOf(move.from), to: placeOf(move.to), ducks: move.ducks }
          : undefined
      }
    >
      <NodeBody node={node} stand={stand} move={move} />
      {named && <NodeName {...props} />}
      <NodeBadge node={node} stand={stand} move={move} />
    </Carried>
  );
});
