/** Mascarade's line protocol: what is answered, what is not, and that following lines is seeing. */

import type { GameState } from '@/engine/mascarade/truth';
import {
  SWITCH_NAMES,
  applyMove,
  expectOk,
  legalMoves,
  makeLine,
  makeMove,
  makeSeed,
  mayRead,
  moveOf,
  parseMove,
  seedRng,
  viewFor,
} from '@/engine/mascarade/truth';
import { followLog } from '@/tools/mascarade/follow';
import type { Session } from '@/tools/mascarade/session';
import { answerLine, openSession } from '@/tools/mascarade/session';
import { randomMove, randomStart, randomTable } from '@/tools/mascarade/tables';

/** Every state of a random game. */
function statesOf(number: number): GameState[] {
  const rng = seedRng(makeSeed([number, 0xf0]), 0);
  const states = [randomStart(randomTable(rng), rng)];
  for (;;) {
    const state = states[states.length - 1] as GameState;
    if (state.phase === 'over' || states.length > 150) return states;
    const move = moveOf(state.table, randomMove(state, 'lively', rng));
    states.push(expectOk(applyMove(state, move)).state);
  }
}

test('a game followed by its lines looks as it does from the seat, all along', () => {
  let steps = 0;
  for (let number = 0; number < 60; number++)
    statesOf(number).forEach((state, at) => {
      if (at % 11 !== number % 11) return;
      const seat = (number + at) % state.table.players;
      const view = viewFor(state, seat);
      const followed = followLog(state.table, seat, view.log);
      expect(JSON.stringify(followed)).toBe(JSON.stringify(view));
      steps++;
    });
  expect(steps).toBeGreaterThan(300);
});

const open = (): Session => openSession({ level: 'club' }, '7');
const say = (session: Session, ...lines: readonly string[]): (string | undefined)[] =>
  lines.map((line) => answerLine(session, line));

/** The line that begins a state's game for a seat, every switch told. */
function newLine({ table, log }: GameState, seat: number): string {
  const set = table.set.map((card) => 'KQJBWFPPCTSIV'.charAt(card)).join('');
  const first = log.find((line) => line.kind === 'turn')?.seat;
  const rules = SWITCH_NAMES.map((name) => `${name}=${String(table.rules[name])}`).join(' ');
  return `new ${table.players} ${seat} printed ${set} ${first} ${rules}`;
}

test('whole games over the protocol: nothing is said but one legal move to each go', () => {
  let asked = 0;
  for (let number = 0; number < 12; number++) {
    const session = open();
    let [state] = statesOf(number) as [GameState];
    const seat = number % state.table.players;
    const rng = seedRng(makeSeed([number, 1]), 0);
    expect(say(session, newLine(state, seat))).toEqual([undefined]);
    let told = 0;
    while (state.phase !== 'over' && state.moves.length < 120) {
      const news = state.log.slice(told).filter((line) => mayRead(line, seat));
      told = state.log.length;
      const lines = news.map((line) => `log ${makeLine(state.table, line)}`);
      expect(say(session, ...lines).every((answer) => answer === undefined)).toBe(true);
      let move = moveOf(state.table, randomMove(state, 'lively', rng));
      if (state.toMove === seat) {
        const legal = legalMoves(state).map(makeMove);
        const [answer = ''] = say(session, `go ${legal.join(', ')}`);
        expect(legal).toContain(answer);
        asked++;
        // Now and then another move was played than the one answered.
        if (asked % 5 > 0) move = expectOk(parseMove(answer));
      }
      ({ state } = expectOk(applyMove(state, move)));
    }
  }
  expect(asked).toBeGreaterThan(80);
});

const NEW = 'new 4 1 printed KQJBCT 0';
const SHOWN = ['0a K', '1a Q', '2a J', '3a B', 'm0 C', 'm1 T'].map((line) => `log shown ${line}`);
const TURN = 'log turn 1 0 must-swap';
const SWAPPED = ['log took 0 0a 2a', 'log returned 0 0a 2a', 'log turn 2 1 must-swap'];
const SWAPS = 'go swap 1a 0a, swap 1a 2a, swap 1a 3a, swap 1a m0, swap 1a m1';

