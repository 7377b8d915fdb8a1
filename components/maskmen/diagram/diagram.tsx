/**
 * The strength diagram: strongest on top, a rope from each winner to whom it defeated. Focusing a
 * wrestler colours what it beats, what beats it and what nobody knows; a chosen play shows, dashed,
 * the rope it would prove. The drawing is one picture; a target for finger, key and screen reader
 * lies over each mask.
 */

import { memo, useMemo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import Svg, { G, Line, Path, Rect, Text as SvgText } from 'react-native-svg';

import { FocusRing, useFocusRing } from '@/components/ui/focus-ring';
import { pressedState } from '@/components/ui/pressed-state';
import type { Defeat, Order, Wrestler } from '@/engine/view';
import { wrestlerAt, wrestlerIndex } from '@/engine/view';
import { useT } from '@/i18n';
import { useTheme } from '@/theme';

import { layDiagram } from './diagram-layout';
import { DiagramNode } from './node';
import type { DiagramPlan, NodePlan, ShelfPlan } from './plan';
import { ropeStand, standOf } from './relations';
import { Rope } from './rope';
import { layRope } from './ropes';
import { useSentences } from './use-sentences';

export interface Props {
  readonly order: Order;
  /** Wrestlers played this season, as bits. */
  readonly played: number;
  readonly width: number;
  readonly height: number;
  readonly largestMask: number;
  readonly focus: Wrestler | undefined;
  readonly onFocus: (wrestler: Wrestler) => void;
  /** The relation a chosen play would prove. */
  readonly preview: Defeat | undefined;
  readonly top: { readonly wrestler: Wrestler; readonly count: number } | undefined;
}

export const StrengthDiagram = memo(function StrengthDiagram(props: Props) {
  const { order, played, width, height, largestMask, focus, preview, top } = props;
  const t = useT();
  const sentence = useSentences(order);
  const plan = useMemo(
    () => layDiagram({ order, played, box: { width, height, largestMask } }),
    [order, played, width, height, largestMask],
  );
  const focused = focus === undefined ? undefined : wrestlerIndex(focus);
  const ropeScale = Math.min(1.6, Math.sqrt(Math.max(1, plan.maskWidth / 46)));
  const nodes = [...plan.nodes].sort(
    (a, b) => Number(a.wrestler === focused) - Number(b.wrestler === focused),
  );
  return (
    <View style={{ width, height }} role="group" aria-label={t('table.diagram.name')}>
      <Svg width={width} height={height} style={StyleSheet.absoluteFill} aria-hidden>
        <Axis height={height} />
        {plan.shelf !== undefined && <Shelf shelf={plan.shelf} />}
        {plan.ropes.map((rope) => (
          <Rope
            key={`${rope.winner}${rope.loser}`}
            rope={rope}
            stand={ropeStand(order, focused, rope)}
            scale={ropeScale}
          />
        ))}
        {preview !== undefined && <PreviewRope plan={plan} defeat={preview} scale={ropeScale} />}
        {nodes.map((node) => (
          <DiagramNode
            key={node.wrestler}
            node={node}
            stand={standOf(order, focused, node.wrestler)}
            nameSize={plan.nameSize}
            inRing={top?.wrestler === wrestlerAt(node.wrestler) ? top.count : undefined}
          />
        ))}
      </Svg>
      {plan.nodes.map((node) => (
        <NodeTarget
          key={node.wrestler}
          node={node}
          label={sentence(wrestlerAt(node.wrestler))}
          selected={node.wrestler === focused}
          onPress={() => props.onFocus(wrestlerAt(node.wrestler))}
        />
      ))}
    </View>
  );
});

interface PreviewProps {
  readonly plan: DiagramPlan;
  readonly defeat: Defeat;
  readonly scale: number;
}

function PreviewRope({ plan, defeat, scale }: PreviewProps) {
  const [winner, loser] = defeat.map(wrestlerIndex) as [number, number];
  const from = plan.nodes.find((node) => node.wrestler === winner);
  const to = plan.nodes.find((node) => node.wrestler === loser);
  if (from === undefined || to === undefined) return null;
  const rope = layRope({ winner, loser, from, to }, plan.maskWidth);
  return <Rope rope={rope} stand={{ stand: 'neutral', near: false }} scale={scale} preview />;
}

function Axis({ height }: { readonly height: number }) {
  const t = useT();
  const theme = useTheme();
  const label = t('table.diagram.stronger').toUpperCase();
  const half = label.length * 4.4;
  const [top, bottom, middle] = [12, height - 8, height / 2];
  return (
    <G>
      <Line
        x1={10}
        y1={bottom}
        x2={10}
        y2={top + 2}
        stroke={theme.line}
        strokeWidth={2}
        strokeLinecap="round"
      />
      <Path
        d={`M5 ${top + 7}L10 ${top}L15 ${top + 7}`}
        fill="none"
        stroke={theme.faint}
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {height > 2 * half + 40 && (
        <G transform={`translate(10 ${middle}) rotate(-90)`}>
          <Rect x={-half} y={-8} width={2 * half} height={16} fill={theme.ground} />
          <SvgText
            y={4.5}
            fontFamily="SofiaSansExtraCondensed_700Bold"
            fontSize={12.5}
            letterSpacing={1.8}
            textAnchor="middle"
            fill={theme.faint}
          >
            {label}
          </SvgText>
        </G>
      )}
    </G>
  );
}

function Shelf({ shelf }: { readonly shelf: ShelfPlan }) {
  const t = useT();
  const theme = useTheme();
  const { x, y, width, height, parts, divideY } = shelf;
  return (
    <G>
      <Rect
        x={x + 1}
        y={y}
        width={width - 2}
        height={height}
        rx={14}
        fill={theme.bg0}
        fillOpacity={0.35}
        stroke={theme.line}
        strokeWidth={1.6}
        strokeDasharray="5 5"
      />
      {divideY !== undefined && (
        <Line
          x1={x + 12}
          x2={x + width - 12}
          y1={divideY}
          y2={divideY}
          stroke={theme.line}
          strokeWidth={1.4}
          strokeDasharray="3 4"
        />
      )}
      {parts.map(({ title, titleY }) => (
        <SvgText
          key={title}
          x={x + width / 2}
          y={titleY}
          fontFamily="SofiaSansExtraCondensed_700Bold"
          fontSize={12.5}
          letterSpacing={0.8}
          textAnchor="middle"
          fill={theme.dim}
        >
          {t(`table.diagram.${title}`).toUpperCase()}
        </SvgText>
      ))}
    </G>
  );
}

interface TargetProps {
  readonly node: NodePlan;
  readonly label: string;
  readonly selected: boolean;
  readonly onPress: () => void;
}

const TARGET = 48;

function NodeTarget({ node, label, selected, onPress }: TargetProps) {
  const { focused, handlers } = useFocusRing();
  const size = Math.max(TARGET, node.width);
  return (
    <Pressable
      role="button"
      aria-label={label}
      {...pressedState(selected)}
      onPress={onPress}
      {...handlers}
      style={[
        styles.target,
        { left: node.x - size / 2, top: node.y - size / 2, width: size, height: size },
      ]}
    >
      {focused && <FocusRing radius={size / 2} />}
    </Pressable>
  );
}

const styles = StyleSheet.create({ target: { position: 'absolute', outlineWidth: 0 } });
