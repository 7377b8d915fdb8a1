/** The rules, for looking things up at the table. Each part is a title and short paragraphs. */
export const rules = {
  title: 'Rules',
  back: 'Back',
  search: 'Search the rules',
  found_one: '{{count}} part found',
  found_other: '{{count}} parts found',
  none: 'Nothing found. Try a shorter word.',
  contents: 'Contents',
  parts: {
    aim: {
      title: 'The aim',
      p1: 'Be the first to get rid of your cards. Six wrestlers, ten cards of each, and no card has a rank: who is stronger is found out in play, anew every season.',
      p2: 'A match is several seasons, a season several rounds, a round several plays.',
      p3: 'Two to six players, sixty cards. The next player is always the next one clockwise.',
    },
    deal: {
      title: 'The deal',
      p1: 'Two, three or four players get 15 cards each, five get 12, six get 10.',
      p2: 'With two players 30 cards stay out unseen, with three 15. Hands are secret. How many cards each one holds, everything played, who passed and who is out is open to all.',
      p3: 'The first host is named or drawn by lot. At a real table it is whoever watched wrestling last.',
    },
    strength: {
      title: 'Stronger, weaker, unknown',
      p1: 'A wrestler that has defeated another is stronger for the rest of the season. So is one that is stronger than a third which is stronger than the other.',
      p2: 'Everything else is unknown. Unknown is not equal: nobody knows yet. What is known never turns round, and is wiped when the season ends.',
      p3: 'How many cards of a wrestler were played in all has nothing to do with it.',
    },
    picture: {
      title: 'Reading the picture',
      p1: 'The strongest hang on top. A rope leads from a wrestler down to each one right below. What several ropes in a row say holds as well, and gets no rope of its own.',
      p2: 'Wrestlers that were played but never ranked stand apart, and so do those not yet played.',
    },
    columns: {
      title: 'Columns instead of ropes',
      p1: 'The settings can show strength as the printed game lays its markers: each column is a line of wrestlers, every one stronger than the next below.',
      p2: 'A wrestler may stand in several columns. Who is above in one of them is stronger, and so is who is above somebody that is above in another. Played but never ranked: a column of one.',
    },
    lead: {
      title: 'Leading',
      p1: 'The host opens the round and may not pass. A wrestler nobody has played this season makes its debut with exactly one card.',
      p2: 'One that was played before, even if nobody answered it, is established: one, two or three cards.',
      p3: 'Any wrestler in hand will do, the weakest too.',
    },
    follow: {
      title: 'Following',
      p1: 'Clockwise, each player answers the top play with one other wrestler, or passes. Known stronger: exactly the same number of cards.',
      p2: 'Unknown: exactly one card more, and that proves it stronger. Weaker never can. Nobody plays more than three cards, and nobody answers a wrestler with itself.',
      p3: 'A wrestler’s first play may be an answer as well: it is unknown against everybody, so it takes one card more.',
    },
    three: {
      title: 'Three cards',
      p1: 'Three is the most. An unknown wrestler would need four, so it cannot answer three. A known stronger one still can: three cards do not end a round.',
    },
    pass: {
      title: 'Passing',
      p1: 'A follower may always pass, even with a play in hand. Who passes is out of this round and keeps the cards.',
      p2: 'When public facts leave nobody a choice, the app passes for that player. What a secret hand lacks is never given away.',
    },
    round: {
      title: 'Winning a round',
      p1: 'When all others who hold cards have passed, the player of the top play wins the round and hosts the next.',
      p2: 'If that player has no cards left, the nearest clockwise who holds cards hosts.',
      p3: 'No wrestler comes twice in a round: each play is stronger than all before it. Cards that were played are laid aside, and everybody may count them.',
    },
    out: {
      title: 'Going out',
      p1: 'Whoever plays the last card takes the next place. The play still stands until somebody defeats it.',
      p2: 'The season ends at once, even in mid-round, when only one player holds cards. That player is last.',
      p3: 'Whoever is out is skipped from then on. A round that the end of the season cuts short is won by the player of its top play.',
    },
    tokens: {
      title: 'Tickets',
      p1: 'First +2. Second +1, with three or more players. Last −1. Everybody else 0. Who got −1 hosts the next season, which is dealt anew.',
    },
    match: {
      title: 'The match',
      p1: 'Three to six players: four seasons, unless another number was agreed. Most points win. Ties: most firsts, then whoever won the latest round, else the win is shared.',
      p2: 'Two players: the first to win three seasons.',
      p3: 'One to eight seasons can be agreed on before the start. Two players always play three to five, and their points are only for show.',
      p4: 'A tie is broken among those still tied. First: who has the most +2. Then: who of them won the latest round, looking back from the last of the match. If none of them ever won one, they share the win.',
    },
    example: {
      title: 'A season begins',
      p1: 'Four players. A leads Dalia ×1. B answers Volto ×2: now Volto beats Dalia. C passes. D answers Zarpa ×3: Zarpa beats Volto, so Dalia too. Nobody can answer that, and D hosts.',
      p2: 'D leads Dalia ×2, for Dalia is established. A answers Volto ×2, known stronger. B answers Nopal ×3: Nopal beats Volto, so Dalia too. Zarpa and Nopal stay unknown. B wins.',
      p3: 'B leads Fango ×1, which proves nothing. C answers Volto ×2: Volto beats Fango, and so do Zarpa and Nopal. D answers Zarpa ×2, A Umbra ×3: Umbra beats Zarpa.',
      p4: 'A leads Nopal ×1, and Zarpa ×2 answers: Zarpa beats Nopal. Now only Dalia and Fango are unknown to each other.',
    },
    ask1: {
      title: 'May the host pass?',
      p1: 'No. A host with cards always has something to lead.',
    },
    ask2: {
      title: 'Exactly, or at least?',
      p1: 'Exactly. One card too many is as wrong as one too few.',
    },
    ask3: {
      title: 'Somebody goes out with the top play. May I still answer?',
      p1: 'Yes. If all pass, the nearest clockwise of the one who went out hosts.',
      p2: 'That is the nearest who still holds cards: it may be you, or somebody who had passed.',
    },
    ask4: {
      title: 'Does a lead make anybody stronger?',
      p1: 'No. Only answering with one card more does, and only against the top play. The rest follows.',
    },
    ask5: {
      title: 'Two masks at the same height?',
      p1: 'Means nothing. Only ropes count.',
    },
    ask6: {
      title: 'Three players: when is it over?',
      p1: 'The moment the second one goes out.',
    },
    ask7: {
      title: 'Dalia was led once, and nobody answered. Three Dalia later?',
      p1: 'Yes. Established means played, not ranked.',
    },
    ask8: {
      title: 'When does the app pass for somebody?',
      p1: 'Only when everybody can see that no answer is possible: each wrestler is weaker, or would take more than three cards, more than that player holds, or more than are left of its ten.',
      p2: 'Never because of what a secret hand lacks. Such a pass stands in the log like any other. At a table without help nobody is passed for.',
    },
  },
  /** What else people type when they look for a part; searched, never shown. */
  also: {
    deal: 'set-up start shuffle beginning how many players',
    strength: 'equal same rank order tie',
    lead: 'host starts first opening',
    follow: 'answer beat defeat response',
    pass: 'fold give up skip towel',
    tokens: 'points scoring score tokens',
    match: 'tie draw tied equal points winner end two players',
  },
  questions: 'Questions players ask',
  table: {
    players: 'Players',
    cards: 'Cards each',
    left: 'Left out',
    row: '{{players}} players: {{cards}} cards each, {{left}} left out',
  },
  captions: {
    debut: 'debut: 1',
    established: 'established: 1 to 3',
    top: 'in the ring',
    stronger: 'stronger: as many',
    unknown: 'unknown: one more',
  },
} as const;
