/** An address that leads nowhere, and the way back. */
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Mask } from '@/components/maskmen/art/mask';
import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';
import { useT } from '@/i18n';
import { space, useScreenMargin, useTheme } from '@/theme';

const MASK = 132;
const MAX_WIDTH = 420;

export interface Props {
  readonly onHome: () => void;
}

export function NotFoundScreen({ onHome }: Props) {
  const t = useT();
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const margin = useScreenMargin();
  return (
    <ScrollView
      style={{ backgroundColor: theme.ground }}
      contentContainerStyle={[
        styles.page,
        {
          paddingTop: insets.top + space.l,
          paddingBottom: insets.bottom + space.l,
          paddingHorizontal: margin,
        },
      ]}
    >
      <Mask wrestler="umbra" width={MASK} state="outline" />
      <Text variant="title" role="heading" aria-level={1} style={styles.centred}>
        {t('notFound.title')}
      </Text>
      <Text tone="dim" style={styles.centred}>
        {t('notFound.message')}
      </Text>
      <View style={styles.action}>
        <Button label={t('common.home')} onPress={onHome} />
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  page: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', gap: space.m },
  centred: { textAlign: 'center', maxWidth: MAX_WIDTH },
  action: { width: '100%', maxWidth: MAX_WIDTH, marginTop: space.s },
});
