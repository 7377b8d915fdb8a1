import type { Part } from '../keys';

/** The words between two players at one phone. Never «ты»: nobody knows who holds it. */
export const handover: Part<'ru', 'handover'> = {
  passTo: 'Телефон берёт',
  since: 'С последнего хода: {{name}}',
  begins: 'Начинается сезон {{number}}',
  leads: 'Первый раунд открывает {{name}}.',
  opens: 'Новый раунд открывает {{name}}.',
  nothing: 'С тех пор ничего не произошло.',
  led: 'открывает: {{wrestler}}',
  answered: 'отвечает: {{wrestler}}',
  passed: 'бросает полотенце',
  forced: 'вынужденный пас',
  wentOut: 'без карт: {{place}} место',
  wonRound: 'выигрывает раунд',
  times: '×{{number}}',
  describePlay: '{{name}} {{deed}}, ×{{number}}',
  describe: '{{name}} {{deed}}',
  hold: 'Держи, чтобы увидеть карты',
  holdOn: 'Держи, пока круг не замкнётся',
  holdLabel: 'Держи, чтобы увидеть карты: {{name}}',
  holdHint: 'Сейчас смотрит только {{name}}',
  pass: 'Пас не глядя',
  passOn: 'Держи, чтобы спасовать',
  look: 'К столу',
  undo: 'Отмена',
  undoLabel: 'Отменить последний ход: {{name}}',
};
