/** Something that is on or off: its name, a hint, and a switch whose knob says which. */
import { Pressable, StyleSheet, View } from 'react-native';

import { border, radius, space, touchTarget, useTheme } from '@/theme';

import { FocusRing, useFocusRing } from './focus-ring';
import { Icon } from './icon';
import { Text } from './text';
import { useZoom } from './zoom';

export interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

const TRACK = { width: 54, height: 32 } as const;
const KNOB = 24;
const INSET = (TRACK.height - KNOB) / 2 - border.regular;

export function SwitchRow({ label, hint, on, onChange }: Props) {
  const theme = useTheme();
  const zoom = useZoom();
  const { focused, handlers } = useFocusRing();
  return (
    <Pressable
      role="switch"
      aria-label={hint === undefined ? label : `${label}. ${hint}`}
      aria-checked={on}
      onPress={() => onChange(!on)}
      {...handlers}
      style={[styles.row, { minHeight: touchTarget * zoom }]}
    >
      <View aria-hidden style={styles.words}>
        <Text variant="label" tone="dim">
          {label}
        </Text>
        {hint !== undefined && (
          <Text variant="small" tone="faint">
            {hint}
          </Text>
        )}
      </View>
      <View
        style={[
          styles.track,
          { width: TRACK.width * zoom, height: TRACK.height * zoom },
          on
            ? { backgroundColor: theme.text, borderColor: theme.text }
            : { backgroundColor: theme.bg1, borderColor: theme.faint },
        ]}
      >
        <View
          style={[
            styles.knob,
            { width: KNOB * zoom, height: KNOB * zoom, top: INSET * zoom },
            on
              ? { right: INSET * zoom, backgroundColor: theme.bg0 }
              : { left: INSET * zoom, backgroundColor: theme.dim },
          ]}
        >
          {on && <Icon name="check" size={15 * zoom} tone="text" strokeWidth={3} />}
        </View>
      </View>
      {focused && <FocusRing radius={radius.seat} />}
    </Pressable>
  );
}

/** Round at any size. */
const ROUND = 999;

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
    outlineWidth: 0,
    outlineStyle: 'solid',
    borderRadius: radius.seat,
  },
  words: { flexShrink: 1 },
  track: { borderRadius: ROUND, borderWidth: border.regular },
  knob: {
    position: 'absolute',
    borderRadius: ROUND,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
