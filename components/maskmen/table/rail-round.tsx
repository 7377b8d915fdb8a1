/**
 * In the rail: who did what in this round, every move of it. While there is room a line a move; then
 * the lines stand in columns, with the seat's pad for its name.
 */

import { StyleSheet, View } from 'react-native';

import { Icon } from '@/components/ui/icon';
import { Text } from '@/components/ui/text';
import type { LogEntry } from '@/engine/view';
import { useT } from '@/i18n';
import { maxScale } from '@/theme';

import { Mask } from '../art/mask';
import { Pad } from '../seats/pad';
import { SeatName } from '../seats/seat-name';

export interface Props {
  /** This round's moves, the lead first. */
  readonly moves: readonly LogEntry[];
  readonly names: readonly string[];
  readonly viewer: number | undefined;
  readonly width: number;
  readonly height: number;
  /** How much larger than on a tablet everything is. */
  readonly grown: number;
}

const LINE = 32;
const LOW_LINE = 25;
const TITLE = 30;
const SIDE = 8;
const WHO = 74;

export function RailRound({ moves, names, viewer, width, height, grown }: Props) {
  const t = useT();
  if (moves.length === 0) return null;
  const room = height - TITLE * grown;
  const line = Math.min(LINE * grown, Math.max(LOW_LINE, room / moves.length));
  const rows = Math.max(1, Math.floor(room / line));
  const columns = Math.ceil(moves.length / rows);
  const inner = width - 2 * SIDE;
  const perColumn = Math.ceil(moves.length / columns);
  return (
    <View style={styles.round} role="group" aria-label={t('table.thisRound')}>
      <Text
        variant="label"
        tone="dim"
        maxFontSizeMultiplier={maxScale.node}
        style={{ height: TITLE * grown, fontSize: 17 * grown, lineHeight: 20 * grown }}
      >
        {t('table.thisRound')}
      </Text>
      <View style={styles.columns}>
        {Array.from({ length: columns }, (_, column) => (
          <View key={column} style={{ width: inner / columns }}>
            {moves.slice(column * perColumn, (column + 1) * perColumn).map((entry, at) => (
              <Line
                key={at}
                entry={entry}
                name={names[entry.seat] ?? ''}
                own={entry.seat === viewer}
                height={line}
                columns={columns}
                grown={Math.max(1, Math.min(grown, line / LINE))}
              />
            ))}
          </View>
        ))}
      </View>
    </View>
  );
}

interface LineProps {
  readonly entry: LogEntry;
  readonly name: string;
  readonly own: boolean;
  readonly height: number;
  readonly columns: number;
  readonly grown: number;
}

function Line({ entry: { seat, move }, name, own, height, columns, grown }: LineProps) {
  const t = useT();
  const wrestler = move.kind === 'play' ? t(`wrestlers.${move.wrestler}`) : '';
  const label =
    move.kind === 'play'
      ? t('table.ring.playLabel', { who: name, wrestler, number: move.count })
      : t('table.passedLabel', { who: name });
  return (
    <View accessible aria-label={label} style={[styles.line, { height }]}>
      {columns === 1 ? (
        <View style={{ width: WHO * grown }}>
          <SeatName name={name} width={WHO * grown} size={(own ? 14 : 13) * grown} face="text" />
        </View>
      ) : (
        <Pad seat={seat} name={name} width={12 * grown} />
      )}
      {move.kind === 'pass' ? (
        <>
          <Icon name="towel" size={18 * grown} tone="faint" />
          {columns < 3 && (
            <Text
              variant="small"
              tone="faint"
              maxFontSizeMultiplier={maxScale.node}
              style={{ fontSize: 12.5 * grown, lineHeight: 17 * grown }}
            >
              {t('table.passedWord')}
            </Text>
          )}
        </>
      ) : (
        <>
          <View aria-hidden>
            <Mask wrestler={move.wrestler} width={18 * grown} />
          </View>
          {columns < 3 && (
            <Text
              variant="label"
              maxFontSizeMultiplier={maxScale.node}
              style={[styles.wrestler, { fontSize: 17 * grown, lineHeight: 20 * grown }]}
            >
              {wrestler}
            </Text>
          )}
          <Text
            variant="number"
            allowFontScaling={false}
            style={{ fontSize: 18 * grown, lineHeight: 20 * grown }}
          >
            {t('table.hand.times', { number: move.count })}
          </Text>
        </>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  round: { paddingHorizontal: SIDE },
  columns: { flexDirection: 'row' },
  line: { flexDirection: 'row', alignItems: 'center', gap: 8, paddingRight: 8 },
  wrestler: { flex: 1, fontFamily: 'SofiaSansExtraCondensed_900Black', letterSpacing: 0.6 },
});
