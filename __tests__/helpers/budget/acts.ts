/**
 * What a player does in each scene that pictures are taken of and in each row of docs/motion.md that is
 * filmed: the same kept tables as there, played by way of what a screen reader finds.
 */

import { screen } from '@testing-library/react-native';

import type { MotionName } from '@/theme';
import { ROWS, withMotion } from '@/tools/film/rows';
import type { Texts } from '@/tools/lib/saves';
import { SCENES, withTheme, type SceneName } from '@/tools/shots/scenes';

import { DEALT, type Play } from './play';

export type Act = (play: Play) => Promise<unknown>;

export interface Take {
  readonly path: string;
  readonly texts: Texts;
  readonly act: Act;
}

export interface RowTake extends Take {
  readonly before?: Act;
  readonly length: number;
}

/** Until a screen stands. */
const OPENS = 300;

const choose =
  (wrestler: string, count?: number): Act =>
  async (play) => {
    await play.choose(wrestler, count);
    await play.pass(700);
  };

const press =
  (...names: (string | RegExp)[]): Act =>
  async (play) => {
    for (const name of names) await play.press(name);
  };

const none: Act = async () => undefined;

/** The rest of the scenes are looked at as they open. */
const SCENE_ACTS: Partial<Record<SceneName, Act>> = {
  follow: choose('Volto'),
  refused: choose('Fango'),
  hint: press('Hint'),
  chainOfSix: choose('Volto'),
  chainOfFive: choose('Volto'),
  chainAndShelf: choose('Volto'),
  lead: choose('Volto', 2),
  seasonStart: choose('Nopal'),
  twoSeats: choose('Zarpa'),
  fiveSeats: choose('Volto'),
  sixLead: choose('Volto', 2),
  sixSeats: choose('Nopal'),
  columns: choose('Volto'),
  patterns: choose('Volto'),
  menu: press('Menu'),
  scores: press('Menu', 'Scores'),
  log: press('Menu', 'Season log'),
  cardsPlayed: press('Menu', 'Cards played'),
  rival: press(/Choose another$/),
};

const taken = (name: SceneName): Take => ({
  path: SCENES[name].path,
  texts: withTheme(SCENES[name], 'night'),
  act: SCENE_ACTS[name] ?? none,
});

const proving = (texts: Texts): Take => ({ path: '/table', texts, act: choose('Umbra') });

/** Every state that is looked at while nothing happens. */
export const SCENE_TAKES: Readonly<Record<string, Take>> = {
  ...Object.fromEntries((Object.keys(SCENES) as SceneName[]).map((name) => [name, taken(name)])),
  proving: proving(SCENES.follow.texts),
  provingInColumns: proving(
    withTheme({ ...SCENES.follow, settings: { strength: 'columns' } }, 'night'),
  ),
};

/** Until the finger has done it, and until what follows is over. */
const played =
  (wrestler: string, way: readonly (readonly [number, number])[]): Act =>
  async (play) => {
    await play.down(wrestler);
    await play.pass(150);
    for (const [x, y] of way) {
      await play.pull(x, y);
      await play.pass(100);
    }
    await play.up();
  };

const reveal: Act = async (play) => play.happen(() => play.stage.store.intents.reveal());

const ROW_ACTS: Readonly<Record<MotionName, { readonly before?: Act; readonly act: Act }>> = {
  deal: { act: none },
  focus: {
    act: async (play) => {
      await play.down('Zarpa');
      for (const x of [20, 60, 120, 180, 240, 120, 0]) await play.pull(x, 0);
      await play.up();
    },
  },
  select: { act: (play) => play.choose('Umbra') },
  lift: { before: choose('Volto'), act: (play) => play.down('Volto') },
  drag: {
    before: choose('Volto'),
    act: played('Volto', [
      [0, -30],
      [60, -60],
      [0, -190],
      [0, -20],
    ]),
  },
  return: {
    before: choose('Volto'),
    act: played('Volto', [
      [30, -40],
      [60, -20],
    ]),
  },
  swipeUpPlay: {
    before: choose('Volto'),
    act: played('Volto', [
      [0, -30],
      [0, -500],
    ]),
  },
  illegalSwipe: {
    before: choose('Fango'),
    act: played('Fango', [
      [0, -30],
      [0, -500],
    ]),
  },
  opponentPlay: { act: (play) => play.hurry() },
  pass: { act: (play) => play.hurry() },
  newRope: { before: choose('Umbra'), act: press(/^Play \d/) },
  relayout: { before: choose('Umbra'), act: press(/^Play \d/) },
  tapNode: { act: press(/^Zarpa (beats|loses)/) },
  roundWon: { act: press(/^Pass/) },
  goingOut: { act: (play) => play.hurry() },
  seasonEnd: {
    act: async (play) => {
      await play.hurry();
      await play.pass(1600);
    },
  },
  handOverCover: {
    before: reveal,
    act: async (play) => {
      await play.press(/^Pass/);
      await play.pass(1000);
    },
  },
  handOverReveal: {
    act: async (play) => {
      const lamp = screen.getByRole('button', { name: /^Hold to see/ });
      const { onPressIn } = lamp.props as { readonly onPressIn?: () => void };
      await play.happen(() => onPressIn?.());
      await play.pass(500);
      await reveal(play);
    },
  },
  appLosesFocus: {
    before: reveal,
    act: (play) => play.happen(() => play.stage.store.intents.cover()),
  },
  hint: { act: press(/^Hint/) },
};

/** Every row of docs/motion.md, from where it begins; and one of them where nothing may travel. */
export const ROW_TAKES: Readonly<Record<string, RowTake>> = {
  ...Object.fromEntries(
    (Object.keys(ROW_ACTS) as MotionName[]).map((name) => {
      const { path, texts, length } = ROWS[name];
      const { before, act } = ROW_ACTS[name];
      if (name === 'deal') return [name, { path: DEALT, texts, act, length }];
      const opens: Act = async (play) => {
        await play.pass(OPENS);
        await before?.(play);
      };
      return [name, { path, texts, before: opens, act, length }];
    }),
  ),
  reducedProof: {
    path: '/table',
    texts: withMotion(ROWS.relayout.texts, { motion: 'reduced' }),
    before: choose('Umbra'),
    act: press(/^Play \d/),
    length: 800,
  },
};
