/** One action of the bar: a word, a glyph, a mask, as much of them as there is room for. */

import { Pressable, StyleSheet, View } from 'react-native';

import { estimateWidth, fittingSize } from '@/components/ui/estimate-width';
import { FocusRing, useFocusRing } from '@/components/ui/focus-ring';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import { displayWidth, fitDisplay } from '@/components/ui/name-width';
import { Text } from '@/components/ui/text';
import type { Wrestler } from '@/engine/view';
import { useT } from '@/i18n';
import { border, radius, smallestSize, textStyles, useTableScale, useTheme } from '@/theme';

import { Mask } from '../art/mask';

/** A play button at least so wide holds number, mask and chevron at full size. */
const WHOLE_PLAY = 180;
/** In a narrower one the chevron is smaller, and there only if it leaves the word so much of its size. */
const SHARE_BESIDE_CHEVRON = 0.9;
/** One narrower than this holds number and mask, both smaller. */
const SMALL_PLAY = 125;
/** One narrower than this holds a smaller word. */
const SMALL_PASS = 100;
const SMALLEST = 14;
/** A word that would be smaller than this beside its glyph stands alone. */
const SMALLEST_BESIDE = 17;
/** Of a button's height, the most that letters may have. */
const MOST = 0.72;
/** Between actions, and between what stands in one. */
export const GAP = 8;
const ICON = 20;
/** A glyph that stands for the word. */
const ALONE = 26;
const MASK = { whole: 30, tight: 24 } as const;
/** What a mask's outline takes beside it. */
const OUTLINE = 4;
const CHEVRON = { large: { size: ICON, gap: GAP }, small: { size: 16, gap: 4 } } as const;
const PADDING = { plain: 6, lit: 12 } as const;
const TIGHT_GAP = 4;

/** A bar higher than a tablet's is one enlarged. */
const PLAIN_HEIGHT = 62;
export const enlarged = (height: number): number => Math.max(1, height / PLAIN_HEIGHT);

export interface Props {
  readonly label: string;
  readonly text: string | undefined;
  readonly icon?: IconName | undefined;
  readonly disabled?: boolean;
  /** It does nothing, whatever it looks like. */
  readonly closed?: boolean;
  readonly primary?: boolean;
  /** How wide the button is, where that decides what fits in it. */
  readonly room?: number;
  readonly mask?: Wrestler | undefined;
  readonly height: number;
  readonly onPress: () => void;
  readonly style: object;
}

interface Furniture {
  readonly tight: boolean;
  readonly lit: boolean;
  readonly chevron: keyof typeof CHEVRON | undefined;
  readonly icon: IconName | undefined;
  readonly mask: Wrestler | undefined;
}

/** What of a button's width is not for its words. */
function besideWords({ tight, lit, chevron, icon, mask }: Furniture): number {
  const gap = tight ? TIGHT_GAP : GAP;
  const edges = 2 * (border.regular + (lit && !tight ? PADDING.lit : PADDING.plain));
  const picture = mask === undefined ? 0 : gap + OUTLINE + (tight ? MASK.tight : MASK.whole);
  const sign = mask !== undefined && chevron !== undefined ? CHEVRON[chevron] : undefined;
  const after = sign === undefined ? 0 : sign.gap + sign.size;
  return edges + (icon === undefined ? 0 : ICON + GAP) + picture + after;
}

/** Whether words can be read whole on an unlit play button of a width. */
export const fitsPlay = (words: string, room: number): boolean =>
  displayWidth(words, SMALLEST, textStyles.button.letterSpacing) <=
  room - 2 * (border.regular + PADDING.plain);

