/** The figures of a take: the dearest of its frames, and what goes on in it. */

import type { RowTake, Take } from './acts';
import { figuresOf, redrawsBetween, remountsBetween } from './figures';
import type { Host } from './host-tree';
import { open, PHONE, type Look, type Play } from './play';

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
  /** As React left it. */
  let stood: readonly Host[] | undefined;
  return {
    look: (tree: readonly Host[], rendered: boolean): void => {
      const { views, groups, bytes } = figuresOf(tree, PHONE);
      sum = {
        views: Math.max(sum.views, views),
        groups: Math.max(sum.groups, groups),
        bytes: Math.max(sum.bytes, bytes),
        redraws: sum.redraws + redrawsBetween(last ?? tree, tree),
        remounts: sum.remounts + (rendered ? remountsBetween(stood ?? tree, tree) : 0),
        frames: sum.frames + 1,
      };
      last = tree;
      if (rendered) stood = tree;
    },
    told: (): Figures => sum,
  };
}

/** Opens a take, to be watched from some moment on. */
async function begin({ path, texts }: Pick<Take, 'path' | 'texts'>) {
  let looking: Look | undefined;
  const play = await open(path, texts, () => looking);
  const watch = async (during: (play: Play) => Promise<unknown>): Promise<Figures> => {
    const { look, told } = counter();
    looking = look;
    await during(play);
    looking = undefined;
    return told();
  };
  return { play, watch };
}

const OPENS = 300;
/** Whatever a scene began with is over. */
const SETTLES = 900;
const RESTS = 960;

/** What a scene costs while nothing happens; redraws are those of a second. */
export async function measureRest({ act, ...take }: Take): Promise<Figures> {
  const { play, watch } = await begin(take);
  await play.pass(OPENS);
  await act(play);
  await play.pass(SETTLES);
  const figures = await watch(() => play.pass(RESTS));
  return { ...figures, redraws: (figures.redraws * 1000) / RESTS };
}

/** What a row costs from where it begins until it is over. */
export async function measureRow({ before, act, length, ...take }: RowTake): Promise<Figures> {
  const { play, watch } = await begin(take);
  await before?.(play);
  return watch(async () => {
    await act(play);
    await play.pass(length);
  });
}
