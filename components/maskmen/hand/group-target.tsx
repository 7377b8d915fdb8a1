/** What a finger, a key or a screen reader meets at a group of the hand, and its chips below. */

import { memo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { FocusRing, isKeyboardFocus, useFocusRing } from '@/components/ui/focus-ring';
import type { Place } from '@/components/ui/lead-focus';
import { pressedState } from '@/components/ui/pressed-state';
import type { Wrestler } from '@/engine/view';
import { radius } from '@/theme';

import type { FanGroup } from './fan-layout';
import { GroupChips } from './group-chips';
import type { HandGroup } from './hand-groups';

export interface Props {
  readonly group: HandGroup;
  readonly fan: FanGroup;
  readonly height: number;
  readonly compact: boolean;
  readonly crowded: boolean;
  readonly scale: number;
  readonly showCost: boolean;
  readonly focused: boolean;
  readonly label: string;
  /** For whoever leads a screen reader here. */
  readonly place: Place | undefined;
  readonly onPress: (wrestler: Wrestler) => void;
  /** The keyboard's focus came here. */
  readonly onKeyFocus: (wrestler: Wrestler) => void;
}

export const GroupTarget = memo(function GroupTarget(props: Props) {
  const { group, fan, height, compact, scale, showCost, focused, label, place } = props;
  const { wrestler } = group;
  const ring = useFocusRing();
  return (
    <>
      <Pressable
        ref={place}
        id={`hand-group-${wrestler}`}
        role="button"
        aria-label={label}
        {...pressedState(focused)}
        onPress={() => props.onPress(wrestler)}
        onBlur={ring.handlers.onBlur}
        onFocus={(event) => {
          ring.handlers.onFocus(event);
          if (isKeyboardFocus(event)) props.onKeyFocus(wrestler);
        }}
        style={[styles.target, { left: fan.left, width: fan.right - fan.left, height }]}
      >
        {ring.focused && <FocusRing radius={radius.seat} />}
      </Pressable>
      <View
        pointerEvents="none"
        style={[
          styles.chips,
          { left: fan.x - CHIP_HALF },
          !compact && styles.low,
          scale !== 1 && { transform: [{ scale }], bottom: bottomOf(scale) },
        ]}
      >
        <GroupChips
          group={group}
          compact={compact}
          crowded={props.crowded}
          focused={focused}
          showCost={showCost}
        />
      </View>
    </>
  );
});

const CHIP_HALF = 60;
/** On a tablet; what is larger in a larger window must not reach below the hand. */
const TABLET = 1.25;
const PER_SIZE = 16;
/** How much higher chips of a size stand than a tablet's, and so the cards above them. */
export const raisedBy = (scale: number): number => Math.max(0, scale - TABLET) * PER_SIZE;

/** Chips grow from their middle; for whoever reads larger words they stay off the cards. */
const bottomOf = (scale: number): number => (scale < TABLET ? 0 : 4 + raisedBy(scale));

const styles = StyleSheet.create({
  target: { position: 'absolute', top: 0, outlineWidth: 0, outlineStyle: 'solid', zIndex: 20 },
  chips: {
    position: 'absolute',
    bottom: 0,
    width: 2 * CHIP_HALF,
    alignItems: 'center',
    height: 38,
    zIndex: 21,
  },
  // Off the names on the cards.
  low: { bottom: -3 },
});
