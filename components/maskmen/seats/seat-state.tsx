/** What a seat is doing, as a glyph and a word. */

import { StyleSheet, View } from 'react-native';

import { Icon } from '@/components/ui/icon';
import { fitDisplay } from '@/components/ui/name-width';
import { Circle, Svg } from '@/components/ui/svg';
import { Text, type Tone } from '@/components/ui/text';
import { useT, type Translate } from '@/i18n';
import { smallestSize, useTheme } from '@/theme';

import { Mask } from '../art/mask';
import { Ticket } from '../result/ticket';
import type { SeatFacts, SeatState } from './seat-facts';

const PLACES = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const;

/** A place in words: 1st, 2nd, … */
export const placeText = (t: Translate, place: number): string =>
  t(`table.place.${PLACES[place - 1] ?? 'p6'}`);

/** The state in words. */
export function stateText(t: Translate, state: SeatState): string {
  switch (state.kind) {
    case 'out':
      return t('table.seat.out', { place: placeText(t, state.place) });
    case 'last':
      return t('table.seat.outLast');
    default:
      return t(`table.seat.${state.kind}`);
  }
}

/** The same for a whole seat: who is out may still hold the ring. */
export const factsText = (t: Translate, { state, out }: SeatFacts): string =>
  out === undefined || state.kind === 'out'
    ? stateText(t, state)
    : t('table.seat.both', {
        first: stateText(t, state),
        second: stateText(t, { kind: 'out', ...out }),
      });

/** The words of a state, and what may stand for them where they do not fit: beside a ticket the place alone. */
const wordings = (t: Translate, state: SeatState): readonly string[] =>
  state.kind === 'out' ? [stateText(t, state), placeText(t, state.place)] : [stateText(t, state)];

export interface Props {
  readonly state: SeatState;
  /** Narrow seats show the glyph alone; the words are in the seat's name. */
  readonly iconOnly?: boolean;
  /** How wide the line may be: words that do not fit are set smaller, or left to the glyph. */
  readonly room: number;
  readonly scale?: number;
  /** The reader's text size. */
  readonly text?: number;
}

const LIT: readonly SeatState['kind'][] = ['inRing', 'thinking', 'toPlay', 'leads'];

const SIZE = 14;
const TRACKING = 0.8;
const GAP = 4;
/** Widths are estimated for heavier letters than these. */
const BOUND = 1.22;

/** States without a glyph are told in words alone. */
export const glyphWidth = (kind: SeatState['kind']): number => {
  switch (kind) {
    case 'last':
    case 'next':
    case 'stillIn':
      return 0;
    case 'out':
      return 25;
    case 'thinking':
      return 20;
    default:
      return 14;
  }
};

/** The words that fit into a line, and how large; none where even the shortest would be too small. */
export function fitState(
  t: Translate,
  state: SeatState,
  { room, scale = 1, text = 1 }: Pick<Props, 'room' | 'scale' | 'text'>,
): { readonly words: string; readonly size: number; readonly fits: boolean } {
  const glyph = glyphWidth(state.kind);
  const width = (room - (glyph === 0 ? 0 : glyph * scale + GAP)) * BOUND;
  const largest = SIZE * scale * text;
  const sizeOf = (words: string): number =>
    fitDisplay(words, { width, largest, smallest: 1, tracking: TRACKING });
  const least = Math.min(SIZE * scale, smallestSize);
  const ways = wordings(t, state);
  // Few words in their own size before all of them in a smaller one: so neighbours look alike.
  const fitting =
    ways.find((words) => sizeOf(words) >= largest) ??
    [...ways].reverse().find((words) => sizeOf(words) >= least);
  const words = fitting ?? stateText(t, state);
  return { words, size: sizeOf(words), fits: fitting !== undefined };
}

export function SeatStateLine({ state, iconOnly = false, scale = 1, text = 1, room }: Props) {
  const t = useT();
  const { words, size, fits } = fitState(t, state, { room, scale, text });
  const wordless = iconOnly || (!fits && glyphWidth(state.kind) > 0);
  const tone: Tone = LIT.includes(state.kind) ? 'text' : 'dim';
  return (
    // A mask is higher than the line: beside it no other line moves.
    <View
      style={[styles.line, { height: wordless ? Math.min(17, 17 * scale) : 17 * scale * text }]}
      aria-hidden
    >
      <StateGlyph state={state} tone={tone} scale={scale} />
      {!wordless && (
        <Text
          variant="label"
          tone={tone}
          numberOfLines={1}
          allowFontScaling={false}
          style={{ fontSize: size, lineHeight: 17 * scale * text, letterSpacing: TRACKING }}
        >
          {words}
        </Text>
      )}
    </View>
  );
}

interface GlyphProps {
  readonly state: SeatState;
  readonly tone: Tone;
  readonly scale: number;
}

function StateGlyph({ state, tone, scale }: GlyphProps) {
  const size = 14 * scale;
  switch (state.kind) {
    case 'inRing':
      return <Mask wrestler={state.wrestler} width={14 * scale} />;
    case 'host':
    case 'leads':
      return <Icon name="bell" size={size} tone={tone} strokeWidth={1.8} />;
    case 'passed':
      return <Icon name="towel" size={size} tone={tone} strokeWidth={1.8} />;
    case 'thinking':
      return <Dots scale={scale} />;
    case 'toPlay':
      return <Icon name="play" size={size} tone={tone} strokeWidth={1.8} />;
    case 'out':
      return <Ticket token={state.token} width={25 * scale} />;
    case 'last':
    case 'next':
    case 'stillIn':
      return null;
  }
}

function Dots({ scale }: { readonly scale: number }) {
  const theme = useTheme();
  return (
    <Svg width={20 * scale} height={8 * scale} viewBox="0 0 20 8" aria-hidden>
      <Circle cx={3} cy={4} r={2} fill={theme.faint} />
      <Circle cx={10} cy={4} r={2.8} fill={theme.text} />
      <Circle cx={17} cy={4} r={2} fill={theme.faint} />
    </Svg>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: GAP },
});
