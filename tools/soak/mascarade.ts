/**
 * Random games of Mascarade with every law checked: stores, turns and the log at every step, what is
 * dear on a share of them. Every third case also hands in damaged records and texts. A case is a
 * number, so any of them can be played again on its own.
 */

import type { GameState, Rng } from '@/engine/mascarade/truth';
import {
  LONGEST_LINE,
  applyMove,
  expectOk,
  makeGame,
  makeLine,
  makeMove,
  makeSeed,
  moveOf,
  nextBelow,
  parseGame,
  parseLine,
  parseMove,
  parseRecord,
  recordOf,
  replay,
  seedRng,
} from '@/engine/mascarade/truth';
import {
  judgeApply,
  judgeBeliefs,
  judgeLines,
  judgeMoves,
  judgeRecord,
  judgeStores,
  judgeTurn,
  judgeView,
  openAudit,
  seatBy,
  type Ledger,
} from '../mascarade/laws';
import { TEMPERS, randomMove, randomStart, randomTable, type Temper } from '../mascarade/tables';
import { damageText, damageValue } from './mutate';
import type { CaseResult } from './run';

/** One step in so many is checked for what is dear. */
const MOVES_SHARE = 16;
const VIEWS_SHARE = 40;
const BELIEFS_SHARE = 25;
const APPLY_SHARE = 50;
const HOSTILE_SHARE = 3;

/** Plays a case; throws with the law's words where one is broken. */
export function playMascaradeCase(seed: number, index: number): CaseResult {
  const rng = seedRng(makeSeed([seed, index, 0x3a5c]), 0);
  const table = randomTable(rng);
  const temper = TEMPERS[nextBelow(rng, TEMPERS.length)] as Temper;
  let state = randomStart(table, rng);
  const ledger: Ledger = { counts: {} };
  const audit = openAudit(state);
  const once = (name: string, share: number, check: () => void): void => {
    if (nextBelow(rng, share) > 0) return;
    ledger.counts[name] = (ledger.counts[name] ?? 0) + 1;
    check();
  };
  const check = (): void => {
    judgeStores(state);
    judgeTurn(state);
    audit(state);
    once('steps whose moves were judged', MOVES_SHARE, () => judgeMoves(state));
    once('steps whose views were judged', VIEWS_SHARE, () =>
      judgeView(state, seatBy(rng, table.players), rng),
    );
    once('steps whose beliefs were judged', BELIEFS_SHARE, () =>
      judgeBeliefs(state, seatBy(rng, table.players), ledger),
    );
  };
  check();
  while (state.phase !== 'over') {
    const move = moveOf(table, randomMove(state, temper, rng));
    const lines = state.log.length;
    state =
      nextBelow(rng, APPLY_SHARE) === 0
        ? judgeApply(state, move)
        : expectOk(applyMove(state, move)).state;
    judgeLines(state, lines);
    check();
  }
  judgeRecord(state);
  if (index % HOSTILE_SHARE === 0) judgeHostile(state, rng, ledger);
  const moves = state.moves.map((code) => makeMove(moveOf(table, code))).join();
  return {
    counts: { games: 1, moves: state.moves.length, ...ledger.counts },
    result: `${moves} ${state.end?.by} ${state.end?.winners.join()} ${state.coins.join()}`,
  };
}

/** Damaged records, texts, moves and lines: an error, or something that replays and reads back. */
function judgeHostile(state: GameState, rng: Rng, { counts }: Ledger): void {
  const record = recordOf(state);
  const short = { ...record, moves: record.moves.slice(0, 12) };
  const text = makeGame(expectOk(replay(short)));
  const note = (name: string): void => void (counts[name] = (counts[name] ?? 0) + 1);
  for (let tries = 0; tries < 12; tries++) {
    const value = damageValue(rng, short);
    const parsed = parseRecord(value);
    note(parsed.ok ? 'damaged records that replay' : 'damaged records refused');
    if (parsed.ok) judgeRecord(expectOk(replay(parsed.value)));
    const game = parseGame(damageText(rng, text));
    note(game.ok ? 'damaged texts that replay' : 'damaged texts refused');
    if (game.ok) judgeRecord(game.value);
    const move = parseMove(damageText(rng, record.moves[0] as string));
    if (move.ok) expectOk(parseMove(makeMove(move.value)));
    const whole = state.log[nextBelow(rng, state.log.length)] as GameState['log'][number];
    const written = damageText(rng, makeLine(state.table, whole));
    const line = parseLine(state.table, written);
    if (line.ok && makeLine(state.table, line.value) !== written)
      throw new Error(`a line reads back as another: ${written}`);
    if (line.ok && written.length > LONGEST_LINE) throw new Error('a line without end');
  }
}
