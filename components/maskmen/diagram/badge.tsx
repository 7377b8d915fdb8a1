/** ▼ the focus beats it, ▲ it beats the focus, ? nobody knows; dashed ▼: the chosen play would prove it. */

import { Circle, G, Path, Text as SvgText } from '@/components/ui/svg';
import { useTheme } from '@/theme';

import type { NodePlan } from './plan';
import type { Placement } from './stage-poses';

export type BadgeMark = 'beaten' | 'beats' | 'unknown' | 'would';

const DISPLAY = 'SofiaSansExtraCondensed_900Black';
const DOWN = 'M-3.3 -2L0 3.4L3.3 -2Z';
const UP = 'M-3.3 2.2L0 -3.2L3.3 2.2Z';

/** How large it is on a tablet's mask; on larger ones it grows with them. */
const LARGEST = 1.7;
const TABLET_MASK = 86;

/** On the shoulder away from the name; what a play would prove, on the other one. */
export function badgePlace(node: NodePlan, mark: BadgeMark): Placement {
  const inner = node.name.kind === 'side' && node.name.side === 'right' ? -1 : 1;
  const side = mark === 'would' ? -inner : inner;
  return {
    x: node.x + side * node.width * 0.43,
    y: node.y - node.width * 0.43,
    k: Math.max(0.82, Math.min(LARGEST * Math.max(1, node.width / TABLET_MASK), node.width / 46)),
  };
}

/** Around the origin. */
export function BadgeShape({ mark }: { readonly mark: BadgeMark }) {
  const theme = useTheme();
  const onInk = theme.scheme === 'dark' ? theme.key : theme.paper;
  if (mark === 'beaten' || mark === 'beats')
    return (
      <G>
        <Circle r={8.5} fill={theme.bg1} />
        <Circle r={7.5} fill={mark === 'beaten' ? theme.weaker : theme.stronger} />
        <Path
          d={mark === 'beaten' ? DOWN : UP}
          fill={onInk}
          stroke={onInk}
          strokeWidth={1.6}
          strokeLinejoin="round"
        />
      </G>
    );
  const ink = mark === 'unknown' ? theme.unknown : theme.weaker;
  return (
    <G>
      <Circle r={8.5} fill={theme.bg1} />
      <Circle r={7} fill={theme.bg1} stroke={ink} strokeWidth={1.8} strokeDasharray="2.6 2" />
      {mark === 'would' ? (
        <Path
          d={DOWN}
          transform="scale(0.8)"
          fill={ink}
          stroke={ink}
          strokeWidth={1.6}
          strokeLinejoin="round"
        />
      ) : (
        <SvgText y={4.2} fontFamily={DISPLAY} fontSize={12.5} textAnchor="middle" fill={ink}>
          ?
        </SvgText>
      )}
    </G>
  );
}
