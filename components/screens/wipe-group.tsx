/** Being rid of everything the app keeps: asked once, told what goes, and gone. */

import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/ui/button';
import { useAlert } from '@/components/ui/live';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useT } from '@/i18n';
import { wipeEverything } from '@/store/use-settings';
import { space } from '@/theme';

import { Group } from './settings-parts';

export interface Props {
  /** Everything is gone: back to the poster. */
  readonly onWiped: () => void;
}

export function WipeGroup({ onWiped }: Props) {
  const t = useT();
  const [step, setStep] = useState<'closed' | 'asking' | 'wiping' | 'failed'>('closed');
  const failure = step === 'failed' ? t('settings.wipeFailed') : undefined;
  useAlert(failure);
  const wipe = async (): Promise<void> => {
    setStep('wiping');
    if (!(await wipeEverything())) {
      setStep('failed');
      return;
    }
    setStep('closed');
    onWiped();
  };
  return (
    <Group title={t('settings.groupData')}>
      <Text variant="small" tone="dim">
        {t('settings.wipeHint')}
      </Text>
      <Button
        variant="quiet"
        icon="bin"
        label={t('settings.wipe')}
        onPress={() => setStep('asking')}
      />
      <Sheet
        visible={step !== 'closed'}
        title={t('settings.wipeTitle')}
        onClose={() => setStep('closed')}
      >
        <Text>{t('settings.wipeWhat')}</Text>
        {failure !== undefined && <Text role="alert">{failure}</Text>}
        <View style={styles.actions}>
          <Button label={t('settings.wipeKeep')} onPress={() => setStep('closed')} />
          <Button
            variant="secondary"
            icon="bin"
            label={t('settings.wipeDo')}
            disabled={step === 'wiping'}
            onPress={() => void wipe()}
          />
        </View>
      </Sheet>
    </Group>
  );
}

const styles = StyleSheet.create({ actions: { gap: space.m, marginTop: space.xs } });