export function Action(props: Props) {
  const { label, text, disabled = false, primary = false, height } = props;
  const closed = disabled || props.closed === true;
  const large = enlarged(height);
  const room = (props.room ?? WHOLE_PLAY) / large;
  const theme = useTheme();
  const grown = useTableScale();
  const { focused, handlers } = useFocusRing();
  const lit = primary && !disabled;
  const tone = disabled ? 'faint' : lit ? 'onCta' : 'text';
  const tight = primary && room < SMALL_PLAY;
  const wide = primary && room >= WHOLE_PLAY;
  const low = primary ? room < SMALL_PLAY : room < SMALL_PASS;
  const largest = Math.min((wide ? 30 : low ? 23 : 25) * grown, (height / large) * MOST);
  type Rest = Pick<Furniture, 'icon' | 'mask' | 'chevron'>;
  const widthBeside = (rest: Rest): number => room - besideWords({ tight, lit, ...rest });
  const tracking = textStyles.button.letterSpacing;
  const least = displayWidth(text ?? '', SMALLEST, tracking);
  const chevron = wide ? 'large' : undefined;
  // The word comes before the picture.
  const fits = least <= widthBeside({ icon: props.icon, mask: props.mask, chevron });
  const mask = fits ? props.mask : undefined;
  const sizeWith = (rest: Omit<Rest, 'mask'>): number =>
    fitDisplay(text ?? '', {
      width: widthBeside({ mask, ...rest }),
      largest,
      smallest: SMALLEST,
      tracking,
    });
  // Whoever wants larger words gets them before the glyph beside them; small ones are rid of it.
  const full = sizeWith({ icon: props.icon, chevron });
  const spare = text !== undefined && full < (grown > 1 ? largest : SMALLEST_BESIDE);
  const icon = spare ? undefined : props.icon;
  const small = { icon, chevron: 'small' } as const;
  const roomy = !tight && sizeWith(small) >= largest * SHARE_BESIDE_CHEVRON;
  const sign = spare ? undefined : (chevron ?? (roomy ? 'small' : undefined));
  const size = sizeWith({ icon, chevron: sign }) * large;
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-disabled={closed}
      disabled={closed}
      onPress={props.onPress}
      {...handlers}
      style={({ pressed }) => [
        styles.face,
        props.style,
        {
          height,
          backgroundColor: lit ? theme.cta : theme.bg2,
          borderColor: lit ? theme.cta : theme.line,
        },
        lit && (tight ? styles.litTight : styles.lit),
        mask === undefined && styles.middle,
        disabled && primary && styles.dashed,
        pressed && styles.pressed,
      ]}
    >
      {icon !== undefined && (
        <Icon name={icon} size={(text === undefined ? ALONE : ICON) * large} tone={tone} />
      )}
      {text !== undefined && (
        <Text
          variant="button"
          tone={tone}
          numberOfLines={1}
          allowFontScaling={false}
          style={{ fontSize: size, lineHeight: size + 4 }}
        >
          {text}
        </Text>
      )}
      {mask !== undefined && (
        <View aria-hidden style={[styles.mask, { gap: CHEVRON[sign ?? 'large'].gap }]}>
          <Mask wrestler={mask} width={(tight ? MASK.tight : MASK.whole) * large} />
          {sign !== undefined && (
            <Icon name="chevron" size={CHEVRON[sign].size * large} tone={tone} strokeWidth={2.6} />
          )}
        </View>
      )}
      {focused && <FocusRing radius={radius.button} />}
    </Pressable>
  );
}

interface NoPassProps {
  readonly width: number;
  readonly height: number;
  readonly narrow: boolean;
}

/** The host's place where others pass. */
export function NoPass({ width, height, narrow }: NoPassProps) {
  const t = useT();
  const theme = useTheme();
  const text = useTableScale();
  const words = t('table.action.noPass');
  const room = width - 2 * (border.regular + PADDING.plain);
  const host = fitDisplay(t('table.action.host'), {
    width: room,
    largest: 17 * text * enlarged(height),
    smallest: SMALLEST,
    tracking: 1,
  });
  const size = fittingSize(words, {
    width: room,
    lines: 1,
    largest: Math.min(12.5 * text * enlarged(height), height - host * 1.12 - 2 * border.regular),
    smallest: smallestSize,
  });
  return (
    <View
      accessible
      role="img"
      aria-label={t('table.action.hostNoPass')}
      style={[
        styles.face,
        styles.dashed,
        styles.stacked,
        { width, height, borderColor: theme.line },
      ]}
    >
      <Text
        variant="label"
        tone="dim"
        allowFontScaling={false}
        style={{ fontSize: host, lineHeight: host * 1.12, letterSpacing: 1 }}
      >
        {t('table.action.host')}
      </Text>
      {(!narrow || estimateWidth(words, smallestSize) <= room) && (
        <Text
          variant="small"
          tone="dim"
          allowFontScaling={false}
          style={{ fontSize: size, lineHeight: size * 1.2 }}
        >
          {words}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  face: {
    borderRadius: radius.button,
    borderWidth: border.regular,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: GAP,
    paddingHorizontal: PADDING.plain,
    outlineWidth: 0,
    outlineStyle: 'solid',
  },
  lit: { justifyContent: 'space-between', paddingHorizontal: PADDING.lit },
  litTight: { gap: TIGHT_GAP, paddingHorizontal: PADDING.plain },
  middle: { justifyContent: 'center' },
  stacked: { flexDirection: 'column', gap: 0 },
  dashed: { borderStyle: 'dashed', backgroundColor: 'transparent' },
  pressed: { opacity: 0.76 },
  mask: { flexDirection: 'row', alignItems: 'center' },
});
