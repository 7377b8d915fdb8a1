/** Where a name is typed, set so that the whole of it is seen in the room there is. */

import { useState } from 'react';
import { Platform, StyleSheet, TextInput, View } from 'react-native';

import { estimateWidth, fittingSize } from '@/components/ui/estimate-width';
import { FocusRing } from '@/components/ui/focus-ring';
import { Icon } from '@/components/ui/icon';
import { selectWhole } from '@/components/ui/select-whole';
import { useZoom } from '@/components/ui/zoom';
import { radius, smallestSize, textStyles, useFontScale, useTheme } from '@/theme';

export interface Props {
  readonly label: string;
  readonly name: string;
  /** The room there is. */
  readonly width: number;
  readonly invalid: boolean;
  readonly onChange: (name: string) => void;
}

const HEIGHT = 46;
/** What it keeps free on either side of the words. */
export const EDGE = 5;
/** What a field is wider than its words. */
export const FIELD_EDGES = 2 * EDGE + 2;
const PENCIL = 17;
/** Scripts that begin at the right; the pencil then stands at the left. */
const FROM_RIGHT = /^[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

export function NameField({ label, name, width, invalid, onChange }: Props) {
  const theme = useTheme();
  const zoom = useZoom();
  const scale = useFontScale();
  const [focused, setFocused] = useState(false);
  const size = fittingSize(name, {
    width: width - FIELD_EDGES,
    lines: 1,
    largest: textStyles.body.fontSize * zoom * scale,
    smallest: smallestSize,
  });
  const spare = width - FIELD_EDGES - estimateWidth(name, size);
  const height = HEIGHT * zoom;
  return (
    <View style={[styles.field, { width, height }]}>
      <TextInput
        aria-label={label}
        aria-invalid={invalid}
        value={name}
        onChangeText={onChange}
        onFocus={(event) => {
          selectWhole(event.target);
          setFocused(true);
        }}
        onBlur={() => setFocused(false)}
        autoCapitalize="words"
        autoCorrect={false}
        autoComplete="off"
        spellCheck={false}
        returnKeyType="done"
        selectTextOnFocus={Platform.OS !== 'web'}
        // The size above has the reader's own in it already.
        allowFontScaling={false}
        style={[styles.input, { height, fontSize: size, color: theme.text }]}
      />
      {!focused && spare > (PENCIL + 6) * zoom && (
        <View
          pointerEvents="none"
          style={FROM_RIGHT.test(name) ? styles.pencilLeft : styles.pencil}
        >
          <Icon name="edit" size={PENCIL} tone="faint" />
        </View>
      )}
      {focused && <FocusRing radius={radius.chip} />}
    </View>
  );
}

const styles = StyleSheet.create({
  field: { justifyContent: 'center' },
  input: {
    paddingHorizontal: EDGE,
    paddingVertical: 0,
    fontFamily: 'Onest_600SemiBold',
    outlineWidth: 0,
  },
  pencil: { position: 'absolute', right: 4 },
  pencilLeft: { position: 'absolute', left: 4 },
});
