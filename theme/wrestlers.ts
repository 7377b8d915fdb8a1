/**
 * How each wrestler is printed: one ink in three strengths, the colour that reads on it, a letter
 * and a symbol. The same in both themes. Colour is never the only carrier.
 */

export interface Look {
  readonly main: string;
  readonly dark: string;
  readonly light: string;
  /** Which of the two neutral inks reads on `main`. */
  readonly onMain: 'key' | 'paper';
  readonly letter: string;
  /** A path on a 24 × 24 grid, to be filled by the even-odd rule. */
  readonly symbol: string;
}

export const LOOKS = {
  volto: {
    main: '#3389F4',
    dark: '#1650A8',
    light: '#9CCBFF',
    onMain: 'key',
    letter: 'V',
    symbol: 'M14.5 1.5 L4 14 H10.5 L8.5 22.5 L20 9 H13 Z',
  },
  zarpa: {
    main: '#FFA22E',
    dark: '#A94E06',
    light: '#FFD99A',
    onMain: 'key',
    letter: 'Z',
    symbol:
      'M4 3 L8 2 Q8.5 12 5.5 21 Q3 12 4 3 Z M10 2.5 L14 2 Q14.5 13 11.5 22.5 Q9 13 10 2.5 Z M16 3 L20 3.5 Q20 13 16.5 20.5 Q15 12 16 3 Z',
  },
  nopal: {
    main: '#21874A',
    dark: '#0E5230',
    light: '#8FDCA6',
    onMain: 'paper',
    letter: 'N',
    symbol:
      'M12 22.5 C4.5 18.5 3 11.5 5 7 C7 1 17 1 19 7 C21 11.5 19.5 18.5 12 22.5 Z M9 6.2 L7.2 8 L10.2 11 L7.2 14 L9 15.8 L12 12.8 L15 15.8 L16.8 14 L13.8 11 L16.8 8 L15 6.2 L12 9.2 Z',
  },
  umbra: {
    main: '#7140B5',
    dark: '#42207A',
    light: '#CBB0FF',
    onMain: 'paper',
    letter: 'U',
    symbol:
      'M3 3 C4 11 7.5 13.5 12 13.5 C16.5 13.5 20 11 21 3 C25 14 19.5 21.5 12 21.5 C4.5 21.5 -1 14 3 3 Z',
  },
  dalia: {
    main: '#FF5A8F',
    dark: '#B81F57',
    light: '#FFC0D4',
    onMain: 'key',
    letter: 'D',
    symbol:
      'M12 1.5 C15 3.5 15.5 6 14.5 8.2 C17 7 19.8 7.6 21.5 10.2 C20.2 13 17.8 14 15.6 13.6 C17.2 15.6 17.4 18.4 15.6 20.8 C12.6 20.6 11 19 10.8 17 C9.6 19.2 7.2 20.4 4.4 19.4 C3.8 16.4 5 14.4 7 13.4 C4.6 13.4 2.6 11.6 2.2 8.6 C4.6 6.8 7 7 8.8 8.2 C8.2 5.8 9.2 3 12 1.5 Z M11.8 10 A2.4 2.4 0 1 0 11.9 10 Z',
  },
  fango: {
    main: '#CDD1DB',
    dark: '#636979',
    light: '#EEF0F5',
    onMain: 'key',
    letter: 'F',
    symbol: 'M2 3.5 H22 L19.5 8.5 L16.5 22 L13.2 9.5 H10.8 L7.5 22 L4.5 8.5 Z',
  },
} as const satisfies Readonly<Record<string, Look>>;
