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
    },
    deal: {
      title: 'The deal',
      p1: 'Two, three or four players get 15 cards each, five get 12, six get 10.',
      p2: 'With two players 30 cards stay out unseen, with three 15. Hands are secret. How many cards each one holds, everything played, who passed and who is out is open to all.',
    },
    strength: {
      title: 'Stronger, weaker, unknown',
      p1: 'A wrestler that has defeated another is stronger for the rest of the season. So is one that is stronger than a third which is stronger than the other.',
      p2: 'Everything else is unknown. Unknown is not equal: nobody knows yet. What is known never turns round, and is wiped when the season ends.',
    },
    lead: {
      title: 'Leading',
      p1: 'The host opens the round and may not pass. A wrestler nobody has played this season makes its debut with exactly one card.',
      p2: 'One that was played before, even if nobody answered it, is established: one, two or three cards.',
    },
    follow: {
      title: 'Following',
      p1: 'Clockwise, each player answers the top play with one other wrestler, or passes. Known stronger: exactly the same number of cards.',
      p2: 'Unknown: exactly one card more, and that proves it stronger. Weaker never can. Nobody plays more than three cards, and nobody answers a wrestler with itself.',
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
    },
    out: {
      title: 'Going out',
      p1: 'Whoever plays the last card takes the next place. The play still stands until somebody defeats it.',
      p2: 'The season ends at once, even in mid-round, when only one player holds cards. That player is last.',
    },
    tokens: {
      title: 'Tickets',
      p1: 'First +2. Second +1, with three or more players. Last −1. Everybody else 0. Who got −1 hosts the next season.',
    },
    match: {
      title: 'The match',
      p1: 'Three to six players: four seasons, unless another number was agreed. Most points win. Ties: most firsts, then whoever won the latest round, else the win is shared.',
      p2: 'Two players: the first to win three seasons.',
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
  },
  questions: 'Questions players ask',
  captions: {
    debut: 'debut: 1',
    established: 'established: 1 to 3',
    top: 'in the ring',
    stronger: 'stronger: as many',
    unknown: 'unknown: one more',
  },
} as const;
