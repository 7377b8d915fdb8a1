/**
 * Every colour of the app, by name. Components never read this file: they take the tokens of
 * `themes.ts`, the looks of `wrestlers.ts`, or the constants re-exported by `index.ts`.
 */

export const PAPER = '#F8EEDC';
export const KEY = '#17111F';

/** Ink for sentences on paper, in both themes: paper does not change with the lights. */
export const PAPER_DIM = '#4A3D52';
export const PAPER_FAINT = '#5F5165';

/** The poster's split-fountain roll, top to bottom, with the stops of the rollers. */
export const SPLIT_FOUNTAIN = [
  { offset: 0, color: '#FFD23F' },
  { offset: 0.38, color: '#FF9A3C' },
  { offset: 0.7, color: '#FF4F7B' },
  { offset: 1, color: '#6A2FB0' },
] as const;

/** The tagline on the poster's black bar. */
export const POSTER_LAMP = '#FFD23F';

export const TICKETS = { plus2: '#FFD23F', plus1: '#E6E3EE', minus1: '#FF7A66' } as const;

/** Corner pads of seats 1–6: sky, peach, mint, lavender, lime, rose. None is lamp yellow. */
export const SEATS = ['#8FC7FF', '#FFB59E', '#9FE3D2', '#C9B8F5', '#BFE08A', '#F2A9D0'] as const;

export const CARD_BACK = { field: '#3A2A5C', rope: '#5A4488', gold: '#FFD23F' } as const;

export const NIGHT = {
  bg0: '#0D0915',
  bg1: '#171022',
  bg2: '#221932',
  bg3: '#2F2445',
  ground: '#120C1D',
  violetHigh: '#261540',
  violetLow: '#170F24',
  line: '#463861',
  text: '#F8EEDC',
  dim: '#C3B7D1',
  faint: '#9A8CAF',
  lamp: '#FFD23F',
  onLamp: '#1B1206',
  rope: '#8D7EA6',
  maskRim: '#41335A',
  shadow: '#07040C',
  matFar: '#33254E',
  matNear: '#57427F',
  apron: '#1E152E',
  post: '#B9A8E0',
  beam: '#FFE9B0',
  coral: '#FF7A66',
  mint: '#52E0B4',
  violet: '#B9A8E0',
  postPad: '#6A4FA0',
  crowd: '#150D22',
  crowdFar: '#1D1430',
} as const;

export const POSTER = {
  bg0: '#F1E2C3',
  bg1: '#F8EEDC',
  bg2: '#FFF8EA',
  bg3: '#FFFFFF',
  sunHigh: '#FFE29A',
  blush: '#FFD3BE',
  line: '#D3C09A',
  text: '#1B1424',
  dim: '#54475C',
  faint: '#685C6A',
  lamp: '#FFC21A',
  lampText: '#FFD23F',
  rope: '#8B7B87',
  shadow: '#A98F5E',
  matFar: '#E7D0A0',
  matNear: '#FFF4DA',
  apron: '#B3261A',
  beam: '#FFFFFF',
  red: '#B3261A',
  green: '#0B6B50',
  violet: '#5D4A94',
  crowd: '#E2CB98',
  crowdFar: '#EBD9AF',
} as const;

/** The three ropes of the ring, top to bottom. */
export const RING_ROPES = {
  night: ['#FF7A66', '#F8EEDC', '#52B6FF'],
  poster: ['#B3261A', '#1B1424', '#2456A8'],
} as const;
