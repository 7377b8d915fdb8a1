/** A wrestler in the diagram: mask, rim, name and badge. Role-less: a target lies over it. */

import { memo } from 'react';
import { Circle, G, Path, Rect, Text as SvgText } from 'react-native-svg';

import { wrestlerAt } from '@/engine/view';
import { useT } from '@/i18n';
import { useTheme, type Theme } from '@/theme';

import { MaskShape, OutlineMaskShape } from '../art/mask-shape';
import type { NodePlan } from './plan';
import { MASK_RATIO } from './plan';
import type { Stand } from './relations';

export interface Props {
  readonly node: NodePlan;
  readonly stand: Stand;
  readonly nameSize: number;
  /** Cards of it in the ring, when it is the top play. */
  readonly inRing: number | undefined;
}

const DISPLAY = 'SofiaSansExtraCondensed_900Black';
const LABEL = 'SofiaSansExtraCondensed_800ExtraBold';
const SELECTED_SCALE = 1.14;

function rimOf(stand: Stand, theme: Theme): { color: string; width: number } {
  switch (stand) {
    case 'focus':
      return { color: theme.scheme === 'dark' ? theme.lamp : theme.key, width: 3.4 };
    case 'beaten':
      return { color: theme.weaker, width: 2.6 };
    case 'beats':
      return { color: theme.stronger, width: 2.6 };
    case 'unknown':
    case 'neutral':
      return { color: theme.maskRim, width: 1.6 };
  }
}

export const DiagramNode = memo(function DiagramNode({ node, stand, nameSize, inRing }: Props) {
  const theme = useTheme();
  const wrestler = wrestlerAt(node.wrestler);
  const width = node.width * (stand === 'focus' ? SELECTED_SCALE : 1);
  const place = {
    wrestler,
    width,
    x: node.x - width / 2,
    y: node.y - (width * MASK_RATIO) / 2,
  };
  const outlined = node.standing === 'unplayed' && stand !== 'focus';
  return (
    <G>
      {outlined ? (
        <OutlineMaskShape {...place} line={theme.dim} fill={theme.bg1} />
      ) : (
        <MaskShape {...place} rim={rimOf(stand, theme)} />
      )}
      {node.name.kind === 'bar' ? (
        <NameBar node={node} stand={stand} width={width} nameSize={nameSize} />
      ) : (
        <SideName node={node} stand={stand} nameSize={nameSize} inRing={inRing} />
      )}
      <Badge node={node} stand={stand} />
    </G>
  );
});

interface BarProps {
  readonly node: NodePlan;
  readonly stand: Stand;
  readonly width: number;
  readonly nameSize: number;
}

function NameBar({ node, stand, width, nameSize }: BarProps) {
  const t = useT();
  const theme = useTheme();
  const name = t(`wrestlers.${wrestlerAt(node.wrestler)}`).toUpperCase();
  const shelf = node.standing !== 'ranked';
  const size = shelf ? Math.max(11.5, Math.min(13 * (node.width / 42), 17)) : nameSize;
  const bar = { width: name.length * size * 0.5 + size * 0.6, height: size * 1.12 };
  const top = node.y + (width * MASK_RATIO) / 2 - 6 * (node.width / 46);
  const lit = stand === 'focus';
  return (
    <G>
      <Rect
        x={node.x - bar.width / 2}
        y={top}
        width={bar.width}
        height={bar.height}
        rx={4}
        fill={theme.key}
        stroke={lit ? theme.lamp : theme.maskRim}
        strokeWidth={1}
      />
      <SvgText
        x={node.x + 0.4}
        y={top + size * 0.93}
        fontFamily={LABEL}
        fontSize={size}
        letterSpacing={0.9}
        textAnchor="middle"
        fill={lit ? theme.lamp : theme.scheme === 'dark' ? theme.text : theme.paper}
      >
        {name}
      </SvgText>
      {node.standing === 'unplayed' && <DebutTag x={node.x} y={top + bar.height + 3} size={size} />}
    </G>
  );
}

