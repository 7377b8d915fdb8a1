import type { ListingTexts } from '../types';

export const en: ListingTexts = {
  apple: 'en-US',
  google: 'en-US',
  name: 'Maskmen: wrestlers & cards',
  subtitle: 'Prove who is stronger',
  short: 'A card game where who is stronger is discovered in play. 2–6 players, offline.',
  promo:
    'Six masks, ten cards each, no ranks. Beat an unknown wrestler with one card more and you have proved it for the season. Free, no ads, no account.',
  keywords: [
    'card game',
    'shedding',
    'climbing',
    'lucha',
    'wrestling',
    'pass and play',
    'offline',
    'party',
    'mask',
  ],
  description: [
    'Six masked wrestlers, ten identical cards each, and no ranks. Who is stronger? Nobody knows. Yet.',
    'Maskmen is a climbing and shedding card game for two to six players. Beat an unknown wrestler with one card more, and it is proved for the whole season: from then on the stronger mask wins with the same number of cards. Every proof ties a rope in the diagram over the table, and what follows from it is drawn at once. Read the ropes, empty your hand first, take the gold ticket.',
    'ALONE\nEight rivals with styles of their own, at five levels from Rookie to Champion. They think on your phone, without a network, and never look at hidden cards.',
    'TOGETHER\nPass one phone round the table. A curtain falls between hands, so nobody sees what is not theirs.',
    'LEARN IT IN FIVE MINUTES\nTwelve short lessons on the real table. Each waits until you have done it; a wrong try gets the reason and another chance.',
    'THE TABLE HELPS, AS MUCH AS YOU LIKE\nSee what a play would prove before you make it, ask why a card cannot be played, ask for a hint. Or switch it all off and play as at a real table.',
    'FOR EVERYONE\nLarge text, screen readers, keyboard, left hand, reduced motion. Every colour has a shape and a letter beside it. Six languages.',
    'Free. No ads, no account, no purchases, no data collected, no network needed.',
  ],
  news: 'The first bell: the whole game for two to six players, rivals at five levels, and a course of twelve lessons.',
  captions: {
    order: 'Who is stronger? Read the ropes',
    proof: 'One card more, and it is proved',
    lead: 'You lead the round',
    share: 'One phone round the table',
    rivals: 'Rivals at five levels',
    result: 'Empty your hand, take the ticket',
  },
};
