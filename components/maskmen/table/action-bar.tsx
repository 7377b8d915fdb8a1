/** The actions in the thumb's reach: hint, pass and play, or what takes their place. */

import { StyleSheet, View } from 'react-native';

import type { Wrestler } from '@/engine/view';
import { useT } from '@/i18n';

import { Action, enlarged, fitsPlay, GAP, NoPass } from './action';
import type { Rect } from './table-layout';

export interface Props {
  /** Undefined when nothing is chosen. */
  readonly wrestler: Wrestler | undefined;
  readonly count: number;
  /** Whether the chosen group may be played. */
  readonly playable: boolean;
  /** Whose turn it is not: both actions keep their places, unlit. */
  readonly active: boolean;
  /** Nothing can be done any more, though it may still be lit for a frame. */
  readonly closed: boolean;
  readonly host: boolean;
  readonly undo: boolean;
  readonly leftHanded: boolean;
  readonly width: number;
  readonly height: number;
  readonly onPlay: () => void;
  readonly onPass: () => void;
  readonly onUndo: () => void;
  /** Asks for a hint, where there are any; between turns it keeps its place, unlit. */
  readonly onHint: (() => void) | undefined;
}

/** Below these widths there is no room for glyphs, or for a wide first button. */
const NARROW_BAR = 280;
const SMALL_BAR = 320;
/** One narrower than this is a small phone's on its side: the words need all there is. */
const TIGHT_BAR = 240;
const TIGHT = { first: 44, pass: 54 } as const;
/** How wide the pass button is in a bar, beside a first button or none. */
const passWidth = (width: number, first = 0): number =>
  Math.max(
    width < TIGHT_BAR ? TIGHT.pass : 66,
    width < SMALL_BAR ? width * 0.27 : (width - first) * 0.32,
  );

/** How wide the first button is, hint or undo, where there is one. */
const firstOf = (width: number, height: number): number =>
  width < TIGHT_BAR ? TIGHT.first : width < SMALL_BAR ? height : 53;

/** How wide the first button and pass are; a large bar is a small one enlarged. */
function widthsOf(width: number, height: number, first: boolean) {
  const large = enlarged(height);
  const before = first ? firstOf(width / large, height / large) : 0;
  return { first: before * large, pass: passWidth(width / large, before) * large };
}

interface Bar {
  readonly width: number;
  readonly height: number;
  readonly leftHanded: boolean;
  /** Whether a button stands before it. */
  readonly first: boolean;
}

/** Where in the bar the pass button is. */
export function passPlace({ width, height, leftHanded, first }: Bar) {
  const { first: before, pass } = widthsOf(width, height, first);
  const x = before > 0 ? before + GAP : 0;
  return { x: leftHanded ? width - x - pass : x, width: pass };
}

/** Where in the bar pass and play are, together. */
export function actionsPlace(bar: Bar): Rect {
  const { x, width: pass } = passPlace(bar);
  const { width, height, leftHanded } = bar;
  return leftHanded
    ? { x: 0, y: 0, width: x + pass, height }
    : { x, y: 0, width: width - x, height };
}

export function ActionBar(props: Props) {
  const { wrestler, count, playable, active, host, width, height } = props;
  // On one's own turn the slot is the hint's: what can be taken back then is in the menu.
  const undo = props.undo && !(active && props.onHint !== undefined);
  // Landscape phones have no room for glyphs.
  const narrow = width < NARROW_BAR;
  const { first, pass } = widthsOf(width, height, undo || props.onHint !== undefined);
  const room = width - pass - GAP - (first > 0 ? first + GAP : 0);
  const t = useT();
  const name = wrestler === undefined ? '' : t(`wrestlers.${wrestler}`);
  const lit = active && playable && wrestler !== undefined;
  const cannot = t('table.action.cannot', { wrestler: name });
  const label = lit
    ? t('table.action.playOf', { number: count, wrestler: name })
    : active && wrestler !== undefined
      ? cannot
      : t('table.action.playNone');
  // Where that is too long to be read, the sentence beside it says why.
  const short = label === cannot && !fitsPlay(cannot, room) ? t('table.action.playNone') : label;
  const playText = lit ? t('table.action.play', { number: count }) : short;
  return (
    <View style={[styles.bar, props.leftHanded && styles.mirrored, { height }]}>
      {undo && (
        <Action
          label={t('table.action.undo')}
          icon="undo"
          height={height}
          onPress={props.onUndo}
          style={{ width: first }}
          text={undefined}
        />
      )}
      {!undo && props.onHint !== undefined && (
        <Action
          label={t('table.action.hint')}
          icon="hint"
          disabled={!active}
          closed={props.closed}
          height={height}
          onPress={props.onHint}
          style={{ width: first }}
          text={undefined}
        />
      )}
      {host && active ? (
        <NoPass width={pass} height={height} narrow={narrow} />
      ) : (
        <Action
          label={t('table.action.pass')}
          text={t('table.action.pass')}
          icon={narrow ? undefined : 'towel'}
          room={pass}
          disabled={!active}
          closed={props.closed}
          height={height}
          onPress={props.onPass}
          style={{ width: pass }}
        />
      )}
      <Action
        label={label}
        text={playText}
        disabled={!lit}
        closed={props.closed}
        primary
        height={height}
        onPress={props.onPlay}
        style={styles.play}
        mask={lit ? wrestler : undefined}
        room={room}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', gap: GAP },
  mirrored: { flexDirection: 'row-reverse' },
  play: { flex: 1 },
});
