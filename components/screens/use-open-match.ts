/** The match that is open, as the poster tells of it. */

import { placeNow } from '@/components/maskmen/result/standings';
import { placeText } from '@/components/maskmen/seats/seat-state';
import type { MatchView, Wrestler } from '@/engine/view';
import { NOBODY, wrestlerAt } from '@/engine/view';
import { useT, type Translate } from '@/i18n';
import { useTable, useTableWhile } from '@/store/use-table';

export interface OpenMatch {
  /** Whether it can be played on; a decided one can only be looked at. */
  readonly running: boolean;
  /** Season, round and who is to play. */
  readonly where: string;
  /** The same without the round, for a line that is short. */
  readonly brief: string;
  readonly names: readonly string[];
  /** The wrestler in the ring. */
  readonly inRing: Wrestler | undefined;
  /** Place and points of the player it is told for. */
  readonly place: string;
  readonly points: string;
}

/** Whether there is a match to show on the table. */
export const useMatchOpen = (): boolean => useTable((table) => table.phase !== 'none');

const seasonText = (t: Translate, { length, seasonNumber }: MatchView): string =>
  length.kind === 'seasons'
    ? t('table.seasonNumber', { number: seasonNumber + 1, of: length.seasons })
    : t('table.seasonFirstTo', { number: seasonNumber + 1, wins: length.wins });

function whereText(t: Translate, view: MatchView, names: readonly string[]): string {
  const { decision, season } = view;
  if (decision !== undefined) {
    const [winner, other] = decision.winners;
    return other === undefined
      ? t('home.matchOver', { name: names[winner ?? 0] ?? '' })
      : t('home.matchShared');
  }
  if (season.turn === NOBODY) return t('home.seasonOver', { season: seasonText(t, view) });
  return t('home.toPlay', {
    season: seasonText(t, view),
    round: season.roundWinners.length + 1,
    name: names[season.turn] ?? '',
  });
}

function briefText(t: Translate, view: MatchView, names: readonly string[]): string {
  const { decision, season } = view;
  if (decision !== undefined || season.turn === NOBODY) return whereText(t, view, names);
  return t('home.toPlayBrief', { season: seasonText(t, view), name: names[season.turn] ?? '' });
}

/** Undefined when no match is open. Under a table that is played on nobody looks, and nothing follows. */
export function useOpenMatch(looked = true): OpenMatch | undefined {
  const t = useT();
  const view = useTableWhile(looked, (table) => table.view);
  const setup = useTableWhile(looked, (table) => table.setup);
  const solo = useTableWhile(looked, (table) => table.solo);
  if (view === undefined || setup === undefined) return undefined;
  const { season, standing, decision } = view;
  const names = setup.players.map(({ name }) => name);
  const leader = standing.points.indexOf(Math.max(...standing.points));
  const own = solo
    ? setup.players.findIndex(({ kind }) => kind === 'person')
    : season.turn === NOBODY
      ? leader
      : season.turn;
  const points = t('table.points', { count: standing.points[own] ?? 0 });
  return {
    running: decision === undefined,
    where: whereText(t, view, names),
    brief: briefText(t, view, names),
    names,
    inRing: season.top === NOBODY ? undefined : wrestlerAt(season.top),
    place: placeText(t, placeNow(view, own)),
    // Alone it is clear whose points they are.
    points: solo ? points : t('home.pointsOf', { name: names[own] ?? '', points }),
  };
}
