/** The top of a screen: the way back and the title. */
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { space, touchTarget } from '@/theme';

import { IconButton } from './icon-button';
import { Text } from './text';
import { useZoom } from './zoom';

export interface Props {
  readonly title: string;
  readonly backLabel: string;
  readonly onBack: () => void;
  /** What the screen is for, where there is no room for it below. */
  readonly action?: ReactNode;
}

export function ScreenHead({ title, backLabel, onBack, action }: Props) {
  const zoom = useZoom();
  return (
    <View style={styles.head}>
      <IconButton icon="back" label={backLabel} onPress={onBack} />
      <Text variant="title" role="heading" aria-level={1} numberOfLines={1} style={styles.title}>
        {title}
      </Text>
      {action ?? <View style={{ width: touchTarget * zoom }} />}
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  title: { flex: 1, textAlign: 'center' },
});
