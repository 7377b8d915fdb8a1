/** What a finger, a key or a screen reader meets at a mask: its sentence, as a button. */

import { memo } from 'react';
import { Pressable, StyleSheet } from 'react-native';

import { FocusRing, useFocusRing } from '@/components/ui/focus-ring';
import { pressedState } from '@/components/ui/pressed-state';
import { wrestlerAt, type Wrestler } from '@/engine/view';

import type { NodePlan } from './plan';

export interface Props {
  readonly node: NodePlan;
  /** How large a target is at least. */
  readonly least: number;
  readonly label: string;
  readonly selected: boolean;
  readonly onPress: (wrestler: Wrestler) => void;
}

export const NodeTarget = memo(function NodeTarget(props: Props) {
  const { node, least, label, selected, onPress } = props;
  const { focused, handlers } = useFocusRing();
  const size = Math.max(least, node.width);
  return (
    <Pressable
      role="button"
      aria-label={label}
      {...pressedState(selected)}
      onPress={() => onPress(wrestlerAt(node.wrestler))}
      {...handlers}
      style={[
        styles.target,
        { left: node.x - size / 2, top: node.y - size / 2, width: size, height: size },
      ]}
    >
      {focused && <FocusRing radius={size / 2} />}
    </Pressable>
  );
});

const styles = StyleSheet.create({ target: { position: 'absolute', outlineWidth: 0 } });
