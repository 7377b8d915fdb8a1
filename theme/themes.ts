/**
 * The two lightings of the app: `night` (dark) and `poster` (light). Same geometry, same names;
 * a component asks for a meaning and never for a colour.
 */
import { NIGHT, PAPER, PAPER_DIM, PAPER_FAINT, KEY, POSTER } from './palette';

export type ThemeName = 'night' | 'poster';

export interface Theme {
  readonly name: ThemeName;
  /** What the system calls this lighting. */
  readonly scheme: 'dark' | 'light';
  /** Flat colour behind screens without the gradient, and outside the safe areas. */
  readonly ground: string;
  readonly bg0: string;
  readonly bg1: string;
  readonly bg2: string;
  readonly bg3: string;
  /** Top to bottom, with the table's stops. */
  readonly screenGradient: readonly { readonly offset: number; readonly color: string }[];
  readonly line: string;
  readonly text: string;
  readonly dim: string;
  readonly faint: string;
  /** The lamp means "you can", and only that. */
  readonly lamp: string;
  readonly onLamp: string;
  readonly cta: string;
  readonly onCta: string;
  /** The shape 3 px below an action, at 60 %. */
  readonly shadow: string;
  /** Laid over the screen behind a sheet. */
  readonly veil: string;
  readonly key: string;
  /** Things one can hold: tickets, bubbles. */
  readonly paper: string;
  readonly paperEdge: string;
  readonly onPaper: string;
  readonly onPaperDim: string;
  readonly onPaperFaint: string;
  readonly rope: string;
  readonly maskRim: string;
  readonly warning: string;
  readonly stronger: string;
  readonly weaker: string;
  readonly unknown: string;
  readonly matFar: string;
  readonly matNear: string;
  readonly apron: string;
  readonly post: string;
  readonly postPad: string;
  readonly beam: string;
  /** Heads behind the ropes, and the dark under the mat. */
  readonly crowd: string;
  readonly crowdFar: string;
}

export const night: Theme = {
  name: 'night',
  scheme: 'dark',
  ground: NIGHT.ground,
  bg0: NIGHT.bg0,
  bg1: NIGHT.bg1,
  bg2: NIGHT.bg2,
  bg3: NIGHT.bg3,
  screenGradient: [
    { offset: 0, color: NIGHT.violetHigh },
    { offset: 0.4, color: NIGHT.violetLow },
    { offset: 0.72, color: NIGHT.ground },
    { offset: 1, color: NIGHT.bg0 },
  ],
  line: NIGHT.line,
  text: NIGHT.text,
  dim: NIGHT.dim,
  faint: NIGHT.faint,
  lamp: NIGHT.lamp,
  onLamp: NIGHT.onLamp,
  cta: NIGHT.lamp,
  onCta: KEY,
  shadow: NIGHT.shadow,
  veil: NIGHT.shadow,
  key: KEY,
  paper: PAPER,
  paperEdge: PAPER,
  onPaper: KEY,
  onPaperDim: PAPER_DIM,
  onPaperFaint: PAPER_FAINT,
  rope: NIGHT.rope,
  maskRim: NIGHT.maskRim,
  warning: NIGHT.coral,
  stronger: NIGHT.coral,
  weaker: NIGHT.mint,
  unknown: NIGHT.violet,
  matFar: NIGHT.matFar,
  matNear: NIGHT.matNear,
  apron: NIGHT.apron,
  post: NIGHT.post,
  postPad: NIGHT.postPad,
  beam: NIGHT.beam,
  crowd: NIGHT.crowd,
  crowdFar: NIGHT.crowdFar,
};

export const poster: Theme = {
  name: 'poster',
  scheme: 'light',
  ground: POSTER.bg1,
  bg0: POSTER.bg0,
  bg1: POSTER.bg1,
  bg2: POSTER.bg2,
  bg3: POSTER.bg3,
  screenGradient: [
    { offset: 0, color: POSTER.sunHigh },
    { offset: 0.4, color: POSTER.bg1 },
    { offset: 0.72, color: POSTER.bg1 },
    { offset: 1, color: POSTER.blush },
  ],
  line: POSTER.line,
  text: POSTER.text,
  dim: POSTER.dim,
  faint: POSTER.faint,
  lamp: POSTER.lamp,
  onLamp: POSTER.text,
  cta: POSTER.text,
  onCta: POSTER.lampText,
  shadow: POSTER.shadow,
  veil: POSTER.text,
  key: KEY,
  // Bare paper would vanish on a cream ground: a ticket is a shade whiter there and has an edge.
  paper: POSTER.bg2,
  paperEdge: POSTER.line,
  onPaper: KEY,
  onPaperDim: PAPER_DIM,
  onPaperFaint: PAPER_FAINT,
  rope: POSTER.rope,
  maskRim: POSTER.bg2,
  warning: POSTER.red,
  stronger: POSTER.red,
  weaker: POSTER.green,
  unknown: POSTER.violet,
  matFar: POSTER.matFar,
  matNear: POSTER.matNear,
  apron: POSTER.apron,
  post: POSTER.text,
  postPad: POSTER.lamp,
  beam: POSTER.beam,
  crowd: POSTER.crowd,
  crowdFar: POSTER.crowdFar,
};

export const themes: Readonly<Record<ThemeName, Theme>> = { night, poster };
