/** A round-cornered square with an icon: the name is for those who cannot see it. */
import { Pressable, StyleSheet, type ViewStyle } from 'react-native';

import { border, radius, touchTarget, useTheme } from '@/theme';

import { FocusRing, useFocusRing } from './focus-ring';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { useZoom } from './zoom';

export interface Props {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly style?: ViewStyle;
  /** How much larger than usual its glyph is. */
  readonly grown?: number;
}

export function IconButton({ icon, label, onPress, style, grown = 1 }: Props) {
  const theme = useTheme();
  const { focused, handlers } = useFocusRing();
  const side = touchTarget * useZoom();
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPress={onPress}
      {...handlers}
      style={({ pressed }) => [
        styles.box,
        { width: side, height: side, backgroundColor: theme.bg2, borderColor: theme.line },
        pressed && styles.pressed,
        style,
      ]}
    >
      <Icon name={icon} size={GLYPH * grown} />
      {focused && <FocusRing radius={radius.button} />}
    </Pressable>
  );
}

const GLYPH = 24;

const styles = StyleSheet.create({
  box: {
    borderRadius: radius.button,
    borderWidth: border.thin,
    alignItems: 'center',
    justifyContent: 'center',
    outlineWidth: 0,
    outlineStyle: 'solid',
  },
  pressed: { opacity: 0.72 },
});
