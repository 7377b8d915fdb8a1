/**
 * The coach of a first season: it speaks when something happens for the first time, and else is
 * silent. What it would say is worked out from events, as everything is.
 */

import type { MatchEvent } from '../match';

export const REMARKS = ['debut', 'unknown', 'implied', 'three', 'round', 'out'] as const;
export type Remark = (typeof REMARKS)[number];

function remarkOn(event: MatchEvent): readonly Remark[] {
  switch (event.kind) {
    case 'played': {
      const large: readonly Remark[] = event.count === 3 ? ['three'] : [];
      return event.debut && event.lead ? ['debut', ...large] : large;
    }
    case 'defeated':
      return event.implied.length > 0 ? ['implied', 'unknown'] : ['unknown'];
    case 'round-won':
      return ['round'];
    case 'went-out':
      return ['out'];
    case 'passed':
    case 'season-ended':
    case 'season-began':
    case 'match-ended':
      return [];
  }
}

/**
 * The one thing worth saying about a beat that was not said before: of several the latest, since it
 * is what the learner is looking at. What was unknown is said before what follows from it.
 */
export function remarkFor(
  events: readonly MatchEvent[],
  said: readonly Remark[],
): Remark | undefined {
  const fresh = events.flatMap(remarkOn).filter((remark) => !said.includes(remark));
  return fresh.at(-1);
}
