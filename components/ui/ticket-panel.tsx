/** A paper ticket with a notch in each side and, behind a perforation, an optional stub. */
import type { ReactNode } from 'react';
import { StyleSheet, View, type ViewStyle } from 'react-native';

import { border, radius, space, useTheme } from '@/theme';

import { Path, Svg } from './svg';
import { useSize, type Size } from './use-size';
import { useZoom } from './zoom';

const NOTCH = 9;
const STUB = 90;
const PERFORATION_INSET = 8;

/** The outline of a ticket, `inset` from its box. */
export function ticketPath({ width, height }: Size, inset: number): string {
  const right = width - inset;
  const bottom = height - inset;
  const middle = height / 2;
  const corner = radius.ticket;
  return [
    `M${corner + inset} ${inset} H${right - corner} Q${right} ${inset} ${right} ${corner + inset}`,
    `V${middle - NOTCH} A${NOTCH} ${NOTCH} 0 0 0 ${right} ${middle + NOTCH}`,
    `V${bottom - corner} Q${right} ${bottom} ${right - corner} ${bottom}`,
    `H${corner + inset} Q${inset} ${bottom} ${inset} ${bottom - corner}`,
    `V${middle + NOTCH} A${NOTCH} ${NOTCH} 0 0 0 ${inset} ${middle - NOTCH}`,
    `V${corner + inset} Q${inset} ${inset} ${corner + inset} ${inset} Z`,
  ].join(' ');
}

export interface Props {
  readonly children: ReactNode;
  readonly stub?: ReactNode;
  readonly style?: ViewStyle;
}

export function TicketPanel({ children, stub, style }: Props) {
  const theme = useTheme();
  const [size, onLayout] = useSize({ width: 0, height: 0 });
  const zoom = useZoom();
  const stubWidth = STUB * zoom;
  const edge = border.regular / 2;
  return (
    <View onLayout={onLayout} style={[styles.ticket, style]}>
      {size.width > 0 && (
        <Svg width={size.width} height={size.height} style={StyleSheet.absoluteFill} aria-hidden>
          <Path
            d={ticketPath(size, edge)}
            fill={theme.paper}
            stroke={theme.paperEdge}
            strokeWidth={border.regular}
          />
          {stub !== undefined && (
            <Path
              d={`M${size.width - stubWidth} ${PERFORATION_INSET} V${size.height - PERFORATION_INSET}`}
              stroke={theme.onPaper}
              strokeOpacity={0.35}
              strokeWidth={2}
              strokeDasharray="3 6"
              strokeLinecap="round"
            />
          )}
        </Svg>
      )}
      <View style={[styles.body, stub === undefined && styles.clearOfNotch]}>{children}</View>
      {stub !== undefined && <View style={[styles.stub, { width: stubWidth }]}>{stub}</View>}
    </View>
  );
}

const styles = StyleSheet.create({
  ticket: { flexDirection: 'row', minHeight: 90 },
  body: {
    flex: 1,
    justifyContent: 'center',
    paddingVertical: space.m,
    paddingLeft: space.l,
    paddingRight: space.m,
  },
  clearOfNotch: { paddingRight: space.l },
  stub: {
    alignItems: 'center',
    justifyContent: 'center',
    paddingLeft: space.xs,
    paddingRight: NOTCH + space.xs,
  },
});
