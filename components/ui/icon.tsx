/** A line icon. Always beside words or inside something that has a name, so it has none itself. */
import { StyleSheet } from 'react-native';

import { useTheme } from '@/theme';

import { ICON_PATHS, type IconName } from './icon-paths';
import { Path, Svg } from './svg';
import type { Tone } from './text';
import { useZoom } from './zoom';

const GRID = 24;

export interface Props {
  readonly name: IconName;
  readonly size?: number;
  readonly tone?: Tone;
  /** In pixels, whatever the size. */
  readonly strokeWidth?: number;
}

export function Icon({ name, size: plain = GRID, tone = 'text', strokeWidth = 2 }: Props) {
  const theme = useTheme();
  const zoom = useZoom();
  const size = plain * zoom;
  return (
    <Svg
      width={size}
      height={size}
      viewBox={`0 0 ${GRID} ${GRID}`}
      aria-hidden
      style={styles.whole}
    >
      <Path
        d={ICON_PATHS[name]}
        fill="none"
        stroke={theme[tone]}
        strokeWidth={(strokeWidth * zoom * GRID) / size}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Svg>
  );
}

/** A browser would squeeze it beside long words. */
const styles = StyleSheet.create({ whole: { flexShrink: 0 } });
