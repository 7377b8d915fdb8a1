/** A level as five bars, rising. */
import { StyleSheet } from 'react-native';

import { Rect, Svg } from '@/components/ui/svg';
import { useTheme } from '@/theme';

const BARS = [1, 2, 3, 4, 5] as const;
/** At a scale of 1. */
export const BARS_WIDTH = 46;

export interface Props {
  /** 1 for the lowest of five. */
  readonly level: number;
  readonly scale: number;
}

export function LevelBars({ level, scale }: Props) {
  const theme = useTheme();
  return (
    <Svg
      width={BARS_WIDTH * scale}
      height={15 * scale}
      viewBox="0 0 46 15"
      aria-hidden
      style={styles.whole}
    >
      {BARS.map((bar) => (
        <Rect
          key={bar}
          x={(bar - 1) * 9.4}
          y={12 - bar * 2.2}
          width={7.4}
          height={3 + bar * 2.2}
          rx={2}
          fill={bar <= level ? theme.text : theme.line}
        />
      ))}
    </Svg>
  );
}

/** A browser would squeeze it beside a long word. */
const styles = StyleSheet.create({ whole: { flexShrink: 0 } });
