/** The ring's ropes between their posts; they dip when a play lands on the mat. */

import { memo, useMemo } from 'react';
import { StyleSheet } from 'react-native';

import { Clocked } from '@/components/motion/clocked';
import { PLAIN_LOOK, STANDING, type Course } from '@/components/motion/clocked-props';
import { springAt } from '@/components/motion/curves';
import type { SharedValue } from '@/components/moving/animated';
import { G, Path, Rect, Svg } from '@/components/ui/svg';
import { motion, RING_ROPES, useTheme } from '@/theme';

const DESIGN_WIDTH = 390;

/** Where posts, ropes and mat stand in a ring of a size. */
export function matOf(width: number, height: number) {
  const small = height < 110;
  const gap = small ? 8 : 10;
  const post = Math.max(24, (46 / DESIGN_WIDTH) * width);
  const ropeTop = 8;
  return { small, gap, post, far: width - post, ropeTop, matTop: ropeTop + 2.8 * gap };
}

/** When something lands, and how hard: 1 for one's own play. */
export interface Contact {
  readonly at: number;
  readonly size: number;
}

export interface Props {
  readonly width: number;
  readonly height: number;
  readonly contact: Contact | undefined;
  readonly clock: SharedValue<number>;
}

export const RingRopes = memo(function RingRopes({ width, height, contact, clock }: Props) {
  const theme = useTheme();
  const { gap, post, far, ropeTop } = matOf(width, height);
  const dip = useDip(contact);
  return (
    <>
      <Clocked clock={clock} course={dip} style={StyleSheet.absoluteFill}>
        <Svg width={width} height={height} aria-hidden>
          {RING_ROPES[theme.name].map((ink, at) => {
            const y = ropeTop + at * gap;
            const fall = y + 16 + at * 5;
            return (
              <G key={ink}>
                <Path
                  d={`M${post} ${y}L${far} ${y}`}
                  stroke={ink}
                  strokeWidth={2.6}
                  strokeOpacity={0.9}
                />
                <Path
                  d={`M${post} ${y}L-6 ${fall}M${far} ${y}L${width + 6} ${fall}`}
                  stroke={ink}
                  strokeWidth={3}
                  strokeOpacity={0.9}
                />
              </G>
            );
          })}
        </Svg>
      </Clocked>
      <Svg width={width} height={4 * gap} style={styles.posts} aria-hidden>
        {[post, far].map((x) => (
          <G key={x}>
            <Rect x={x - 4} y={0} width={8} height={4 * gap} rx={2.5} fill={theme.post} />
            <Rect x={x - 6} y={4} width={12} height={2.6 * gap} rx={4} fill={theme.postPad} />
          </G>
        ))}
      </Svg>
    </>
  );
});

function useDip(contact: Contact | undefined): Course {
  return useMemo(() => {
    if (contact === undefined) return STANDING;
    const { at, size } = contact;
    const { dip, dipSpring, dipTime } = motion.swipeUpPlay;
    const look = (time: number) => {
      'worklet';
      const left = time < at ? 0 : 1 - springAt(dipSpring, time - at, dipTime);
      return { ...PLAIN_LOOK, y: dip * size * left };
    };
    return { look, until: at + dipTime };
  }, [contact]);
}

const styles = StyleSheet.create({ posts: { position: 'absolute', left: 0, top: 0 } });
