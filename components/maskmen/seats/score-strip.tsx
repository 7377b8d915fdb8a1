/** Season, its boxes, and the match score. */

import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { fitDisplay, nameWidth, type NameFace } from '@/components/ui/name-width';
import { PictureButton } from '@/components/ui/picture-button';
import { Text } from '@/components/ui/text';
import type { MatchLength } from '@/engine/view';
import { useT } from '@/i18n';
import { border, isEastern, radius, smallestSize, useTableScale, useTheme } from '@/theme';

import type { Arrangement } from '../table/table-layout';
import { setName, type NameRoom } from './fit-name';
import { Pad } from './pad';
import { pointsText } from './points-text';
import { boxesWidth, SeasonBoxes } from './season-boxes';

export interface Score {
  readonly seat: number;
  readonly name: string;
  readonly points: number;
}

export interface Props {
  readonly arrangement: Arrangement;
  /** 1 on phones, more on tablets. */
  readonly scale: number;
  /** How much larger than on a tablet the rail is. */
  readonly grown: number;
  readonly width: number;
  readonly season: number;
  readonly length: MatchLength;
  readonly scores: readonly Score[];
  /** The seat whose score stands first and bold; none on the public table. */
  readonly viewer: number | undefined;
  readonly onPress: () => void;
}

export const ScoreStrip = memo(function ScoreStrip(props: Props) {
  const { arrangement, season, length, scores, viewer, onPress } = props;
  const t = useT();
  const theme = useTheme();
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
  const text = useTableScale();
  const rail = arrangement === 'rail';
  const plain = rail ? 1.35 * props.grown : Math.min(props.scale, 1.2);
  const boxScale = rail ? plain : 1;
  const boxes = (
    <SeasonBoxes season={season} total={total} small={arrangement === 'short'} scale={boxScale} />
  );
  const grown = plain * text;
  const label = t('table.season');
  // Square letters have air enough of their own.
  const tracking = isEastern(label) ? 0 : 1.2;
  const gap = arrangement === 'side' ? SIDE_GAP : HEAD_GAP;
  // On a phone's side, and in the rail, the boxes leave the words little room.
  const labelSize = fitDisplay(label, {
    width:
      arrangement === 'tall'
        ? props.width
        : props.width - DIGIT * grown - boxesWidth(total) * boxScale - 3 * gap,
    largest: 15 * grown,
    smallest: smallestSize,
    tracking,
  });
  const head = (
    <View style={[styles.head, { gap }]}>
      <Text
        variant="label"
        tone="dim"
        allowFontScaling={false}
        style={{ fontSize: labelSize, lineHeight: labelSize * 1.2, letterSpacing: tracking }}
      >
        {label}
      </Text>
      <Text
        variant="number"
        allowFontScaling={false}
        style={{ fontSize: 22 * grown, lineHeight: 24 * grown }}
      >
        {String(number)}
      </Text>
      {boxes}
    </View>
  );
  return (
    <PictureButton
      label={[t('table.scores'), title, ...lines].join('. ')}
      onPress={onPress}
      radius={radius.chip}
      style={styles.whole}
      face={[
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
            <Text
              variant="number"
              allowFontScaling={false}
              style={{ fontSize: 19 * text, lineHeight: 21 * text }}
            >
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
          <OwnScore
            text={t('table.scoreOf', { name: own.name, points: pointsText(t, own.points) })}
            width={props.width - 18}
            size={12.5 * text}
          />
        </View>
      )}
      {arrangement === 'tall' && (
        <Scores
          scores={scores}
          viewer={viewer}
          scale={grown}
          width={props.width - HEAD * grown - BOX * total * plain}
        />
      )}
    </PictureButton>
  );
});

/** What the season takes of the strip, and each of its boxes. */
const HEAD = 66;
const BOX = 13;
/** The season's number, and what stands between the parts of the head. */
const DIGIT = 11;
const HEAD_GAP = 7;
const SIDE_GAP = 5;
/** What a score takes beside a name: its number and a gap. */
const NUMBER = 18;

interface ScoresProps extends Pick<Props, 'scores' | 'viewer' | 'scale'> {
  readonly width: number;
}

/** How names can stand beside their scores: in the text face, condensed, or as pads. */
function wayOfNames(scores: readonly Score[], { width, scale }: ScoresProps): NameFace | 'pad' {
  const needs = (face: NameFace, size: number): number =>
    scores.reduce((sum, { name }) => sum + nameWidth(name, face) * size + NUMBER * scale, 0);
  if (needs('text', 12.5 * scale) <= width) return 'text';
  return needs('display', 14 * scale) <= width ? 'display' : 'pad';
}

/** A pad, its distance to the number and to the next one, and each digit. */
const PAD = { width: 24, digit: 8 } as const;

/** How large pads and numbers are where many of them have to stand side by side. */
function padScale({ scores, width, scale }: ScoresProps): number {
  const needed = scores.reduce(
    (sum, { points }) => sum + PAD.width + PAD.digit * String(points).length,
    0,
  );
  return Math.min(scale, Math.max(0.9, width / needed));
}

function Scores(props: ScoresProps) {
  const { scores, viewer } = props;
  // Whole names stand at the seats, right below: where they do not fit, the pads stand for them.
  const way = wayOfNames(scores, props);
  const scale = way === 'pad' ? padScale(props) : props.scale;
  return (
    <View style={styles.scores}>
      {scores.map(({ seat, name, points }) => (
        <View key={seat} style={styles.score}>
          {way === 'pad' ? (
            <Pad seat={seat} name={name} width={12 * scale} />
          ) : (
            <Text
              variant={way === 'text' ? 'small' : 'label'}
              tone={seat === viewer ? 'text' : 'dim'}
              numberOfLines={1}
              allowFontScaling={false}
              style={[
                way === 'text'
                  ? { fontSize: 12.5 * scale, lineHeight: 17 * scale }
                  : { fontSize: 14 * scale, lineHeight: 17 * scale, letterSpacing: 0 },
                way === 'text' && seat === viewer && styles.bold,
              ]}
            >
              {name}
            </Text>
          )}
          <Text
            variant="number"
            allowFontScaling={false}
            style={{ fontSize: 17.5 * scale, lineHeight: 20 * scale }}
          >
            {points < 0 ? `−${-points}` : String(points)}
          </Text>
        </View>
      ))}
    </View>
  );
}

/** The own name and score on one line, condensed when they are long. */
function OwnScore({ text, ...room }: Omit<NameRoom, 'face'> & { readonly text: string }) {
  const { face, size } = setName(text, { ...room, face: 'text' });
  return (
    <Text
      variant={face === 'text' ? 'small' : 'label'}
      numberOfLines={1}
      allowFontScaling={false}
      style={{ fontSize: size, lineHeight: Math.max(17, size * 1.2), letterSpacing: 0 }}
    >
      {text}
    </Text>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1 },
  strip: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: 8 },
  padBox: {
    borderRadius: radius.seat,
    borderWidth: border.thin,
    justifyContent: 'center',
  },
  column: { flexDirection: 'column', alignItems: 'flex-start', justifyContent: 'center', gap: 3 },
  head: { flexDirection: 'row', alignItems: 'center' },
  own: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  scores: { flex: 1, flexDirection: 'row', justifyContent: 'space-around', minWidth: 0, gap: 4 },
  score: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  bold: { fontFamily: 'Onest_700Bold' },
  small: { alignItems: 'center', gap: 3 },
  smallTop: { flexDirection: 'row', alignItems: 'center', gap: 7 },
});
