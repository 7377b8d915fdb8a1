/** What the rest of the app may take from the theme. */
export {
  CARD_BACK,
  KEY,
  PAPER,
  POSTER_LAMP,
  RING_ROPES,
  SEATS,
  SPLIT_FOUNTAIN,
  TICKETS,
} from './palette';
export { CURTAINS, type Curtain } from './curtain';
export { night, poster, themes, type Theme, type ThemeName } from './themes';
export { LOOKS, type Look } from './wrestlers';
export * from './layout';
export * from './feel';
export * from './motion';
export * from './typography';
export * from './scripts';
export { useFontScale, useNodeScale, useTableScale } from './font-scale';
export { ThemeProvider, useTheme } from './theme-provider';
