/**
 * A seat: pad, name, cards in hand, what its player is doing. Four shapes for the widths of table;
 * the same facts in each, and all of them in the seat's name for a screen reader.
 */

import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { estimateWidth } from '@/components/ui/estimate-width';
import { Text } from '@/components/ui/text';
import { useT } from '@/i18n';
import { border, radius, useTheme } from '@/theme';

import { CardBack } from '../art/card';
import { Ticket } from '../result/ticket';
import { setName } from './fit-name';
import { Pad } from './pad';
import { pointsText } from './points-text';
import type { SeatFacts } from './seat-facts';
import { MovingPad, SeatOutline } from './seat-motion';
import { SeatName } from './seat-name';
import { factsText, fitState, glyphWidth, SeatStateLine } from './seat-state';
import {
  BACK,
  besideName,
  FULL_SIDE,
  STACKED_SIDE,
  tinySide,
  TINY_SIZE,
  type RowNames,
} from './seat-room';

/**
 * `full`: two lines beside the pad; `dense`: the same with the name alone on its line; `stacked`: all
 * under each other; `tiny`: the name over everything else, for short screens.
 */
export type SeatShape = 'full' | 'dense' | 'stacked' | 'tiny';

export interface Props {
  readonly facts: SeatFacts;
  readonly shape: SeatShape;
  readonly scale: number;
  /** The reader's text size, as far as the seat has room for it. */
  readonly text: number;
  /** Whether points are shown in the seat itself. */
  readonly showPoints: boolean;
  readonly width: number;
  /** How all names of the row are set that stand beside their cards. */
  readonly names: RowNames;
}

const DIMMED: readonly SeatFacts['state']['kind'][] = ['passed', 'out', 'last'];
/** From this width on a seat has room for a word. */
const WORDY = 82;
const LIT_FRAME = 2;
/** In the rail points are as large as on a phone's side, and grow with it. */
const RAIL_DRAWN = 1.25;

export const SeatChip = memo(function SeatChip(props: Props) {
  const { facts, shape, width } = props;
  const t = useT();
  const theme = useTheme();
  const { state, name, points, active } = facts;
  const holding = state.kind === 'inRing';
  const label = t('table.seat.describe', {
    name,
    cards: t('cards.count', { count: facts.cards }),
    state: factsText(t, facts),
    points: pointsText(t, points),
  });
  const frame = active || holding ? LIT_FRAME : border.thin;
  // A wider frame moves nothing inside it.
  const side =
    shape === 'full' || shape === 'dense'
      ? FULL_SIDE * props.scale - (frame - border.thin)
      : (shape === 'tiny' ? tinySide(width) : STACKED_SIDE) - frame;
  return (
    <View
      accessible
      role="img"
      aria-label={label}
      style={[
        styles.seat,
        {
          backgroundColor: theme.bg2,
          borderColor: active ? theme.text : holding ? theme.dim : theme.line,
          borderWidth: frame,
          paddingHorizontal: side,
        },
      ]}
    >
      <SeatOutline seat={facts.seat} />
      {shape === 'tiny' && <Tiny {...props} width={width - 2 * tinySide(width)} />}
      {shape === 'stacked' && <Stacked {...props} width={width - 2 * STACKED_SIDE} />}
      {(shape === 'full' || shape === 'dense') && (
        <Beside {...props} width={width - 2 * side - 2 * frame} />
      )}
    </View>
  );
});

/** Between what stands on one line. */
const BETWEEN = 3;
const LEAST_BETWEEN = 2;

/** What the number of cards takes, with a card's back before it or without. */
const cardsWidth = (digits: number, back: boolean, text: number): number =>
  digits * 8 * text + (back ? 13 : 0);

/** The ticket of who is out, in the place of their cards. */
const TICKET = 25;

const TINY_PAD = { largest: 14, smallest: 8.4 } as const;

/** A pad under a name: smaller where what its player is doing and two digits need the room. */
const tinyPad = (lines: number, room: number): number =>
  lines === 1 ? Math.max(TINY_PAD.smallest, Math.min(TINY_PAD.largest, room)) : TINY_PAD.smallest;

/** The name over pad, state and cards. */
function Tiny({ facts, width, text }: Props) {
  const t = useT();
  const room = { width, size: TINY_SIZE * text, face: 'display' } as const;
  const { lines } = setName(facts.name, room);
  const scale = lines === 1 ? 0.86 : 0.64;
  // A ticket takes about as much as two digits and a card's back.
  const digits = facts.cards > 9 || facts.cards === 0 ? 2 : 1;
  const iconOnly = lines === 2 || width < WORDY;
  const glyph = iconOnly ? glyphWidth(facts.state.kind) * scale : 0;
  const pad = tinyPad(lines, width - glyph - cardsWidth(digits, false, text) - 2 * LEAST_BETWEEN);
  const roomBeside = (back: boolean, between = BETWEEN): number =>
    width - pad - cardsWidth(digits, back, text) - 2 * between;
  // The picture of a card gives way to what its player is doing.
  const back = iconOnly
    ? roomBeside(true, LEAST_BETWEEN) >= glyph
    : fitState(t, facts.state, { room: roomBeside(true), scale, text }).fits;
  return (
    <View style={styles.stack}>
      <SeatName name={facts.name} {...room} />
      <View style={styles.spread}>
        <SeatPad facts={facts} size={pad} />
        <SeatStateLine
          state={facts.state}
          iconOnly={iconOnly}
          scale={scale}
          text={text}
          room={roomBeside(back)}
        />
        <Cards facts={facts} scale={scale} text={text} back={back} />
      </View>
    </View>
  );
}

