/** The next place nobody sits at yet: it takes a player. */

import { Pressable, StyleSheet } from 'react-native';

import { FocusRing, useFocusRing } from '@/components/ui/focus-ring';
import { Icon } from '@/components/ui/icon';
import { Text } from '@/components/ui/text';
import { useZoom } from '@/components/ui/zoom';
import { useT } from '@/i18n';
import { border, radius, space, useTheme } from '@/theme';

import { SEAT_HEIGHT } from './seat-row';

export interface Props {
  readonly onAdd: () => void;
}

export function EmptySeat({ onAdd }: Props) {
  const t = useT();
  const theme = useTheme();
  const zoom = useZoom();
  const { focused, handlers } = useFocusRing();
  const box = [styles.box, { minHeight: SEAT_HEIGHT * zoom, borderColor: theme.line }];
  return (
    <Pressable
      role="button"
      aria-label={t('setup.add')}
      onPress={onAdd}
      {...handlers}
      style={({ pressed }) => [...box, pressed && styles.pressed]}
    >
      <Icon name="plus" size={20} tone="dim" />
      <Text aria-hidden tone="dim">
        {t('setup.add')}
      </Text>
      {focused && <FocusRing radius={radius.panel} />}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  box: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
    borderRadius: radius.panel,
    borderWidth: border.thin,
    borderStyle: 'dashed',
    outlineWidth: 0,
    outlineStyle: 'solid',
  },
  pressed: { opacity: 0.72 },
});
