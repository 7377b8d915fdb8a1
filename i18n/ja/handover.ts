import type { Part } from '../keys';

/** The words between two players at one phone. Always by name: nobody knows who holds it. */
export const handover: Part<'ja', 'handover'> = {
  passTo: 'スマホを渡す相手は',
  since: '{{name}}さんの前の番から',
  begins: '第{{number}}シーズン開始',
  leads: '最初のラウンドの親は{{name}}さん。',
  opens: '新しいラウンドの親は{{name}}さん。',
  nothing: 'まだ何も起きていません。',
  led: '{{wrestler}}でリード',
  answered: '{{wrestler}}で応戦',
  passed: 'タオルを投げた',
  forced: 'パスするしかなかった',
  wentOut: '上がり：{{place}}',
  wonRound: 'ラウンド勝利',
  times: '×{{number}}',
  describePlay: '{{name}}：{{deed}}、×{{number}}',
  describe: '{{name}}：{{deed}}',
  hold: '長押しで手札を見る',
  holdOn: '輪がいっぱいになるまで長押し',
  holdLabel: '長押しで{{name}}さんの手札を見る',
  holdHint: '見ていいのは{{name}}さんだけ',
  pass: '見ないでパス',
  passOn: '長押しでパス',
  look: 'テーブルを見る',
  undo: '取り消す',
  undoLabel: '取り消す：{{name}}さんの直前の手を戻す',
};
