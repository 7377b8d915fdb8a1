/** What a finger, a key or a screen reader meets at a mask: its sentence, as a button. */

import { memo } from 'react';
import { Pressable, StyleSheet } from 'react-native';

import { FocusRing, useFocusRing } from '@/components/ui/focus-ring';
import { pressedState } from '@/components/ui/pressed-state';
import { wrestlerAt, type Wrestler } from '@/engine/view';

import { useSentence, type Story } from './use-sentence';

export interface Props {
  readonly wrestler: number;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** What there is to say of it. */
  readonly told: Story;
  readonly selected: boolean;
  readonly onPress: (wrestler: Wrestler) => void;
}

export const NodeTarget = memo(function NodeTarget(props: Props) {
  const { wrestler, x, y, size, told, selected, onPress } = props;
  const label = useSentence(told, wrestlerAt(wrestler));
  const { focused, handlers } = useFocusRing();
  return (
    <Pressable
      role="button"
      aria-label={label}
      {...pressedState(selected)}
      onPress={() => onPress(wrestlerAt(wrestler))}
      {...handlers}
      style={[styles.target, { left: x - size / 2, top: y - size / 2, width: size, height: size }]}
    >
      {focused && <FocusRing radius={size / 2} />}
    </Pressable>
  );
});

const styles = StyleSheet.create({
  // The ring is ours: without a style the browser draws its own beside it.
  target: { position: 'absolute', outlineWidth: 0, outlineStyle: 'solid' },
});
