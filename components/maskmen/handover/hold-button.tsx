/** The lamp behind the curtain: hold it until its ring is full. */

import { Pressable, StyleSheet, View } from 'react-native';

import { FocusRing, useFocusRing } from '@/components/ui/focus-ring';
import { Icon } from '@/components/ui/icon';
import { useLeadFocus } from '@/components/ui/lead-focus';
import { Circle, Svg } from '@/components/ui/svg';
import { Text } from '@/components/ui/text';
import { useZoom } from '@/components/ui/zoom';
import { maxScale, useTheme } from '@/theme';

import { FillingCircle } from './filling-circle';
import { useHold } from './use-hold';

const RADIUS = 54;
const STROKE = 8;
const BOX = 2 * RADIUS + STROKE;
/** A phone that is turned moves the lamp away from under the finger: that is no letting go. */
const ANYWHERE = 4000;

export interface Props {
  /** In words on the screen; `how` after it was let go too early. */
  readonly words: string;
  readonly how: string;
  /** For a screen reader: whose cards. */
  readonly label: string;
  readonly hint: string;
  readonly size: number;
  readonly onHeld: () => void;
}

export function HoldButton({ words, how, label, hint, size, onHeld }: Props) {
  const theme = useTheme();
  const { filled, short, handlers } = useHold(onHeld);
  const place = useLeadFocus(label);
  const side = size * useZoom();
  const { focused, handlers: focusHandlers } = useFocusRing();
  return (
    <Pressable
      ref={place}
      role="button"
      aria-label={label}
      accessibilityHint={hint}
      pressRetentionOffset={ANYWHERE}
      {...handlers}
      {...focusHandlers}
      style={styles.target}
    >
      <View style={{ width: side, height: side }} aria-hidden>
        <Svg width={side} height={side} viewBox={`0 0 ${BOX} ${BOX}`} aria-hidden>
          <Circle
            cx={BOX / 2}
            cy={BOX / 2}
            r={RADIUS}
            fill={theme.bg1}
            stroke={theme.line}
            strokeWidth={STROKE}
          />
          <FillingCircle
            filled={filled}
            centre={BOX / 2}
            radius={RADIUS}
            width={STROKE}
            ink={theme.scheme === 'dark' ? theme.lamp : theme.key}
          />
          <Circle cx={BOX / 2} cy={BOX / 2} r={41} fill={theme.cta} />
        </Svg>
        <View style={[StyleSheet.absoluteFill, styles.eye]}>
          <Icon name="eye" size={size * 0.32} tone="onCta" strokeWidth={2.6} />
        </View>
        {focused && <FocusRing radius={side / 2} />}
      </View>
      <Text
        variant="label"
        aria-hidden
        maxFontSizeMultiplier={maxScale.table}
        style={size < BOX - 8 ? styles.smallWords : styles.words}
      >
        {short ? how : words}
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  target: {
    alignItems: 'center',
    gap: 10,
    paddingHorizontal: 12,
    outlineWidth: 0,
    outlineStyle: 'solid',
    userSelect: 'none',
  },
  eye: { alignItems: 'center', justifyContent: 'center' },
  words: {
    fontFamily: 'SofiaSansExtraCondensed_800ExtraBold',
    fontSize: 23,
    lineHeight: 26,
    letterSpacing: 1.4,
    textAlign: 'center',
  },
  smallWords: {
    fontFamily: 'SofiaSansExtraCondensed_800ExtraBold',
    fontSize: 19,
    lineHeight: 22,
    letterSpacing: 1.1,
    textAlign: 'center',
  },
});
