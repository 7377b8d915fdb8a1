/** What was proved and what follows, in sentences. */

import { wrestlerAt } from '@/engine/view';
import { listNames, type Translate } from '@/i18n';

import type { Proved } from './motion-plan';

const nameOf = (t: Translate, wrestler: number): string => t(`wrestlers.${wrestlerAt(wrestler)}`);

/** What follows, a sentence for each wrestler that gained by it: "Umbra also beats Fango". */
export function followsWords(t: Translate, { implied }: Proved): readonly string[] {
  const winners = [...new Set(implied.map(({ winner }) => winner))];
  return winners.map((winner) =>
    t('table.proof.alsoBeats', {
      winner: nameOf(t, winner),
      losers: listNames(
        t,
        implied.filter((pair) => pair.winner === winner).map(({ loser }) => nameOf(t, loser)),
      ),
    }),
  );
}

/** The whole of it for a screen reader: "Umbra beats Nopal. So Umbra also beats Fango." */
export function proofSentence(t: Translate, proved: Proved): string {
  const beats = t('table.proof.beats', {
    winner: nameOf(t, proved.winner),
    loser: nameOf(t, proved.loser),
  });
  const follows = followsWords(t, proved);
  if (follows.length === 0) return beats;
  return t('table.proof.announce', { beats, follows: follows.join(t('table.proof.and')) });
}
