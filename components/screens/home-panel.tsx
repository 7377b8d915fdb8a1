/** The paperwork under the poster: what the game is, and what can be done here. */
import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';
import { useSize } from '@/components/ui/use-size';
import { useT } from '@/i18n';
import { NARROW, ROOMY, space, useFontScale, useScreenMargin } from '@/theme';

import { AboutSheet } from './about-sheet';
import { IdeaTicket } from './idea-ticket';

export function HomePanel() {
  const t = useT();
  const insets = useSafeAreaInsets();
  const window = useWindowDimensions();
  const margin = useScreenMargin();
  const fontScale = useFontScale();
  const [size, onLayout] = useSize(window);
  const [aboutOpen, setAboutOpen] = useState(false);
  const roomy = Math.min(window.width, window.height) >= ROOMY;
  return (
    <View
      onLayout={onLayout}
      style={[
        styles.panel,
        roomy && styles.roomy,
        { paddingHorizontal: margin, paddingBottom: Math.max(insets.bottom, space.m) },
      ]}
    >
      <IdeaTicket roomy={roomy} withStub={size.width / fontScale >= NARROW} />
      <Button
        variant="secondary"
        size={roomy ? 'large' : 'regular'}
        icon="info"
        label={t('home.about')}
        onPress={() => setAboutOpen(true)}
      />
      <Text variant={roomy ? 'body' : 'small'} tone="faint" style={styles.promise}>
        {t('home.promise')}
      </Text>
      <AboutSheet visible={aboutOpen} onClose={() => setAboutOpen(false)} />
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { paddingTop: 18, gap: space.m },
  roomy: { paddingTop: space.l, gap: space.l },
  promise: { textAlign: 'center' },
});
