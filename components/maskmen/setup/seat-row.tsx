/**
 * A seat at the table to come: who sits there and what they are called. Its handle opens the tools
 * that move the seat or take it away.
 */

import { Pressable, StyleSheet, View } from 'react-native';
import Svg, { Circle } from 'react-native-svg';

import { Choice } from '@/components/ui/choice';
import { FocusRing, useFocusRing } from '@/components/ui/focus-ring';
import { Text } from '@/components/ui/text';
import { useT } from '@/i18n';
import { border, radius, space, useTheme } from '@/theme';

import { Pad } from '../seats/pad';
import { NameField } from './name-field';
import { SeatTools } from './seat-tools';

export type Kind = 'person' | 'bot';

export interface Props {
  readonly seat: number;
  readonly players: number;
  readonly kind: Kind;
  readonly name: string;
  /** What is wrong with the name, in words. */
  readonly problem: string | undefined;
  readonly open: boolean;
  readonly canRemove: boolean;
  readonly onToggle: () => void;
  readonly onName: (name: string) => void;
  readonly onKind: (kind: Kind) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

export function SeatRow(props: Props) {
  const { seat, players, kind, name, problem, open, canRemove } = props;
  const t = useT();
  const theme = useTheme();
  const bad = problem !== undefined;
  return (
    <View
      style={[
        styles.seat,
        {
          backgroundColor: theme.bg2,
          borderColor: bad ? theme.warning : theme.line,
          borderWidth: bad ? 2 : border.thin,
        },
      ]}
    >
      <View style={styles.row}>
        <Handle label={t('setup.arrange', { name })} open={open} onPress={props.onToggle} />
        <Pad seat={seat} name={name} width={28} />
        <NameField
          label={t('setup.nameOf', { number: seat + 1 })}
          name={name}
          invalid={bad}
          onChange={props.onName}
        />
        <Choice<Kind>
          label={t('setup.kindOf', { name })}
          value={kind}
          onChange={props.onKind}
          style={styles.kind}
          options={[
            {
              value: 'person',
              label: t('setup.kindPerson', { name }),
              icon: 'people',
              content: null,
            },
            { value: 'bot', label: t('setup.kindBot', { name }), icon: 'robot', content: null },
          ]}
        />
      </View>
      {bad && (
        <Text variant="small" tone="warning" role="alert" style={styles.problem}>
          {problem}
        </Text>
      )}
      {open && (
        <SeatTools
          name={name}
          canUp={seat > 0}
          canDown={seat < players - 1}
          canRemove={canRemove}
          onUp={() => props.onMove(seat - 1)}
          onDown={() => props.onMove(seat + 1)}
          onRemove={props.onRemove}
        />
      )}
    </View>
  );
}

interface HandleProps {
  readonly label: string;
  readonly open: boolean;
  readonly onPress: () => void;
}

function Handle({ label, open, onPress }: HandleProps) {
  const theme = useTheme();
  const { focused, handlers } = useFocusRing();
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-expanded={open}
      onPress={onPress}
      {...handlers}
      style={styles.handle}
    >
      <Svg width={11} height={22} viewBox="0 0 11 22" aria-hidden>
        {[3, 11, 19].flatMap((y) =>
          [2, 9].map((x) => (
            <Circle key={`${x} ${y}`} cx={x} cy={y} r={2} fill={open ? theme.text : theme.faint} />
          )),
        )}
      </Svg>
      {focused && <FocusRing radius={radius.chip} />}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  seat: { borderRadius: radius.panel, overflow: 'visible' },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: space.s,
    minHeight: 52,
    paddingRight: 6,
    paddingVertical: 0,
  },
  handle: {
    width: 44,
    height: 48,
    marginRight: -space.s,
    alignItems: 'center',
    justifyContent: 'center',
    outlineWidth: 0,
    outlineStyle: 'solid',
  },
  kind: { marginLeft: 'auto' },
  problem: { paddingHorizontal: 14, paddingBottom: 10, fontFamily: 'Onest_600SemiBold' },
});
