/**
 * A wrestler's mask in the diagram, with the rim that says how it stands to the focused one, and the
 * badge that says the same without colour. Role-less: a target lies over it. Both are drawn around the
 * wrestler's place, which carries them.
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
import { isSamePlace, type Placement } from './stage-poses';
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

/** In the middle of the wrestler's place. */
const sized = (k: number): Placement => ({ x: 0, y: 0, k });

/** Whether its mask changes its size. */
const isResized = ({ from, to, stands }: NodeMotion): boolean =>
  from.width !== to.width || (stands.length > 1 && stands.some(({ look }) => look === 'focus'));

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
  return (
    <Carried
      at={sized(stand === 'focus' ? 1 + SELECTED_GROWS : 1)}
      move={
        move !== undefined && isResized(move)
          ? {
              from: sized(move.from.width / width),
              to: sized(1),
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

/** Seen from the wrestler's place. */
function shoulderOf(node: NodePlan, mark: BadgeMark): Placement {
  const { x, y, k } = badgePlace(node, mark);
  return { x: x - node.x, y: y - node.y, k };
}

/** How it stands to the focused wrestler, by shape. */
export const NodeBadge = memo(function NodeBadge({ node, stand, move }: Props) {
  const stands = move?.stands ?? [{ look: stand, at: 0 }];
  const layers = useLayers(stands, String, move);
  return (
    <>
      {layers.map(({ slot, look, nths }) => {
        const mark = markOf(look);
        if (mark === undefined) return null;
        const to = shoulderOf(node, mark);
        const from = move === undefined ? to : shoulderOf(move.from, mark);
        return (
          <Faded key={slot} track={stands} nths={nths}>
            <Carried at={to} move={isSamePlace(from, to) ? undefined : { from, to }}>
              <BadgeShape mark={mark} />
            </Carried>
          </Faded>
        );
      })}
    </>
  );
});
