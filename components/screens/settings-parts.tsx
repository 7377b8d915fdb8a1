/** The settings themselves, in groups: each takes effect at once. */

import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { useFeel } from '@/components/feel/feel-context';
import { canTouch } from '@/components/feel/touching';
import { Choice } from '@/components/ui/choice';
import { Section } from '@/components/ui/section';
import { SwitchRow } from '@/components/ui/switch-row';
import { Text } from '@/components/ui/text';
import { useZoom } from '@/components/ui/zoom';
import { LANGUAGE_NAMES, LANGUAGES, useT } from '@/i18n';
import type {
  Help,
  LanguageChoice,
  MotionChoice,
  Pace,
  Settings,
  StrengthShape,
  ThemeChoice,
  Volume,
} from '@/store/types';
import { VOLUMES } from '@/store/types';
import { changeHelp, changeSettings, useSettings } from '@/store/use-settings';
import { useMatchHelp } from '@/store/use-table';
import { maxScale } from '@/theme';

const useAll = (): Settings => useSettings((settings) => settings);

export interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Group({ title, children }: GroupProps) {
  const zoom = useZoom();
  return (
    <View style={{ gap: 16 * zoom }}>
      <Text
        variant="title"
        role="heading"
        aria-level={2}
        maxFontSizeMultiplier={maxScale.action}
        style={styles.title}
      >
        {title}
      </Text>
      {children}
    </View>
  );
}

/** What was set has arrived where it is performed. */
const SETTLED = 80;

export function FeelGroup() {
  const t = useT();
  const { perform } = useFeel();
  const { sound, volume, haptics } = useAll();
  return (
    <Group title={t('settings.groupFeel')}>
      <SwitchRow
        label={t('settings.sound')}
        hint={t('settings.soundHint')}
        on={sound}
        onChange={(on) => {
          changeSettings({ sound: on });
          perform([{ at: SETTLED, sound: 'slap' }]);
        }}
      />
      <Section title={t('settings.volume')} level={3}>
        <Choice<Volume>
          label={t('settings.volume')}
          value={volume}
          onChange={(choice) => {
            // Whoever makes it louder wants to hear it.
            changeSettings(choice > 0 ? { volume: choice, sound: true } : { volume: choice });
            perform([{ at: SETTLED, sound: 'slap' }]);
          }}
          options={VOLUMES.map((value) => ({
            value,
            label: t('settings.percent', { number: value }),
          }))}
        />
      </Section>
      {canTouch() && (
        <SwitchRow
          label={t('settings.haptics')}
          hint={t('settings.hapticsHint')}
          on={haptics}
          onChange={(on) => {
            changeSettings({ haptics: on });
            perform([{ at: SETTLED, touch: 'medium' }]);
          }}
        />
      )}
    </Group>
  );
}

export function TableGroup() {
  const t = useT();
  const { pace, help, strength, confirmPass, leftHanded } = useAll();
  const running = useMatchHelp() ?? help;
  return (
    <Group title={t('settings.groupTable')}>
      <Section title={t('settings.pace')} hint={t('settings.paceHint')} level={3}>
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
      <Section title={t('setup.help')} hint={t('setup.helpHint')} level={3}>
        <Choice<Help>
          label={t('setup.help')}
          value={running}
          onChange={changeHelp}
          options={[
            { value: 'full', label: t('setup.full') },
            { value: 'light', label: t('setup.light') },
            { value: 'tabletop', label: t('setup.tabletop') },
          ]}
        />
        <Text variant="small" tone="dim">
          {t(`setup.${running}Line`)}
        </Text>
      </Section>
      <Section title={t('settings.strength')} hint={t('settings.strengthHint')} level={3}>
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
      <Section title={t('settings.passing')} hint={t('settings.passingHint')} level={3}>
        <Choice<boolean>
          label={t('settings.passing')}
          value={confirmPass}
          onChange={(choice) => changeSettings({ confirmPass: choice })}
          options={[
            { value: false, label: t('settings.passAtOnce') },
            { value: true, label: t('settings.passAsks') },
          ]}
        />
      </Section>
      <Section title={t('settings.hand')} hint={t('settings.handHint')} level={3}>
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
    </Group>
  );
}

export function LooksGroup() {
  const t = useT();
  const { theme, language, motion, patterns } = useAll();
  return (
    <Group title={t('settings.groupLooks')}>
      <Section title={t('settings.language')} level={3}>
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
      <Section title={t('settings.theme')} level={3}>
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
      <Section title={t('settings.motion')} hint={t('settings.motionHint')} level={3}>
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
      <SwitchRow
        label={t('settings.patterns')}
        hint={t('settings.patternsHint')}
        on={patterns}
        onChange={(on) => changeSettings({ patterns: on })}
      />
    </Group>
  );
}

const styles = StyleSheet.create({ title: { fontSize: 28, lineHeight: 31 } });
