/** A number with a button on each side. */
import { Pressable, StyleSheet, View } from 'react-native';

import { border, maxScale, radius, touchTarget, useTheme } from '@/theme';

import { FocusRing, useFocusRing } from './focus-ring';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { useLive } from './live';
import { Text } from './text';
import { useZoom } from './zoom';

const VALUE = 60;
const STEP = 52;

export interface Props {
  /** The value in words, for a screen reader. */
  readonly valueLabel: string;
  readonly fewerLabel: string;
  readonly moreLabel: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
  /** Fills the width there is. */
  readonly wide?: boolean;
}

export function Stepper(props: Props) {
  const { valueLabel, fewerLabel, moreLabel, value, least, most, onChange, wide = false } = props;
  const theme = useTheme();
  const zoom = useZoom();
  const live = useLive(valueLabel);
  const edge = { borderColor: theme.line };
  return (
    <View style={[styles.box, edge, { backgroundColor: theme.bg2 }]}>
      <Step
        icon="minus"
        label={fewerLabel}
        wide={wide}
        disabled={value <= least}
        onPress={() => onChange(value - 1)}
      />
      <View
        accessible
        role="img"
        aria-label={valueLabel}
        {...live}
        style={[styles.value, edge, { width: VALUE * zoom }, wide && styles.wide]}
      >
        <Text aria-hidden variant="number" maxFontSizeMultiplier={maxScale.picture}>
          {String(value)}
        </Text>
      </View>
      <Step
        icon="plus"
        label={moreLabel}
        wide={wide}
        disabled={value >= most}
        onPress={() => onChange(value + 1)}
      />
    </View>
  );
}

interface StepProps {
  readonly icon: IconName;
  readonly label: string;
  readonly wide: boolean;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

function Step({ icon, label, wide, disabled, onPress }: StepProps) {
  const { focused, handlers } = useFocusRing();
  const zoom = useZoom();
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      {...handlers}
      style={[styles.step, { width: STEP * zoom, height: touchTarget * zoom }, wide && styles.wide]}
    >
      <View style={disabled && styles.disabled}>
        <Icon name={icon} strokeWidth={2.6} tone={disabled ? 'faint' : 'text'} />
      </View>
      {focused && <FocusRing radius={radius.button} />}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  box: { flexDirection: 'row', borderRadius: radius.button, borderWidth: border.thin },
  value: {
    alignItems: 'center',
    justifyContent: 'center',
    borderLeftWidth: border.thin,
    borderRightWidth: border.thin,
    marginVertical: 7,
  },
  step: {
    alignItems: 'center',
    justifyContent: 'center',
    outlineWidth: 0,
    outlineStyle: 'solid',
  },
  wide: { flexGrow: 1 },
  disabled: { opacity: 0.5 },
});
