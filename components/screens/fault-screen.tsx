/** Something broke: what that means for the match, a report to copy, and the way back. */

import Constants from 'expo-constants';
import { usePathname } from 'expo-router';
import { useEffect, useState } from 'react';
import { Platform, StyleSheet, View } from 'react-native';

import { Button } from '@/components/ui/button';
import { useAlert } from '@/components/ui/live';
import { Text } from '@/components/ui/text';
import { useLanguage, useT } from '@/i18n';
import {
  holdMatch,
  reportMatch,
  secureMatch,
  setMatchAside,
  useMatchSaving,
} from '@/store/use-faults';
import { space, useTheme } from '@/theme';

import { copyText } from './copy-text';
import { faultReport } from './fault-report';
import { NoticeActions, NoticeFrame, NoticeWords } from './notice-frame';

export interface Props {
  readonly error: unknown;
  /** It was not the first time. */
  readonly again: boolean;
  readonly onBack: () => void;
}

export function FaultScreen({ error, again, onBack }: Props) {
  const t = useT();
  const theme = useTheme();
  const saving = useMatchSaving();
  const words = [t('fault.message'), t(`fault.${stateOf(saving)}`)];
  const secured = useSecured();
  useAlert(secured ? words.join(' ') : undefined);
  // Nothing is said before the disk has answered.
  if (!secured) return <View style={[styles.empty, { backgroundColor: theme.ground }]} />;
  return (
    <NoticeFrame wrestler="fango" mask="small" title={t('fault.title')}>
      <View style={styles.words} role="alert">
        {words.map((sentence) => (
          <NoticeWords key={sentence}>{sentence}</NoticeWords>
        ))}
      </View>
      <Report error={error} />
      <NoticeActions>
        {again && saving !== undefined && (
          <>
            <NoticeWords tone="dim">{t('fault.asideHint')}</NoticeWords>
            <Button
              variant="quiet"
              label={t('fault.aside')}
              onPress={() => void setMatchAside().then(onBack, onBack)}
            />
          </>
        )}
        <Button label={t('common.home')} onPress={onBack} />
      </NoticeActions>
    </NoticeFrame>
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
  const refused = copied === false ? t('fault.cannotCopy') : undefined;
  useAlert(refused);
  const report = faultReport({
    error,
    version: Constants.expoConfig?.version ?? '',
    platform: Platform.OS,
    language,
    path,
    match,
  });
  return (
    <NoticeActions>
      <Text variant="small" tone="dim" style={styles.centred}>
        {t(`fault.${match?.kind ?? 'bare'}`)}
      </Text>
      <Button
        variant="quiet"
        label={t(copied === true ? 'fault.copied' : 'fault.copy')}
        onPress={() => void copyText(report).then(setCopied)}
      />
      {refused !== undefined && (
        <>
          <Text variant="small" role="status">
            {refused}
          </Text>
          <Text variant="small" selectable>
            {report}
          </Text>
        </>
      )}
    </NoticeActions>
  );
}

const styles = StyleSheet.create({
  empty: { flex: 1 },
  words: { gap: space.s },
  centred: { textAlign: 'center' },
});
