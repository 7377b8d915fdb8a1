/** What beating the ring takes: how many cards of a stronger wrestler, how many of an unknown one. */

import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { fittingSize } from '@/components/ui/estimate-width';
import { fitDisplay, nameWidth } from '@/components/ui/name-width';
import { Path, Svg } from '@/components/ui/svg';
import { Text } from '@/components/ui/text';
import { useT } from '@/i18n';
import { border, radius, smallestSize, useNodeScale, useTableScale, useTheme } from '@/theme';

import { setName } from '../seats/fit-name';
import { SeatName } from '../seats/seat-name';
import type { Need } from './need';
import { shareNeed } from './share-need';

export interface Props {
  readonly need: Need;
  /** On short screens what is impossible is left out; `wide` stands both side by side. */
  readonly shape: 'tall' | 'short' | 'wide';
  readonly scale: number;
  /** How wide it is. */
  readonly width: number;
}

/** On a short screen the play has no name under it: the title says whose it is. */
const SHORT_ROOM = 116;
const TITLE = 13;
const TRACKING = 0.7;
/** What it keeps free at either side, and between two rows side by side. */
const SIDES = { tall: 6, short: 5, wide: 12 } as const;
const BESIDE = 6;

/** Whose play it is and what is to beat, whole on two lines at most. */
function ShortTitle({ need }: { readonly need: Need }) {
  const t = useT();
  const words = {
    name: need.holder,
    wrestler: t(`wrestlers.${need.wrestler}`),
    number: need.count,
  };
  const room = { width: SHORT_ROOM, size: TITLE * useNodeScale(), face: 'display' } as const;
  const whole = t('table.ring.toBeatOf', words);
  const text = setName(whole, room).fits ? whole : t('table.ring.playOf', words);
  return (
    <View style={styles.holder}>
      <SeatName name={text} {...room} tone="dim" centred />
    </View>
  );
}

export const NeedPanel = memo(function NeedPanel({ need, shape, scale, width }: Props) {
  const t = useT();
  const theme = useTheme();
  const [node, table] = [useNodeScale(), useTableScale()];
  const { stronger, unknown } = need;
  const wrestler = t(`wrestlers.${need.wrestler}`);
  const label = t('table.ring.needLabel', {
    wrestler,
    number: need.count,
    stronger:
      stronger === undefined
        ? t('table.ring.noneStronger')
        : t('table.ring.needStronger', { count: stronger }),
    unknown:
      unknown === undefined
        ? t('table.ring.needUnknownNone')
        : t('table.ring.needUnknown', { count: unknown }),
  });
  const nobody = stronger === undefined && unknown === undefined;
  const strongerWords = t(
    stronger === undefined ? 'table.ring.noneStronger' : 'table.ring.stronger',
  );
  const unknownWords = t(unknown === undefined ? 'table.ring.noneUnknown' : 'table.ring.unknown');
  const all = shape !== 'short';
  const wide = shape === 'wide';
  // Side by side on a short screen there is room for the marks alone.
  const both = shape === 'short' && stronger !== undefined && unknown !== undefined;
  const toBeat = t('table.ring.toBeat', { wrestler, number: need.count });
  const inner = width - 2 * (SIDES[shape] + border.thin);
  const titleSize = fitDisplay(toBeat, {
    width: inner,
    largest: TITLE * scale * table,
    smallest: Math.min(TITLE * scale, smallestSize),
    tracking: TRACKING,
  });
  const row = {
    scale,
    // On a short screen two lines of a name may stand over it.
    text: shape === 'short' ? node : table,
    room: wide || both ? (inner - BESIDE) / 2 : inner,
    low: shape === 'short',
  };
  const share = wide
    ? shareNeed(
        [
          { words: strongerWords, beside: besideOf(stronger, { scale, text: table }) },
          { words: unknownWords, beside: besideOf(unknown, { scale, text: table }) },
        ],
        { width: inner - BESIDE, largest: wordSize(scale, true) * table },
      )
    : undefined;
  return (
    <View
      accessible
      role="img"
      aria-label={label}
      style={[
        styles.panel,
        wide && styles.large,
        shape === 'short' && styles.low,
        { backgroundColor: theme.bg1, borderColor: theme.line },
      ]}
    >
      {shape === 'short' ? (
        <ShortTitle need={need} />
      ) : (
        <Text
          variant="label"
          tone="dim"
          numberOfLines={1}
          allowFontScaling={false}
          style={[styles.title, { fontSize: titleSize, lineHeight: titleSize * 1.15 }]}
        >
          {toBeat}
        </Text>
      )}
      {nobody && <Row {...row} kind="none" words={t('table.ring.nobody')} count={undefined} />}
      <View style={wide || both ? styles.wide : styles.rows}>
        {!nobody && (all || stronger !== undefined) && (
          <Row
            {...row}
            kind="stronger"
            words={both ? '' : strongerWords}
            count={stronger}
            share={share === undefined ? undefined : { ...share, room: share.rooms[0] }}
          />
        )}
        {!nobody && (all || unknown !== undefined) && (
          <Row
            {...row}
            kind="unknown"
            words={both ? '' : unknownWords}
            count={unknown}
            share={share === undefined ? undefined : { ...share, room: share.rooms[1] }}
          />
        )}
      </View>
    </View>
  );
});

