/** Every law of a season and of a match. */

import type { MatchLaws } from './matches';
import { MOVE_LAWS } from './moves';
import { PLAY_LAWS } from './play';
import { PLAYOUT_LAWS } from './playout';
import { PUBLIC_LAWS } from './public';
import { MATCH_LAWS, RECORD_LAWS } from './records';
import { SECRET_LAWS } from './secrets';
import type { Laws } from './tables';

/** Checked at every step of a season. */
export const SEASON_LAWS: Laws = {
  ...MOVE_LAWS,
  ...PLAY_LAWS,
  ...PUBLIC_LAWS,
  ...SECRET_LAWS,
  ...PLAYOUT_LAWS,
  ...RECORD_LAWS,
};

export const WHOLE_MATCH_LAWS: MatchLaws = MATCH_LAWS;
