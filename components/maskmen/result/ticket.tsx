/** Points as admission tickets: gold, silver, an outline for nothing, a torn one for the last. */

import { View } from 'react-native';

import { Path, Svg, Text as SvgText } from '@/components/ui/svg';
import { KEY, TICKETS, useTheme, type FontFamily } from '@/theme';

const DISPLAY: FontFamily = 'SofiaSansExtraCondensed_900Black';
const WIDTH = 70;
const HEIGHT = 39.2;
const CORNER = 4.7;
/** Notches are 17 % of the height. */
const NOTCH = HEIGHT * 0.17;
const MIDDLE = HEIGHT / 2;
const PERFORATION = 56;

const LEFT_SIDE = [
  `H${CORNER} Q0 ${HEIGHT} 0 ${HEIGHT - CORNER} V${MIDDLE + NOTCH}`,
  `A${NOTCH} ${NOTCH} 0 0 0 0 ${MIDDLE - NOTCH} V${CORNER} Q0 0 ${CORNER} 0Z`,
].join(' ');
const WHOLE = [
  `M${CORNER} 0 H${WIDTH - CORNER} Q${WIDTH} 0 ${WIDTH} ${CORNER} V${MIDDLE - NOTCH}`,
  `A${NOTCH} ${NOTCH} 0 0 0 ${WIDTH} ${MIDDLE + NOTCH} V${HEIGHT - CORNER}`,
  `Q${WIDTH} ${HEIGHT} ${WIDTH - CORNER} ${HEIGHT}`,
  LEFT_SIDE,
].join(' ');
const TORN = `M${CORNER} 0 H50.4 L46.2 7.8 L53.2 14.1 L44.8 21.6 L51.8 29 L46.2 ${HEIGHT} ${LEFT_SIDE}`;

/** A number with its sign, and a true minus. */
export const signed = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';

/** A sum: no plus, a true minus. */
export const pointsText = (points: number): string => (points < 0 ? `−${-points}` : String(points));

export interface Props {
  readonly token: number;
  readonly width: number;
  /** A key shape below it, for tickets that lie on the poster. */
  readonly raised?: boolean;
}

/** The drawing alone: whatever stands around it says the number in words. */
export function Ticket({ token, width, raised = false }: Props) {
  const theme = useTheme();
  const torn = token < 0;
  const outline = token === 0;
  const shape = torn ? TORN : WHOLE;
  const fill = torn ? TICKETS.minus1 : token === 1 ? TICKETS.plus1 : TICKETS.plus2;
  const drop = raised ? 4 : 0;
  const box = { width: WIDTH + 2, height: HEIGHT + 2 + drop };
  return (
    <View aria-hidden>
      <Svg
        width={width}
        height={(width * box.height) / box.width}
        viewBox={`-1 -1 ${box.width} ${box.height}`}
        aria-hidden
      >
        {raised && <Path d={shape} fill={KEY} transform={`translate(0 ${drop})`} />}
        {outline ? (
          <Path d={shape} fill="none" stroke={theme.rope} strokeWidth={1.6} strokeDasharray="3 3" />
        ) : (
          <Path
            d={shape}
            fill={fill}
            stroke={theme.scheme === 'light' ? KEY : fill}
            strokeWidth={theme.scheme === 'light' ? 1.2 : 0}
          />
        )}
        {!torn && !outline && (
          <Path
            d={`M${PERFORATION} 5.5 V${HEIGHT - 5.5}`}
            stroke={KEY}
            strokeOpacity={0.35}
            strokeWidth={1.75}
            strokeDasharray="2.1 2.8"
          />
        )}
        <SvgText
          x={torn ? 25 : outline ? WIDTH / 2 : 28}
          y={30}
          fontFamily={DISPLAY}
          fontSize={30.5}
          textAnchor="middle"
          fill={outline ? theme.dim : KEY}
        >
          {signed(token)}
        </SvgText>
      </Svg>
    </View>
  );
}
