/** The curtain that covers a hand while the phone changes hands, in both lightings. */
import type { ThemeName } from './themes';

export interface Curtain {
  readonly cloth: string;
  readonly fold: string;
  readonly foldNear: string;
  /** Laid over the folds, so that words stand on something calm. */
  readonly shade: string;
  readonly shadeOpacity: number;
}

export const CURTAINS: Readonly<Record<ThemeName, Curtain>> = {
  night: {
    cloth: '#160E24',
    fold: '#22143B',
    foldNear: '#2B1A48',
    shade: '#120C1D',
    shadeOpacity: 0.34,
  },
  poster: {
    cloth: '#EBD6AC',
    fold: '#F3E2BF',
    foldNear: '#FBEFD6',
    shade: '#F8EEDC',
    shadeOpacity: 0.4,
  },
};
