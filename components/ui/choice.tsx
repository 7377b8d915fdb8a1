/**
 * One of a few: a row of segments. A group of radio buttons for keys and screen readers. Where they
 * do not fit beside each other, the wide one takes a line of its own.
 */
import type { ReactNode } from 'react';
import {
  Platform,
  Pressable,
  StyleSheet,
  useWindowDimensions,
  View,
  type ViewStyle,
} from 'react-native';

import { border, maxScale, NARROW, radius, touchTarget, useTableScale, useTheme } from '@/theme';

import { estimateWidth } from './estimate-width';
import { FocusRing, useFocusRing } from './focus-ring';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { Text } from './text';
import { useSize } from './use-size';
import { useZoom } from './zoom';

export interface Option<Value> {
  readonly value: Value;
  /** Shown, unless there is something to draw; always the option's name. */
  readonly label: string;
  readonly icon?: IconName;
  /** Drawn in place of the words. */
  readonly content?: ReactNode;
  /** Grows more than the others. */
  readonly wide?: boolean;
}

export interface Props<Value> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly style?: ViewStyle;
  /** `apart`: boxes with gaps, for numbers; `joined`: one frame; `grid`: one frame, three to a line. */
  readonly look?: 'joined' | 'apart' | 'grid';
}

interface KeyEvent {
  readonly key: string;
  readonly target: unknown;
  readonly preventDefault: () => void;
}

/** How far a key goes along the group. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** What browsers do for radio buttons of their own: the space bar presses, arrows go to the next. */
const RADIO_KEYS =
  Platform.OS === 'web'
    ? {
        onKeyDown: (event: KeyEvent) => {
          const { key, target } = event;
          if (!(target instanceof HTMLElement)) return;
          const step = key === ' ' ? 0 : STEPS[key];
          if (step === undefined) return;
          event.preventDefault();
          const all = [
            ...(target
              .closest('[role="radiogroup"]')
              ?.querySelectorAll<HTMLElement>('[role="radio"]') ?? []),
          ];
          const next = all[(all.indexOf(target) + step + all.length) % all.length];
          next?.focus();
          next?.click();
        },
      }
    : {};

export function Choice<Value>({
  label,
  options,
  value,
  onChange,
  style,
  look = 'joined',
}: Props<Value>) {
  const theme = useTheme();
  const target = useTarget();
  const zoom = useZoom();
  const [{ width }, onLayout] = useSize({ width: 0, height: 0 });
  const joined = look !== 'apart';
  const grid = look === 'grid';
  const needs = options.reduce((sum, { wide }) => sum + (wide === true ? WIDE * zoom : target), 4);
  const crowded = grid || (width > 0 && needs > width);
  // Larger words may need two lines of segments.
  const text = useTableScale();
  const widest = Math.max(
    ...options.map(({ content, icon, label: words }) =>
      content === undefined ? estimateWidth(words, WORDS * text) + (icon ? ICON : 0) + SIDES : 0,
    ),
  );
  const halves =
    text > 1 &&
    joined &&
    !crowded &&
    width > 0 &&
    options.length <= MOST_HALVED &&
    widest * options.length > width;
  return (
    <View
      onLayout={onLayout}
      role="radiogroup"
      aria-label={label}
      {...RADIO_KEYS}
      style={[
        styles.group,
        joined
          ? [styles.joined, { backgroundColor: theme.bg1, borderColor: theme.line }]
          : styles.apart,
        style,
      ]}
    >
      {options.map((option) => (
        <Segment
          key={option.label}
          option={option}
          joined={joined}
          crowded={crowded}
          grid={grid}
          halves={halves}
          chosen={option.value === value}
          onPress={() => onChange(option.value)}
        />
      ))}
    </View>
  );
}

interface SegmentProps {
  readonly option: Option<unknown>;
  readonly joined: boolean;
  readonly crowded: boolean;
  readonly grid: boolean;
  /** Two to a line. */
  readonly halves: boolean;
  readonly chosen: boolean;
  readonly onPress: () => void;
}

/** How large a segment is at least. */
function useTarget(): number {
  const narrow = useWindowDimensions().width < NARROW;
  return (narrow ? 44 : touchTarget) * useZoom();
}

function Segment(props: SegmentProps) {
  const { option, joined, crowded, grid, halves, chosen, onPress } = props;
  const theme = useTheme();
  const zoom = useZoom();
  const { focused, handlers } = useFocusRing();
  const { label, icon, content, wide = false } = option;
  const target = useTarget();
  const tone = chosen ? 'bg0' : joined ? 'dim' : 'text';
  return (
    <Pressable
      role="radio"
      aria-label={label}
      aria-checked={chosen}
      onPress={onPress}
      {...handlers}
      style={[
        styles.segment,
        grid && styles.third,
        halves && styles.half,
        wide && styles.wide,
        wide && crowded && styles.ownLine,
        { minHeight: target, minWidth: wide ? WIDE * zoom : target },
      ]}
    >
      <View
        style={[
          styles.chip,
          joined
            ? styles.inset
            : { backgroundColor: theme.bg2, borderColor: theme.line, borderWidth: border.thin },
          chosen && { backgroundColor: theme.text, borderColor: theme.text },
        ]}
      />
      <View aria-hidden style={styles.content}>
        {icon !== undefined && <Icon name={icon} tone={tone} size={21} />}
        {content === undefined ? (
          <Text
            tone={tone}
            numberOfLines={1}
            maxFontSizeMultiplier={maxScale.table}
            style={chosen ? styles.chosenWords : styles.words}
          >
            {label}
          </Text>
        ) : (
          content
        )}
      </View>
      {focused && <FocusRing radius={SEGMENT_RADIUS} />}
    </Pressable>
  );
}

/** A segment is large enough for a finger; what is drawn of it stands off the frame. */
const SEGMENT_RADIUS = 13;
const WIDE = 112;
const WORDS = 14.5;
/** More are short words, and stay on their line. */
const MOST_HALVED = 4;
/** An icon with its gap, and what stands off at either side of the words. */
const ICON = 29;
const SIDES = 12;

const styles = StyleSheet.create({
  group: { flexDirection: 'row' },
  joined: { borderRadius: radius.button, borderWidth: border.thin, flexWrap: 'wrap' },
  apart: { gap: 7 },
  segment: {
    flexGrow: 1,
    flexBasis: 0,
    borderRadius: SEGMENT_RADIUS,
    alignItems: 'center',
    justifyContent: 'center',
    outlineWidth: 0,
    outlineStyle: 'solid',
  },
  wide: { flexGrow: 2 },
  ownLine: { flexBasis: '100%' },
  third: { flexBasis: '30%' },
  half: { flexBasis: '45%' },
  chip: { ...StyleSheet.absoluteFill, borderRadius: SEGMENT_RADIUS },
  inset: { top: 3, bottom: 3, left: 3, right: 3 },
  content: { flexDirection: 'row', alignItems: 'center', gap: 8, paddingHorizontal: 6 },
  words: { fontSize: WORDS },
  chosenWords: { fontSize: WORDS, fontFamily: 'Onest_600SemiBold' },
});
