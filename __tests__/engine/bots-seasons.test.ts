/**
 * Every bot finishes seasons at every number of players; `expectOk` stops at an illegal move.
 * MASKMEN_BOT_SEASONS=50 plays fifty times as many.
 */

import { LEVELS } from '@/engine/maskmen/bots/levels';
import { RIVALS } from '@/engine/maskmen/bots/rivals';
import { NOBODY } from '@/engine/truth';
import { seasonOf } from '../helpers/bot-positions';

const PLAYERS = [2, 3, 4, 5, 6] as const;
const TIMES = Number(process.env['MASKMEN_BOT_SEASONS'] ?? 1);
const PATIENCE = 60_000 * TIMES;
const isOver = (states: ReturnType<typeof seasonOf>): boolean =>
  states[states.length - 1]?.turn === NOBODY;

test.each(LEVELS)(
  '%s, without a style',
  (level) => {
    const seasons = (level === 'expert' || level === 'champion' ? 2 : 40) * TIMES;
    for (const players of PLAYERS)
      for (let season = 0; season < seasons; season++)
        expect(isOver(seasonOf({ level }, { players, season }, 20))).toBe(true);
  },
  PATIENCE,
);

test.each(RIVALS)(
  '%s, at every level',
  (rival) => {
    for (const level of LEVELS)
      for (const players of PLAYERS) {
        const seasons = (level === 'expert' || level === 'champion' ? 1 : 6) * TIMES;
        for (let season = 0; season < seasons; season++)
          expect(isOver(seasonOf({ level, rival }, { players, season }, 12))).toBe(true);
      }
  },
  PATIENCE,
);
