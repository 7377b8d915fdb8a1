/**
 * What a player can set, each taking effect at once, and what the app is: one under the other, or
 * side by side in windows wider than high.
 */

import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { Mask } from '@/components/maskmen/art/mask';
import { Choice } from '@/components/ui/choice';
import { Panel } from '@/components/ui/panel';
import { ScreenFrame } from '@/components/ui/screen-frame';
import { ScreenHead } from '@/components/ui/screen-head';
import { Section } from '@/components/ui/section';
import { Text } from '@/components/ui/text';
import { useZoom } from '@/components/ui/zoom';
import { WRESTLERS } from '@/engine/view';
import { LANGUAGE_NAMES, LANGUAGES, useT } from '@/i18n';
import type { LanguageChoice, MotionChoice, Pace, StrengthShape, ThemeChoice } from '@/store/types';
import { changeSettings, useSettings } from '@/store/use-settings';
import { space } from '@/theme';

/** From this width on, a window wider than high has two columns. */
const COLUMNS_FROM = 640;
const WIDTH = { column: 600, columns: 1000 } as const;
const MASK = 38;

export interface Props {
  readonly onBack: () => void;
}

export function SettingsScreen({ onBack }: Props) {
  const t = useT();
  const { width, height } = useWindowDimensions();
  const columns = width > height && width >= COLUMNS_FROM;
  return (
    <ScreenFrame
      maxWidth={columns ? WIDTH.columns : WIDTH.column}
      head={
        <ScreenHead title={t('settings.title')} backLabel={t('settings.back')} onBack={onBack} />
      }
    >
      <Parts columns={columns} />
    </ScreenFrame>
  );
}

function Parts({ columns }: { readonly columns: boolean }) {
  const zoom = useZoom();
  const gap = (zoom > 1 ? 24 : 18) * zoom;
  return (
    <View style={columns ? [styles.columns, { gap: space.xl * zoom }] : { gap }}>
      <View style={[columns && styles.column, { gap }]}>
        <Controls />
      </View>
      <View style={columns && styles.column}>
        <About />
      </View>
    </View>
  );
}

function Controls() {
  const t = useT();
  const { theme, language, pace, motion, leftHanded, strength } = useSettings(
    (settings) => settings,
  );
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
      <Section title={t('settings.language')}>
        <Choice<LanguageChoice>
          label={t('settings.language')}
          look="grid"
          value={language}
          onChange={(choice) => changeSettings({ language: choice })}
          options={[
            { value: 'system', label: t('settings.languageSystem'), wide: true },
            ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
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
      <Section title={t('settings.strength')} hint={t('settings.strengthHint')}>
        <Choice<StrengthShape>
          label={t('settings.strength')}
          value={strength}
          onChange={(choice) => changeSettings({ strength: choice })}
          options={[
            { value: 'diagram', label: t('settings.strengthDiagram') },
            { value: 'columns', label: t('settings.strengthColumns') },
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
  const zoom = useZoom();
  return (
    <Section title={t('about.title')}>
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
      </Panel>
    </Section>
  );
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row' },
  column: { flex: 1 },
  masks: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' },
});
