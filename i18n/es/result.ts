import type { Part } from '../keys';

/** The words of results. */
export const result: Part<'es', 'result'> = {
  season: 'Temporada {{number}}',
  wins: 'Gana {{name}}',
  match: 'La partida',
  winsMatch: 'Victoria de {{name}}',
  share: 'Compartida: {{names}}',
  thisSeason: 'Temporada',
  final: 'Clasificación',
  column: 'T{{number}}',
  total: 'Suma',
  noCards: '0 cartas',
  cardsLeft_one: 'con {{count}} carta',
  cardsLeft_other: 'con {{count}} cartas',
  noFirsts: 'sin victorias',
  firsts_one: '{{count}} victoria',
  firsts_other: '{{count}} victorias',
  row: '{{place}}: {{name}}, {{cards}}. Esta temporada {{token}}, en total {{points}}.',
  finalRow: '{{place}}: {{name}}, {{firsts}}. En total {{points}}.',
  line: 'La cuerda de la temporada',
  beats: '>',
  lineBy: '{{name}}, ronda {{round}}',
  lineLabel: 'La cuerda de la temporada: {{winner}} vence a {{loser}}. {{name}}, ronda {{round}}.',
  nextHost: '{{name}} abre la próxima temporada. Las fuerzas se borran.',
  rematchHost: '{{name}} abre la revancha.',
  next: 'Temporada {{number}}',
  rematch: 'Revancha',
  home: 'Cartel',
  by: {
    points: 'Más puntos: {{best}} contra {{next}}.',
    mostFirsts_one:
      'Empate a puntos. {{name}} salió antes que nadie en {{count}} temporada, más que los demás.',
    mostFirsts_other:
      'Empate a puntos. {{name}} salió antes que nadie en {{count}} temporadas, más que los demás.',
    latestRound: 'Empate a puntos y primeros puestos. {{name}} ganó la ronda más reciente.',
    threeSeasons: '{{name}} ganó {{wins}} temporadas antes que nadie.',
    shared: 'Empate a puntos, primeros puestos y rondas: victoria compartida.',
  },
};
