/** What the masks hang before: the axis, and the shelf of those without a rank. */

import { G, Line, Path, Rect, Text as SvgText } from '@/components/ui/svg';
import { useT } from '@/i18n';
import { displayWidth, fitDisplay } from '@/components/ui/name-width';
import { faceFor, isEastern, useTheme } from '@/theme';

import type { ShelfPart, ShelfPlan } from './plan';

/** Square letters stand one under the other. */
const LETTER = 13;
const SIZE = 12.5;
/** How high capitals are, of the size. */
const CAPITALS = 0.7;
const TITLE_TRACKING = 0.8;
/** What a shelf's title keeps free on either side. */
const TITLE_SIDE = 6;
/** Where the axis stands, further in where its word is larger: the word has the room of both sides. */
const AXIS_X = { usual: 10, most: 12 } as const;
const WIDEST_WORD = 1.9;

interface AxisProps {
  readonly height: number;
  /** How much larger than on a phone its word is. */
  readonly grown: number;
}

export function Axis({ height, grown }: AxisProps) {
  const t = useT();
  const theme = useTheme();
  const label = t('table.diagram.stronger').toUpperCase();
  const upright = isEastern(label);
  const large = Math.min(WIDEST_WORD, grown);
  const letter = LETTER * large;
  const x = Math.min(AXIS_X.most, AXIS_X.usual * large);
  const half = label.length * (upright ? letter / 2 : 4.4 * large) + (upright ? 3 : 0);
  const across = 8 * large;
  const [top, bottom, middle] = [12, height - 8, height / 2];
  return (
    <G>
      <Line
        x1={x}
        y1={bottom}
        x2={x}
        y2={top + 2}
        stroke={theme.line}
        strokeWidth={1.6 + 0.4 * large}
        strokeLinecap="round"
      />
      <Path
        d={`M${x - 5 * large} ${top + 7 * large}L${x} ${top}l${5 * large} ${7 * large}`}
        fill="none"
        stroke={theme.faint}
        strokeWidth={1.6 + 0.4 * large}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {height > 2 * half + 40 && (
        <G transform={`translate(${x} ${middle}) rotate(${upright ? 0 : -90})`}>
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
  /** How much larger than on a phone its titles are, where they have the room. */
  readonly grown: number;
}

export function Shelf({ shelf, grown }: ShelfProps) {
  const t = useT();
  const theme = useTheme();
  const { x, y, width, height, parts, divideY } = shelf;
  const room = width - 2 * TITLE_SIDE;
  const titleFor = (title: ShelfPart['title']): string => {
    const long = t('table.diagram.notYetPlayed');
    const fits = displayWidth(long.toUpperCase(), SIZE, TITLE_TRACKING) <= room;
    return title === 'notPlayed' && fits ? long : t(`table.diagram.${title}`);
  };
  return (
    <G>
      <Rect
        x={x + 1}
        y={y}
        width={width - 2}
        height={height}
        rx={14}
        fill={theme.bg0}
        opacity={0.35}
      />
      <Rect
        x={x + 1}
        y={y}
        width={width - 2}
        height={height}
        rx={14}
        fill="none"
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
        const words = titleFor(title).toUpperCase();
        const size = fitDisplay(words, {
          width: room,
          largest: SIZE * grown,
          smallest: SIZE,
          tracking: TITLE_TRACKING,
        });
        return (
          <SvgText
            key={title}
            x={x + width / 2}
            y={titleY - ((SIZE * grown - size) * CAPITALS) / 2}
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