function DebutTag({
  x,
  y,
  size,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  const t = useT();
  const theme = useTheme();
  const text = t('table.diagram.debut').toUpperCase();
  const width = text.length * size * 0.47 + size * 0.7;
  return (
    <G>
      <Rect
        x={x - width / 2}
        y={y}
        width={width}
        height={size * 1.14}
        rx={4}
        fill="none"
        stroke={theme.dim}
        strokeWidth={1}
        strokeDasharray="3 2.4"
      />
      <SvgText
        x={x + 0.3}
        y={y + size * 0.94}
        fontFamily="SofiaSansExtraCondensed_700Bold"
        fontSize={size * 0.96}
        letterSpacing={0.8}
        textAnchor="middle"
        fill={theme.dim}
      >
        {text}
      </SvgText>
    </G>
  );
}

type SideProps = Omit<BarProps, 'width'> & { readonly inRing: number | undefined };

/** Beside the mask, with an outline in the ground's colour so that ropes may pass behind. */
function SideName({ node, stand, nameSize, inRing }: SideProps) {
  const t = useT();
  const theme = useTheme();
  if (node.name.kind !== 'side') return null;
  const { side, dy } = node.name;
  const left = side === 'left';
  const x = node.x + (left ? -1 : 1) * (node.width / 2 + 9);
  const y = node.y + dy + nameSize * 0.36;
  const lit = stand === 'focus' && theme.scheme === 'dark' ? theme.lamp : theme.text;
  const line = (text: string, at: number, size: number, ink: string, font: string) => (
    <G>
      {(['under', 'ink'] as const).map((layer) => (
        <SvgText
          key={layer}
          x={x}
          y={at}
          fontFamily={font}
          fontSize={size}
          letterSpacing={0.6}
          textAnchor={left ? 'end' : 'start'}
          fill={layer === 'ink' ? ink : theme.bg1}
          {...(layer === 'under' && {
            stroke: theme.bg1,
            strokeWidth: 5,
            strokeLinejoin: 'round' as const,
          })}
        >
          {text}
        </SvgText>
      ))}
    </G>
  );
  const name = t(`wrestlers.${wrestlerAt(node.wrestler)}`).toUpperCase();
  const inRingText = t('table.diagram.inRing', { number: inRing ?? 0 }).toUpperCase();
  return (
    <G>
      {line(name, y, nameSize, lit, DISPLAY)}
      {inRing !== undefined &&
        line(inRingText, y + nameSize * 0.78, Math.max(11.5, nameSize * 0.58), theme.dim, LABEL)}
    </G>
  );
}

/** ▼ it is beaten by the focus, ▲ it beats the focus, ? nobody knows. */
function Badge({ node, stand }: Pick<Props, 'node' | 'stand'>) {
  const theme = useTheme();
  if (stand === 'neutral' || stand === 'focus') return null;
  const inner = node.name.kind === 'side' && node.name.side === 'right' ? -1 : 1;
  const x = node.x + inner * node.width * 0.43;
  const y = node.y - node.width * 0.43;
  const scale = Math.max(0.82, Math.min(1.7, node.width / 46));
  return (
    <G transform={`translate(${x} ${y}) scale(${scale})`}>
      <Circle r={8.5} fill={theme.bg1} />
      {stand === 'unknown' ? (
        <>
          <Circle
            r={7}
            fill={theme.bg1}
            stroke={theme.unknown}
            strokeWidth={1.8}
            strokeDasharray="2.6 2"
          />
          <SvgText
            y={4.2}
            fontFamily={DISPLAY}
            fontSize={12.5}
            textAnchor="middle"
            fill={theme.unknown}
          >
            ?
          </SvgText>
        </>
      ) : (
        <>
          <Circle r={7.5} fill={stand === 'beaten' ? theme.weaker : theme.stronger} />
          <Path
            d={stand === 'beaten' ? 'M-3.3 -2L0 3.4L3.3 -2Z' : 'M-3.3 2.2L0 -3.2L3.3 2.2Z'}
            fill={theme.scheme === 'dark' ? theme.key : theme.paper}
            stroke={theme.scheme === 'dark' ? theme.key : theme.paper}
            strokeWidth={1.6}
            strokeLinejoin="round"
          />
        </>
      )}
    </G>
  );
}
