/**
 * A button whose face is several words and pictures. The face is for eyes; the control lies over it
 * with one name of its own, so that nobody hears the face in pieces.
 */
import { useState, type ReactNode } from 'react';
import { Pressable, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { FocusRing, useFocusRing } from './focus-ring';

export interface Props {
  readonly label: string;
  readonly onPress: () => void;
  /** The corner of the face, for the ring of the keyboard's focus. */
  readonly radius: number;
  readonly children: ReactNode;
  /** Where it stands and how large it is. */
  readonly style?: StyleProp<ViewStyle>;
  /** How the face is laid out and filled. */
  readonly face?: StyleProp<ViewStyle>;
}

export function PictureButton({ label, onPress, radius, children, style, face }: Props) {
  const [pressed, setPressed] = useState(false);
  const { focused, handlers } = useFocusRing();
  return (
    <View style={style}>
      <View aria-hidden style={[styles.face, face, pressed && styles.pressed]}>
        {children}
      </View>
      <Pressable
        role="button"
        aria-label={label}
        onPress={onPress}
        onPressIn={() => setPressed(true)}
        onPressOut={() => setPressed(false)}
        {...handlers}
        style={styles.target}
      >
        {focused && <FocusRing radius={radius} />}
      </Pressable>
    </View>
  );
}

const styles = StyleSheet.create({
  face: { flexGrow: 1 },
  pressed: { opacity: 0.76 },
  target: { ...StyleSheet.absoluteFill, outlineWidth: 0, outlineStyle: 'solid' },
});
