/**
 * Springs in a browser: a transition in the spring's shape, which runs beside the page's one thread.
 * Nothing is scripted, styled or painted while it swings.
 */

import { View, type ViewStyle } from 'react-native';

import '@/components/moving/web/unasked';
import { spring, type SpringName } from '@/theme';

import { springAt } from './curves';
import { useMotion } from './motion-context';
import type { SprungProps } from './sprung-props';

/** What is left of a swing that nobody sees any more. */
const UNSEEN = 0.008;
const STEPS = 24;

/** How long a spring swings, in milliseconds. */
const spanOf = (by: SpringName): number =>
  Math.round((1000 * -Math.log(UNSEEN) * 2 * spring[by].mass) / spring[by].damping);

function transitionOf(by: SpringName): ViewStyle {
  const span = spanOf(by);
  const stops = Array.from({ length: STEPS + 1 }, (_, step) =>
    springAt(by, (span * step) / STEPS, span).toFixed(4),
  );
  const css = {
    transitionProperty: 'transform',
    transitionDuration: `${span}ms`,
    transitionTimingFunction: `linear(${stops.join()})`,
  };
  return css as ViewStyle;
}

const transitions = new Map<SpringName, ViewStyle>();

function swing(by: SpringName): ViewStyle {
  const known = transitions.get(by) ?? transitionOf(by);
  transitions.set(by, known);
  return known;
}

export function Sprung(props: SprungProps) {
  const { x, y, scale = 1, turn = 0, by, style, hidden, children } = props;
  const { reduced } = useMotion();
  const place: ViewStyle = {
    transform: [{ translateX: x }, { translateY: y }, { scale }, { rotate: `${turn}deg` }],
  };
  return (
    <View
      style={[style, place, !reduced && swing(by)]}
      {...(hidden && { pointerEvents: 'none', 'aria-hidden': true })}
    >
      {children}
    </View>
  );
}
