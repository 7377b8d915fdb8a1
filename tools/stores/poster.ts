/**
 * The shops' pictures as pages: a screen of the app pinned to the poster of the home screen, with
 * its caption over it; and the wide banner of Play with all six masks.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MASK_HEIGHT, MASK_WIDTH, MASKS } from '@/components/maskmen/art/masks';
import { WRESTLERS, type Wrestler } from '@/engine/view';
import { KEY, PAPER, SPLIT_FOUNTAIN } from '@/theme/palette';
import { LOOKS } from '@/theme/wrestlers';
import type { Size } from '../lib/app-page';

const RAYS = 28;
const FONT = join(__dirname, '../../assets/fonts/SofiaSansExtraCondensed_900Black.ttf');

/** The face's Japanese stand-in is the system's gothic, at four fifths of the size. */
const JAPANESE_SCALE = 0.8;

const roll = `linear-gradient(${SPLIT_FOUNTAIN.map(({ color, offset }) => `${color} ${offset * 100}%`).join(', ')})`;

function rays({ width, height }: Size): string {
  const reach = Math.hypot(width, height);
  const wedge = (index: number): string => {
    const at = (turn: number): string => {
      const angle = (2 * Math.PI * turn) / (2 * RAYS);
      return `${width / 2 + reach * Math.cos(angle)} ${height / 2 + reach * Math.sin(angle)}`;
    };
    return `<path d="M${width / 2} ${height / 2}L${at(2 * index)}L${at(2 * index + 1)}Z"/>`;
  };
  return `<svg class="rays" width="${width}" height="${height}"><g fill="${KEY}" fill-opacity="0.075">${Array.from({ length: RAYS }, (_, index) => wedge(index)).join('')}</g></svg>`;
}

const style = ({ width, height }: Size): string => `
  @font-face { font-family: Display; src: url(data:font/ttf;base64,${readFileSync(FONT).toString('base64')}) }
  body { margin: 0 }
  main { position: relative; width: ${width}px; height: ${height}px; overflow: hidden; background: ${roll};
    display: flex; flex-direction: column; align-items: center }
  .rays { position: absolute; inset: 0 }
  h1 { position: relative; margin: 0; font: 900 1px/0.98 Display, 'Noto Sans CJK JP', sans-serif; text-transform: uppercase;
    text-align: center; text-wrap: balance; word-break: keep-all; color: ${KEY}; display: grid; place-content: center }
  img { position: relative; border: ${Math.round(width * 0.008)}px solid ${KEY}; box-shadow: 0 ${Math.round(width * 0.016)}px 0 ${KEY} }`;

export interface PosterOptions {
  /** Of the picture, in points. */
  readonly size: Size;
  readonly language: string;
  readonly caption: string;
  readonly screen: Buffer;
  /** Of the screen, in points. */
  readonly screenSize: Size;
}

/** Part of the height that belongs to the caption. */
const CAPTION = 0.15;
const MARGIN = 0.025;

export function posterPage(options: PosterOptions): string {
  const { size, language, caption, screen, screenSize } = options;
  const room = { width: size.width * 0.9, height: size.height * (1 - CAPTION - MARGIN) };
  const scale = Math.min(room.width / screenSize.width, room.height / screenSize.height);
  const width = screenSize.width * scale;
  const capital = Math.min(size.width * 0.125, size.height * CAPTION * 0.42);
  const font = language === 'ja' ? capital * JAPANESE_SCALE : capital;
  // A question stays whole on its line.
  const words = caption.replace(/^[^?？]+[?？]/u, (question) => `<nobr>${question}</nobr>`);
  return `<html lang="${language}"><style>${style(size)}</style><main>${rays(size)}
    <h1 style="font-size: ${font}px; width: ${size.width * 0.92}px; height: ${size.height * CAPTION}px"><div>${words}</div></h1>
    <img width="${width}" style="border-radius: ${width * 0.06}px" src="data:image/png;base64,${screen.toString('base64')}">
  </main></html>`;
}

/** Runs in the page: a caption that is too long for its two lines is set smaller. */
export function fitCaption(): void {
  const caption = document.querySelector('h1');
  if (caption === null) return;
  // The boxes of letters reach beyond their lines; three lines would measure 3.1 at least.
  const TWO_LINES = 2.7;
  const words = document.createRange();
  words.selectNodeContents(caption);
  // Its own width in full: rounded down, it would be too narrow for lines that fill it.
  const room = caption.getBoundingClientRect().width + 0.5;
  for (let size = Number.parseFloat(getComputedStyle(caption).fontSize); size > 8; size *= 0.97) {
    caption.style.fontSize = `${size}px`;
    const { width, height } = words.getBoundingClientRect();
    if (height <= TWO_LINES * size && width <= room) return;
  }
}

function mask(wrestler: Wrestler, height: number): string {
  const look = LOOKS[wrestler];
  const inks = { main: look.main, dark: look.dark, light: look.light, paper: PAPER, key: KEY };
  const [face, ...rest] = MASKS[wrestler];
  const outline = `<path d="${face?.d ?? ''}" fill="${KEY}" stroke="${KEY}" stroke-width="7" stroke-linejoin="round"/>`;
  const layers = [face, ...rest].map((layer) =>
    layer === undefined ? '' : `<path d="${layer.d}" fill="${inks[layer.role]}"/>`,
  );
  return `<svg height="${height}" viewBox="-4 -4 ${MASK_WIDTH + 8} ${MASK_HEIGHT + 8}">${outline}${layers.join('')}</svg>`;
}

export const BANNER: Size = { width: 1024, height: 500 };

/** A banner: the wordmark over the six masks; it has no words to translate. */
export const bannerPage = (size: Size = BANNER): string => {
  const scale = size.width / BANNER.width;
  return `<style>${style(size)}
    .masks { position: relative; display: flex; gap: ${14 * scale}px }</style>
  <main style="justify-content: center; gap: ${18 * scale}px">${rays(size)}
    <h1 style="font-size: ${210 * scale}px; letter-spacing: ${4 * scale}px; line-height: 0.86">Maskmen</h1>
    <div class="masks">${WRESTLERS.map((wrestler) => mask(wrestler, 176 * scale)).join('')}</div>
  </main>`;
};