/** Pad and cards, the name, and what the player is doing. */
function Stacked({ facts, width, scale, text }: Props) {
  const room = { width, size: 15 * Math.max(1, scale * 0.9) * text, face: 'display' } as const;
  const { lines } = setName(facts.name, room);
  const grown = Math.max(1, scale * 0.85);
  const word = lines === 1;
  return (
    <View style={styles.stack}>
      <View style={styles.spread}>
        <SeatPad facts={facts} size={13 * grown} />
        {!word && <SeatStateLine state={facts.state} iconOnly scale={0.86 * grown} room={0} />}
        <Cards facts={facts} scale={0.86 * grown} text={text} back={word || width >= WORDY} />
      </View>
      <SeatName name={facts.name} {...room} />
      {word && <SeatStateLine state={facts.state} scale={0.86 * grown} text={text} room={width} />}
    </View>
  );
}

/** Two lines beside the pad. */
function Beside(props: Props) {
  const { facts, shape, scale, text, showPoints, width, names } = props;
  const t = useT();
  const grown = Math.max(1, scale);
  const points = pointsText(t, facts.points);
  const pointsSize = 12.5 * text * Math.max(1, scale / RAIL_DRAWN);
  const padWidth = shape === 'dense' ? 19 * grown : 27 * scale;
  const words = width - padWidth - 7;
  const room = words - (besideName(text) - (names.back ? 0 : BACK)) * scale;
  const beside = setName(facts.name, { width: room, face: names.face, size: names.size });
  // A long name has its line to itself, and what stood beside it goes below.
  const alone = shape === 'dense' || beside.lines > 1;
  return (
    <>
      <SeatPad facts={facts} size={padWidth} />
      <View style={[styles.words, alone && styles.close]}>
        {alone ? (
          <SeatName name={facts.name} width={words} size={13.5 * grown * text} face="text" />
        ) : (
          <View style={styles.spread}>
            <SeatName name={facts.name} width={room} face={names.face} size={names.size} />
            <Cards facts={facts} scale={scale} text={text} back={names.back} />
          </View>
        )}
        <View style={styles.spread}>
          <SeatStateLine
            state={facts.state}
            scale={alone ? 0.88 * grown : Math.min(scale, Math.max(1.15, scale - 0.2))}
            text={text}
            room={
              words -
              (alone ? cardsWidth(2, words > WORDY, text) * grown : 0) -
              (showPoints && !alone ? estimateWidth(points, pointsSize) + BETWEEN : 0)
            }
          />
          {alone && <Cards facts={facts} scale={0.88 * grown} text={text} back={words > WORDY} />}
          {showPoints && !alone && (
            <Text
              variant="small"
              tone="dim"
              allowFontScaling={false}
              style={{ fontSize: pointsSize, lineHeight: pointsSize * 1.3 }}
            >
              {points}
            </Text>
          )}
        </View>
      </View>
    </>
  );
}

const SeatPad = ({ facts, size }: { readonly facts: SeatFacts; readonly size: number }) => (
  <MovingPad seat={facts.seat} dimmed={DIMMED.includes(facts.state.kind)}>
    <Pad seat={facts.seat} name={facts.name} width={size} />
  </MovingPad>
);

interface CardsProps {
  readonly facts: SeatFacts;
  readonly scale: number;
  readonly text: number;
  readonly back: boolean;
}

function Cards({ facts, scale, text, back }: CardsProps) {
  // Who is out has none, which its state says already, unless that tells of the ring.
  if (facts.cards === 0) {
    if (facts.out === undefined || facts.state.kind === 'out') return <View />;
    return <Ticket token={facts.out.token} width={TICKET * scale} />;
  }
  return (
    <View style={styles.cards}>
      {back && <CardBack width={11.5 * scale} />}
      <Text
        variant="number"
        allowFontScaling={false}
        style={{ fontSize: 19 * scale * text, lineHeight: 21 * scale * text }}
      >
        {String(facts.cards)}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  seat: {
    flex: 1,
    borderRadius: radius.seat,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 7,
    overflow: 'hidden',
  },
  words: { flex: 1, minWidth: 0, gap: 3 },
  close: { gap: 0 },
  spread: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: LEAST_BETWEEN,
    minWidth: 0,
  },
  stack: { flex: 1, minWidth: 0, gap: 0 },
  cards: { flexDirection: 'row', alignItems: 'center', gap: 4 },
});
