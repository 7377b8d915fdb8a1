/** The match as a row of boxes, one a season. */

import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/theme';

export interface Props {
  readonly season: number;
  readonly total: number;
  readonly small: boolean;
  readonly scale: number;
}

const boxWidth = (total: number): number => (total > 5 ? 6 : 9);
export const boxesWidth = (total: number): number => total * (boxWidth(total) + 4) - 4;

/** A box a season: past ones filled, the present one framed, the rest empty. */
export function SeasonBoxes({ season, total, small, scale }: Props) {
  const theme = useTheme();
  const box = small
    ? { width: Math.min(8, 34 / total), height: 3, borderRadius: 1.5 }
    : { width: boxWidth(total) * scale, height: 13 * scale, borderRadius: 2.5 * scale };
  return (
    <View style={[styles.boxes, { gap: 4 * scale }, small && styles.boxesSmall]} aria-hidden>
      {Array.from({ length: total }, (_, at) => (
        <View
          key={at}
          style={[
            box,
            at < season && { backgroundColor: theme.dim },
            at === season && {
              borderColor: theme.text,
              borderWidth: small ? 0 : 1.8,
              ...(small && { backgroundColor: theme.text }),
            },
            at === season && [styles.current, { paddingTop: 1.6 * scale }],
            at > season && {
              borderColor: theme.line,
              borderWidth: small ? 0 : 1.6,
              ...(small && { backgroundColor: theme.line }),
            },
          ]}
        >
          {at === season && !small && (
            <View
              style={[
                styles.dot,
                { width: 3.6 * scale, height: 4 * scale, backgroundColor: theme.text },
              ]}
            />
          )}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  boxes: { flexDirection: 'row' },
  current: { alignItems: 'center' },
  dot: { borderRadius: 1 },
  boxesSmall: { gap: 2, justifyContent: 'center' },
});
