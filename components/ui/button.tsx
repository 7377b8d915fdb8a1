/**
 * A button: `primary` is the lit action with its shape 3 px below, `secondary` is raised, `quiet` is
 * a panel. A disabled one keeps its place as a dashed outline.
 */
import { Pressable, StyleSheet, View, type PressableProps, type ViewStyle } from 'react-native';

import { Animated, useAnimatedStyle, type SharedValue } from '@/components/moving/animated';

import {
  border,
  buttonSizes,
  maxScale,
  radius,
  space,
  touchTarget,
  useFontScale,
  useTheme,
} from '@/theme';

import { FocusRing, useFocusRing } from './focus-ring';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import type { Place } from './lead-focus';
import { displayWidth } from './name-width';
import { Text, type Tone } from './text';
import { useSize } from './use-size';
import { useZoom } from './zoom';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';
export type ButtonSize = 'large' | 'regular' | 'small';

/** What has to be held down: its presses, and how much of the time has passed, 0 to 1. */
export interface Held {
  readonly filled: SharedValue<number>;
  readonly handlers: Pick<
    PressableProps,
    'onPressIn' | 'onPressOut' | 'onPress' | 'onAccessibilityTap'
  >;
}

export interface Props {
  readonly label: string;
  readonly onPress?: () => void;
  readonly held?: Held;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: IconName;
  readonly disabled?: boolean;
  /** It is as wide as its place, whatever it says: words are set a little smaller before they break. */
  readonly fills?: boolean;
  readonly style?: ViewStyle;
  readonly ref?: Place;
}

const DROP = 3;
const PRESSED_DROP = 2;
const HEIGHTS = { large: 60, regular: 54, small: 52 } as const;
const QUIET_HEIGHT = 50;
const ICONS = { large: 24, regular: 26, small: 22 } as const;
const QUIET_ICON = 23;
/** Between the icon and the label. */
const GAP = { loud: 9, quiet: 6 } as const;

const SIDES = { large: space.l - 2, regular: space.l - 2, small: space.m } as const;
/** Words are set smaller for the sake of one line, but no smaller than this. */
const LEAST = 0.8;

interface Loud {
  readonly label: string;
  readonly size: ButtonSize;
  readonly icon: IconName | undefined;
}

/** How much smaller loud words are, so that they stand on one line: not at all if that is too much. */
function useSmaller({ label, size, icon }: Loud) {
  const zoom = useZoom();
  const grown = Math.min(useFontScale(), maxScale.action) * zoom;
  const [{ width }, onLayout] = useSize({ width: 0, height: 0 });
  const { fontSize, letterSpacing } = buttonSizes[size];
  const beside = icon === undefined ? 0 : (ICONS[size] + GAP.loud) * zoom;
  const room = width - 2 * SIDES[size] - beside;
  const fits = room / (displayWidth(label, fontSize, letterSpacing) * grown);
  return { smaller: width === 0 || fits >= 1 || fits < LEAST ? 1 : fits, onLayout };
}

/** What the variant looks like in this lighting. */
function useSkin({
  variant,
  size,
  disabled,
}: Required<Pick<Props, 'variant' | 'size' | 'disabled'>>): {
  box: ViewStyle;
  tone: Tone;
} {
  const theme = useTheme();
  if (disabled) {
    return {
      box: {
        backgroundColor: theme.bg2,
        borderColor: theme.line,
        borderWidth: border.regular,
        borderStyle: 'dashed',
      },
      tone: 'faint',
    };
  }
  switch (variant) {
    case 'primary':
      return { box: { backgroundColor: theme.cta }, tone: 'onCta' };
    case 'secondary':
      return {
        box: {
          // In a bar of actions it stays in the dark, beside the one that is lit.
          backgroundColor: size === 'small' ? theme.bg2 : theme.bg3,
          borderColor: theme.line,
          borderWidth: border.regular,
        },
        tone: 'text',
      };
    case 'quiet':
      return {
        box: { backgroundColor: theme.bg2, borderColor: theme.line, borderWidth: border.thin },
        tone: 'text',
      };
  }
}

export function Button(props: Props) {
  const { label, onPress, variant = 'primary', size = 'regular', icon } = props;
  const { held, disabled = false, fills = false, style, ref } = props;
  const theme = useTheme();
  const { focused, handlers } = useFocusRing();
  const zoom = useZoom();
  const { box, tone } = useSkin({ variant, size, disabled });
  const quiet = variant === 'quiet';
  const { smaller, onLayout } = useSmaller({ label, size, icon });
  const { fontSize, lineHeight } = buttonSizes[size];
  const corner = quiet || size === 'small' ? radius.button : radius.action;
  const raised = variant === 'primary' && !disabled;

  return (
    <Pressable
      ref={ref}
      role="button"
      aria-label={label}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      {...held?.handlers}
      {...handlers}
      style={[styles.target, style]}
    >
      {({ pressed }) => (
        <>
          {raised && (
            <View style={[styles.drop, { backgroundColor: theme.shadow, borderRadius: corner }]} />
          )}
          <View
            {...(fills && { onLayout })}
            style={[
              styles.face,
              {
                minHeight: (quiet ? QUIET_HEIGHT : HEIGHTS[size]) * zoom,
                borderRadius: corner,
                paddingHorizontal: SIDES[size],
                gap: (quiet ? GAP.quiet : GAP.loud) * zoom,
              },
              quiet && styles.quietFace,
              box,
              pressed && (raised ? styles.pressedDown : styles.pressed),
            ]}
          >
            {held !== undefined && <Filling filled={held.filled} />}
            {icon !== undefined && (
              <Icon
                name={icon}
                tone={tone}
                size={quiet ? QUIET_ICON : ICONS[size]}
                strokeWidth={raised ? 3 : 2.2}
              />
            )}
            <Text
              variant={quiet ? 'body' : 'button'}
              tone={tone}
              maxFontSizeMultiplier={maxScale.action}
              style={[
                styles.label,
                quiet ? styles.quietLabel : buttonSizes[size],
                !quiet && { fontSize: fontSize * smaller, lineHeight: lineHeight * smaller },
              ]}
            >
              {label}
            </Text>
          </View>
          {focused && <FocusRing radius={corner} />}
        </>
      )}
    </Pressable>
  );
}

/** It fills from left to right. */
function Filling({ filled }: Pick<Held, 'filled'>) {
  const theme = useTheme();
  const grown = useAnimatedStyle(() => ({ transform: [{ scaleX: filled.get() }] }));
  return (
    <Animated.View
      style={[StyleSheet.absoluteFill, styles.filling, { backgroundColor: theme.line }, grown]}
    />
  );
}

const styles = StyleSheet.create({
  target: { minHeight: touchTarget, minWidth: touchTarget, outlineWidth: 0, outlineStyle: 'solid' },
  drop: { position: 'absolute', left: 0, right: 0, top: DROP, bottom: -DROP, opacity: 0.6 },
  face: {
    flexGrow: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    paddingVertical: space.xs,
    overflow: 'hidden',
  },
  filling: { transformOrigin: 'left', zIndex: -1 },
  quietFace: { paddingHorizontal: 6 },
  pressedDown: { transform: [{ translateY: PRESSED_DROP }] },
  pressed: { opacity: 0.72 },
  label: { flexShrink: 1, textAlign: 'center' },
  quietLabel: { fontFamily: 'Onest_600SemiBold' },
});
