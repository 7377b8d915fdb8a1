/** What the table offers besides playing. */

import { Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';

import { FocusRing, useFocusRing } from '@/components/ui/focus-ring';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useT } from '@/i18n';
import { border, radius, space, useTheme } from '@/theme';

/** Below this height a sheet that lists one thing a line would have to scroll. */
const LOW = 480;

export interface Props {
  readonly visible: boolean;
  readonly onClose: () => void;
  readonly onOpen: (name: 'log' | 'played' | 'scores') => void;
  readonly withPlayed: boolean;
  /** Whose last move may still be taken back; undefined when none may. */
  readonly undoName: string | undefined;
  readonly onUndo: () => void;
  readonly onRules: () => void;
  /** Whether anything can be heard, and the other way. */
  readonly loud: boolean;
  readonly onSound: () => void;
  readonly onSettings: () => void;
  readonly onLeave: () => void;
}

export function MenuSheet(props: Props) {
  const { visible, onClose, onOpen, withPlayed, undoName, onUndo, onSettings, onLeave } = props;
  const t = useT();
  const { width, height } = useWindowDimensions();
  const low = height < LOW && width > height;
  return (
    <Sheet visible={visible} title={t('sheets.menu')} onClose={onClose}>
      <View style={[styles.items, low && styles.pairs]}>
        {undoName !== undefined && (
          <Item
            icon="undo"
            words={t('sheets.takeBack')}
            hint={t('sheets.takeBackOf', { name: undoName })}
            onPress={onUndo}
          />
        )}
        <Item icon="book" words={t('sheets.rules')} onPress={props.onRules} />
        <Item icon="calendar" words={t('sheets.log')} onPress={() => onOpen('log')} />
        <Item icon="graph" words={t('sheets.scores')} onPress={() => onOpen('scores')} />
        {withPlayed && (
          <Item icon="check" words={t('sheets.played')} onPress={() => onOpen('played')} />
        )}
        <Item
          icon={props.loud ? 'mute' : 'sound'}
          words={t(props.loud ? 'sheets.mute' : 'sheets.unmute')}
          onPress={props.onSound}
        />
        <Item icon="settings" words={t('sheets.settings')} onPress={onSettings} />
        <Item
          icon="close"
          words={t('sheets.leave')}
          hint={t('sheets.leaveHint')}
          onPress={onLeave}
        />
      </View>
    </Sheet>
  );
}

interface ItemProps {
  readonly icon: IconName;
  readonly words: string;
  readonly hint?: string;
  readonly onPress: () => void;
}

function Item({ icon, words, hint, onPress }: ItemProps) {
  const theme = useTheme();
  const { focused, handlers } = useFocusRing();
  return (
    <Pressable
      role="button"
      aria-label={hint === undefined ? words : `${words}. ${hint}`}
      onPress={onPress}
      {...handlers}
      style={({ pressed }) => [
        styles.item,
        { backgroundColor: theme.bg2, borderColor: theme.line },
        pressed && styles.pressed,
      ]}
    >
      <Icon name={icon} />
      <View style={styles.words} aria-hidden>
        <Text style={styles.label}>{words}</Text>
        {hint !== undefined && (
          <Text variant="small" tone="dim">
            {hint}
          </Text>
        )}
      </View>
      {focused && <FocusRing radius={radius.button} />}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  items: { gap: space.s },
  pairs: { flexDirection: 'row', flexWrap: 'wrap' },
  item: {
    minHeight: 54,
    flexGrow: 1,
    // In one column of its own it is as high as its words; in two, it shares the width.
    flexBasis: 'auto',
    minWidth: '46%',
    flexDirection: 'row',
    alignItems: 'center',
    gap: 14,
    borderRadius: radius.button,
    borderWidth: border.thin,
    paddingHorizontal: 16,
    paddingVertical: space.s,
    outlineWidth: 0,
    outlineStyle: 'solid',
  },
  words: { flex: 1 },
  label: { fontFamily: 'Onest_600SemiBold' },
  pressed: { opacity: 0.72 },
});