test('the same lines give the same answers, and a new game forgets the one before', () => {
  const session = open();
  const lines = [NEW, ...SHOWN, TURN, ...SWAPPED, SWAPS];
  const first = say(session, ...lines);
  expect(first.slice(0, -1).every((answer) => answer === undefined)).toBe(true);
  expect(first[first.length - 1]).toMatch(/^swap 1a /);
  expect(say(session, ...lines)).toEqual(first);
  expect(say(open(), ...lines)).toEqual(first);
  expect(say(session, SWAPS)).toEqual([first[first.length - 1]]);
});

const BAD: readonly (readonly [string, ...string[]])[] = [
  ['error hello', 'hello'],
  ['error News', 'News'],
  ['error log', 'log shown 0a K'],
  ['error go', 'go pass'],
  ['error new', 'new'],
  ['error new', 'new 4 1 printed KQJBCT'],
  ['error new', 'new 04 1 printed KQJBCT 0'],
  ['error new', 'new 4 4 printed KQJBCT 0'],
  ['error new', 'new 4 1 printed KQJBCT 4'],
  ['error new', 'new 4 1 pirated KQJBCT 0'],
  ['error new', 'new 4 1 printed KQJBC 0'],
  ['error new', 'new 4 1 printed QKJBCT 0'],
  ['error new', 'new 4 1 printed KKJBCT 0'],
  ['error new', 'new 4 1 printed KQJBCX 0'],
  ['error new', 'new 8 1 printed KQJBWFP 0'],
  ['error new', 'new 4 1 printed KQJBCT 0 fine=5'],
  ['error new', 'new 4 1 printed KQJBCT 0 fine=+1'],
  ['error new', 'new 4 1 printed KQJBCT 0 fine=1 fine=2'],
  ['error new', 'new 4 1 printed KQJBCT 0 jester=true'],
  ['error new', 'new 4 1 printed KQJBCT 0 brokeEnds=yes'],
  ['error new', 'new 14 1 printed KQJBCT 0'],
  ['error log', NEW, 'log'],
  ['error log', NEW, 'log shown 0a'],
  ['error log', NEW, 'log shown 0a X'],
  ['error log', NEW, 'log shown 9a K'],
  ['error log', NEW, 'log  shown 0a K'],
  ['error log', NEW, 'log @0 saw 0a K'],
  ['error log', NEW, 'log passed 4'],
  ['error go', NEW, 'go'],
  ['error go', NEW, 'go pass,claim 1a'],
  ['error go', NEW, 'go pass, jump 1a'],
  ['error go', NEW, 'go pass, claim 01a'],
];

test.each(BAD.map(([error, ...lines]) => [lines.join(' / '), error, lines] as const))(
  '%s: one line that says so, and it goes on',
  (_, error, lines) => {
    const session = open();
    const answers = say(session, ...lines);
    expect(answers.slice(0, -1).every((answer) => answer === undefined)).toBe(true);
    const last = answers[answers.length - 1] as string;
    expect(last.startsWith(`${error} `)).toBe(true);
    expect(last).not.toContain('\n');
    expect(say(session, NEW, ...SHOWN, TURN, ...SWAPPED, SWAPS).pop()).toMatch(/^swap 1a /);
  },
);

test('after a bad line of the log, or lines that are no game, go is still answered', () => {
  const session = open();
  say(session, NEW, ...SHOWN, TURN);
  expect(say(session, 'log took 0 0a')[0]).toMatch(/^error log /);
  expect(say(session, ...SWAPPED, SWAPS).pop()).toMatch(/^swap 1a /);
  expect(say(session, 'log covered 0a', SWAPS).pop()).toMatch(/^swap 1a /);
  expect(say(session, 'go pass, claim 1a')).toEqual(['pass']);
});

test('lines that contradict each other are answered too, by a bot that looks for worlds', () => {
  const session = openSession({ level: 'expert' }, '7');
  const twice = 'log shown 0a Q';
  expect(say(session, NEW, ...SHOWN, twice, TURN, ...SWAPPED, SWAPS).pop()).toMatch(/^swap 1a /);
});

test('empty lines are passed over, quit ends, and a line may end as on other systems', () => {
  const session = open();
  expect(say(session, '', '   ', `${NEW}\r`)).toEqual([undefined, undefined, undefined]);
  expect(session.over).toBe(false);
  expect(say(session, 'quit')).toEqual([undefined]);
  expect(session.over).toBe(true);
});
