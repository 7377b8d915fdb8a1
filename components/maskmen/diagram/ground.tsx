/** What the masks hang before: the axis, and the shelf of those without a rank. */

import { G, Line, Path, Rect, Text as SvgText } from '@/components/ui/svg';
import { useT } from '@/i18n';
import { fitDisplay } from '@/components/ui/name-width';
import { faceFor, isEastern, useTheme } from '@/theme';

import type { ShelfPlan } from './plan';

/** Square letters stand one under the other. */
const LETTER = 13;
const SIZE = 12.5;
const TITLE_TRACKING = 0.8;
/** What a shelf's title keeps free on either side. */
const TITLE_SIDE = 6;
/** Where the axis stands; its word may be as wide as there is room on its left. */
const AXIS_X = 10;
const WIDEST_WORD = 1.4;

interface AxisProps {
  readonly height: number;
  /** How much larger than on a tablet its word is. */
  readonly grown: number;
}

export function Axis({ height, grown }: AxisProps) {
  const t = useT();
  const theme = useTheme();
  const label = t('table.diagram.stronger').toUpperCase();
  const upright = isEastern(label);
  const large = Math.min(WIDEST_WORD, grown);
  const letter = LETTER * large;
  const half = label.length * (upright ? letter / 2 : 4.4 * large) + (upright ? 3 : 0);
  const across = 8 * large;
  const [top, bottom, middle] = [12, height - 8, height / 2];
  return (
    <G>
      <Line
        x1={AXIS_X}
        y1={bottom}
        x2={AXIS_X}
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
        <G transform={`translate(${AXIS_X} ${middle}) rotate(${upright ? 0 : -90})`}>
          {upright ? (
            <Rect x={-across} y={-half} width={2 * across} height={2 * half} fill={theme.ground} />
          ) : (
            <Rect x={-half} y={-across} width={2 * half} height={2 * across} fill={theme.ground} />
          )}
          {(upright ? [...label] : [label]).map((words, nth, all) => (
            <SvgText
              key={nth}
              y={4.5 * large + (nth - (all.length - 1) / 2) * letter}
              {...faceFor(words, 'SofiaSansExtraCondensed_700Bold', SIZE * large)}
              letterSpacing={upright ? 0 : 1.8 * large}
              textAnchor="middle"
              fill={theme.faint}
            >
              {words}
            </SvgText>
          ))}
        </G>
      )}
    </G>
  );
}

interface ShelfProps {
  readonly shelf: ShelfPlan;
  /** How much larger than on a tablet its titles are, where they have the room. */
  readonly grown: number;
}

export function Shelf({ shelf, grown }: ShelfProps) {
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
      {parts.map(({ title, titleY }) => {
        const words = t(`table.diagram.${title}`).toUpperCase();
        const size = fitDisplay(words, {
          width: width - 2 * TITLE_SIDE,
          largest: SIZE * grown,
          smallest: SIZE,
          tracking: TITLE_TRACKING,
        });
        return (
          <SvgText
            key={title}
            x={x + width / 2}
            y={titleY + (size - SIZE) / 5}
            {...faceFor(words, 'SofiaSansExtraCondensed_700Bold', size)}
            letterSpacing={TITLE_TRACKING}
            textAnchor="middle"
            fill={theme.dim}
          >
            {words}
          </SvgText>
        );
      })}
    </G>
  );
}
