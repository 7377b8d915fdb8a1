/**
 * The app's icons as SVG text: Volto's mask before the poster's split-fountain roll. All of them
 * come from the masks and inks the app itself draws with.
 */
import { MASK_HEIGHT, MASK_WIDTH, MASKS, type InkRole } from '@/components/maskmen/art/masks';
import { KEY, PAPER, SPLIT_FOUNTAIN } from '@/theme/palette';
import { LOOKS } from '@/theme/wrestlers';

const WRESTLER = 'volto';
const RAYS = 14;

interface MaskPlace {
  /** Side of the square picture. */
  readonly size: number;
  /** The mask's height as a part of it. */
  readonly height: number;
  /** Width of the key outline in the mask's own units. */
  readonly outline: number;
  /** Light line around the outline, in the same units, for grounds that are dark. */
  readonly rim?: number;
}

const INKS: Readonly<Record<InkRole, string>> = {
  main: LOOKS[WRESTLER].main,
  dark: LOOKS[WRESTLER].dark,
  light: LOOKS[WRESTLER].light,
  paper: PAPER,
  key: KEY,
};

/** Where the inked mask sits on its sheet of 100 × 120: most leave a margin around themselves. */
const DRAWN = { top: 5.5, bottom: 114.5 };

function outlinePath(color: string, width: number): string {
  const d = MASKS[WRESTLER][0]?.d ?? '';
  return `<path fill="${color}" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" d="${d}"/>`;
}

function placed(place: MaskPlace, content: string): string {
  const { size, height } = place;
  const scale = (size * height) / (DRAWN.bottom - DRAWN.top);
  const x = size / 2 - (MASK_WIDTH / 2) * scale;
  const y = size / 2 - ((DRAWN.top + DRAWN.bottom) / 2) * scale;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`;
}

function mask(place: MaskPlace): string {
  const rim = place.rim === undefined ? '' : outlinePath(PAPER, place.outline + 2 * place.rim);
  const layers = MASKS[WRESTLER].map(({ role, d }) => `<path fill="${INKS[role]}" d="${d}"/>`);
  return placed(place, rim + outlinePath(KEY, place.outline) + layers.join(''));
}

/** For sixteen pixels: no light ink, and eyes and mouth drawn bolder than at full size. */
function boldMask(place: MaskPlace): string {
  const layers = MASKS[WRESTLER].filter(({ role }) => role !== 'light').map(({ role, d }) =>
    role === 'key'
      ? `<path fill="${KEY}" stroke="${KEY}" stroke-width="4" d="${d}"/>`
      : `<path fill="${INKS[role]}" d="${d}"/>`,
  );
  return placed(place, outlinePath(KEY, place.outline) + layers.join(''));
}

/** The roll of inks with rays that start behind the mask's brow. */
function poster(size: number): string {
  const stops = SPLIT_FOUNTAIN.map(
    ({ offset, color }) => `<stop offset="${offset}" stop-color="${color}"/>`,
  );
  const centre = { x: size / 2, y: size * 0.52 };
  const at = (turn: number): string =>
    `${centre.x + size * Math.cos(turn)} ${centre.y + size * Math.sin(turn)}`;
  const step = Math.PI / RAYS;
  const rays = Array.from({ length: RAYS }, (_, ray) => {
    const from = 2 * ray * step - step / 2 - Math.PI / 2;
    return `M${centre.x} ${centre.y} L${at(from)} L${at(from + step)}Z`;
  });
  return [
    `<linearGradient id="roll" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>`,
    `<rect width="${size}" height="${size}" fill="url(#roll)"/>`,
    `<path fill="${KEY}" fill-opacity="0.09" d="${rays.join('')}"/>`,
  ].join('');
}

function svg(size: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${content}</svg>`;
}

/** Mask in one tone, its features cut out: what Android tints for themed icons. */
function monochrome(place: MaskPlace): string {
  const cut = MASKS[WRESTLER].filter(({ role }) => role === 'key' || role === 'dark');
  const lines = MASKS[WRESTLER].filter(({ role }) => role === 'paper');
  const content = [
    '<mask id="cut" maskUnits="userSpaceOnUse" x="0" y="0" ',
    `width="${MASK_WIDTH}" height="${MASK_HEIGHT}">`,
    outlinePath('white', 2),
    ...cut.map(({ role, d }) => `<path fill="${role === 'key' ? 'black' : 'gray'}" d="${d}"/>`),
    ...lines.map(
      ({ d }) =>
        `<path fill="white" stroke="black" stroke-width="2.2" stroke-linejoin="round" d="${d}"/>`,
    ),
    ...cut.filter(({ role }) => role === 'key').map(({ d }) => `<path fill="black" d="${d}"/>`),
    '</mask>',
    `<rect width="${MASK_WIDTH}" height="${MASK_HEIGHT}" fill="white" mask="url(#cut)"/>`,
  ].join('');
  return placed(place, content);
}

export interface Icon {
  /** Its path in the project. */
  readonly file: string;
  readonly size: number;
  readonly svg: string;
  /** An icon for the stores may hold no transparency. */
  readonly opaque: boolean;
}

/**
 * Adaptive icons are 108 units wide, of which launchers show at least the middle circle of 66. The
 * mask's farthest points are its fins: at this height they just stay within.
 */
const ADAPTIVE_HEIGHT = (66 / 108) * 0.87;
/** A maskable icon keeps what matters within the middle circle of four fifths. */
const MASKABLE_HEIGHT = 0.8 * 0.87;

/** What browsers put on home screens: with its own edge, and one they may cut to any shape. */
function drawWebIcons(): readonly Icon[] {
  const drawn = (file: string, size: number, height: number): Icon => ({
    file: `public/icons/${file}`,
    size,
    opaque: true,
    svg: svg(size, poster(size) + mask({ size, height, outline: 6 })),
  });
  return [
    drawn('icon-192.png', 192, 0.84),
    drawn('icon-512.png', 512, 0.84),
    drawn('maskable-192.png', 192, MASKABLE_HEIGHT),
    drawn('maskable-512.png', 512, MASKABLE_HEIGHT),
    drawn('apple-touch-icon.png', 180, 0.84),
  ];
}

/** The icon of the app itself, whole and without a corner cut off. */
export const APP_ICON = 'assets/icons/icon.png';

export function drawIcons(): readonly Icon[] {
  const adaptive = { size: 1024, height: ADAPTIVE_HEIGHT, outline: 6 };
  return [
    {
      file: APP_ICON,
      size: 1024,
      opaque: true,
      svg: svg(1024, poster(1024) + mask({ size: 1024, height: 0.84, outline: 6 })),
    },
    {
      file: 'assets/icons/adaptive-foreground.png',
      size: 1024,
      opaque: false,
      svg: svg(1024, mask(adaptive)),
    },
    {
      file: 'assets/icons/adaptive-background.png',
      size: 1024,
      opaque: true,
      svg: svg(1024, poster(1024)),
    },
    {
      file: 'assets/icons/adaptive-monochrome.png',
      size: 1024,
      opaque: false,
      svg: svg(1024, monochrome(adaptive)),
    },
    {
      file: 'assets/icons/splash.png',
      size: 1024,
      opaque: false,
      svg: svg(1024, mask({ size: 1024, height: 0.9, outline: 5, rim: 1.6 })),
    },
    {
      file: 'assets/icons/favicon.png',
      size: 192,
      opaque: false,
      svg: svg(192, boldMask({ size: 192, height: 0.955, outline: 5 })),
    },
    ...drawWebIcons(),
  ];
}
