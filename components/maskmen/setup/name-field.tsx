/** Where a name is typed. It takes the room the name needs, and wraps its neighbours if it must. */

import { useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';

import { estimateWidth } from '@/components/ui/estimate-width';
import { FocusRing } from '@/components/ui/focus-ring';
import { Icon } from '@/components/ui/icon';
import { radius, textStyles, useFontScale, useTheme } from '@/theme';

export interface Props {
  readonly label: string;
  readonly name: string;
  readonly invalid: boolean;
  readonly onChange: (name: string) => void;
}

const SIZE = 15;

export function NameField({ label, name, invalid, onChange }: Props) {
  const theme = useTheme();
  const scale = useFontScale();
  const [focused, setFocused] = useState(false);
  const needs = Math.min(240, estimateWidth(name, SIZE) * scale + 14);
  return (
    <View style={[styles.field, { minWidth: Math.max(76, needs) }]}>
      <TextInput
        aria-label={label}
        aria-invalid={invalid}
        value={name}
        onChangeText={onChange}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        autoCapitalize="words"
        autoCorrect={false}
        autoComplete="off"
        spellCheck={false}
        returnKeyType="done"
        selectTextOnFocus
        style={[styles.input, { color: theme.text, borderColor: theme.line }]}
      />
      {!focused && needs < 90 && (
        <View pointerEvents="none" style={styles.pencil}>
          <Icon name="edit" size={17} tone="faint" />
        </View>
      )}
      {focused && <FocusRing radius={radius.chip} />}
    </View>
  );
}

const styles = StyleSheet.create({
  field: { flexGrow: 1, flexShrink: 1, flexBasis: 60, height: 46, justifyContent: 'center' },
  input: {
    height: 46,
    paddingHorizontal: 6,
    paddingVertical: 0,
    fontFamily: 'Onest_600SemiBold',
    fontSize: textStyles.body.fontSize,
    outlineWidth: 0,
  },
  pencil: { position: 'absolute', right: 2 },
});
