/** What can be done with a seat: one up, one down, away. */

import { Pressable, StyleSheet, View } from 'react-native';

import { FocusRing, useFocusRing } from '@/components/ui/focus-ring';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import { Text } from '@/components/ui/text';
import { useT } from '@/i18n';
import { border, radius, space, touchTarget, useTheme } from '@/theme';

export interface Props {
  readonly name: string;
  readonly canUp: boolean;
  readonly canDown: boolean;
  readonly canRemove: boolean;
  readonly onUp: () => void;
  readonly onDown: () => void;
  readonly onRemove: () => void;
}

export function SeatTools({ name, canUp, canDown, canRemove, onUp, onDown, onRemove }: Props) {
  const t = useT();
  return (
    <View style={styles.tools}>
      <Tool
        icon="up"
        words={t('setup.upShort')}
        label={t('setup.up', { name })}
        disabled={!canUp}
        onPress={onUp}
      />
      <Tool
        icon="down"
        words={t('setup.downShort')}
        label={t('setup.down', { name })}
        disabled={!canDown}
        onPress={onDown}
      />
      <Tool
        icon="bin"
        words={t('setup.removeShort')}
        label={t('setup.remove', { name })}
        disabled={!canRemove}
        onPress={onRemove}
      />
    </View>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly words: string;
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

function Tool({ icon, words, label, disabled, onPress }: ToolProps) {
  const theme = useTheme();
  const { focused, handlers } = useFocusRing();
  const tone = disabled ? 'faint' : 'text';
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      {...handlers}
      style={[
        styles.tool,
        { borderColor: theme.line, backgroundColor: theme.bg1 },
        disabled && styles.disabled,
      ]}
    >
      <Icon name={icon} size={20} tone={tone} />
      <Text aria-hidden variant="small" tone={tone}>
        {words}
      </Text>
      {focused && <FocusRing radius={radius.seat} />}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  tools: { flexDirection: 'row', gap: space.s, paddingHorizontal: space.s, paddingBottom: space.s },
  tool: {
    flex: 1,
    minHeight: touchTarget,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    borderWidth: border.thin,
    borderRadius: radius.seat,
    outlineWidth: 0,
    outlineStyle: 'solid',
  },
  disabled: { borderStyle: 'dashed' },
});
