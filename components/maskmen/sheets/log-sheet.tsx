/** The season so far, the latest round first: who played what, who passed, what was proved. */

import { StyleSheet, View } from 'react-native';

import { DrawnAsReached } from '@/components/ui/drawn-as-reached';
import { fitName, nameColumn } from '@/components/ui/fit-name';
import { Icon } from '@/components/ui/icon';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useZoom } from '@/components/ui/zoom';
import type { PublicSeason, ToldMove, ToldRound } from '@/engine/view';
import { tellSeason } from '@/engine/view';
import { useT, type Translate } from '@/i18n';
import { border, maxScale, radius, space, useFontScale, useTableScale, useTheme } from '@/theme';

import { Mask } from '../art/mask';
import { Pad } from '../seats/pad';
import { placeText } from '../seats/seat-state';

const NAME = 13.5;
const NAME_COLUMN = { least: 40, most: 84 } as const;
/** About what a round's head and frame take, and each of its moves: most are one line, some two. */
const HEAD_HEIGHT = 56;
const MOVE_HEIGHT = 40;

export interface Props {
  readonly visible: boolean;
  readonly onClose: () => void;
  readonly season: PublicSeason;
  readonly names: readonly string[];
  /** Whether things are worked out: which passes were forced, what follows from a proof. */
  readonly worksOut: boolean;
}

export function LogSheet({ visible, onClose, season, names, worksOut }: Props) {
  const t = useT();
  return (
    <Sheet visible={visible} title={t('sheets.log')} onClose={onClose}>
      {visible && <Rounds season={season} names={names} worksOut={worksOut} />}
    </Sheet>
  );
}

function Rounds({ season, names, worksOut }: Omit<Props, 'visible' | 'onClose'>) {
  const t = useT();
  const size = useZoom() * Math.max(1, useFontScale());
  const rounds = tellSeason(season);
  const nameWidth = nameColumn(names, { ...NAME_COLUMN, largest: NAME * useTableScale() });
  if (rounds.length === 0) return <Text tone="dim">{t('sheets.empty')}</Text>;
  const told = rounds.map((round, at) => ({ round, number: at + 1 })).reverse();
  return (
    <DrawnAsReached
      items={told}
      heightOf={({ round }) => (HEAD_HEIGHT + MOVE_HEIGHT * round.moves.length) * size}
      draw={({ round, number }) => (
        <Round
          key={number}
          round={round}
          number={number}
          names={names}
          nameWidth={nameWidth}
          worksOut={worksOut}
        />
      )}
    />
  );
}

interface RoundProps {
  readonly round: ToldRound;
  readonly number: number;
  readonly names: readonly string[];
  /** All names take the same room, so that deeds stand under each other. */
  readonly nameWidth: number;
  readonly worksOut: boolean;
}

function Round({ round, number, names, nameWidth, worksOut }: RoundProps) {
  const t = useT();
  const theme = useTheme();
  return (
    <View style={[styles.round, { backgroundColor: theme.bg2, borderColor: theme.line }]}>
      <View style={styles.head}>
        <Text variant="label" tone="dim" role="heading" aria-level={3}>
          {t('sheets.round', { number })}
        </Text>
        <Text variant="small" tone="dim" style={styles.outcome}>
          {round.winner === undefined
            ? t('sheets.running')
            : t('sheets.won', { name: names[round.winner] ?? '' })}
        </Text>
      </View>
      {round.moves.map((told) => (
        <MoveRow
          key={told.at}
          told={told}
          name={names[told.seat] ?? ''}
          nameWidth={nameWidth}
          worksOut={worksOut}
        />
      ))}
    </View>
  );
}

/** What a move was, and what came of it. */
function wordsOf(t: Translate, told: ToldMove, worksOut: boolean) {
  const { move, debut, proved, implied, place, forced } = told;
  const deed =
    move.kind === 'pass'
      ? t(forced && worksOut ? 'sheets.forced' : 'sheets.pass')
      : t(`wrestlers.${move.wrestler}`);
  const notes: string[] = [];
  if (debut) notes.push(t('sheets.debut'));
  if (proved !== undefined) {
    const [winner, loser] = proved;
    notes.push(
      t('sheets.proved', { winner: t(`wrestlers.${winner}`), loser: t(`wrestlers.${loser}`) }),
    );
    if (worksOut && implied.length > 0) notes.push(t('sheets.implied', { count: implied.length }));
  }
  if (place !== undefined) notes.push(t('sheets.out', { place: placeText(t, place) }));
  return { deed, notes };
}

interface MoveRowProps {
  readonly told: ToldMove;
  readonly name: string;
  readonly nameWidth: number;
  readonly worksOut: boolean;
}

function MoveRow({ told, name, nameWidth, worksOut }: MoveRowProps) {
  const t = useT();
  const zoom = useZoom();
  const { move, seat } = told;
  const text = useFontScale();
  // Large words have the row's width to themselves.
  const stacked = text > maxScale.table;
  const largest = NAME * Math.max(1, Math.min(text, stacked ? maxScale.action : maxScale.table));
  const width = nameWidth * (stacked ? maxScale.node : 1);
  const { fontSize, lineHeight } = fitName(name, { width, largest });
  const { deed, notes } = wordsOf(t, told, worksOut);
  const count = move.kind === 'play' ? t('sheets.times', { number: move.count }) : undefined;
  const words = [count === undefined ? deed : `${deed} ${count}`, ...notes].join(', ');
  return (
    <View
      accessible
      role="img"
      aria-label={t('sheets.moveLabel', { name, words })}
      style={[styles.move, stacked && styles.stacked]}
    >
      <Pad seat={seat} name={name} width={17 * zoom} />
      <Text
        aria-hidden
        variant="small"
        maxFontSizeMultiplier={maxScale.picture}
        style={[styles.name, { width: width * zoom, fontSize, lineHeight }]}
      >
        {name}
      </Text>
      <View aria-hidden style={styles.glyph}>
        {move.kind === 'play' ? (
          <Mask wrestler={move.wrestler} width={21 * zoom} />
        ) : (
          <Icon name="towel" tone="dim" size={18} />
        )}
      </View>
      <View aria-hidden style={stacked ? styles.below : styles.words}>
        <Text variant="small" tone={move.kind === 'play' ? 'text' : 'dim'} style={styles.deed}>
          {deed}
        </Text>
        {notes.length > 0 && (
          <Text variant="small" tone="dim">
            {notes.join(', ')}
          </Text>
        )}
      </View>
      {count !== undefined && (
        <Text aria-hidden variant="number" style={styles.count}>
          {count}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  round: {
    borderRadius: radius.panel,
    borderWidth: border.thin,
    paddingHorizontal: 14,
    paddingVertical: 10,
    gap: 6,
  },
  head: { flexDirection: 'row', alignItems: 'baseline', gap: space.m },
  outcome: { flex: 1, textAlign: 'right' },
  move: { flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: 32 },
  name: { fontFamily: 'Onest_700Bold' },
  glyph: { width: 26, alignItems: 'center' },
  words: { flex: 1 },
  stacked: { flexWrap: 'wrap' },
  below: { flexGrow: 1, flexBasis: '70%' },
  deed: { fontSize: 13.5, lineHeight: 18 },
  count: { fontSize: 20, lineHeight: 22 },
});
