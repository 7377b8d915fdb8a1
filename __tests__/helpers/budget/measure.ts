/** The figures of a take: the dearest of its frames, and what goes on in it. */

import type { Take } from './acts';
import { figuresOf, redrawsBetween, remountsBetween } from './figures';
import type { Host } from './host-tree';
import { DEALT, open, PHONE, type Play } from './play';

export interface Figures {
  /** The most in any frame. */
  readonly views: number;
  readonly groups: number;
  readonly bytes: number;
  /** How often an Svg was drawn again, and how many elements were built again. */
  readonly redraws: number;
  readonly remounts: number;
  readonly frames: number;
}

const NOTHING: Figures = { views: 0, groups: 0, bytes: 0, redraws: 0, remounts: 0, frames: 0 };

/** Adds frame to frame. */
function counter() {
  let sum = NOTHING;
  let last: readonly Host[] | undefined;
  return {
    look: (tree: readonly Host[]): void => {
      const { views, groups, bytes } = figuresOf(tree, PHONE);
      sum = {
        views: Math.max(sum.views, views),
        groups: Math.max(sum.groups, groups),
        bytes: Math.max(sum.bytes, bytes),
        redraws: sum.redraws + (last === undefined ? 0 : redrawsBetween(last, tree)),
        remounts: sum.remounts + (last === undefined ? 0 : remountsBetween(last, tree)),
        frames: sum.frames + 1,
      };
      last = tree;
    },
    told: (): Figures => sum,
  };
}

const nobody = () => undefined;

/** Opens a take; what is looked at may change on the way. */
async function begin({ path, texts }: Take) {
  let looks: (tree: readonly Host[]) => void = nobody;
  const play = await open(path, texts, (tree) => looks(tree));
  const watch = async (during: (play: Play) => Promise<unknown>): Promise<Figures> => {
    const { look, told } = counter();
    looks = look;
    await during(play);
    looks = nobody;
    return told();
  };
  return { play, watch };
}

/** Long enough that whatever a scene began with is over: a poster's rays turn for six seconds. */
const SETTLES = 6500;
const RESTS = 960;

/** What a scene costs while nothing happens; redraws are those of a second. */
export async function measureRest(take: Take): Promise<Figures> {
  const { play, watch } = await begin(take);
  await play.pass(300);
  await take.act(play);
  await play.pass(600);
  await play.happen(() => jest.advanceTimersByTime(SETTLES));
  const figures = await watch(() => play.pass(RESTS));
  return { ...figures, redraws: (figures.redraws * 1000) / RESTS };
}

/** Until everything that a row begins is over. */
const PLAYS = 2600;

export async function measureRow({
  before,
  ...take
}: Take & { before: Take['act'] }): Promise<Figures> {
  const { play, watch } = await begin(take);
  if (take.path !== DEALT) await play.pass(300);
  await before(play);
  return watch(async () => {
    await take.act(play);
    await play.pass(PLAYS);
  });
}
