/** What the masks hang before: the axis, and the shelf of those without a rank. */

import { G, Line, Path, Rect, Text as SvgText } from '@/components/ui/svg';
import { useT } from '@/i18n';
import { faceFor, isEastern, useTheme } from '@/theme';

import type { ShelfPlan } from './plan';

/** Square letters stand one under the other. */
const LETTER = 13;

export function Axis({ height }: { readonly height: number }) {
  const t = useT();
  const theme = useTheme();
  const label = t('table.diagram.stronger').toUpperCase();
  const upright = isEastern(label);
  const half = label.length * (upright ? LETTER / 2 : 4.4) + (upright ? 3 : 0);
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
        <G transform={`translate(10 ${middle}) rotate(${upright ? 0 : -90})`}>
          {upright ? (
            <Rect x={-8} y={-half} width={16} height={2 * half} fill={theme.ground} />
          ) : (
            <Rect x={-half} y={-8} width={2 * half} height={16} fill={theme.ground} />
          )}
          {(upright ? [...label] : [label]).map((words, nth, all) => (
            <SvgText
              key={nth}
              y={4.5 + (nth - (all.length - 1) / 2) * LETTER}
              {...faceFor(words, 'SofiaSansExtraCondensed_700Bold', 12.5)}
              letterSpacing={upright ? 0 : 1.8}
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

export function Shelf({ shelf }: { readonly shelf: ShelfPlan }) {
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
          {...faceFor(t(`table.diagram.${title}`), 'SofiaSansExtraCondensed_700Bold', 12.5)}
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
