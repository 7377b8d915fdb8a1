import type { Part } from '../keys';

/** The words of results. */
export const result: Part<'fr', 'result'> = {
  season: 'Saison {{number}}',
  wins: '{{name}} l’emporte',
  match: 'Le match',
  winsMatch: '{{name}} gagne',
  share: 'Partagé : {{names}}',
  thisSeason: 'Cette saison',
  final: 'Classement',
  column: 'S{{number}}',
  total: 'Total',
  noCards: '0 carte',
  cardsLeft_one: 'reste {{count}} carte',
  cardsLeft_other: 'reste {{count}} cartes',
  noFirsts: 'aucune victoire',
  firsts_one: '{{count}} victoire',
  firsts_other: '{{count}} victoires',
  row: '{{place}} : {{name}}, {{cards}}. Cette saison {{token}}, en tout {{points}}.',
  finalRow: '{{place}} : {{name}}, {{firsts}}. En tout {{points}}.',
  line: 'La corde de la saison',
  beats: '>',
  lineBy: '{{name}}, manche {{round}}',
  lineLabel: 'La corde de la saison : {{winner}} bat {{loser}}. {{name}}, manche {{round}}.',
  nextHost: '{{name}} mène la saison suivante. Toutes les forces sont effacées.',
  rematchHost: '{{name}} mène la revanche.',
  next: 'Saison {{number}}',
  rematch: 'Revanche',
  home: 'Accueil',
  by: {
    points: 'Plus de points : {{best}} contre {{next}}.',
    mostFirsts_one:
      'Égalité aux points. {{name}} a fini en tête de {{count}} saison, plus souvent que les autres.',
    mostFirsts_other:
      'Égalité aux points. {{name}} a fini en tête de {{count}} saisons, plus souvent que les autres.',
    latestRound:
      'Égalité aux points et aux premières places. La dernière manche gagnée est à {{name}}.',
    threeSeasons: '{{name}} a gagné {{wins}} saisons avant les autres.',
    shared: 'Égalité aux points, aux premières places et aux manches : victoire partagée.',
  },
};
