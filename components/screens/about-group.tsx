/** What the app is, which version of it, and on whose shoulders it stands. */

import Constants from 'expo-constants';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Mask } from '@/components/maskmen/art/mask';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { Text } from '@/components/ui/text';
import { useZoom } from '@/components/ui/zoom';
import { WRESTLERS } from '@/engine/view';
import { useT } from '@/i18n';
import { space } from '@/theme';

import { LicencesSheet } from './licences-sheet';
import { Group } from './settings-parts';

const MASK = 38;

export function AboutGroup() {
  const t = useT();
  const zoom = useZoom();
  const [listing, setListing] = useState(false);
  const version = Constants.expoConfig?.version ?? '';
  return (
    <Group title={t('about.title')}>
      <Panel style={{ gap: space.m * zoom, padding: 16 * zoom }}>
        <View aria-hidden style={styles.masks}>
          {WRESTLERS.map((wrestler) => (
            <Mask key={wrestler} wrestler={wrestler} width={MASK * zoom} />
          ))}
        </View>
        <Text>{t('about.origin')}</Text>
        <Text>{t('about.free')}</Text>
        <Text tone="dim">{t('about.licence')}</Text>
        <Text tone="dim">{t('about.fonts')}</Text>
        <Text tone="dim">{t('about.version', { version })}</Text>
      </Panel>
      <Button
        variant="quiet"
        icon="book"
        label={t('about.licences')}
        onPress={() => setListing(true)}
      />
      <LicencesSheet visible={listing} onClose={() => setListing(false)} />
    </Group>
  );
}

const styles = StyleSheet.create({
  masks: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' },
});
