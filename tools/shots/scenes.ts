/**
 * The states that pictures are taken of, each with the name of the drawing that shows the same one.
 * A state is a kept match that opens in a position, and what a player then does at the controls. Long
 * because it is a list.
 */
import type { Page } from 'playwright-core';
import type { Player, Settings, TableSetup } from '@/store/types';
import type { SafeArea, Size } from '../lib/app-page';
import { keepMatch, keepSettings, keepSetup, type MatchInPosition, type Texts } from '../lib/saves';

export interface Scene {
  readonly path: string;
  readonly texts: Texts;
  readonly settings?: Partial<Settings>;
  /** What a player does before the picture. */
  readonly act?: (page: Page) => Promise<void>;
  /** The bots never answer: the picture is of one thinking. */
  readonly thinking?: true;
}

const NAMES = ['Ana', 'Lupe', 'Kenji', 'Oleg', 'Mei', 'Sara'] as const;

/** As long as names may be: wide capitals, Japanese, Russian, words, families of emoji. */
const LONG_NAMES = [
  'Maximiliana',
  'WWWWWWWWWWWWWW',
  '山田太郎左衛門尉藤原朝臣信長',
  'Щукина-Жуковаю',
  'Anna Katharina',
  '👨‍👩‍👧‍👦👩‍👩‍👦👨‍👨‍👧‍👧👩‍👧👨‍👦👪',
] as const;

/** A letter a seat: P a person, B a bot. */
export const seats = (letters: string, names: readonly string[] = NAMES): Player[] =>
  Array.from(letters, (letter, seat): Player => {
    const name = names[seat] ?? '';
    return letter === 'P'
      ? { kind: 'person', name }
      : { kind: 'bot', name, ...(seat % 2 === 0 ? COUNTER : RAISER) };
  });

/** The bots of the drawings: one that proves what it can, one that counts. */
const COUNTER = { rival: 'counter', level: 'expert' } as const;
const RAISER = { rival: 'raiser', level: 'club' } as const;

const FIRST = [1, 2, 0, -1];
const SECOND = [2, 0, 1, -1];
const ORDER = 'order Z>V>F,Z>N>F,D>N>F';

type Place = Omit<MatchInPosition, 'players'>;

