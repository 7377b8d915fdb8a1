/**
 * The twelve characters and the thirteen cards, in the order in which they are listed everywhere.
 * Inside the engine both are indices into these lists; the Peasants are two cards of one character.
 */

export const CHARACTERS = ['K', 'Q', 'J', 'B', 'W', 'F', 'P', 'C', 'T', 'S', 'I', 'V'] as const;
export type Character = (typeof CHARACTERS)[number];

export const CARDS = ['K', 'Q', 'J', 'B', 'W', 'F', 'P1', 'P2', 'C', 'T', 'S', 'I', 'V'] as const;
export type Card = (typeof CARDS)[number];

/** What a card shows when it lies open; the two Peasants are alike where nothing tells them apart. */
export type Face = Character | Card;

export const KING = 0;
export const QUEEN = 1;
export const JUDGE = 2;
export const BISHOP = 3;
export const WITCH = 4;
export const FOOL = 5;
export const PEASANT = 6;
export const CHEAT = 7;
export const THIEF = 8;
export const SPY = 9;
export const INQUISITOR = 10;
export const WIDOW = 11;

/** The cards of the two Peasants and the Inquisitor, as indices in CARDS. */
export const FIRST_PEASANT = 6;
export const SECOND_PEASANT = 7;
export const INQUISITOR_CARD = 11;

/** Which character each card is. */
export const CHARACTER_OF: readonly number[] = CARDS.map((card) =>
  CHARACTERS.indexOf(card.charAt(0) as Character),
);

/** The characters that bring money from the bank, as bits. */
const PURSES = [KING, QUEEN, FOOL, PEASANT, WIDOW].reduce((bits, k) => bits | (1 << k), 0);

/** Whether a card has a purse. */
export const hasPurse = (card: number): boolean =>
  ((PURSES >> (CHARACTER_OF[card] as number)) & 1) === 1;

export const isCharacter = (value: unknown): value is Character =>
  (CHARACTERS as readonly unknown[]).includes(value);

export const isCard = (value: unknown): value is Card =>
  (CARDS as readonly unknown[]).includes(value);

export const characterAt = (index: number): Character => CHARACTERS[index] as Character;
export const cardAt = (index: number): Card => CARDS[index] as Card;
