/**
 * Which motion the diagram is in. The picture is the truth and is there at once; a motion only lets
 * the eye catch up, and dropping it at any instant leaves the picture. It renders once when a motion
 * begins and once when it is over; in between, a clock runs on the UI thread.
 */

import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';

import { useMotion } from '@/components/motion/motion-context';
import {
  Easing,
  ReduceMotion,
  useSharedValue,
  withTiming,
  type SharedValue,
} from '@/components/moving/animated';

import type { DiagramMotion, Picture, Proved } from './motion-plan';
import { planDiagramMotion } from './plan-motion';

/** What the moment of a change was about. */
export interface Moment {
  /** The beat that brought the picture. */
  readonly beat: number;
  readonly proved: Proved | undefined;
  /** When the play that proved it hits the mat. */
  readonly start: number;
  /** What the pace multiplies this beat's times by; 0 is instant. */
  readonly factor: number;
  /** The last beat that somebody tapped away. */
  readonly skipped: number | undefined;
}

export interface Scene {
  readonly picture: Picture;
  readonly beat: number;
  readonly motion: DiagramMotion | undefined;
  readonly factor: number;
  /** Counts motions. */
  readonly run: number;
}

export interface SceneInput {
  readonly picture: Picture;
  /** Changes with the size of the drawing: nothing travels between sizes. */
  readonly frame: string;
  readonly moment: Moment;
  readonly tapped: number | undefined;
  readonly reduced: boolean;
}

export interface Staged extends Scene {
  readonly frame: string;
  /** Whether it came with a beat; otherwise only the focus changed. */
  readonly relaid: boolean;
}

const isSkipped = ({ skipped, beat }: Moment): boolean => skipped !== undefined && skipped >= beat;

/** The scene that follows when the picture changes. */
export function nextScene(last: Staged, input: SceneInput): Staged {
  const { picture, frame, moment, tapped, reduced } = input;
  const newBeat = moment.beat !== last.beat;
  const relaid = picture.plan !== last.picture.plan;
  const proved = newBeat ? moment.proved : undefined;
  const factor = relaid ? moment.factor : 1;
  const byTap = tapped !== undefined && tapped === picture.focused;
  const still =
    frame !== last.frame || factor === 0 || (relaid && isSkipped(moment)) || (!relaid && !byTap);
  const motion = still
    ? undefined
    : planDiagramMotion({
        before: last.picture,
        after: picture,
        proved,
        start: relaid && newBeat ? moment.start : 0,
        reduced,
      });
  return { picture, frame, beat: moment.beat, relaid, motion, factor, run: last.run + 1 };
}

/** Far enough apart that one motion's times are never another's. */
const APART = 100_000;
/** How long after its last frame a motion is taken off the stage. */
const GRACE = 40;

export interface StagedScene {
  readonly scene: Scene;
  readonly clock: SharedValue<number>;
  /** Where the scene's time begins on the clock. */
  readonly base: number;
  /** Lets what is running be over. */
  readonly finish: () => void;
}

export function useScene(input: Omit<SceneInput, 'reduced'>): StagedScene {
  const { reduced } = useMotion();
  const { picture, frame, moment } = input;
  const clock = useSharedValue(0);
  const [scene, setScene] = useState<Staged>(() => ({
    picture,
    frame,
    beat: moment.beat,
    relaid: false,
    motion: undefined,
    factor: 1,
    run: 0,
  }));
  if (scene.picture !== picture || scene.frame !== frame)
    setScene(nextScene(scene, { ...input, reduced }));
  else if (scene.beat !== moment.beat) setScene({ ...scene, beat: moment.beat });
  else if (scene.motion !== undefined && ((scene.relaid && isSkipped(moment)) || isStale(scene)))
    setScene({ ...scene, motion: undefined });

  /** The player asked for stillness while something moved. */
  function isStale({ motion }: Staged): boolean {
    return reduced && motion?.kind === 'moves';
  }

  const { motion, factor, run } = scene;
  const base = run * APART;
  useEffect(() => {
    if (motion === undefined) return undefined;
    const { end } = motion.times;
    const duration = end * factor;
    clock.set(base);
    // The plan itself is another one where nothing may travel: its fade takes its time.
    const reduceMotion = ReduceMotion.Never;
    clock.set(withTiming(base + end, { duration, easing: Easing.linear, reduceMotion }));
    const timer = setTimeout(() => {
      // The picture stands already: what only moved is taken down between frames.
      startTransition(() =>
        setScene((now) => (now.run === run ? { ...now, motion: undefined } : now)),
      );
    }, duration + GRACE);
    return () => clearTimeout(timer);
  }, [motion, factor, run, base, clock]);

  const finish = useCallback(() => {
    setScene((now) => (now.motion === undefined ? now : { ...now, motion: undefined }));
  }, []);
  return useMemo(() => ({ scene, clock, base, finish }), [scene, clock, base, finish]);
}
