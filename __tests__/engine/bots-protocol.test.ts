/** The line protocol: what is answered, what is not, and that following a season is seeing it. */

import { isDeepStrictEqual } from 'node:util';
import { followMove, followSeason, refusalFor, viewOf } from '@/tools/bot/follow';
import type { Session } from '@/tools/bot/session';
import { answerLine, openSession } from '@/tools/bot/session';
import type { SeasonState } from '@/engine/truth';
import { makeCards, makeMove, makeRules, viewFor } from '@/engine/truth';
import { seasonOf, seasonsOf } from '../helpers/bot-positions';
import { namedTables } from '../helpers/rule-sets';

const SEASONS = seasonsOf(10);

const open = (): Session => openSession({ level: 'champion' }, '00000000000000aa', () => 0);
const say = (session: Session, ...lines: readonly string[]): (string | undefined)[] =>
  lines.map((line) => answerLine(session, line));

test('a season followed by its lines looks as it does from the seat', () => {
  for (const states of SEASONS) {
    const first = states[0] as SeasonState;
    for (let seat = 0; seat < first.players; seat++) {
      const { players, host } = first;
      let followed = followSeason({ players, seat, host, hand: first.hands[seat] as number });
      for (const state of states) {
        expect(isDeepStrictEqual(viewOf(followed), viewFor(state, seat))).toBe(true);
        const entry = states[states.indexOf(state) + 1]?.log[state.log.length];
        if (entry === undefined) break;
        expect(refusalFor(followed, entry.move)).toBeUndefined();
        followed = followMove(followed, entry.move);
      }
    }
  }
});

test('a season by any named rules is followed by its lines, every answer legal', () => {
  for (const [season, rules] of namedTables().entries()) {
    if (season % 3 !== 2) continue;
    const players = rules.tokens.length;
    const states = seasonOf({ level: 'club' }, { players, season, rules });
    const first = states[0] as SeasonState;
    const session = open();
    const hand = makeCards(first.hands[1] as number);
    const begun = `new ${players} 1 ${first.host} ${hand} ${makeRules(rules)}`;
    expect(say(session, begun)).toEqual([undefined]);
    states.slice(0, -1).forEach((state, at) => {
      const { followed } = session;
      if (followed === undefined) throw new Error('no season');
      expect(isDeepStrictEqual(viewOf(followed), viewFor(state, 1))).toBe(true);
      if (state.turn === 1 && at % 3 === 0)
        expect(say(session, 'go playouts 8')[0]).toMatch(/^(?:-|[VZNUDF][123])$/);
      const entry = states[at + 1]?.log[at] as SeasonState['log'][number];
      expect(say(session, `move ${makeMove(entry.move)}`)).toEqual([undefined]);
    });
  }
});

test('rules that nobody knows, or that so many cannot play by, begin no season', () => {
  const session = open();
  for (const rules of ['VZN', 'VZNUDF*10:15:1:2,1,0,-1+luck', 'VZNUDF*10:15:1:2,1,-1'])
    expect(say(session, `new 4 0 0 V4Z3N3U1D3F1 ${rules}`)[0]).toMatch(/^error/);
  expect(session.followed).toBeUndefined();
});

test('new, move and quit say nothing; go says one legal move and waits for its echo', () => {
  const session = open();
  expect(say(session, 'new 4 0 0 V4Z3N3U1D3F1')).toEqual([undefined]);
  const [first, again] = say(session, 'go playouts 40', 'go playouts 40');
  expect(first).toMatch(/^[VZNUDF]1$/);
  expect(again).toBe(first);
  expect(say(session, `move ${first}`, 'move -', 'move -', 'move -')).toEqual(
    new Array(4).fill(undefined),
  );
  expect(say(session, 'go playouts 40')[0]).toMatch(/^[VZNUDF][123]$/);
  expect(say(session, 'quit')).toEqual([undefined]);
  expect(session.over).toBe(true);
});

test('whole seasons over the protocol: every answer is legal for the table', () => {
  for (const states of SEASONS.slice(0, 5)) {
    const first = states[0] as SeasonState;
    const session = open();
    const { players, host } = first;
    const seat = 1;
    say(session, `new ${players} ${seat} ${host} ${makeCards(first.hands[seat] as number)}`);
    states.slice(0, -1).forEach((state, at) => {
      if (state.turn === seat) {
        const [answer = ''] = say(session, 'go playouts 20');
        expect(answer).toMatch(/^(?:-|[VZNUDF][123])$/);
      } else expect(say(session, 'go')[0]).toMatch(/^error/);
      const entry = states[at + 1]?.log[at] as SeasonState['log'][number];
      expect(say(session, `move ${makeMove(entry.move)}`)).toEqual([undefined]);
    });
    expect(say(session, 'go')[0]).toMatch(/^error/);
    expect(say(session, 'move -')[0]).toMatch(/^error/);
  }
});

const STARTED = 'new 4 0 0 V4Z3N3U1D3F1';
const BAD: readonly (readonly string[])[] = [
  ['go'],
  ['move V1'],
  [''],
  ['hello'],
  ['new'],
  ['new 4 0 0'],
  ['new 1 0 0 V4Z3N3U1D3F1'],
  ['new 7 0 0 V4Z3N3U1D3F1'],
  ['new 4 4 0 V4Z3N3U1D3F1'],
  ['new 4 0 -1 V4Z3N3U1D3F1'],
  ['new 4 0 0 V4Z3'],
  ['new 4 0 0 V11Z4'],
  ['new 4 0 0 Z4V11'],
  ['new 5 0 0 V4Z3N3U1D3F1'],
  ['new 4 0 0 V4Z3N3U1D3F1 more'],
  [STARTED, 'move'],
  [STARTED, 'move V2'],
  [STARTED, 'move -'],
  [STARTED, 'move X1'],
  [STARTED, 'move V1 V1'],
  [STARTED, 'move V1', 'go'],
  [STARTED, 'move V1', 'move V2'],
  [STARTED, 'move V1', 'move Z1'],
  [STARTED, 'go faster'],
  [STARTED, 'go playouts'],
  [STARTED, 'go playouts x'],
  [STARTED, 'go playouts 0'],
  [STARTED, 'go ms -5'],
  [STARTED, 'go ms 5 5'],
  [STARTED, 'quit now'],
];

test.each(BAD.map((lines) => [lines.join(' / '), lines] as const))(
  '%s: one line that begins with error, and it goes on',
  (_, lines) => {
    const session = open();
    const answers = say(session, ...lines);
    expect(answers.slice(0, -1)).toEqual(answers.slice(0, -1).map(() => undefined));
    expect(answers[answers.length - 1]).toMatch(/^error [^\n]+$/);
    expect(session.over).toBe(false);
    expect(say(session, STARTED, 'go playouts 10')[1]).toMatch(/^[VZNUDF]1$/);
  },
);

test('go ms thinks until the clock says so', () => {
  let time = 0;
  const session = openSession({ level: 'champion' }, '00000000000000aa', () => time++);
  say(session, STARTED);
  expect(say(session, 'go ms 300')[0]).toMatch(/^[VZNUDF]1$/);
  expect(time).toBeGreaterThanOrEqual(300);
  expect(time).toBeLessThan(310);
});
