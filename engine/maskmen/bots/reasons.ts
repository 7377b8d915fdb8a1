/** Why a move: what a decision found out, put in order for whoever explains it. */

import { moveOf } from '../moves';
import { powerOf } from './policy';
import { errorOf } from './search';
import type { Thinking } from './think';
import type { Belief, Candidate, Reasons } from './types';
import type { Worlds } from './worlds';

/** The reasons of a decision as it stands, the chosen move's candidate first. */
export function reasonsOf(thinking: Thinking, chosen: number): Reasons {
  const { search, worlds, ground } = thinking;
  const searched = search !== undefined && search.playouts > 0;
  const all = candidatesOf(thinking);
  const first = all[chosen] as Candidate;
  const rest = all
    .filter((_, at) => at !== chosen)
    .sort((a, b) => b.points - a.points || b.policy - a.policy);
  return {
    ground: searched || ground !== 'search' ? ground : 'policy',
    candidates: [first, ...rest],
    beliefs: worlds === undefined ? [] : beliefsOf(worlds),
    playouts: searched ? search.playouts : 0,
  };
}

function candidatesOf({ search, scored, question, ground }: Thinking): Candidate[] {
  const { players } = question.view;
  const best = Math.max(...scored.scores);
  const powers = scored.scores.map((score) => powerOf(Math.max(-900, score - best)));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return scored.codes.map((code, at) => {
    const tried = search?.visits[at] ?? 0;
    const places = Array.from({ length: players }, (_, place) =>
      tried === 0 ? 0 : (search?.places[at * players + place] as number) / tried,
    );
    const points = tried === 0 ? 0 : (search?.tokens[at] as number) / tried;
    return {
      move: moveOf(code),
      points,
      error:
        search === undefined || tried === 0 || ground !== 'search' ? 0 : 3 * errorOf(search, at),
      places,
      policy: (powers[at] as number) / all,
      playouts: tried,
    };
  });
}

/** What the worlds say of each other hand. */
export function beliefsOf(worlds: Worlds): Belief[] {
  const { players, seat, hands, made } = worlds;
  const beliefs: Belief[] = [];
  for (let other = 0; other < players && made > 0; other++) {
    if (other === seat || worlds.holders.indexOf(other) < 0) continue;
    // Four figures a wrestler: cards in all, and worlds with at least one, two and three.
    const sums = new Array<number>(24).fill(0);
    for (let world = 0; world < made; world++) {
      const hand = hands[world * players + other] as number;
      for (let w = 0; w < 6; w++) {
        const held = (hand >> (4 * w)) & 15;
        if (held === 0) continue;
        sums[4 * w] = (sums[4 * w] as number) + held;
        const most = held < 3 ? held : 3;
        for (let n = 1; n <= most; n++) sums[4 * w + n] = (sums[4 * w + n] as number) + 1;
      }
    }
    const wrestlers = [0, 4, 8, 12, 16, 20].map((row) => {
      const [expected, one, two, three] = sums.slice(row, row + 4).map((sum) => sum / made);
      return {
        expected: expected as number,
        atLeast: [one as number, two as number, three as number] as const,
      };
    });
    beliefs.push({ seat: other, wrestlers });
  }
  return beliefs;
}
