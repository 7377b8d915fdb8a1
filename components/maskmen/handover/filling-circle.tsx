/** A circle whose line is drawn as far as a value says, 0 to 1, from the right clockwise. */

import { Animated, useAnimatedProps, type SharedValue } from '@/components/moving/animated';
import { Circle } from '@/components/ui/svg';

const AnimatedCircle = Animated.createAnimatedComponent(Circle);

export interface Props {
  readonly filled: SharedValue<number>;
  readonly centre: number;
  readonly radius: number;
  readonly width: number;
  readonly ink: string;
}

export function FillingCircle({ filled, centre, radius, width, ink }: Props) {
  const length = 2 * Math.PI * radius;
  const filling = useAnimatedProps(() => ({ strokeDashoffset: length * (1 - filled.get()) }));
  return (
    <AnimatedCircle
      cx={centre}
      cy={centre}
      r={radius}
      fill="none"
      stroke={ink}
      strokeWidth={width}
      strokeLinecap="butt"
      strokeDasharray={`${length} ${length}`}
      strokeDashoffset={length}
      animatedProps={filling}
      transform={`rotate(-90 ${centre} ${centre})`}
    />
  );
}
