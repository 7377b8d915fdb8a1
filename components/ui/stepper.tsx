/** A number with a button on each side. */
import { Pressable, StyleSheet, View } from 'react-native';

import { border, radius, touchTarget, useTheme } from '@/theme';

import { FocusRing, useFocusRing } from './focus-ring';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { Text } from './text';

export interface Props {
  /** The value in words, for a screen reader. */
  readonly valueLabel: string;
  readonly fewerLabel: string;
  readonly moreLabel: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

export function Stepper(props: Props) {
  const { valueLabel, fewerLabel, moreLabel, value, least, most, onChange } = props;
  const theme = useTheme();
  const edge = { borderColor: theme.line };
  return (
    <View style={[styles.box, edge, { backgroundColor: theme.bg2 }]}>
      <Step
        icon="minus"
        label={fewerLabel}
        disabled={value <= least}
        onPress={() => onChange(value - 1)}
      />
      <View
        accessible
        role="img"
        aria-label={valueLabel}
        aria-live="polite"
        style={[styles.value, edge]}
      >
        <Text aria-hidden variant="number" allowFontScaling={false}>
          {String(value)}
        </Text>
      </View>
      <Step
        icon="plus"
        label={moreLabel}
        disabled={value >= most}
        onPress={() => onChange(value + 1)}
      />
    </View>
  );
}

interface StepProps {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

function Step({ icon, label, disabled, onPress }: StepProps) {
  const { focused, handlers } = useFocusRing();
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      {...handlers}
      style={styles.step}
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
    width: 60,
    alignItems: 'center',
    justifyContent: 'center',
    borderLeftWidth: border.thin,
    borderRightWidth: border.thin,
    marginVertical: 7,
  },
  step: {
    width: 52,
    height: touchTarget,
    alignItems: 'center',
    justifyContent: 'center',
    outlineWidth: 0,
    outlineStyle: 'solid',
  },
  disabled: { opacity: 0.5 },
});