const FOLLOW: Place = {
  position: `hands V3Z2N2U4D1F3/V2Z2N2U2D1F2/V1Z1N2U1D1F1/V1Z2N1U2D4F2 played V3Z3N3U1D3F2 ${ORDER} turn 1`,
  before: [FIRST],
  moves: 'F1 N1 -',
};
const chain = (order: string): Place => ({
  position: `hands V3Z1U2D2F1/V1Z1N1U3D1F1/Z1N3D1F1/Z1N2U1D1F2 played V6Z6N4U4D5F5 order ${order} turn 1`,
  before: [SECOND, FIRST],
  moves: 'U2 N2 -',
});
const CHAIN_OF_SIX = chain('Z>D>V>N>U>F');
const CHAIN_OF_FIVE = chain('Z>D>V>U>F,Z>D>N>U>F');
const CHAIN_AND_SHELF: Place = {
  position: 'hands V3Z1U2D2F1/Z1N1U3F3/N3U2F1/Z1N1U3D1F1 played V7Z7N5D7F4 order Z>D>V>N>F turn 1',
  before: [SECOND, FIRST],
  moves: 'F2 N2 -',
};
const LEAD: Place = {
  position:
    'hands V3Z1N3U1D2F2/V1Z2N2U2D2F1/V2Z2N3U3D3F2/V1Z2N2U4D2F3 played V3Z3D1F2 order Z>V>F turn 0',
  before: [SECOND, FIRST],
};
const SEASON_START: Place = {
  position: 'hands V3Z2N3U2D2F3/V2Z3N2U3D3F2/V2Z3N3U2D2F3/V3Z2N2U3D3F2 turn 0',
};
const WATCHING: Place = {
  position: `hands V1Z2N1U2D1/V1Z1U1F2/N2U1D1/. played V8Z7N7U6D8F8 ${ORDER} turn 1 out 3`,
  before: [FIRST],
  moves: 'F1 N1 U2 -',
};
const SEASON_END: Place = {
  position: `hands Z2U2F1/V1F1/V1N2/D3F1 played V8Z8N8U8D7F7 ${ORDER} turn 0`,
  before: [FIRST],
  moves: 'Z1 - - - Z1 - - - F1 - N1 - - N1 - U2 - - F1 V1 - - F1 V1',
};
/** The fifth season of eight, the longest of matches. */
const FIFTH_END: Place = {
  ...SEASON_END,
  before: [FIRST, SECOND, [0, -1, 2, 1], [-1, 1, 0, 2]],
  seasons: 8,
};
const TWO_END: Place = {
  position: 'hands V1/V2Z1 played V7Z4N4U3D4F4 order V>Z turn 0',
  before: [
    [2, -1],
    [-1, 2],
  ],
  moves: 'V1',
};
const SIX_END: Place = {
  position: 'hands V1/Z1/N1/U1/D1/F2 played V9Z9N9U9D9F8 order V>Z>N>U>D>F turn 0',
  before: [[1, 2, 0, 0, 0, -1]],
  moves: 'V1 - - - - - Z1 - - - - N1 - - - U1 - - D1',
};
const SIX_SEATS: Place = {
  position:
    'hands V1Z2N2U1D1F1/V1Z1N1U2D1F1/V1Z1U1D2F1/Z1N1U2D1F1/V2N2U1D1F1/V1Z1N1D1F2 played V4Z4N3U3D3F3 order Z>V>F,Z>N>F,D>N turn 1',
  before: [],
  moves: 'F1 V1 - - -',
};
const SIX_LEAD: Place = {
  position:
    'hands V3Z2N2U1D1F1/V1Z1N1U2D1F1/V1Z1U1D2F1/Z1N1U2D1F1/V2N2U1D1F1/V1Z1N1D1F2 played V2Z4N3U3D3F3 order Z>V>N,Z>U turn 0',
  before: [],
};
const FIVE_SEATS: Place = {
  position:
    'hands V3Z1U2D2F1/V1Z1N1U2D1F1/Z1N3D1F1/Z1N2U1D1F2/V1Z1N1U2 played V5Z5N3U3D5F5 order Z>D>V>N>U>F turn 1',
  before: [
    [2, 0, 1, 0, -1],
    [1, 2, 0, 0, -1],
  ],
  moves: 'U2 N2 - -',
};
const TWO_SEATS: Place = {
  position: 'hands V2Z2N1U2D2F1/V2Z1N2U2D1F2 played V2Z3N2D1F2 order Z>V>F,Z>N turn 1',
  before: [],
  moves: 'N1',
};

/** As many plays as a round may have: one card, one stronger each time. */
const FULL_RING: Place = {
  position:
    'hands V2Z2N1U2D2F1/V2Z1N2U2D1F2/V1Z1N2U1D1F2/V2Z2N1U1D2F1 played V3Z4N4U4D4F4 order Z>D>V>N>U>F turn 3',
  before: [],
  moves: 'F1 U1 N1 V1 D1 Z1',
};

/** The positions by name, for tests that look at the same states. */
export const PLACES = {
  follow: FOLLOW,
  lead: LEAD,
  seasonStart: SEASON_START,
  seasonEnd: SEASON_END,
  fifthEnd: FIFTH_END,
  twoEnd: TWO_END,
  sixEnd: SIX_END,
  watching: WATCHING,
  twoSeats: TWO_SEATS,
  fiveSeats: FIVE_SEATS,
  sixSeats: SIX_SEATS,
  sixLead: SIX_LEAD,
  chainOfSix: CHAIN_OF_SIX,
  chainOfFive: CHAIN_OF_FIVE,
  chainAndShelf: CHAIN_AND_SHELF,
  fullRing: FULL_RING,
} satisfies Record<string, Place>;

