/** Choosing a rival and its level: any rival plays at any level. */
import { Pressable, StyleSheet, View } from 'react-native';

import { FocusRing, useFocusRing } from '@/components/ui/focus-ring';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useT } from '@/i18n';
import { border, radius, space, useTheme } from '@/theme';

import { LevelBars } from './level-bars';

export interface RivalOption {
  readonly id: string;
  readonly name: string;
  readonly line: string;
}

export interface Props {
  readonly visible: boolean;
  readonly title: string;
  readonly rivals: readonly RivalOption[];
  readonly levels: readonly RivalOption[];
  readonly rival: string;
  readonly level: string;
  readonly onRival: (id: string) => void;
  readonly onLevel: (id: string) => void;
  readonly onClose: () => void;
}

export function RivalSheet(props: Props) {
  const t = useT();
  return (
    <Sheet visible={props.visible} title={props.title} onClose={props.onClose}>
      <View style={styles.parts}>
        <Section title={t('setup.level')}>
          <View role="radiogroup" aria-label={t('setup.level')} style={styles.list}>
            {props.levels.map((option, at) => (
              <OptionRow
                key={option.id}
                option={option}
                checked={option.id === props.level}
                bars={at + 1}
                onPress={() => props.onLevel(option.id)}
              />
            ))}
          </View>
        </Section>
        <Section title={t('setup.rival')}>
          <View role="radiogroup" aria-label={t('setup.rival')} style={styles.list}>
            {props.rivals.map((option) => (
              <OptionRow
                key={option.id}
                option={option}
                checked={option.id === props.rival}
                bars={undefined}
                onPress={() => props.onRival(option.id)}
              />
            ))}
          </View>
        </Section>
      </View>
    </Sheet>
  );
}

interface RowProps {
  readonly option: RivalOption;
  readonly checked: boolean;
  readonly bars: number | undefined;
  readonly onPress: () => void;
}

function OptionRow({ option, checked, bars, onPress }: RowProps) {
  const theme = useTheme();
  const { focused, handlers } = useFocusRing();
  return (
    <Pressable
      role="radio"
      aria-checked={checked}
      aria-label={`${option.name}. ${option.line}`}
      onPress={onPress}
      {...handlers}
      style={[
        styles.row,
        {
          backgroundColor: checked ? theme.bg3 : theme.bg2,
          borderColor: checked ? theme.text : theme.line,
        },
      ]}
    >
      {bars !== undefined && <LevelBars level={bars} scale={1} />}
      <View style={styles.words} aria-hidden>
        <Text variant="label">{option.name}</Text>
        <Text variant="small" tone="dim">
          {option.line}
        </Text>
      </View>
      {checked && <Icon name="check" size={20} strokeWidth={2.6} />}
      {focused && <FocusRing radius={radius.seat} />}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  parts: { gap: space.l },
  list: { gap: 6 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: 52,
    paddingHorizontal: 14,
    paddingVertical: 6,
    borderRadius: radius.seat,
    borderWidth: border.thin,
    outlineWidth: 0,
    outlineStyle: 'solid',
  },
  words: { flex: 1 },
});
