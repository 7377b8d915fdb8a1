/** Asked once when a new match would take the place of an open one. */

import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useT } from '@/i18n';
import { space } from '@/theme';

export interface Props {
  readonly visible: boolean;
  /** Where the open match stands. */
  readonly where: string;
  readonly onContinue: () => void;
  readonly onNew: () => void;
  readonly onClose: () => void;
}

export function NewMatchSheet({ visible, where, onContinue, onNew, onClose }: Props) {
  const t = useT();
  return (
    <Sheet visible={visible} title={t('home.askTitle')} onClose={onClose}>
      <Text>{t('home.askMessage', { where })}</Text>
      <View style={styles.actions}>
        <Button label={t('home.askContinue')} onPress={onContinue} />
        <Button variant="secondary" label={t('home.askNew')} onPress={onNew} />
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ actions: { gap: space.m, marginTop: space.xs } });
