/**
 * A wrestler's mask in the diagram, with the rim that says how it stands to the focused one, and the
 * badge that says the same without colour. Role-less: a target lies over it.
 */

import { memo } from 'react';

import { G, Path } from '@/components/ui/svg';
import { wrestlerAt } from '@/engine/view';
import { useTheme, type Theme } from '@/theme';

import { MaskShape, OutlineMaskShape } from '../art/mask-shape';
import { MASK_WIDTH, silhouette } from '../art/masks';
import { KEY_OUTLINE } from '../art/shapes';
import type { BadgeMark } from './badge';
import { badgePlace, BadgeShape } from './badge';
import type { NodeMotion } from './motion-plan';
import type { NodePlan } from './plan';
import { MASK_RATIO } from './plan';
import { inkThatFades } from './recolour';
import { bodyOf, type Stand } from './relations';
import type { Placement } from './stage-poses';
import { Carried, Dimmed, Faded } from './stage';
import { layersOf } from './timing';
import { useLayers } from './use-layers';

export interface Props {
  readonly node: NodePlan;
  readonly stand: Stand;
  readonly move: NodeMotion | undefined;
}

const SELECTED_GROWS = 0.14;

function rimOf(stand: Stand, theme: Theme): { color: string; width: number } {
  switch (stand) {
    case 'focus':
      return {
        color: theme.scheme === 'dark' ? theme.lamp : theme.key,
        width: 3.4 / (1 + SELECTED_GROWS),
      };
    case 'beaten':
      return { color: theme.weaker, width: 2.6 };
    case 'beats':
      return { color: theme.stronger, width: 2.6 };
    case 'unknown':
    case 'neutral':
      return { color: theme.maskRim, width: 1.6 };
  }
}

const centre = ({ x, y }: NodePlan, k: number): Placement => ({ x, y, k });

/** Whether it goes anywhere. */
export const travels = ({ from, to, ducks }: NodeMotion): boolean =>
  from.x !== to.x || from.y !== to.y || from.width !== to.width || ducks !== undefined;

/** Whether its mask does, or changes its size on the spot. */
const isCarried = (move: NodeMotion): boolean =>
  travels(move) || (move.stands.length > 1 && move.stands.some(({ look }) => look === 'focus'));

/** Nothing known looks like nothing asked. */
const rimKey = (stand: Stand): string => (stand === 'unknown' ? 'neutral' : stand);

export const NodeBody = memo(function NodeBody({ node, stand, move }: Props) {
  const theme = useTheme();
  const wrestler = wrestlerAt(node.wrestler);
  const { width } = node;
  const place = { wrestler, width, x: -width / 2, y: (-width * MASK_RATIO) / 2 };
  const bodies = move?.bodies ?? [{ look: bodyOf(node, stand), at: 0 }];
  const stands = move?.stands ?? [{ look: stand, at: 0 }];
  const rims = useLayers(stands, rimKey, move);
  rims.sort((a, b) => rimOf(a.look, theme).width - rimOf(b.look, theme).width);
  const inked = (
    <G>
      {rims.map(({ slot, look, nths }, height) => (
        <Faded key={slot} track={stands} nths={nths} stays={height === 0}>
          <Rim node={node} {...rimOf(look, theme)} />
        </Faded>
      ))}
      <MaskShape key="mask" {...place} />
    </G>
  );
  const outlined = <OutlineMaskShape {...place} line={theme.dim} fill={theme.bg1} />;
  const drawing = layersOf(bodies, (look) => look).map(({ key, look, nths }) => (
    <Faded key={key} track={bodies} nths={nths}>
      {look === 'ink' ? inked : outlined}
    </Faded>
  ));
  const at = centre(node, stand === 'focus' ? 1 + SELECTED_GROWS : 1);
  return (
    <Carried
      at={at}
      move={
        move !== undefined && isCarried(move)
          ? {
              from: centre(move.from, move.from.width / width),
              to: centre(move.to, 1),
              ducks: move.ducks,
              grows: { stands, by: SELECTED_GROWS },
            }
          : undefined
      }
    >
      {move?.dimmed === true && <Backing node={node} fill={theme.bg1} />}
      <Dimmed on={move?.dimmed === true}>{drawing}</Dimmed>
    </Carried>
  );
});

interface RimProps {
  readonly node: NodePlan;
  readonly color: string;
  readonly width: number;
}

/** A band of colour outside the key outline. */
function Rim({ node, color, width }: RimProps) {
  const unit = MASK_WIDTH / node.width;
  return (
    <Path
      d={silhouette(wrestlerAt(node.wrestler))}
      transform={toMask(node)}
      fill={color}
      stroke={color}
      strokeWidth={KEY_OUTLINE + 2 * width * unit}
      strokeLinejoin="round"
      {...inkThatFades}
    />
  );
}

/** What keeps ropes from shining through a mask that is set back. */
function Backing({ node, fill }: { readonly node: NodePlan; readonly fill: string }) {
  return (
    <Path
      d={silhouette(wrestlerAt(node.wrestler))}
      transform={toMask(node)}
      fill={fill}
      stroke={fill}
      strokeWidth={KEY_OUTLINE}
      strokeLinejoin="round"
    />
  );
}

const toMask = ({ width }: NodePlan): string =>
  `translate(${-width / 2} ${(-width * MASK_RATIO) / 2}) scale(${width / MASK_WIDTH})`;

const markOf = (stand: Stand): BadgeMark | undefined =>
  stand === 'neutral' || stand === 'focus' ? undefined : stand;

/** How it stands to the focused wrestler, by shape. */
export const NodeBadge = memo(function NodeBadge({ node, stand, move }: Props) {
  const stands = move?.stands ?? [{ look: stand, at: 0 }];
  const layers = useLayers(stands, String, move);
  return (
    <>
      {layers.map(({ slot, look, nths }) => {
        const mark = markOf(look);
        if (mark === undefined) return null;
        return (
          <Carried
            key={slot}
            at={badgePlace(node, mark)}
            move={
              move !== undefined && travels(move)
                ? {
                    from: badgePlace(move.from, mark),
                    to: badgePlace(move.to, mark),
                    ducks: move.ducks,
                  }
                : undefined
            }
          >
            <Faded track={stands} nths={nths}>
              <BadgeShape mark={mark} />
            </Faded>
          </Carried>
        );
      })}
    </>
  );
});
