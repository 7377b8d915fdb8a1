/** Something broke: what that means for the match, a report to copy, and the way back. */

import Constants from 'expo-constants';
import { usePathname } from 'expo-router';
import { useEffect, useState } from 'react';
import { Platform, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Mask } from '@/components/maskmen/art/mask';
import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';
import { useLanguage, useT } from '@/i18n';
import {
  holdMatch,
  reportMatch,
  secureMatch,
  setMatchAside,
  useMatchSaving,
} from '@/store/use-faults';
import { space, useScreenMargin, useTheme } from '@/theme';

import { copyText } from './copy-text';
import { faultReport } from './fault-report';

const MASK = 104;
const MAX_WIDTH = 460;

export interface Props {
  readonly error: unknown;
  /** It was not the first time. */
  readonly again: boolean;
  readonly onBack: () => void;
}

export function FaultScreen({ error, again, onBack }: Props) {
  const t = useT();
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const margin = useScreenMargin();
  const saving = useMatchSaving();
  // Nothing is said before the disk has answered.
  if (!useSecured()) return <View style={[styles.page, { backgroundColor: theme.ground }]} />;
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
      <Mask wrestler="fango" width={MASK} state="outline" />
      <Text variant="title" role="heading" aria-level={1} style={styles.words}>
        {t('fault.title')}
      </Text>
      <View style={styles.words} role="alert">
        <Text style={styles.centred}>{t('fault.message')}</Text>
        <Text style={styles.centred}>{t(`fault.${stateOf(saving)}`)}</Text>
      </View>
      <Report error={error} />
      <View style={styles.actions}>
        {again && saving !== undefined && (
          <>
            <Text tone="dim" style={styles.centred}>
              {t('fault.asideHint')}
            </Text>
            <Button
              variant="quiet"
              label={t('fault.aside')}
              onPress={() => void setMatchAside().then(onBack, onBack)}
            />
          </>
        )}
        <Button label={t('common.home')} onPress={onBack} />
      </View>
    </ScrollView>
  );
}

const stateOf = (saving: ReturnType<typeof useMatchSaving>): 'nothing' | 'saved' | 'unsaved' =>
  saving === undefined ? 'nothing' : saving === 'saved' ? 'saved' : 'unsaved';

/** Holds the table; true once the disk has answered for the match. */
function useSecured(): boolean {
  const [secured, setSecured] = useState(false);
  useEffect(() => {
    const release = holdMatch();
    let here = true;
    void secureMatch().then(() => {
      if (here) setSecured(true);
    });
    return () => {
      here = false;
      release();
    };
  }, []);
  return secured;
}

function Report({ error }: Pick<Props, 'error'>) {
  const t = useT();
  const language = useLanguage();
  const path = usePathname();
  const [copied, setCopied] = useState<boolean>();
  const [match] = useState(reportMatch);
  const report = faultReport({
    error,
    version: Constants.expoConfig?.version ?? '',
    platform: Platform.OS,
    language,
    path,
    match,
  });
  return (
    <View style={styles.actions}>
      <Text variant="small" tone="dim" style={styles.centred}>
        {t(`fault.${match?.kind ?? 'bare'}`)}
      </Text>
      <Button
        variant="quiet"
        label={t(copied === true ? 'fault.copied' : 'fault.copy')}
        onPress={() => void copyText(report).then(setCopied)}
      />
      {copied === false && (
        <>
          <Text variant="small" role="status">
            {t('fault.cannotCopy')}
          </Text>
          <Text variant="small" selectable>
            {report}
          </Text>
        </>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', gap: space.m },
  words: { maxWidth: MAX_WIDTH, gap: space.s, textAlign: 'center' },
  centred: { textAlign: 'center' },
  actions: { width: '100%', maxWidth: MAX_WIDTH, gap: space.s, marginTop: space.s },
});
