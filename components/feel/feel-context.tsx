/**
 * Performs cues: at their times, as the player has set it, and never while the app is out of sight.
 * What is handed out stays the same object for good, so that nothing renders or starts again when
 * somebody turns the sound down.
 */

import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { AppState } from 'react-native';

import type { Cue } from './cues';
import { createSpeaker, type Speaker } from './speaker';
import { touch } from './touching';
import { createChooser, createGate } from './voices';

export interface Telling {
  /** Its subject has arrived at its end: what must be told is told now, the rest is left out. */
  readonly cut: () => void;
  /** Nothing more of it. */
  readonly stop: () => void;
}

export interface Feel {
  readonly perform: (cues: readonly Cue[]) => Telling;
}

export interface Wishes {
  readonly sound: boolean;
  /** Percent. */
  readonly volume: number;
  readonly haptics: boolean;
}

const NOTHING: Telling = { cut: () => undefined, stop: () => undefined };

/** Without a provider there is silence. */
const FeelContext = createContext<Feel>({ perform: () => NOTHING });

const SILENT: Wishes = { sound: false, volume: 0, haptics: false };
const inSight = (): boolean => AppState.currentState !== 'background';
const isLoud = ({ sound, volume }: Wishes): boolean => sound && volume > 0;

/** What performs, apart from React. */
function createStage(speaker: Speaker) {
  const choose = createChooser(Math.random);
  const gate = createGate();
  let wishes = SILENT;
  const tell = (cue: Cue): void => {
    if (!inSight()) return;
    const now = Date.now();
    if (cue.sound !== undefined && isLoud(wishes) && gate.sound(cue.sound, now)) {
      const voice = choose(cue, wishes.volume);
      if (voice !== undefined) speaker.play(voice);
    }
    if (cue.touch !== undefined && wishes.haptics && gate.touch(cue.touch, now)) touch(cue.touch);
  };
  return {
    wish: (next: Wishes): void => {
      if (isLoud(next)) speaker.prepare();
      else if (isLoud(wishes)) speaker.hush();
      wishes = next;
    },
    perform: (cues: readonly Cue[]): Telling => {
      const waiting = new Map<Cue, ReturnType<typeof setTimeout>>();
      for (const cue of cues) {
        if (cue.at <= 0) tell(cue);
        else
          waiting.set(
            cue,
            setTimeout(() => {
              waiting.delete(cue);
              tell(cue);
            }, cue.at),
          );
      }
      const stop = (): Cue[] => {
        const left = [...waiting.keys()];
        for (const timer of waiting.values()) clearTimeout(timer);
        waiting.clear();
        return left;
      };
      return {
        stop: () => void stop(),
        cut: () => {
          for (const cue of stop()) if (cue.kept === true) tell(cue);
        },
      };
    },
  };
}

export interface Props extends Wishes {
  readonly children: ReactNode;
}

export function FeelProvider({ sound, volume, haptics, children }: Props) {
  const [speaker] = useState(createSpeaker);
  const [stage] = useState(() => createStage(speaker));
  useEffect(() => stage.wish({ sound, volume, haptics }), [stage, sound, volume, haptics]);
  useEffect(() => {
    const listening = AppState.addEventListener('change', (state) => {
      if (state === 'background') speaker.hush();
    });
    return () => {
      listening.remove();
      stage.wish(SILENT);
    };
  }, [stage, speaker]);
  const value = useMemo<Feel>(() => ({ perform: stage.perform }), [stage]);
  return <FeelContext value={value}>{children}</FeelContext>;
}

export const useFeel = (): Feel => use(FeelContext);

/** The running telling of the latest cues: those before are cut short, and all of them end with the component. */
export function useTelling(cues: readonly Cue[]): () => void {
  const { perform } = useFeel();
  const running = useRef<Telling>(NOTHING);
  useEffect(() => () => running.current.stop(), []);
  useEffect(() => {
    running.current.cut();
    running.current = perform(cues);
  }, [cues, perform]);
  return useMemo(() => () => running.current.cut(), []);
}
