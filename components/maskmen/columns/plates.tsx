/** The plates of the columns, with the masks that stand in more than one of them. */

import { G, Rect, Text as SvgText } from '@/components/ui/svg';
import type { Order } from '@/engine/view';
import { wrestlerAt } from '@/engine/view';
import { useT } from '@/i18n';
import { LOOKS, useTheme, type Theme, faceFor } from '@/theme';

import { MaskShape } from '../art/mask-shape';
import { BadgeShape } from '../diagram/badge';
import { MASK_RATIO } from '../diagram/plan';
import { standOf, type Stand } from '../diagram/relations';
import { still } from '../diagram/stage-poses';
import type { Plate } from './plate-plan';

export interface Props {
  readonly plates: readonly Plate[];
  readonly order: Order;
  readonly focused: number | undefined;
}

const DISPLAY = 'SofiaSansExtraCondensed_900Black';

function edgeOf(stand: Stand, theme: Theme): { readonly ink: string; readonly width: number } {
  switch (stand) {
    case 'focus':
      return { ink: theme.scheme === 'dark' ? theme.lamp : theme.key, width: 2.6 };
    case 'beaten':
      return { ink: theme.weaker, width: 2 };
    case 'beats':
      return { ink: theme.stronger, width: 2 };
    case 'unknown':
      return { ink: theme.unknown, width: 1.2 };
    case 'neutral':
      return { ink: theme.line, width: 1.2 };
  }
}

/** The plates themselves. */
export function Plates({ plates, order, focused }: Props) {
  const theme = useTheme();
  return (
    <>
      {plates.map((plate) => {
        const { wrestler, x, y, width, height } = plate;
        const stand = standOf(order, focused, wrestler);
        const edge = edgeOf(stand, theme);
        return (
          <G key={`${wrestler}-${x}`}>
            <Rect
              x={x}
              y={y}
              width={width}
              height={height}
              rx={Math.min(10, height / 4)}
              fill={theme.bg2}
              stroke={edge.ink}
              strokeWidth={edge.width}
              {...(stand === 'unknown' && { strokeDasharray: '4 3' })}
            />
            {!plate.home && <Copy plate={plate} stand={stand} />}
          </G>
        );
      })}
    </>
  );
}

/** The names on them, over what a chosen play would prove. */
export function PlateNames({ plates, order, focused }: Props) {
  const t = useT();
  const theme = useTheme();
  return (
    <>
      {plates.map(({ wrestler, x, name }) => {
        const who = wrestlerAt(wrestler);
        const lit = standOf(order, focused, wrestler) === 'focus' && theme.scheme === 'dark';
        const words =
          name.text === 'name' ? t(`wrestlers.${who}`).toUpperCase() : LOOKS[who].letter;
        return (
          <G key={`${wrestler}-${x}`}>
            {(['under', 'ink'] as const).map((layer) => (
              <SvgText
                key={layer}
                x={name.x}
                y={name.y}
                {...faceFor(words, DISPLAY, name.size)}
                letterSpacing={0.5}
                textAnchor={name.anchor}
                fill={layer === 'under' ? theme.bg2 : lit ? theme.lamp : theme.text}
                {...(layer === 'under' && {
                  stroke: theme.bg2,
                  strokeWidth: 4,
                  strokeLinejoin: 'round' as const,
                })}
              >
                {words}
              </SvgText>
            ))}
          </G>
        );
      })}
    </>
  );
}

interface CopyProps {
  readonly plate: Plate;
  readonly stand: Stand;
}

/** The same wrestler once more, a little smaller: its own mask is on another plate. */
function Copy({ plate, stand }: CopyProps) {
  const { x, y } = plate.mask;
  const width = plate.mask.width * 0.82;
  const badge = stand === 'focus' || stand === 'neutral' ? undefined : stand;
  return (
    <G>
      <MaskShape
        wrestler={wrestlerAt(plate.wrestler)}
        width={width}
        x={x - width / 2}
        y={y - (width * MASK_RATIO) / 2}
      />
      {badge !== undefined && (
        <G transform={still({ x: x + width * 0.43, y: y - width * 0.43, k: badgeSize(width) })}>
          <BadgeShape mark={badge} />
        </G>
      )}
    </G>
  );
}

const badgeSize = (width: number): number => Math.max(0.7, Math.min(1.5, width / 46));
