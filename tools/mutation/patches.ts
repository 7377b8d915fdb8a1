/** Small wrongs done to the rules, one at a time; each must make a test fall. */

export interface Patch {
  readonly what: string;
  /** Where the file is; engine/maskmen unless told. */
  readonly folder?: string;
  readonly file: string;
  /** Must occur exactly once. */
  readonly find: string;
  readonly replace: string;
}

export const PATCHES: readonly Patch[] = [
  {
    what: 'exact count: more cards than needed may follow',
    file: 'moves.ts',
    find: 'if (count !== needs) return',
    replace: 'if (count < needs) return',
  },
  {
    what: 'raising: an unknown wrestler follows with as many cards',
    file: 'moves.ts',
    find: '{ kind: oneMore, needs: topCount + 1 }',
    replace: '{ kind: oneMore, needs: topCount }',
  },
  {
    what: 'three-card limit: plays of two at most',
    file: 'strength-proved.ts',
    find: 'most: 3,',
    replace: 'most: 2,',
  },
  {
    what: 'three-card limit: an unknown wrestler against three is told a count',
    file: 'moves.ts',
    find: 'if (topCount >= strength.most) return',
    replace: 'if (topCount > strength.most) return',
  },
  {
    what: 'transitivity: only the winner stands above what the loser beat',
    file: 'order.ts',
    find: 'stronger[w] = (stronger[w] as number) | above;',
    replace: 'stronger[w] = (stronger[w] as number) | (1 << winner);',
  },
  {
    what: 'transitivity: what stands above the winner does not stand above the loser',
    file: 'order.ts',
    find: 'weaker[w] = (weaker[w] as number) | below;',
    replace: 'weaker[w] = (weaker[w] as number) | (w === winner ? below : 0);',
  },
  {
    what: 'established lead: only ranked wrestlers may be led in numbers',
    file: 'strength-proved.ts',
    find: 'leadsMany: ({ played }) => heldAtLeast(played, 1),',
    replace:
      'leadsMany: ({ played, weaker }) => weaker.reduce((set, row) => set & ~row, heldAtLeast(played, 1)),',
  },
  {
    what: 'established lead: listed as a debut until two cards were played',
    file: 'strength-proved.ts',
    find: 'heldAtLeast(played, 1)',
    replace: 'heldAtLeast(played, 2)',
  },
  {
    what: 'debut single: a debut of two is let through',
    file: 'moves.ts',
    find: 'if (count > challenge.most) return',
    replace: 'if (count > challenge.most + 1) return',
  },
  {
    what: 'next host after going out: the next seat after the last to pass',
    file: 'season.ts',
    find: ': nextSeat(season.holding, winner);',
    replace: ': nextSeat(season.holding, season.turn);',
  },
  {
    what: 'round ends too early: one player left does not get to answer',
    file: 'season.ts',
    find: 'if ((inRound & ~(1 << season.holder)) === 0) endRound(season);',
    replace: 'if ((MEMBERS[inRound] as number) <= 1) endRound(season);',
  },
  {
    what: 'round ends too late: the holder must pass on the own play',
    file: 'season.ts',
    find: 'if (closes || (season.inRound & ~(1 << seat)) === 0)',
    replace: 'if (closes || season.inRound === 0)',
  },
  {
    what: 'season end: goes on until nobody but the last would move',
    file: 'season.ts',
    find: '<= rules.endsWhenHolding',
    replace: '< rules.endsWhenHolding',
  },
  {
    what: 'season end: the unfinished round has no winner',
    file: 'season.ts',
    find: '      season.roundWinners.push(seat);\n',
    replace: '',
  },
  {
    what: 'same wrestler: told to be weaker or unknown',
    file: 'moves.ts',
    find: "if (wrestler === top) return { kind: 'same' };",
    replace: '',
  },
  {
    what: 'same wrestler: listed as a follow',
    file: 'strength-proved.ts',
    find: '(weaker[top] as number) | (1 << top))',
    replace: '(weaker[top] as number))',
  },
  {
    what: 'weaker wrestlers: treated as unknown',
    file: 'moves.ts',
    find: "if (!((strength.oneMore(season) >> wrestler) & 1)) return { kind: 'weaker' };",
    replace: '',
  },
  {
    what: 'a lead proves something: the wrestler led beats the one after it',
    file: 'strength-proved.ts',
    find: 'if (top >= 0 && !(((season.stronger[top] as number) >> wrestler) & 1))',
    replace: 'if (top >= 0 && ((season.stronger[top] as number) >> wrestler) & 1)',
  },
  {
    what: 'precedence: not held is told before the count',
    file: 'moves.ts',
    find: 'const challenge = challengeOf(season, index);\n  switch',
    replace:
      "const challenge = challengeOf(season, index);\n  if (countOf(hand, index) < count) return { code: 'not-held', wrestler, needs: count, holds: countOf(hand, index) };\n  switch",
  },
  {
    what: 'precedence: not your turn is told of what is no move',
    file: 'apply.ts',
    find: "  if (!isMove(state, move)) return { code: 'malformed' };\n",
    replace: '',
  },
  {
    what: 'forced pass: one card of a wrestler unseen is taken for none',
    file: 'public-facts.ts',
    find: 'challenge.needs > unseen',
    replace: 'challenge.needs >= unseen',
  },
  {
    what: 'forced pass: the size of the hand does not count',
    file: 'public-facts.ts',
    find: 'challenge.needs > size || ',
    replace: '',
  },
  {
    what: 'preview: a play that ends the season can be answered',
    file: 'public-facts.ts',
    find: 'answerable: answerable && !closes && !endsSeason(after)',
    replace: 'answerable: answerable && !closes',
  },
  {
    what: 'tokens: the last of four loses nothing',
    file: 'rule-sets.ts',
    find: '  [2, 1, 0, -1],',
    replace: '  [2, 1, 0, 0],',
  },
  {
    what: 'hands: five players get ten cards',
    file: 'rule-sets.ts',
    find: '[15, 15, 15, 12, 10]',
    replace: '[15, 15, 15, 10, 10]',
  },
  {
    what: 'next season: hosted by the first',
    file: 'season-result.ts',
    find: 'nextHost: places[rules.placing',
    replace: 'nextHost: places[0] ?? places[rules.placing',
  },
  {
    what: 'tie-break: most firsts does not count',
    file: 'decide.ts',
    find: 'const byFirsts = bestOf(byPoints, firsts);',
    replace: 'const byFirsts = byPoints;',
  },
  {
    what: 'tie-break order: most firsts before points',
    file: 'decide.ts',
    find: 'const byPoints = bestOf(everybody, points);',
    replace: 'const byPoints = bestOf(everybody, firsts);',
  },
  {
    what: 'latest round: walked from the first round on',
    file: 'decide.ts',
    find: 'for (let at = rounds.length - 1; at >= 0; at--)',
    replace: 'for (let at = 0; at < rounds.length; at++)',
  },
  {
    what: 'latest round: also of those that had fewer firsts',
    file: 'decide.ts',
    find: 'if (byFirsts.includes(winner))',
    replace: 'if (byPoints.includes(winner))',
  },
  {
    what: 'two players: the first to two wins',
    file: 'rules.ts',
    find: 'export const WINS_AT_TWO = 3;',
    replace: 'export const WINS_AT_TWO = 2;',
  },
  {
    what: 'view: every hand is in it',
    file: 'view.ts',
    find: '  log: season.log,\n',
    replace: '  log: season.log,\n  ...{ hands: (season as SeasonState).hands },\n',
  },
  {
    what: 'view: the hand shown is that of the seat to move',
    file: 'view.ts',
    find: 'hand: state.hands[seat] as number',
    replace: 'hand: (state.hands[state.turn] ?? state.hands[seat]) as number',
  },
  {
    what: 'determinize: cards in the own hand are dealt again',
    file: 'view.ts',
    find: 'deckOf(view.rules) - view.played - view.hand;',
    replace: 'deckOf(view.rules) - view.played;',
  },
  {
    what: 'deals: every season of a match is dealt alike',
    file: 'deal.ts',
    find: 'seedRng(from.seed, from.season)',
    replace: 'seedRng(from.seed, 0)',
  },
  {
    what: 'columns: lines are drawn past whoever stands between',
    file: 'order.ts',
    find: 'direct &= ~(order.weaker[w] as number);',
    replace: 'direct &= 63;',
  },
  {
    what: 'playing loop: an unknown wrestler follows three cards with four',
    file: 'playout.ts',
    find: 'unknown = count > 2 ? 0 :',
    replace: 'unknown = count > 3 ? 0 :',
  },
  {
    what: 'playing loop: a winner who is out hosts',
    file: 'playout.ts',
    find: 'if (hand === cards) turn = nextSeat[holding * 8 + turn] as number;',
    replace: '',
  },
  {
    what: 'notation: the passes of a position are lost',
    file: 'position-notation.ts',
    find: 'passed.length > 0 && `passed',
    replace: 'passed.length > 1 && `passed',
  },
  {
    what: 'records: replayed one move too far',
    file: 'record.ts',
    find: 'texts.slice(0, end)',
    replace: 'texts.slice(0, end + 1)',
  },
  {
    what: 'opening: the seasons before are forgotten',
    file: 'match.ts',
    find: 'const finished = before.map((past) => ({ ...past, host: NOBODY, moves: [] }));',
    replace:
      'const finished = before.slice(1).map((past) => ({ ...past, host: NOBODY, moves: [] }));',
  },
  {
    what: 'opening: tokens that no season gives are taken',
    file: 'opening.ts',
    find: "if (![...before].every(fits)) return bad('before');",
    replace: '',
  },
  {
    what: 'totals: a play counts at once',
    file: 'strength-totals.ts',
    find: 'if (countOf(season.played, wrestler) > 0) return;',
    replace: '',
  },
  {
    what: 'totals: a debut counts from the end of its round',
    file: 'strength-totals.ts',
    find: 'season.standing += count << (4 * wrestler);',
    replace: '',
  },
  {
    what: 'totals: it is enough to stand above the top play',
    file: 'strength-totals.ts',
    find: 'if ((ring >> w) & 1) above &= stronger[w] as number;',
    replace: 'if ((ring >> w) & 1) above = stronger[w] as number;',
  },
  {
    what: 'totals: level is as good as above',
    file: 'strength-totals.ts',
    find: 'if (its > count) above |= 1 << other;',
    replace: 'if (its >= count && other !== w) above |= 1 << other;',
  },
  {
    what: 'totals: exactly the cards it takes',
    file: 'strength-totals.ts',
    find: 'exact: false,',
    replace: 'exact: true,',
  },
  {
    what: 'totals: the first play of a season may have three cards',
    file: 'strength-totals.ts',
    find: 'leadsMany: ({ played }) => (played === 0 ? 0 : 63),',
    replace: 'leadsMany: () => 63,',
  },
  {
    what: 'totals: the lowest of the ring is told as the one to top',
    file: 'strength-totals.ts',
    find: 'countOf(standing, w) > countOf(standing, highest)',
    replace: 'countOf(standing, w) < countOf(standing, highest)',
  },
  {
    what: 'totals: standings are lost at the end of a round',
    file: 'strength-totals.ts',
    find: 'season.standing = season.played;',
    replace: 'season.standing = 0;',
  },
  {
    what: 'close: three cards do not win the round',
    file: 'strength.ts',
    find: 'rules.threeClose && count ===',
    replace: 'rules.threeClose && count >',
  },
  {
    what: 'close: three cards win the round under any rules',
    file: 'strength.ts',
    find: 'rules.threeClose && count ===',
    replace: 'count ===',
  },
  {
    what: 'close: a play that closes is said to be answerable',
    file: 'public-facts.ts',
    find: 'answerable && !closes &&',
    replace: 'answerable &&',
  },
  {
    what: 'close: the log takes what comes after for the same round',
    file: 'defeats.ts',
    find: 'closesRound(rules, top.count) || ',
    replace: '',
  },
  {
    what: 'close: a set-up has a round that goes on behind three cards',
    file: 'position-round.ts',
    find: "if (closesRound(rules, count)) return 'count';",
    replace: '',
  },
  {
    what: 'playing loop: three cards never close',
    file: 'playout.ts',
    find: '&& count < closing',
    replace: '',
  },
  {
    what: 'places: cards left do not count',
    file: 'season-result.ts',
    find: 'byCards && its !== size ? its < size : nearer',
    replace: 'nearer',
  },
  {
    what: 'places: equal hands stand against the clock',
    file: 'season-result.ts',
    find: '% players < way',
    replace: '% players > way',
  },
  {
    what: 'places: who shares the most loses nothing',
    file: 'season-result.ts',
    find: '(most ? last : 0)',
    replace: '0',
  },
  {
    what: 'ties: shared ones are decided all the same',
    file: 'decide.ts',
    find: "if (config.ties === 'shared')",
    replace: "if (config.ties !== 'official' && points.length > 6)",
  },
  {
    what: 'notation: closing rules are written as open ones',
    file: 'notation.ts',
    find: "  ['+close', { threeClose: true }],\n",
    replace: '',
  },
  {
    what: 'records: places by cards are written as official',
    file: 'rules.ts',
    find: '    placing === PLAIN_VALUES.placing &&\n',
    replace: '',
  },
  {
    what: 'rule sets: first out among two is another game',
    file: 'rule-sets.ts',
    find: "set.seasonEnd === 'first-out' && players > 2",
    replace: "set.seasonEnd === 'first-out'",
  },
];
