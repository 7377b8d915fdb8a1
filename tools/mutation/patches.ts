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
    find: "{ kind: 'unknown', needs: topCount + 1 }",
    replace: "{ kind: 'unknown', needs: topCount }",
  },
  {
    what: 'three-card limit: plays of two at most',
    file: 'rules.ts',
    find: 'export const PLAY_LIMIT = 3;',
    replace: 'export const PLAY_LIMIT = 2;',
  },
  {
    what: 'three-card limit: an unknown wrestler against three is told a count',
    file: 'moves.ts',
    find: 'if (topCount >= PLAY_LIMIT) return',
    replace: 'if (topCount > PLAY_LIMIT) return',
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
    file: 'moves.ts',
    find: 'most: countOf(season.played, wrestler) > 0 ? PLAY_LIMIT : 1',
    replace:
      'most: (season.stronger[wrestler] as number) | (season.weaker[wrestler] as number) ? PLAY_LIMIT : 1',
  },
  {
    what: 'established lead: listed as a debut until two cards were played',
    file: 'moves.ts',
    find: 'const established = summarize(season.played) & 63;',
    replace: 'const established = (summarize(season.played) >> 6) & 63;',
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
    find: 'if ((season.inRound & ~(1 << seat)) === 0) endRound(season);',
    replace: 'if (season.inRound === 0) endRound(season);',
  },
  {
    what: 'season end: goes on until nobody but the last would move',
    file: 'season.ts',
    find: '<= season.rules.endsWhenHolding',
    replace: '< season.rules.endsWhenHolding',
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
    file: 'moves.ts',
    find: '(season.weaker[top] as number) | (1 << top);',
    replace: '(season.weaker[top] as number);',
  },
  {
    what: 'weaker wrestlers: treated as unknown',
    file: 'moves.ts',
    find: "if (((season.weaker[top] as number) >> wrestler) & 1) return { kind: 'weaker' };",
    replace: '',
  },
  {
    what: 'a lead proves something: the wrestler led beats the one after it',
    file: 'season.ts',
    find: 'if (top !== NOBODY && !(((season.stronger[top] as number) >> wrestler) & 1))',
    replace: 'if (top !== NOBODY && ((season.stronger[top] as number) >> wrestler) & 1)',
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
    find: ' || challenge.needs > size',
    replace: '',
  },
  {
    what: 'preview: a play that ends the season can be answered',
    file: 'public-facts.ts',
    find: 'answerable: answerable && !endsSeason(after)',
    replace: 'answerable',
  },
  {
    what: 'tokens: the last of four loses nothing',
    file: 'rules.ts',
    find: '  [2, 1, 0, -1],',
    replace: '  [2, 1, 0, 0],',
  },
  {
    what: 'hands: five players get ten cards',
    file: 'rules.ts',
    find: '[0, 0, 15, 15, 15, 12, 10]',
    replace: '[0, 0, 15, 15, 15, 10, 10]',
  },
  {
    what: 'next season: hosted by the first',
    file: 'season-result.ts',
    find: 'nextHost: left[0] as number',
    replace: 'nextHost: out[0] as number',
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
];