const SHARED: TableSetup = {
  players: seats('PBBP'),
  host: 'random',
  seasons: 4,
  help: 'full',
};

export type Theme = Extract<Settings['theme'], 'night' | 'poster'>;

const choose =
  (wrestler: string, count?: number) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: new RegExp(`^${wrestler}, \\d`) }).click();
    if (count !== undefined)
      await page.getByRole('radio', { name: new RegExp(`^${count} card`) }).click();
  };

const press =
  (...names: (string | RegExp)[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await page.getByRole('button', { name, exact: true }).first().click();
  };

const solo = (place: Place, letters = 'PBBB', names?: readonly string[]): Texts =>
  keepMatch({ ...place, players: seats(letters, names) });

/** Every state that pictures are taken of. */
export const SCENES = {
  home: { path: '/', texts: solo(FOLLOW) },
  first: { path: '/', texts: {} },
  setup: { path: '/setup', texts: keepSetup(SHARED) },
  settings: { path: '/settings', texts: {} },
  follow: { path: '/table', texts: solo(FOLLOW), act: choose('Volto') },
  refused: { path: '/table', texts: solo(FOLLOW), act: choose('Fango') },
  hint: {
    path: '/table',
    texts: solo(FOLLOW),
    act: async (page) => {
      await press('Hint')(page);
      await page.getByRole('status', { name: /: / }).first().waitFor();
    },
  },
  handOver: { path: '/table', texts: solo(FOLLOW, 'PPPP') },
  result: { path: '/table', texts: solo(SEASON_END) },
  resultOfTwo: { path: '/table', texts: solo(TWO_END, 'PB') },
  resultOfSix: { path: '/table', texts: solo(SIX_END, 'PBBBBB') },
  resultOfEight: { path: '/table', texts: solo(FIFTH_END) },
  resultLongNames: { path: '/table', texts: solo(SIX_END, 'PBBBBB', LONG_NAMES) },
  watching: { path: '/table', texts: solo(WATCHING), thinking: true },
  chainOfSix: { path: '/table', texts: solo(CHAIN_OF_SIX), act: choose('Volto') },
  chainOfFive: { path: '/table', texts: solo(CHAIN_OF_FIVE), act: choose('Volto') },
  chainAndShelf: { path: '/table', texts: solo(CHAIN_AND_SHELF), act: choose('Volto') },
  lead: { path: '/table', texts: solo(LEAD), act: choose('Volto', 2) },
  seasonStart: { path: '/table', texts: solo(SEASON_START), act: choose('Nopal') },
  twoSeats: { path: '/table', texts: solo(TWO_SEATS, 'PB'), act: choose('Zarpa') },
  fiveSeats: { path: '/table', texts: solo(FIVE_SEATS, 'PBBBB'), act: choose('Volto') },
  sixLead: { path: '/table', texts: solo(SIX_LEAD, 'PBBBBB'), act: choose('Volto', 2) },
  longNames: {
    path: '/table',
    texts: solo(SIX_SEATS, 'PBBBBB', LONG_NAMES),
    act: choose('Nopal'),
  },
  longNamesOfFour: {
    path: '/table',
    texts: solo(FOLLOW, 'PBBB', LONG_NAMES),
    act: choose('Volto'),
  },
  sixSeats: { path: '/table', texts: solo(SIX_SEATS, 'PBBBBB'), act: choose('Nopal') },
  fullRing: { path: '/table', texts: solo(FULL_RING), thinking: true },
  columns: {
    path: '/table',
    texts: solo(CHAIN_OF_SIX),
    settings: { strength: 'columns' },
    act: choose('Volto'),
  },
  patterns: {
    path: '/table',
    texts: solo(FOLLOW),
    settings: { patterns: true },
    act: choose('Volto'),
  },
  menu: { path: '/table', texts: solo(FOLLOW), act: press('Menu') },
  scores: { path: '/table', texts: solo(LEAD), act: press('Menu', 'Scores') },
  log: { path: '/table', texts: solo(FOLLOW), act: press('Menu', 'Season log') },
  cardsPlayed: { path: '/table', texts: solo(FOLLOW), act: press('Menu', 'Cards played') },
  rival: { path: '/setup', texts: keepSetup(SHARED), act: press(/Choose another$/) },
  learn: { path: '/learn', texts: {} },
  lesson: { path: '/learn/stronger', texts: {} },
  rules: { path: '/rules', texts: {} },
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;

/** What a scene keeps, with its settings, in a theme. */
export const withTheme = ({ texts, settings }: Scene, theme: Theme): Texts => ({
  ...texts,
  ...keepSettings({ ...settings, theme }),
});

/** Windows, with what phones of that size keep for themselves. */
export const SIZES = {
  '320x568': { width: 320, height: 568, safeArea: area(20, 0) },
  '360x640': { width: 360, height: 640, safeArea: area(24, 0) },
  '390x844': { width: 390, height: 844, safeArea: area(47, 34) },
  '430x932': { width: 430, height: 932, safeArea: area(59, 34) },
  '844x390': { width: 844, height: 390, safeArea: { top: 0, bottom: 21, left: 50, right: 50 } },
  '820x1180': { width: 820, height: 1180, safeArea: area(24, 20) },
  '1180x820': { width: 1180, height: 820, safeArea: area(0, 0) },
  '1440x900': { width: 1440, height: 900, safeArea: area(0, 0) },
} satisfies Record<string, Size & { readonly safeArea: SafeArea }>;

export type SizeName = keyof typeof SIZES;

const isKnown = (name: string): name is SizeName => name in SIZES;

/** A window by its name, `320x568`: one of ours, or any other with nothing kept for the system. */
export function windowOf(name: string): Size & { readonly safeArea: SafeArea } {
  if (isKnown(name)) return SIZES[name];
  const [width, height] = name.split('x').map(Number);
  if (!width || !height) throw new Error(`${name} is no size of a window, as 320x568 is`);
  return { width, height, safeArea: area(0, 0) };
}

function area(top: number, bottom: number): SafeArea {
  return { top, bottom, left: 0, right: 0 };
}

export interface Pair {
  /** The drawing’s file without its ending. */
  readonly drawing: string;
  readonly scene: SceneName;
  readonly size: SizeName;
  readonly theme: Theme;
}

const pair = (drawing: string, scene: SceneName, rest: Partial<Pair> = {}): Pair => ({
  drawing,
  scene,
  size: '390x844',
  theme: 'night',
  ...rest,
});

/** What is laid side by side with the drawing of the same state. */
export const PAIRS: readonly Pair[] = [
  pair('a-home', 'home'),
  pair('b-setup', 'setup'),
  pair('c-table', 'follow'),
  pair('e-handover', 'handOver'),
  pair('f-result', 'result'),
  pair('j-tablet', 'watching', { size: '1180x820' }),
  pair('k-table-light', 'refused', { theme: 'poster' }),
  pair('l-chain6', 'chainOfSix'),
  pair('l2-chain5', 'chainOfFive'),
  pair('l3-chain6-light', 'chainOfSix', { theme: 'poster' }),
  pair('l4-chain5-shelf', 'chainAndShelf'),
  pair('m-lead', 'lead'),
  pair('m2-season-start', 'seasonStart'),
  pair('n-landscape', 'chainOfSix', { size: '844x390' }),
  pair('o-small', 'chainOfSix', { size: '320x568' }),
];

/** What is shown at every size. */
export const EVERYWHERE: readonly SceneName[] = [
  'home',
  'setup',
  'settings',
  'follow',
  'chainOfSix',
  'lead',
  'sixSeats',
  'handOver',
  'result',
];

/** More of the table, at the sizes where it is arranged differently. */
export const TABLES: readonly SceneName[] = [
  'twoSeats',
  'fiveSeats',
  'sixLead',
  'longNamesOfFour',
  'longNames',
  'seasonStart',
  'watching',
];
