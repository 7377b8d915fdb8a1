/** What a player can set, each taking effect at once, and what the app is. */

import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { Choice } from '@/components/ui/choice';
import { Panel } from '@/components/ui/panel';
import { ScreenFrame } from '@/components/ui/screen-frame';
import { ScreenHead } from '@/components/ui/screen-head';
import { Section } from '@/components/ui/section';
import { Text } from '@/components/ui/text';
import { useT } from '@/i18n';
import type { MotionChoice, Pace, ThemeChoice } from '@/store/types';
import { changeSettings, useSettings } from '@/store/use-settings';
import { space } from '@/theme';

const COLUMNS_FROM = 780;

export interface Props {
  readonly onBack: () => void;
}

export function SettingsScreen({ onBack }: Props) {
  const t = useT();
  const wide = useWindowDimensions().width >= COLUMNS_FROM;
  return (
    <ScreenFrame
      maxWidth={wide ? 1000 : 600}
      head={
        <ScreenHead title={t('settings.title')} backLabel={t('settings.back')} onBack={onBack} />
      }
    >
      <View style={wide ? styles.columns : styles.stack}>
        <View style={[styles.stack, wide && styles.column]}>
          <Controls />
        </View>
        <View style={wide && styles.column}>
          <About />
        </View>
      </View>
    </ScreenFrame>
  );
}

function Controls() {
  const t = useT();
  const { theme, pace, motion, leftHanded } = useSettings((settings) => settings);
  return (
    <>
      <Section title={t('settings.theme')}>
        <Choice<ThemeChoice>
          label={t('settings.theme')}
          value={theme}
          onChange={(choice) => changeSettings({ theme: choice })}
          options={[
            { value: 'system', label: t('settings.themeSystem') },
            { value: 'night', label: t('settings.themeNight') },
            { value: 'poster', label: t('settings.themePoster') },
          ]}
        />
      </Section>
      <Section title={t('settings.pace')} hint={t('settings.paceHint')}>
        <Choice<Pace>
          label={t('settings.pace')}
          value={pace}
          onChange={(choice) => changeSettings({ pace: choice })}
          options={[
            { value: 'calm', label: t('settings.calm') },
            { value: 'brisk', label: t('settings.brisk') },
            { value: 'fast', label: t('settings.fast') },
            { value: 'instant', label: t('settings.instant') },
          ]}
        />
      </Section>
      <Section title={t('settings.motion')} hint={t('settings.motionHint')}>
        <Choice<MotionChoice>
          label={t('settings.motion')}
          value={motion}
          onChange={(choice) => changeSettings({ motion: choice })}
          options={[
            { value: 'system', label: t('settings.motionSystem') },
            { value: 'reduced', label: t('settings.motionReduced') },
          ]}
        />
      </Section>
      <Section title={t('settings.hand')} hint={t('settings.handHint')}>
        <Choice<boolean>
          label={t('settings.hand')}
          value={leftHanded}
          onChange={(choice) => changeSettings({ leftHanded: choice })}
          options={[
            { value: true, label: t('settings.leftHanded') },
            { value: false, label: t('settings.rightHanded') },
          ]}
        />
      </Section>
    </>
  );
}

function About() {
  const t = useT();
  return (
    <Section title={t('about.title')}>
      <Panel style={styles.about}>
        <Text>{t('about.origin')}</Text>
        <Text>{t('about.free')}</Text>
        <Text tone="dim">{t('about.licence')}</Text>
        <Text tone="dim">{t('about.fonts')}</Text>
      </Panel>
    </Section>
  );
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', gap: space.xl },
  column: { flex: 1 },
  stack: { gap: 18 },
  about: { gap: space.m, padding: 16 },
});
