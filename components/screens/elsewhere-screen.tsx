/** The match is played in another window: nothing of it is shown here until it is taken over. */

import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Mask } from '@/components/maskmen/art/mask';
import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';
import { useT } from '@/i18n';
import { tableIntents } from '@/store/use-table';
import { space, useScreenMargin, useTheme } from '@/theme';

const MASK = 132;
const MAX_WIDTH = 420;

export interface Props {
  readonly onHome: () => void;
}

export function ElsewhereScreen({ onHome }: Props) {
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
      <View aria-hidden>
        <Mask wrestler="dalia" width={MASK} state="outline" />
      </View>
      <Text variant="title" role="heading" aria-level={1} style={styles.centred}>
        {t('table.elsewhere.title')}
      </Text>
      <Text tone="dim" style={styles.centred}>
        {t('table.elsewhere.message')}
      </Text>
      <View style={styles.actions}>
        <Button label={t('table.elsewhere.here')} onPress={() => void tableIntents().playHere()} />
        <Button variant="secondary" label={t('common.home')} onPress={onHome} />
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  page: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', gap: space.m },
  centred: { textAlign: 'center', maxWidth: MAX_WIDTH },
  actions: { width: '100%', maxWidth: MAX_WIDTH, marginTop: space.s, gap: space.s },
});
