/**
 * The strength diagram: strongest on top, a rope from each winner to whom it defeated. Focusing a
 * wrestler colours what it beats, what beats it and what nobody knows; a chosen play shows, dashed,
 * the rope it would prove and what would follow. The drawing is one picture; a target for finger,
 * key and screen reader lies over each mask.
 */

import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Svg } from '@/components/ui/svg';
import { useSteady } from '@/components/ui/use-steady';
import { useSteadyCallback } from '@/components/ui/use-steady-callback';
import type { Defeat, Order, Wrestler } from '@/engine/view';
import { wrestlerIndex, WRESTLERS } from '@/engine/view';
import { useT } from '@/i18n';
import { useNodeScale } from '@/theme';

import { targetIn } from '../columns/lay-columns';
import { Drawing, type TopPlay } from './drawing';
import { Axis } from './ground';
import { layStrength, type StrengthShape } from './lay-strength';
import type { DrawnPlan, Picture, Proved } from './motion-plan';
import { longestName } from './name-length';
import { NodeTarget } from './node-target';
import type { DiagramBox, NodePlan } from './plan';
import { PreviewMarch } from './preview';
import { shelfWords } from './shelf';
import { Shown, StageProvider } from './stage';
import { usePrepared } from './use-prepared';
import { useScene, type Moment } from './use-scene';

export interface Props {
  /** A diagram of ropes, or columns of plates as in the printed game. */
  readonly shape: StrengthShape;
  readonly order: Order;
  /** The season's proved defeats, in their order: the drawing is folded over them. */
  readonly defeats: readonly Defeat[];
  /** Wrestlers played this season, as bits. */
  readonly played: number;
  readonly width: number;
  readonly height: number;
  readonly largestMask: number;
  readonly focus: Wrestler | undefined;
  readonly onFocus: (wrestler: Wrestler) => void;
  /** The wrestler last tapped, here or elsewhere: its focus spreads outward from its mask. */
  readonly tapped?: Wrestler | undefined;
  /** What a chosen play would prove, and what would follow. */
  readonly preview: Proved | undefined;
  readonly top: TopPlay | undefined;
  readonly moment: Moment;
  /** Whether what follows from the defeats is told; otherwise the defeats alone are. */
  readonly worksOut?: boolean;
}

export const StrengthDiagram = memo(function StrengthDiagram(props: Props) {
  const { shape, width, height, largestMask } = props;
  const t = useT();
  const onFocus = useSteadyCallback(props.onFocus);
  const nameLength = useMemo(
    () => longestName(WRESTLERS.map((wrestler) => t(`wrestlers.${wrestler}`))),
    [t],
  );
  // Masks larger than a tablet's have names to match.
  const grown = Math.max(1, largestMask / TABLET_MASK);
  const nameScale = useNodeScale() * grown;
  const wordsGrown = shelfWords(largestMask);
  const box = useMemo(
    () => ({ width, height, largestMask, nameLength, nameScale }),
    [width, height, largestMask, nameLength, nameScale],
  );
  const { story, focus, preview, top, moment, tapped } = usePrepared(useTold(props, box));
  const { order, defeats } = story;
  const told = useMemo(
    () => ({ order, proved: props.worksOut === false ? defeats : undefined }),
    [order, defeats, props.worksOut],
  );
  const focused = focus && wrestlerIndex(focus);
  const plan = useMemo(() => layStrength(shape, story), [shape, story]);
  const targets = useMemo(() => inReadingOrder(plan.nodes), [plan]);
  const picture = useMemo<Picture>(() => ({ plan, order, focused }), [plan, order, focused]);
  const frame = `${shape} ${width}×${height}×${largestMask} ${nameLength} ${nameScale}`;
  const { scene, clock, base, finish } = useScene({
    picture,
    frame,
    moment,
    tapped: tapped && wrestlerIndex(tapped),
  });
  const { motion } = scene;
  const stage = useMemo(
    () =>
      motion === undefined
        ? undefined
        : { clock, base, times: { ...STILL, ...motion.times }, factor: scene.factor },
    [motion, clock, base, scene.factor],
  );
  const moves = motion?.kind === 'moves' ? motion : undefined;
  const gliding = moves !== undefined && moves.times.glide.at < moves.times.end;
  const shown = gliding ? undefined : preview;
  const drawing = (
    <Drawing picture={picture} preview={shown} top={top} motion={moves} grown={wordsGrown} />
  );
  return (
    <View
      style={{ width, height }}
      role="group"
      aria-label={t('table.diagram.name')}
      // A touch finishes what is running, and is then what it would have been.
      onStartShouldSetResponderCapture={() => {
        if (motion !== undefined) finish();
        return false;
      }}
    >
      <Svg
        width={width}
        height={height}
        style={StyleSheet.absoluteFill}
        // The targets over it are touched: a pointer need not be looked for among ropes and masks.
        pointerEvents="none"
        aria-hidden
      >
        <Axis height={height} grown={wordsGrown} />
        <StageProvider value={stage}>
          {motion?.kind === 'cross-fade' ? (
            <>
              <Shown goes={{ at: 0, ms: motion.times.fade }}>
                <Drawing
                  picture={motion.before}
                  preview={undefined}
                  top={top}
                  motion={undefined}
                  grown={wordsGrown}
                />
              </Shown>
              <Shown comes={{ at: 0, ms: motion.times.fade }}>{drawing}</Shown>
            </>
          ) : (
            drawing
          )}
        </StageProvider>
      </Svg>
      {shown !== undefined && <PreviewMarch plan={plan} preview={shown} />}
      {targets.map((node) => (
        <NodeTarget
          key={node.wrestler}
          wrestler={node.wrestler}
          x={node.x}
          y={node.y}
          size={Math.max(targetIn({ width }), node.width)}
          told={told}
          selected={node.wrestler === focused}
          onPress={onFocus}
        />
      ))}
    </View>
  );
});

/** What the drawing tells, all of it together: one part is never drawn ahead of another. */
function useTold(props: Props, box: DiagramBox) {
  const { shape, played, focus, tapped, preview, top, moment } = props;
  const { order, defeats } = useSteady<Story>(props, storyKey);
  const story = useMemo(() => ({ order, defeats, played, box }), [order, defeats, played, box]);
  return useMemo(
    () => ({
      shape,
      story,
      beat: moment.beat,
      proved: moment.proved,
      preview,
      focus,
      tapped,
      top,
      moment,
    }),
    [shape, story, moment, preview, focus, tapped, top],
  );
}

/** Keyboards and screen readers go from the strongest down and along each row, as eyes do. */
function inReadingOrder(nodes: DrawnPlan['nodes']): DrawnPlan['nodes'] {
  const rows: NodePlan[][] = [];
  for (const node of [...nodes].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    if (row?.[0] !== undefined && node.y - row[0].y < SAME_ROW * Math.max(LEAST_TARGET, node.width))
      row.push(node);
    else rows.push([node]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.x - b.x));
}

/** How much lower, as a share of a target, still stands in the same row. */
const SAME_ROW = 0.4;
const LEAST_TARGET = 48;
const TABLET_MASK = 86;

type Story = Pick<Props, 'order' | 'defeats'>;

const storyKey = ({ order, defeats }: Story): string =>
  `${order.stronger.join()} ${defeats.join()}`;

const NEVER = { at: Number.MAX_SAFE_INTEGER, ms: 1 };
/** The times of a stage on which only a fade is played. */
const STILL = {
  start: 0,
  draw: NEVER,
  tremble: NEVER,
  glide: NEVER,
  tidy: NEVER,
  ghostsOut: NEVER,
};
