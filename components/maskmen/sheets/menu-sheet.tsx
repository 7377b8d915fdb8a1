/** What the table offers besides playing. */

import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import { PictureButton } from '@/components/ui/picture-button';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useT } from '@/i18n';
import { border, radius, space, useTheme } from '@/theme';

/** Below this height a sheet that lists one thing a line would have to scroll. */
const LOW = 480;

/** Whether two stand in a line. */
function useLow(): boolean {
  const { width, height } = useWindowDimensions();
  return height < LOW && width > height;
}

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
  /** Shows the keys, where there is likely to be a keyboard. */
  readonly onKeys?: (() => void) | undefined;
  readonly onLeave: () => void;
}

export function MenuSheet(props: Props) {
  const { visible, onClose, onOpen, withPlayed, undoName, onUndo, onSettings, onLeave } = props;
  const t = useT();
  const low = useLow();
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
          <Item icon="cards" words={t('sheets.played')} onPress={() => onOpen('played')} />
        )}
        <Item
          icon={props.loud ? 'mute' : 'sound'}
          words={t(props.loud ? 'sheets.mute' : 'sheets.unmute')}
          onPress={props.onSound}
        />
        <Item icon="settings" words={t('sheets.settings')} onPress={onSettings} />
        {props.onKeys !== undefined && (
          <Item icon="keys" words={t('sheets.keys.title')} onPress={props.onKeys} />
        )}
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
  const low = useLow();
  return (
    <PictureButton
      label={hint === undefined ? words : `${words}. ${hint}`}
      onPress={onPress}
      radius={radius.button}
      style={low ? styles.half : styles.place}
      face={[styles.item, { backgroundColor: theme.bg2, borderColor: theme.line }]}
    >
      <Icon name={icon} />
      <View style={styles.words}>
        <Text style={styles.label}>{words}</Text>
        {hint !== undefined && (
          <Text variant="small" tone="dim">
            {hint}
          </Text>
        )}
      </View>
    </PictureButton>
  );
}

const styles = StyleSheet.create({
  items: { gap: space.s },
  pairs: { flexDirection: 'row', flexWrap: 'wrap' },
  place: { flexGrow: 1 },
  // Whatever its words are: the columns are as wide as each other.
  half: { flexGrow: 1, flexBasis: '46%' },
  item: {
    minHeight: 54,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 14,
    borderRadius: radius.button,
    borderWidth: border.thin,
    paddingHorizontal: 16,
    paddingVertical: space.s,
  },
  words: { flex: 1 },
  label: { fontFamily: 'Onest_600SemiBold' },
});
