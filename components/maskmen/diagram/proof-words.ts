/** What was proved and what follows, in sentences. */

import { wrestlerAt } from '@/engine/view';
import { listNames, type Translate } from '@/i18n';

import type { Proved } from './motion-plan';

const nameOf = (t: Translate, wrestler: number): string => t(`wrestlers.${wrestlerAt(wrestler)}`);

/** What follows, a clause for each wrestler that gained by it; undefined when nothing does. */
export function followsWords(t: Translate, { implied }: Proved): string | undefined {
  const winners = [...new Set(implied.map(({ winner }) => winner))];
  const clauses = winners.map((winner) =>
    t('table.proof.alsoBeats', {
      winner: nameOf(t, winner),
      losers: listNames(
        t,
        implied.filter((pair) => pair.winner === winner).map(({ loser }) => nameOf(t, loser)),
      ),
    }),
  );
  if (clauses.length === 0) return undefined;
  return clauses.reduce((list, next) => t('table.proof.next', { list, next }));
}

/** The whole of it for a screen reader: "Umbra beats Nopal. So Umbra also beats Fango." */
export function proofSentence(t: Translate, proved: Proved): string {
  const beats = t('table.proof.beats', {
    winner: nameOf(t, proved.winner),
    loser: nameOf(t, proved.loser),
  });
  const follows = followsWords(t, proved);
  return follows === undefined ? beats : t('table.proof.announce', { beats, follows });
}
