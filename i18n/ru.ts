/**
 * Russian. The words of the rulebook: боец (wrestler), ход (play), на ринге (top), ведущий (host),
 * открывать (lead), дебют (debut), бывалый (established), бьёт (beats), сильнее, слабее, неизвестно,
 * пас (pass), раунд, сезон, матч, билет (token), очки. Players are never given a gender: what they
 * do stands in the present tense, and their names in the nominative.
 */
import type { Translation } from './keys';
import { handover } from './ru/handover';
import { home } from './ru/home';
import { learn } from './ru/learn';
import { forms } from './ru/names';
import { result } from './ru/result';
import { rules } from './ru/rules';
import { settings } from './ru/settings';
import { setup } from './ru/setup';
import { sheets } from './ru/sheets';
import { table } from './ru/table';
import type { Dictionary } from './translate';
import { typeset } from './typeset';

const texts: Translation<'ru'> = {
  app: {
    name: 'Maskmen',
    description:
      'Карточная игра о шести рестлерах в масках. Без рекламы, без регистрации, без сети.',
  },
  common: {
    close: 'Закрыть',
    home: 'Назад к афише',
    comma: '{{list}}, {{next}}',
    and: '{{list}} и {{last}}',
  },
  wrestlers: {
    volto: 'Вольто',
    zarpa: 'Зарпа',
    nopal: 'Нопаль',
    umbra: 'Умбра',
    dalia: 'Далия',
    fango: 'Фанго',
  },
  masks: {
    worn: 'Маска {{name|gen}}',
    outline: 'Маска {{name|gen}}, ещё не на арене',
    all: 'Маски: {{volto}}, {{zarpa}}, {{nopal}}, {{umbra}}, {{dalia}} и {{fango}}',
  },
  cards: {
    face: 'Карта: {{name}}',
    back: 'Карта рубашкой вверх',
    count_one: '{{count}} карта',
    count_few: '{{count}} карты',
    count_many: '{{count}} карт',
  },
  home,
  setup,
  settings,
  about: {
    title: 'Об игре',
    origin:
      'Maskmen — карточная игра издательства Oink Games. Это приложение — её неофициальное воплощение: все маски, карты и слова созданы для него, и ничего из изданного оформления здесь нет.',
    free: 'Ни рекламы, ни регистрации, ни сети. Всё, что ты делаешь здесь, остаётся на этом устройстве.',
    licence: 'Приложение — свободная программа под лицензией MIT.',
    fonts: 'Шрифты — Sofia Sans Extra Condensed и Onest, оба под лицензией SIL Open Font License.',
    version: 'Версия {{version}}',
    licences: 'Лицензии',
    licencesLead: 'Из чего собрано приложение. Тексты — под списком, каждый по одному разу.',
    licencesMissing: 'Список не открылся. Попробуй ещё раз.',
    privacy: 'Конфиденциальность',
    privacyKept:
      'Приложение хранит на этом устройстве: открытый матч, имена и столы, успехи в обучении и настройки. Больше это не получает никто: ни разработчик, ни сервис, ни рекламодатель.',
    privacyGone:
      'В настройках есть кнопка, которая стирает всё это. Удаление приложения делает то же самое.',
  },
  table,
  handover,
  learn,
  rules,
  result,
  sheets,
  notFound: {
    title: 'Такого боя нет',
    message: 'По этому адресу никто не дерётся. Что сегодня в программе, скажет афиша.',
  },
  missing: {
    title: 'Ещё не доставлено',
    message: 'Эту страницу не удалось загрузить. Проверь соединение и попробуй ещё раз.',
    again: 'Ещё раз',
  },
  fault: {
    title: 'Свет погас',
    message: 'В приложении что-то сломалось. Ты тут ни при чём.',
    saved: 'Матч сохранён и продолжится с того же места.',
    unsaved: 'Матч пока не удалось сохранить, но он всё ещё на столе.',
    nothing: 'Открытого матча не было: ничего не потеряно.',
    running:
      'Отчёт расскажет, что случилось. Об идущем матче в нём только то, что видели все за столом: ни рук, ни раздачи.',
    finished: 'Отчёт расскажет, что случилось. В нём и запись оконченного матча.',
    bare: 'Отчёт расскажет, что случилось, и ничего о тебе.',
    copy: 'Скопировать отчёт',
    copied: 'Скопировано',
    cannotCopy: 'Скопировать не удалось. Вот он, его можно выделить:',
    aside: 'Отложить открытый матч',
    asideHint: 'Сломалось снова. Без открытого матча приложение заработает, а матч сохранится.',
  },
};

/** A dash never begins a line, and a word of one letter never ends it. */
const setRussian = (text: string): string =>
  text.replace(/ —/g, '\u00a0—').replace(/(^|[\s«(])([авикосуАВИКОСУ]) /g, '$1$2\u00a0');

export const dictionary: Dictionary = {
  language: 'ru',
  texts: typeset(texts, setRussian),
  forms,
};