/** Where both stand side by side, what is impossible takes two lines. */
const wordSize = (scale: number, possible: boolean): number =>
  scale <= 1.3 ? 11.5 * scale : ((possible ? 15 : 13) * scale) / 1.4;

/** What stands beside the words of a row: its edges, its mark, its number. */
const EDGES = 10;
const MARK = 17;
const NUMBER = 14;
/** How wide a digit is, of its size. */
const DIGIT = 0.5;
/** Between mark, words and number. */
const GAP = 5;

const besideOf = (
  count: number | undefined,
  { scale, text }: { readonly scale: number; readonly text: number },
): number => EDGES + 12 * scale + GAP + (count === undefined ? 0 : GAP + DIGIT * 18 * scale * text);

interface RowProps {
  readonly scale: number;
  /** The reader's text size. */
  readonly text: number;
  readonly room: number;
  /** A low mat has no height for words that go on below; on any other they may. */
  readonly low: boolean;
  readonly kind: 'stronger' | 'unknown' | 'none';
  readonly words: string;
  readonly count: number | undefined;
  /** What it has where two stand side by side and fit on a line each. */
  readonly share?: { readonly size: number; readonly room: number | undefined } | undefined;
}

function Row({ scale, text, room, low, kind, words, count, share }: RowProps) {
  const theme = useTheme();
  const possible = count !== undefined;
  const lines = scale > 1.3 ? 2 : 1;
  const usual = wordSize(scale, possible);
  const beside = (kind === 'none' ? 0 : MARK * scale) + (possible ? NUMBER * scale * text : 0);
  const free = room - EDGES - beside;
  const fitting = fittingSize(words, {
    width: free,
    lines,
    largest: usual * text,
    smallest: usual,
  });
  // Words go on below, a word does not.
  const longest = Math.max(...words.split(' ').map((word) => nameWidth(word, 'text')), 0.1);
  const alone = lines === 1 ? fitting : Math.max(smallestSize, Math.min(fitting, free / longest));
  const size = share?.size ?? alone;
  return (
    <View
      style={[
        styles.row,
        { minHeight: (scale > 1.3 ? 26 : 19) * scale },
        possible && { backgroundColor: theme.bg3 },
        share?.room !== undefined && { flexGrow: share.room },
      ]}
    >
      {kind === 'stronger' && (
        <Svg width={12 * scale} height={11 * scale} viewBox="0 0 12 11" aria-hidden>
          <Path
            d="M1.5 9.5L6 2L10.5 9.5Z"
            fill={possible ? theme.text : theme.faint}
            stroke={possible ? theme.text : theme.faint}
            strokeWidth={1.6}
            strokeLinejoin="round"
          />
        </Svg>
      )}
      {kind === 'unknown' && (
        <Text
          variant="number"
          tone="unknown"
          allowFontScaling={false}
          style={[
            styles.question,
            { fontSize: 16 * scale, lineHeight: 18 * scale, width: 12 * scale },
          ]}
        >
          ?
        </Text>
      )}
      <Text
        variant="small"
        tone={possible ? 'text' : 'dim'}
        numberOfLines={low ? lines : 2}
        allowFontScaling={false}
        style={[
          styles.text,
          kind === 'none' && styles.alone,
          { fontSize: size, lineHeight: size * 1.25 },
        ]}
      >
        {words}
      </Text>
      {possible && (
        <Text
          variant="number"
          allowFontScaling={false}
          style={[styles.count, { fontSize: 18 * scale * text, lineHeight: 19 * scale * text }]}
        >
          {String(count)}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: {
    borderRadius: 10,
    borderWidth: border.thin,
    paddingHorizontal: SIDES.tall,
    paddingVertical: 5,
    gap: 3,
    opacity: 0.96,
  },
  large: {
    borderRadius: radius.panel,
    paddingHorizontal: SIDES.wide,
    paddingVertical: 9,
    gap: 8,
  },
  low: { paddingHorizontal: SIDES.short, paddingVertical: 2, gap: 1 },
  holder: { alignItems: 'center' },
  title: { fontSize: TITLE, lineHeight: 15, letterSpacing: TRACKING, textAlign: 'center' },
  rows: { gap: 3 },
  wide: { flexDirection: 'row', gap: BESIDE },
  row: {
    flexGrow: 1,
    flexBasis: 0,
    flexDirection: 'row',
    alignItems: 'center',
    gap: GAP,
    borderRadius: 5,
    paddingHorizontal: 5,
    minHeight: 19,
  },
  question: { fontSize: 16, lineHeight: 18, width: 12, textAlign: 'center' },
  text: { flex: 1, fontSize: 11.5, lineHeight: 15, fontFamily: 'Onest_600SemiBold' },
  // As the title over it.
  alone: { textAlign: 'center' },
  count: { fontSize: 18, lineHeight: 19 },
});
