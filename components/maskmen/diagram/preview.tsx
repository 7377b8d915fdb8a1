/**
 * What a chosen play would do, before it is made: the rope it would prove marches, dashed, in the
 * lamp's light; what would follow is dotted, with a faint badge at each it would then beat.
 */

import { G, Path } from '@/components/ui/svg';
import { motion, useTheme, type Theme } from '@/theme';

import { badgePlace, BadgeShape } from './badge';
import { ghostIn, looseIn } from './laid-loose';
import { clearStretch } from './clear-stretch';
import { MarchingPath, MarchOver } from './marching-path';
import type { DrawnPlan, Pair, Proved } from './motion-plan';
import type { NodePlan } from './plan';
import { GHOST_DOTS } from './proof';
import { ropePath, scaleOf } from './ropes';
import { still } from './stage-poses';

export interface Props {
  readonly plan: DrawnPlan;
  readonly preview: Proved;
  readonly scale: number;
}

const DASH = '7 6';
const FAINT = 0.85;

const nodeOf = (plan: DrawnPlan, wrestler: number): NodePlan | undefined =>
  plan.nodes.find((node) => node.wrestler === wrestler);

const standIn = (plan: DrawnPlan, { winner, loser }: Pair): boolean =>
  nodeOf(plan, winner) !== undefined && nodeOf(plan, loser) !== undefined;

/** Under the masks. */
export function PreviewRopes({ plan, preview, scale }: Props) {
  const theme = useTheme();
  if (!standIn(plan, preview)) return null;
  const d = ropePath(looseIn(plan, preview));
  return (
    <G>
      {preview.implied.map((pair) => (
        <FollowingRope key={`${pair.winner}${pair.loser}`} plan={plan} pair={pair} scale={scale} />
      ))}
      <Path
        d={d}
        fill="none"
        stroke={theme.bg1}
        strokeWidth={4 * scale + 7}
        strokeLinecap="round"
      />
      <Path
        d={d}
        fill="none"
        stroke={theme.key}
        strokeWidth={4 * scale + EDGE}
        strokeLinecap="round"
      />
      <MarchingPath d={d} {...marchOf(theme, scale)} />
    </G>
  );
}

const EDGE = 3;

const marchOf = (theme: Theme, scale: number) => ({
  ink: theme.lamp,
  width: 4 * scale,
  dashes: DASH,
  way: motion.select.march,
  time: motion.select.marchTime,
});

/** Over the drawing, where what marches needs one of its own. */
export function PreviewMarch({ plan, preview }: Omit<Props, 'scale'>) {
  const theme = useTheme();
  if (!standIn(plan, preview)) return null;
  return (
    <MarchOver
      // Another rope's dashes stand at first, too.
      key={`${preview.winner}${preview.loser}`}
      curve={() => clearStretch(looseIn(plan, preview), plan)}
      ground={theme.key}
      edge={EDGE}
      {...marchOf(theme, scaleOf(plan))}
    />
  );
}

interface FollowingProps {
  readonly plan: DrawnPlan;
  readonly pair: Pair;
  readonly scale: number;
}

function FollowingRope({ plan, pair, scale }: FollowingProps) {
  const theme = useTheme();
  if (!standIn(plan, pair)) return null;
  return (
    <Path
      d={ropePath(ghostIn(plan, pair))}
      fill="none"
      stroke={theme.weaker}
      strokeWidth={2 * scale}
      strokeDasharray={GHOST_DOTS}
      opacity={FAINT}
    />
  );
}

/** Over the masks: whom the chosen wrestler would then beat. */
export function PreviewBadges({ plan, preview }: Omit<Props, 'scale'>) {
  const losers = [preview, ...preview.implied]
    .filter(({ winner }) => winner === preview.winner)
    .flatMap(({ loser }) => nodeOf(plan, loser) ?? []);
  return (
    <>
      {losers.map((node) => (
        <G
          key={node.wrestler}
          fillOpacity={FAINT}
          strokeOpacity={FAINT}
          transform={still(badgePlace(node, 'would'))}
        >
          <BadgeShape mark="would" />
        </G>
      ))}
    </>
  );
}
