import type { Part } from '../keys';

/** The words of results. */
export const result: Part<'de', 'result'> = {
  season: 'Saison {{number}}',
  wins: '{{name}} gewinnt',
  match: 'Die Partie',
  winsMatch: '{{name}} siegt',
  share: 'Geteilt: {{names}}',
  thisSeason: 'Diese Saison',
  final: 'Endstand',
  column: 'S{{number}}',
  total: 'Stand',
  noCards: '0 Karten',
  cardsLeft_one: 'noch {{count}} Karte',
  cardsLeft_other: 'noch {{count}} Karten',
  noFirsts: 'kein Saisonsieg',
  firsts_one: '{{count}} Saisonsieg',
  firsts_other: '{{count}} Saisonsiege',
  row: '{{place}}: {{name}}, {{cards}}. Diese Saison {{token}}, insgesamt {{points}}.',
  finalRow: '{{place}}: {{name}}, {{firsts}}. Insgesamt {{points}}.',
  line: 'Das Seil der Saison',
  beats: '>',
  lineBy: '{{name}}, Runde {{round}}',
  lineLabel: 'Das Seil der Saison: {{winner}} schlägt {{loser}}. {{name}}, Runde {{round}}.',
  nextHost: '{{name}} ist Vorhand der nächsten Saison. Alle Stärken sind wieder offen.',
  rematchHost: '{{name}} ist Vorhand der Revanche.',
  next: 'Saison {{number}}',
  rematch: 'Revanche',
  home: 'Plakat',
  by: {
    points: 'Mehr Punkte: {{best}} gegen {{next}}.',
    mostFirsts_one:
      'Punktgleich. {{name}} war in {{count}} Saison zuerst fertig, öfter als die anderen.',
    mostFirsts_other:
      'Punktgleich. {{name}} war in {{count}} Saisons zuerst fertig, öfter als die anderen.',
    latestRound: 'Gleich nach Punkten und ersten Plätzen. Die späteste Runde gewann {{name}}.',
    threeSeasons: '{{name}} hat zuerst {{wins}} Saisons gewonnen.',
    shared: 'Gleich nach Punkten, ersten Plätzen und Runden: geteilter Sieg.',
  },
};
