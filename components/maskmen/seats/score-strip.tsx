/** Season, its boxes, and the match score. */

import { Pressable, StyleSheet, View } from 'react-native';

import { FocusRing, useFocusRing } from '@/components/ui/focus-ring';
import { Text } from '@/components/ui/text';
import type { MatchLength } from '@/engine/view';
import { useT } from '@/i18n';
import { border, maxScale, radius, useTheme } from '@/theme';

import type { Arrangement } from '../table/table-layout';
import { Pad } from './pad';
import { pointsText } from './points-text';

export interface Score {
  readonly seat: number;
  readonly name: string;
  readonly points: number;
}

export interface Props {
  readonly arrangement: Arrangement;
  readonly season: number;
  readonly length: MatchLength;
  readonly scores: readonly Score[];
  /** The seat whose score stands first and bold; none on the public table. */
  readonly viewer: number | undefined;
  readonly onPress: () => void;
}

export function ScoreStrip({ arrangement, season, length, scores, viewer, onPress }: Props) {
  const t = useT();
  const theme = useTheme();
  const { focused, handlers } = useFocusRing();
  const number = season + 1;
  const title =
    length.kind === 'seasons'
      ? t('table.seasonNumber', { number, of: length.seasons })
      : t('table.seasonFirstTo', { number, wins: length.wins });
  const lines = scores.map(({ name, points }) =>
    t('table.scoreOf', { name, points: pointsText(t, points) }),
  );
  const own = scores.find(({ seat }) => seat === viewer) ?? scores[0];
  const total = length.kind === 'seasons' ? length.seasons : 2 * length.wins - 1;
  const boxes = <Boxes season={season} total={total} small={arrangement === 'short'} />;
  const head = (
    <View style={styles.head}>
      <Text variant="label" tone="dim" allowFontScaling={false} style={styles.season}>
        {t('table.season')}
      </Text>
      <Text variant="number" allowFontScaling={false} style={styles.number}>
        {String(number)}
      </Text>
      {boxes}
    </View>
  );
  return (
    <Pressable
      role="button"
      aria-label={[t('table.scores'), title, ...lines].join('. ')}
      onPress={onPress}
      {...handlers}
      style={[
        styles.strip,
        arrangement === 'short' && [
          styles.padBox,
          { backgroundColor: theme.bg2, borderColor: theme.line },
        ],
        arrangement === 'side' && styles.column,
      ]}
    >
      {arrangement === 'short' && own !== undefined && (
        <View style={styles.small}>
          <View style={styles.smallTop}>
            <Pad seat={own.seat} name={own.name} width={15} />
            <Text variant="number" allowFontScaling={false} style={styles.smallScore}>
              {String(own.points)}
            </Text>
          </View>
          {boxes}
        </View>
      )}
      {arrangement !== 'short' && head}
      {arrangement === 'side' && own !== undefined && (
        <View style={styles.own}>
          <Pad seat={own.seat} name={own.name} width={13} />
          <Text variant="small" numberOfLines={1} maxFontSizeMultiplier={maxScale.node}>
            {t('table.scoreOf', {
              name: own.name,
              points: pointsText(t, own.points),
            })}
          </Text>
        </View>
      )}
      {arrangement === 'tall' && <Scores scores={scores} viewer={viewer} />}
      {focused && <FocusRing radius={radius.chip} />}
    </Pressable>
  );
}

function Scores({ scores, viewer }: Pick<Props, 'scores' | 'viewer'>) {
  // Six names do not fit beside the season: initials then, the whole names one tap away.
  const short = scores.reduce((sum, { name }) => sum + name.length + 4, 0) > 36;
  return (
    <View style={styles.scores}>
      {scores.map(({ seat, name, points }) => (
        <View key={seat} style={styles.score}>
          <Text
            variant="small"
            tone={seat === viewer ? 'text' : 'dim'}
            numberOfLines={1}
            allowFontScaling={false}
            style={seat === viewer && styles.bold}
          >
            {short
              ? Array.from(name)
                  .slice(0, scores.length > 5 ? 1 : 2)
                  .join('')
              : name}
          </Text>
          <Text variant="number" allowFontScaling={false} style={styles.points}>
            {points < 0 ? `−${-points}` : String(points)}
          </Text>
        </View>
      ))}
    </View>
  );
}

interface BoxesProps {
  readonly season: number;
  readonly total: number;
  readonly small: boolean;
}

/** A box a season: past ones filled, the present one framed, the rest empty. */
function Boxes({ season, total, small }: BoxesProps) {
  const theme = useTheme();
  const box = small
    ? { width: Math.min(8, 34 / total), height: 3, borderRadius: 1.5 }
    : { width: total > 5 ? 6 : 9, height: 13, borderRadius: 2.5 };
  return (
    <View style={[styles.boxes, small && styles.boxesSmall]} aria-hidden>
      {Array.from({ length: total }, (_, at) => (
        <View
          key={at}
          style={[
            box,
            at < season && { backgroundColor: theme.dim },
            at === season && {
              borderColor: theme.text,
              borderWidth: small ? 0 : 1.8,
              ...(small && { backgroundColor: theme.text }),
            },
            at === season && styles.current,
            at > season && {
              borderColor: theme.line,
              borderWidth: small ? 0 : 1.6,
              ...(small && { backgroundColor: theme.line }),
            },
          ]}
        >
          {at === season && !small && (
            <View style={[styles.dot, { backgroundColor: theme.text }]} />
          )}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  strip: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: 8, outlineWidth: 0 },
  padBox: {
    borderRadius: radius.seat,
    borderWidth: border.thin,
    justifyContent: 'center',
  },
  column: { flexDirection: 'column', alignItems: 'flex-start', justifyContent: 'center', gap: 3 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 7 },
  season: { fontSize: 15, lineHeight: 18, letterSpacing: 1.2 },
  number: { fontSize: 22, lineHeight: 24 },
  own: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  scores: { flex: 1, flexDirection: 'row', justifyContent: 'space-around', minWidth: 0, gap: 4 },
  score: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  bold: { fontFamily: 'Onest_700Bold' },
  points: { fontSize: 17.5, lineHeight: 20 },
  boxes: { flexDirection: 'row', gap: 4 },
  current: { alignItems: 'center', paddingTop: 1.6 },
  dot: { width: 3.6, height: 4, borderRadius: 1 },
  boxesSmall: { gap: 2, justifyContent: 'center' },
  small: { alignItems: 'center', gap: 3 },
  smallTop: { flexDirection: 'row', alignItems: 'center', gap: 7 },
  smallScore: { fontSize: 19, lineHeight: 21 },
});
