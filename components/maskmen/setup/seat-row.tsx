/**
 * A seat at the table to come: who sits there and what they are called. Its handle drags the seat,
 * and opens the tools that move it or take it away. A name that is too long for its place beside the
 * switch gets a line of its own.
 */

import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { Choice } from '@/components/ui/choice';
import { estimateWidth } from '@/components/ui/estimate-width';
import { useAlert } from '@/components/ui/live';
import { Text } from '@/components/ui/text';
import { useSize } from '@/components/ui/use-size';
import { useZoom } from '@/components/ui/zoom';
import { useT } from '@/i18n';
import { border, NARROW, radius, space, touchTarget, useFontScale, useTheme } from '@/theme';

import { Pad } from '../seats/pad';
import { BotField } from './bot-field';
import { FIELD_EDGES, NameField } from './name-field';
import { SeatTools } from './seat-tools';

export type Kind = 'person' | 'bot';

/** How a bot plays, in words. */
export interface BotFacts {
  readonly line: string;
  readonly levelName: string;
  /** 1 for the lowest of five. */
  readonly level: number;
}

export const SEAT_HEIGHT = 55;
const PAD = 28;
const END = 4;
const HANDLE = 44;
/** Below this size a name rather takes a line of its own than shrink further. */
const SMALLEST_BESIDE = 13;

export interface Props {
  readonly seat: number;
  readonly players: number;
  readonly kind: Kind;
  readonly name: string;
  /** What is wrong with the name, in words. */
  readonly problem: string | undefined;
  readonly bot: BotFacts | undefined;
  readonly open: boolean;
  readonly canRemove: boolean;
  /** What drags the seat. */
  readonly handle: ReactNode;
  readonly onName: (name: string) => void;
  readonly onKind: (kind: Kind) => void;
  readonly onBot: () => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

export function SeatRow(props: Props) {
  const { seat, players, kind, name, problem, bot, open, canRemove } = props;
  const t = useT();
  const theme = useTheme();
  const zoom = useZoom();
  const scale = useFontScale();
  const window = useWindowDimensions();
  const [{ width }, onLayout] = useSize({ width: window.width - 2 * space.m, height: 0 });
  const bad = problem !== undefined;
  useAlert(problem);
  const switchWidth = 2 * (window.width < NARROW ? 44 : touchTarget) * zoom + 2 * border.thin;
  const whole = width - (HANDLE + PAD) * zoom - 2 * space.s - END;
  const beside = whole - switchWidth - space.s;
  const fits = estimateWidth(name, SMALLEST_BESIDE * zoom) * scale + FIELD_EDGES <= beside;
  return (
    <View
      onLayout={onLayout}
      style={[
        styles.seat,
        {
          backgroundColor: theme.bg2,
          borderColor: bad ? theme.warning : theme.line,
          borderWidth: bad ? 2 : border.thin,
        },
      ]}
    >
      <View style={[styles.row, { minHeight: SEAT_HEIGHT * zoom }]}>
        {props.handle}
        <Pad seat={seat} name={name} width={PAD * zoom} />
        {bot === undefined ? (
          <NameField
            label={t('setup.nameOf', { number: seat + 1 })}
            name={name}
            width={fits ? beside : whole}
            invalid={bad}
            onChange={props.onName}
          />
        ) : (
          <BotField name={name} bot={bot} width={beside} onPress={props.onBot} />
        )}
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

const styles = StyleSheet.create({
  seat: { borderRadius: radius.panel, overflow: 'visible' },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    flexWrap: 'wrap',
    alignContent: 'center',
    columnGap: space.s,
    paddingRight: END,
  },
  kind: { marginLeft: 'auto' },
  problem: { paddingHorizontal: 14, paddingBottom: 10, fontFamily: 'Onest_600SemiBold' },
});
