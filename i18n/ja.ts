/**
 * Japanese. The words of the rulebook: レスラー (wrestler), 出す (play), リング上 (top), 親 (host),
 * リード (lead), デビュー (debut), 出場済み (established), 強い, 弱い, 不明 (unknown), パス, 上がり
 * (going out), ラウンド, シーズン, 試合 (match), チケット (token), 点.
 */
import { handover } from './ja/handover';
import { home } from './ja/home';
import { learn } from './ja/learn';
import { result } from './ja/result';
import { rules } from './ja/rules';
import { settings } from './ja/settings';
import { setup } from './ja/setup';
import { sheets } from './ja/sheets';
import { table } from './ja/table';
import type { Translation } from './keys';
import type { Dictionary } from './translate';

const texts: Translation<'ja'> = {
  app: {
    name: 'Maskmen',
    description:
      '覆面レスラー6人の強さを競うカードゲーム。広告なし、登録なし、オフラインで遊べます。',
  },
  common: {
    close: '閉じる',
    home: 'ポスターに戻る',
    comma: '{{list}}、{{next}}',
    and: '{{list}}、{{last}}',
  },
  wrestlers: {
    volto: 'ボルト',
    zarpa: 'ザルパ',
    nopal: 'ノパル',
    umbra: 'ウンブラ',
    dalia: 'ダリア',
    fango: 'ファンゴ',
  },
  masks: {
    worn: '{{name}}の覆面',
    outline: '{{name}}の覆面、未登場',
    all: '{{volto}}、{{zarpa}}、{{nopal}}、{{umbra}}、{{dalia}}、{{fango}}の覆面',
  },
  cards: {
    face: 'カード：{{name}}',
    back: '裏向きのカード',
    count_other: '{{count}}枚',
  },
  home,
  setup,
  settings,
  about: {
    title: 'このアプリについて',
    origin:
      'Maskmenはオインクゲームズのカードゲームです。このアプリは非公式に作られたもので、覆面もカードも文章もすべてこのアプリのための描き下ろしです。製品の絵は使っていません。',
    free: '広告も登録も通信もありません。ここでの操作は、この端末の外に出ません。',
    licence: 'このアプリはMITライセンスのフリーソフトウェアです。',
    fonts: '書体はSofia Sans Extra CondensedとOnest。どちらもSIL Open Font Licenseです。',
    version: 'バージョン{{version}}',
    licences: 'ライセンス',
    licencesLead: 'このアプリを支えるものの一覧です。全文は一覧の下に一度ずつあります。',
    licencesMissing: '一覧を開けませんでした。もう一度お試しください。',
    privacy: 'プライバシー',
    privacyKept:
      'アプリがこの端末に残すもの：途中の試合、入れた名前と卓、コースの進み具合、そして設定。開発者にも、サービスにも、広告主にも、誰にも渡りません。',
    privacyGone: '設定のボタンですべて消せます。アプリを削除しても同じです。',
  },
  table,
  handover,
  learn,
  rules,
  result,
  sheets,
  notFound: {
    title: 'そんな試合はない',
    message: 'このアドレスでは誰も戦っていません。今夜の試合はポスターでどうぞ。',
  },
  missing: {
    title: 'まだ届いていません',
    message: 'このページを読み込めませんでした。接続を確かめて、もう一度お試しください。',
    again: 'もう一度',
  },
  fault: {
    title: '停電です',
    message: 'アプリに不具合が起きました。あなたのせいではありません。',
    saved: '試合は保存済みです。同じところから続けられます。',
    unsaved: '試合はまだ保存できていませんが、テーブルに残っています。',
    nothing: '試合は開かれていないので、失われたものはありません。',
    running:
      '報告には何が起きたかが書かれます。進行中の試合については全員が見たことだけで、手札も配り方も含みません。',
    finished: '報告には何が起きたかと、終わった試合の記録が入ります。',
    bare: '報告には何が起きたかだけが書かれ、あなたのことは含みません。',
    copy: '報告をコピー',
    copied: 'コピーしました',
    cannotCopy: 'コピーできませんでした。ここから選択できます：',
    aside: '開いている試合を脇に置く',
    asideHint: 'また不具合が起きました。開いている試合がなければ動きます。試合は保管されます。',
  },
};

export const dictionary: Dictionary = { language: 'ja', texts };
