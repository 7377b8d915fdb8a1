/** What decided a match, in words. */

import type { MatchView } from '@/engine/view';
import { useT } from '@/i18n';

import { pointsText } from './ticket';

/** A sentence for what decided; undefined while nothing has. */
export function useDecided(view: MatchView, names: readonly string[]): string | undefined {
  const t = useT();
  const { decision, standing, length } = view;
  if (decision === undefined) return undefined;
  const winner = decision.winners[0] ?? 0;
  const name = names[winner] ?? '';
  switch (decision.by) {
    case 'points': {
      const others = standing.points.filter((_, seat) => seat !== winner);
      return t('result.by.points', {
        best: pointsText(standing.points[winner] ?? 0),
        next: pointsText(Math.max(...others)),
      });
    }
    case 'most-firsts':
      return t('result.by.mostFirsts', { name, count: standing.firsts[winner] ?? 0 });
    case 'latest-round':
      return t('result.by.latestRound', { name });
    case 'three-seasons':
      return t('result.by.threeSeasons', {
        name,
        wins: length.kind === 'wins' ? length.wins : (standing.firsts[winner] ?? 0),
      });
    case 'shared':
      return t('result.by.shared');
  }
}
