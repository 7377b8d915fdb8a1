/** Six dots: dragged they move a seat, pressed they open the tools that do the same. */

import { Pressable, StyleSheet, View } from 'react-native';

import { GestureDetector, type PanGesture } from '@/components/moving/gesture';
import { FocusRing, useFocusRing } from '@/components/ui/focus-ring';
import { Circle, Svg } from '@/components/ui/svg';
import { useZoom } from '@/components/ui/zoom';
import { useT } from '@/i18n';
import { radius, space, touchTarget, useTheme } from '@/theme';

export interface Props {
  readonly name: string;
  readonly open: boolean;
  readonly gesture: PanGesture;
  readonly onPressIn: () => void;
  readonly onPress: () => void;
}

const WIDTH = 44;

export function SeatHandle({ name, open, gesture, onPressIn, onPress }: Props) {
  const t = useT();
  const theme = useTheme();
  const zoom = useZoom();
  const { focused, handlers } = useFocusRing();
  return (
    <GestureDetector gesture={gesture}>
      <View collapsable={false} style={styles.grip}>
        <Pressable
          role="button"
          aria-label={t('setup.arrange', { name })}
          aria-expanded={open}
          onPressIn={onPressIn}
          onPress={onPress}
          {...handlers}
          style={[styles.handle, { width: WIDTH * zoom, height: touchTarget * zoom }]}
        >
          <Svg width={11 * zoom} height={22 * zoom} viewBox="0 0 11 22" aria-hidden>
            {[3, 11, 19].flatMap((y) =>
              [2, 9].map((x) => (
                <Circle
                  key={`${x} ${y}`}
                  cx={x}
                  cy={y}
                  r={2}
                  fill={open ? theme.text : theme.faint}
                />
              )),
            )}
          </Svg>
          {focused && <FocusRing radius={radius.chip} />}
        </Pressable>
      </View>
    </GestureDetector>
  );
}

const styles = StyleSheet.create({
  grip: { marginRight: -space.s },
  handle: {
    alignItems: 'center',
    justifyContent: 'center',
    outlineWidth: 0,
    outlineStyle: 'solid',
  },
});
