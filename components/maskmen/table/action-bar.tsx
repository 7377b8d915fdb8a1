/** The actions in the thumb's reach: hint, pass and play, or what takes their place. */

import { Pressable, StyleSheet, View } from 'react-native';

import { FocusRing, useFocusRing } from '@/components/ui/focus-ring';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import { Text } from '@/components/ui/text';
import type { Wrestler } from '@/engine/view';
import { useT } from '@/i18n';
import { border, maxScale, radius, useTheme } from '@/theme';

import { Mask } from '../art/mask';

export interface Props {
  /** Undefined when nothing is chosen. */
  readonly wrestler: Wrestler | undefined;
  readonly count: number;
  /** Whether the chosen group may be played. */
  readonly playable: boolean;
  /** Whose turn it is not: both actions keep their places, unlit. */
  readonly active: boolean;
  readonly host: boolean;
  readonly undo: boolean;
  readonly leftHanded: boolean;
  /** Landscape phones have no room for glyphs. */
  readonly narrow: boolean;
  readonly height: number;
  readonly onPlay: () => void;
  readonly onPass: () => void;
  readonly onUndo: () => void;
  /** Asks for a hint, where there are any. */
  readonly onHint: (() => void) | undefined;
}

export function ActionBar(props: Props) {
  const { wrestler, count, playable, active, host, undo, narrow, height } = props;
  const t = useT();
  const name = wrestler === undefined ? '' : t(`wrestlers.${wrestler}`);
  const lit = active && playable && wrestler !== undefined;
  const playText = lit
    ? t('table.action.play', { number: count })
    : active && wrestler !== undefined
      ? t('table.action.cannot', { wrestler: name })
      : t('table.action.playNone');
  return (
    <View style={[styles.bar, props.leftHanded && styles.mirrored, { height }]}>
      {undo && (
        <Action
          label={t('table.action.undo')}
          icon="undo"
          height={height}
          onPress={props.onUndo}
          style={styles.undo}
          text={undefined}
        />
      )}
      {!undo && props.onHint !== undefined && (
        <Action
          label={t('table.action.hint')}
          icon="hint"
          height={height}
          onPress={props.onHint}
          style={narrow ? styles.hintNarrow : styles.undo}
          text={undefined}
        />
      )}
      {host && active ? (
        <NoPass height={height} narrow={narrow} />
      ) : (
        <Action
          label={t('table.action.pass')}
          text={t('table.action.pass')}
          icon={narrow ? undefined : 'towel'}
          disabled={!active}
          height={height}
          onPress={props.onPass}
          style={styles.pass}
        />
      )}
      <Action
        label={lit ? t('table.action.playOf', { number: count, wrestler: name }) : playText}
        text={playText}
        disabled={!lit}
        primary
        height={height}
        onPress={props.onPlay}
        style={styles.play}
        mask={lit ? wrestler : undefined}
        chevron={!narrow}
      />
    </View>
  );
}

function NoPass({ height, narrow }: { readonly height: number; readonly narrow: boolean }) {
  const t = useT();
  const theme = useTheme();
  return (
    <View
      accessible
      aria-label={t('table.action.hostNoPass')}
      style={[
        styles.pass,
        styles.face,
        styles.dashed,
        styles.stacked,
        { height, borderColor: theme.line },
      ]}
    >
      <Text variant="label" tone="dim" allowFontScaling={false} style={styles.hostLabel}>
        {t('table.action.host')}
      </Text>
      {!narrow && (
        <Text
          variant="small"
          tone="dim"
          maxFontSizeMultiplier={maxScale.node}
          style={styles.noPass}
        >
          {t('table.action.noPass')}
        </Text>
      )}
    </View>
  );
}

interface ActionProps {
  readonly label: string;
  readonly text: string | undefined;
  readonly icon?: IconName | undefined;
  readonly disabled?: boolean;
  readonly primary?: boolean;
  readonly chevron?: boolean;
  readonly mask?: Wrestler | undefined;
  readonly height: number;
  readonly onPress: () => void;
  readonly style: object;
}

function Action(props: ActionProps) {
  const { label, text, icon, disabled = false, primary = false, mask, height } = props;
  const theme = useTheme();
  const { focused, handlers } = useFocusRing();
  const lit = primary && !disabled;
  const tone = disabled ? 'faint' : lit ? 'onCta' : 'text';
  const size = text !== undefined && text.length > 9 ? 21 : primary ? 30 : 25;
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-disabled={disabled}
      disabled={disabled}
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
        lit && styles.lit,
        disabled && primary && styles.dashed,
        pressed && styles.pressed,
      ]}
    >
      {icon !== undefined && <Icon name={icon} size={20} tone={tone} />}
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
        <View aria-hidden style={styles.mask}>
          <Mask wrestler={mask} width={30} />
          {props.chevron === true && (
            <Icon name="chevron" size={20} tone={tone} strokeWidth={2.6} />
          )}
        </View>
      )}
      {focused && <FocusRing radius={radius.button} />}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', gap: 8 },
  mirrored: { flexDirection: 'row-reverse' },
  undo: { width: 53 },
  hintNarrow: { width: 48 },
  pass: { flexGrow: 0, flexShrink: 0, flexBasis: '31%', minWidth: 66 },
  play: { flex: 1 },
  face: {
    borderRadius: radius.button,
    borderWidth: border.regular,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    paddingHorizontal: 8,
    outlineWidth: 0,
  },
  lit: { justifyContent: 'space-between', paddingHorizontal: 16 },
  stacked: { flexDirection: 'column', gap: 0 },
  dashed: { borderStyle: 'dashed', backgroundColor: 'transparent' },
  pressed: { opacity: 0.76 },
  mask: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  hostLabel: { fontSize: 17, lineHeight: 19, letterSpacing: 1 },
  noPass: { lineHeight: 15 },
});
