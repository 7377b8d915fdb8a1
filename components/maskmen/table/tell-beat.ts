/** What happened with a move, in one breath for a screen reader. Nothing here comes from a hand. */

import type { MatchEvent } from '@/engine/view';
import { NOBODY, wrestlerIndex } from '@/engine/view';
import type { Translate } from '@/i18n';

import { proofSentence } from '../diagram/proof-words';
import { placeText } from '../seats/seat-state';

export interface Telling {
  readonly names: readonly string[];
  /** Without help nothing is worked out: a forced pass is a pass, and what follows is not told. */
  readonly worksOut: boolean;
}

/** The sentence of each event, in order; empty for those that something else on the screen tells. */
export function tellBeat(t: Translate, events: readonly MatchEvent[], telling: Telling): string {
  return events
    .map((event) => tell(t, event, telling))
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function tell(t: Translate, event: MatchEvent, { names, worksOut }: Telling): string {
  const who = (seat: number): string => names[seat] ?? '';
  switch (event.kind) {
    case 'played': {
      const { wrestler, count, debut } = event;
      return t(debut ? 'table.tell.debut' : 'table.tell.played', {
        name: who(event.seat),
        wrestler: t(`wrestlers.${wrestler}`),
        count,
      });
    }
    case 'defeated':
      return proofSentence(t, {
        winner: wrestlerIndex(event.winner),
        loser: wrestlerIndex(event.loser),
        implied: (worksOut ? event.implied : []).map(([winner, loser]) => ({
          winner: wrestlerIndex(winner),
          loser: wrestlerIndex(loser),
        })),
      });
    case 'passed':
      return t(event.forced && worksOut ? 'table.tell.forced' : 'table.tell.passed', {
        name: who(event.seat),
      });
    case 'went-out':
      return t('table.tell.wentOut', { name: who(event.seat), place: placeText(t, event.place) });
    case 'round-won': {
      const { seat, host } = event;
      const values = { name: who(seat), host: who(host) };
      if (host === NOBODY) return t('table.tell.won', values);
      return t(host === seat ? 'table.tell.wonAndLeads' : 'table.tell.wonFor', values);
    }
    case 'season-began':
      return t('table.tell.began', { number: event.season + 1, name: who(event.host) });
    case 'season-ended':
    case 'match-ended':
      return '';
  }
}
