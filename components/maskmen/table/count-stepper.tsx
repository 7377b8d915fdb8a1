/** 1 · 2 · 3 over the focused group when the count is free. */

import { Pressable, StyleSheet, View } from 'react-native';

import { FocusRing, useFocusRing } from '@/components/ui/focus-ring';
import { Text } from '@/components/ui/text';
import { useT } from '@/i18n';
import { border, useTableScale, useTheme } from '@/theme';

export interface Props {
  readonly width: number;
  readonly height: number;
  readonly counts: readonly number[];
  readonly count: number;
  readonly onCount: (count: number) => void;
  /** Where the pointer under it points, from its left; undefined without one. */
  readonly pointer?: number;
  /** How much larger than on a tablet it is. */
  readonly grown: number;
}

export function CountStepper(props: Props) {
  const { width, height, counts, count, onCount, pointer, grown } = props;
  const t = useT();
  const theme = useTheme();
  return (
    <View
      role="radiogroup"
      aria-label={t('table.action.count')}
      style={[
        styles.box,
        {
          width,
          height,
          borderRadius: height / 2,
          backgroundColor: theme.bg3,
          borderColor: theme.line,
        },
      ]}
    >
      {[1, 2, 3].map((option) => (
        <Cell
          key={option}
          count={option}
          chosen={option === count}
          held={counts.includes(option)}
          onPress={() => onCount(option)}
          grown={grown}
        />
      ))}
      {pointer !== undefined && (
        <View style={[styles.pointer, { left: pointer - 7, borderTopColor: theme.bg3 }]} />
      )}
    </View>
  );
}

interface CellProps {
  readonly count: number;
  readonly chosen: boolean;
  readonly held: boolean;
  readonly onPress: () => void;
  readonly grown: number;
}

function Cell({ count, chosen, held, onPress, grown }: CellProps) {
  const t = useT();
  const theme = useTheme();
  const text = useTableScale() * grown;
  const round = (CELL * grown) / 2;
  const { focused, handlers } = useFocusRing();
  return (
    <Pressable
      role="radio"
      aria-label={t('table.action.countOption', { count })}
      aria-checked={chosen}
      aria-disabled={!held}
      disabled={!held}
      onPress={onPress}
      {...handlers}
      style={[styles.cell, { borderRadius: round }, chosen && { backgroundColor: theme.lamp }]}
    >
      <Text
        variant="number"
        tone={chosen ? 'onLamp' : held ? 'text' : 'faint'}
        allowFontScaling={false}
        style={[{ fontSize: 25 * text, lineHeight: 28 * text }, !held && styles.absent]}
      >
        {String(count)}
      </Text>
      {focused && <FocusRing radius={round} />}
    </Pressable>
  );
}

const CELL = 42;

const styles = StyleSheet.create({
  box: {
    borderWidth: border.thin,
    flexDirection: 'row',
    padding: 2,
  },
  cell: {
    flex: 1,
    alignItems: 'center',
    justifyContent: 'center',
    outlineWidth: 0,
    outlineStyle: 'solid',
  },
  absent: { opacity: 0.45 },
  pointer: {
    position: 'absolute',
    bottom: -8,
    width: 0,
    height: 0,
    borderLeftWidth: 7,
    borderRightWidth: 7,
    borderTopWidth: 8,
    borderLeftColor: 'transparent',
    borderRightColor: 'transparent',
  },
});
