import type { Part } from '../keys';

/** The words of results. */
export const result: Part<'ru', 'result'> = {
  season: 'Сезон {{number}}',
  wins: '{{name}} побеждает',
  match: 'Матч',
  winsMatch: 'Победа: {{name}}',
  share: 'Победа на всех: {{names}}',
  thisSeason: 'Этот сезон',
  final: 'Итоговая таблица',
  column: 'С{{number}}',
  total: 'Всего',
  noCards: '0 карт',
  cardsLeft_one: 'ещё {{count}} карта',
  cardsLeft_few: 'ещё {{count}} карты',
  cardsLeft_many: 'ещё {{count}} карт',
  noFirsts: 'без побед',
  firsts_one: '{{count}} победа',
  firsts_few: '{{count}} победы',
  firsts_many: '{{count}} побед',
  row: '{{place}} место: {{name}}, {{cards}}. За этот сезон {{token}}, всего {{points}}.',
  finalRow: '{{place}} место: {{name}}, {{firsts}}. Всего {{points}}.',
  line: 'Канат сезона',
  beats: '>',
  lineBy: '{{name}}, раунд {{round}}',
  lineLabel: 'Канат сезона: {{winner}} бьёт {{loser|acc}}. {{name}}, раунд {{round}}.',
  nextHost: 'Следующий сезон открывает {{name}}. Сила всех снова неизвестна.',
  rematchHost: 'Реванш открывает {{name}}.',
  next: 'Сезон {{number}}',
  rematch: 'Реванш',
  home: 'На афишу',
  by: {
    points: 'Больше очков: {{best}} против {{next}}.',
    mostFirsts_one:
      'Очков поровну. {{name}}: первое место в {{count}} сезоне — чаще, чем у других.',
    mostFirsts_few:
      'Очков поровну. {{name}}: первое место в {{count}} сезонах — чаще, чем у других.',
    mostFirsts_many:
      'Очков поровну. {{name}}: первое место в {{count}} сезонах — чаще, чем у других.',
    latestRound: 'Поровну и очков, и первых мест. Самый поздний раунд выигрывает {{name}}.',
    threeSeasons: 'Раньше всех {{wins}} сезона выигрывает {{name}}.',
    shared: 'Поровну очков, первых мест и раундов: победа на всех.',
  },
};
