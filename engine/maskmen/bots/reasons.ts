/** Why a move: what a decision found out, put in order for whoever explains it. */

import { summarize } from '../cards';
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
  const { players, rules } = question.view;
  const best = Math.max(...scored.scores);
  const powers = scored.scores.map((score) => powerOf(Math.max(-900, score - best)));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return scored.codes.map((code, at) => {
    const tried = search?.visits[at] ?? 0;
    const places = Array.from({ length: players }, (_, place) =>
      tried === 0 ? 0 : (search?.places[at * players + place] as number) / tried,
    );
    const points = places.reduce(
      (sum, chance, place) => sum + chance * (rules.tokens[place] as number),
      0,
    );
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
    const wrestlers = [0, 1, 2, 3, 4, 5].map((w) => {
      const atLeast: [number, number, number] = [0, 0, 0];
      let expected = 0;
      for (let world = 0; world < made; world++) {
        const hand = hands[world * players + other] as number;
        const summary = summarize(hand);
        expected += ((hand >> (4 * w)) & 15) / made;
        for (let n = 0; n < 3; n++)
          if ((summary >> (6 * n + w)) & 1) atLeast[n] = (atLeast[n] as number) + 1 / made;
      }
      return { expected, atLeast };
    });
    beliefs.push({ seat: other, wrestlers });
  }
  return beliefs;
}
