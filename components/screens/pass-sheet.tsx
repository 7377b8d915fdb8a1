/** Asked before a pass counts, for whoever wants to be asked. */

import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useT } from '@/i18n';
import { useSettings } from '@/store/use-settings';
import { space } from '@/theme';

export interface Props {
  readonly visible: boolean;
  readonly onPass: () => void;
  readonly onClose: () => void;
}

/** A pass that goes through the question where one is wanted. */
export function usePassing(act: () => void): { pass: () => void; sheet: Props } {
  const asks = useSettings((settings) => settings.confirmPass);
  const [visible, setVisible] = useState(false);
  return {
    pass: () => (asks ? setVisible(true) : act()),
    sheet: {
      visible,
      onPass: () => {
        setVisible(false);
        act();
      },
      onClose: () => setVisible(false),
    },
  };
}

export function PassSheet({ visible, onPass, onClose }: Props) {
  const t = useT();
  return (
    <Sheet visible={visible} title={t('table.passing.title')} onClose={onClose}>
      <Text>{t('table.passing.text')}</Text>
      <View style={styles.actions}>
        <Button icon="towel" label={t('table.action.pass')} onPress={onPass} />
        <Button variant="secondary" label={t('table.passing.keep')} onPress={onClose} />
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ actions: { gap: space.m, marginTop: space.xs } });
