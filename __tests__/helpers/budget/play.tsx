/** A player on a phone whose every frame is looked at: presses, pulls, waits. */

import { fireEvent, screen } from '@testing-library/react-native';
import { Dimensions, StyleSheet, type ViewStyle } from 'react-native';
import { getByGestureTestId } from 'react-native-gesture-handler/jest-utils';

import { HAND_DRAG } from '@/components/maskmen/hand/use-hand-gesture';
import { AppFrame } from '@/components/screens/app-frame';
import { HomeScreen } from '@/components/screens/home-screen';
import { LearnScreen } from '@/components/screens/learn-screen';
import { LessonScreen } from '@/components/screens/lesson-screen';
import { RulesScreen } from '@/components/screens/rules-screen';
import { SettingsScreen } from '@/components/screens/settings-screen';
import { SetupScreen } from '@/components/screens/setup-screen';
import { TableScreen } from '@/components/screens/table-screen';
import { loadAll } from '@/store/stores';
import type { Texts } from '@/tools/lib/saves';

import { letHappen, renderScreen, setStage, tableFor, type Stage } from '../stage';
import { findHost, hostTree, type Host } from './host-tree';

export const PHONE = { width: 390, height: 844 };
const FRAME = 16;

const nothing = () => undefined;
const LESSON = '/learn/';

function screenAt(path: string) {
  if (path.startsWith(LESSON))
    return <LessonScreen lesson={path.slice(LESSON.length)} onNext={nothing} onLeave={nothing} />;
  switch (path) {
    case '/':
      return (
        <HomeScreen
          onTable={nothing}
          onSetup={nothing}
          onLearn={nothing}
          onSettings={nothing}
          looked
        />
      );
    case '/setup':
      return <SetupScreen onBack={nothing} onTable={nothing} />;
    case '/settings':
      return <SettingsScreen onBack={nothing} onWiped={nothing} />;
    case '/learn':
      return (
        <LearnScreen onBack={nothing} onLesson={nothing} onRules={nothing} onTable={nothing} />
      );
    case '/rules':
      return <RulesScreen onBack={nothing} />;
    case '/table':
      return <TableScreen focused onHome={nothing} onSettings={nothing} onRules={nothing} />;
    default:
      throw new Error(`there is no screen at ${path}`);
  }
}

/** `rendered` where React had a say since the last one. */
export type Look = (tree: readonly Host[], rendered: boolean) => void;

/** A finger's news, as Gesture Handler gives it. */
type Touching = (event: Readonly<Record<string, number>>, success?: boolean) => void;
interface Handlers {
  readonly onBegin: Touching;
  readonly onStart: Touching;
  readonly onUpdate: Touching;
  readonly onEnd: Touching;
  readonly onFinalize: Touching;
}

export interface Play {
  readonly stage: Stage;
  /** Lets so many milliseconds pass, a frame at a time. */
  readonly pass: (ms: number) => Promise<void>;
  readonly press: (name: string | RegExp) => Promise<void>;
  readonly choose: (wrestler: string, count?: number) => Promise<void>;
  /** Ends the wait of whoever is to move by themselves. */
  readonly hurry: () => Promise<void>;
  /** Anything else, and what follows from it at once. */
  readonly happen: (what: () => unknown) => Promise<void>;
  /** A finger on the hand, that comes down on a group and goes a way from there. */
  readonly down: (wrestler: string) => Promise<void>;
  readonly pull: (x: number, y: number) => Promise<void>;
  readonly up: () => Promise<void>;
}

/** Opens a screen with what was kept; who looks, if anybody, is asked before every frame. */
export async function open(
  path: string,
  texts: Texts,
  looks: () => Look | undefined,
): Promise<Play> {
  const phone = { ...PHONE, scale: 3, fontScale: 1 };
  Dimensions.set({ window: phone, screen: phone });
  const stage = setStage({ texts: Object.entries(texts) });
  await loadAll(stage.stores);
  if (path === DEALT) await stage.store.intents.start(tableFor('PBBB'));
  const shown = path === DEALT ? '/table' : path;
  renderScreen(<AppFrame troubles={[]}>{screenAt(shown)}</AppFrame>);
  const see = (rendered: boolean) => looks()?.(hostTree(), rendered);
  const happen = async (what: () => unknown) => {
    await letHappen(what);
    see(true);
  };
  // What moves beside React is seen in every frame, what React makes of it in every third.
  const pass = async (ms: number) => {
    if (looks() === undefined) return happen(() => jest.advanceTimersByTime(ms));
    for (let passed = 0; passed < ms; passed += 3 * FRAME)
      await happen(() => {
        for (let frame = 0; frame < 3; frame++) {
          jest.advanceTimersByTime(FRAME);
          see(false);
        }
      });
  };
  const press = (name: string | RegExp) =>
    happen(() => fireEvent.press(screen.getAllByRole('button', { name })[0] as never));

  let [x, y, wayX, wayY, dragging] = [0, 0, 0, 0, false];
  const touch = (speedX = 0, speedY = 0) => ({
    x: x + wayX,
    y: y + wayY,
    translationX: wayX,
    translationY: wayY,
    velocityX: speedX,
    velocityY: speedY,
  });
  const hand = () => (getByGestureTestId(HAND_DRAG) as unknown as { handlers: Handlers }).handlers;
  return {
    stage,
    pass,
    press,
    happen,
    choose: async (wrestler, count) => {
      await press(new RegExp(`^${wrestler}, \\d`));
      if (count !== undefined)
        await happen(() =>
          fireEvent.press(screen.getByRole('radio', { name: new RegExp(`^${count} card`) })),
        );
    },
    hurry: async () => {
      const wait = stage.clock.untilNext();
      if (wait === undefined) throw new Error('nobody is waited for');
      await happen(() => stage.clock.pass(wait));
    },
    down: (wrestler) => {
      const target = findHost(
        hostTree(),
        ({ props }) => (props.nativeID ?? props.id) === `hand-group-${wrestler.toLowerCase()}`,
      );
      const style = StyleSheet.flatten(target?.props.style as ViewStyle) ?? {};
      [x, y, wayX, wayY, dragging] = [
        Number(style.left) + Number(style.width) / 2,
        60,
        0,
        0,
        false,
      ];
      if (Number.isNaN(x)) throw new Error(`there is no ${wrestler} in this hand`);
      return happen(() => hand().onBegin(touch()));
    },
    pull: async (toX, toY) => {
      const [fromX, fromY] = [wayX, wayY];
      for (let step = 1; step <= STEPS; step++) {
        [wayX, wayY] = [fromX, fromY].map((from, axis) => {
          const to = [toX, toY][axis] as number;
          return from + ((to - from) * step) / STEPS;
        }) as [number, number];
        await happen(() => {
          if (!dragging) hand().onStart(touch());
          dragging = true;
          hand().onUpdate(touch());
          jest.advanceTimersByTime(FRAME);
        });
      }
    },
    up: () =>
      happen(() => {
        if (dragging) hand().onEnd(touch(), true);
        hand().onFinalize(touch(), dragging);
        jest.advanceTimersByTime(FRAME);
      }),
  };
}

const STEPS = 6;
/** A table at which cards have just been dealt. */
export const DEALT = '/dealt';
