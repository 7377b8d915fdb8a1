/**
 * A hundred matches at one phone: at every hand-over everything that is drawn, named, announced, logged,
 * copied or kept beside the match itself is searched for a card of any hand and for the seed.
 */

import { screen } from '@testing-library/react-native';
import * as Clipboard from 'expo-clipboard';
import { AccessibilityInfo, AppState } from 'react-native';

import { MotionProvider } from '@/components/motion/motion-context';
import { HandOverScreen } from '@/components/screens/hand-over-screen';
import { TableScreen } from '@/components/screens/table-screen';
import { expectOk, nextBelow, parseRecord, replay, seedRng } from '@/engine/truth';
import { legalMovesIn, PASS, type SeatView } from '@/engine/view';
import { MATCH_SLOT } from '@/store/match/save';
import { PACE_FACTOR } from '@/store/pacing';
import { useTable } from '@/store/use-table';
import type { Kept } from '@/tools/play/kept';
import { tracesOfHands } from '@/tools/play/peek';

import {
  letHappen,
  renderScreen,
  setStage,
  tableFor,
  tableNow,
  type Stage,
} from '../helpers/stage';
import { onAndroid } from '../helpers/phone';
import { decide, untilDecision } from '../store/helpers/players';

jest.mock('expo-clipboard', () => ({ setStringAsync: jest.fn(() => Promise.resolve(true)) }));
// The first test loads the whole table.
jest.setTimeout(600_000);

/** All hundred on one of the phones: what they draw differs little, and the search takes its time. */
const MATCHES = onAndroid ? 20 : 100;
const A_TEST = 10;
const FIRSTS = Array.from({ length: MATCHES / A_TEST }, (_, at) => at * A_TEST);
const TABLES = ['PBBPBB', 'PBBBP', 'PBPBBB', 'PPBBBB', 'PBBBBP', 'PPP'] as const;
const nothing = () => undefined;

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  for (const way of ['log', 'info', 'warn', 'error', 'debug'] as const)
    jest.spyOn(console, way).mockImplementation((...words) => void said.push(words.join(' ')));
  jest
    .spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions')
    .mockImplementation((words) => void said.push(words));
});
afterEach(() => jest.restoreAllMocks());

/** The match as it lies on the disk, which alone knows every hand. */
function keptIn({ storage }: Stage): Kept {
  const fields = JSON.parse(storage.texts.get(MATCH_SLOT.key) ?? '{}') as { record?: unknown };
  const record = expectOk(parseRecord(fields.record));
  if (record.deals.kind !== 'seed') throw new Error('a match is dealt from a seed');
  return { seed: record.deals.seed, match: expectOk(replay(record)), plays: [] };
}

/** Everything that is told but what is said on purpose, the match on the disk left out. */
function everythingTold({ storage }: Stage): string {
  const beside = [...storage.texts].filter(([key]) => key !== MATCH_SLOT.key);
  const copied = jest.mocked(Clipboard.setStringAsync).mock.calls;
  return [JSON.stringify(screen.toJSON()), ...beside.flat(), ...said, JSON.stringify(copied)].join(
    '\n',
  );
}

/** Nothing moves, so that no picture is waited for. */
const wholeTable = (
  <MotionProvider forced pace={PACE_FACTOR.instant}>
    <TableScreen focused onHome={nothing} onSettings={nothing} onRules={nothing} />
  </MotionProvider>
);

/** The screen between two people, whenever that is what the table's address shows. */
function Between() {
  return useTable(({ phase }) => phase) === 'hand-over' ? (
    <HandOverScreen onLook={nothing} />
  ) : null;
}

const seedOf = (number: number): string => (number + 1).toString(16).padStart(16, '7');

/** Plays a match of one season, and looks at every hand-over; how many there were. */
async function playMatch(stage: Stage, number: number, look: () => Promise<void>): Promise<number> {
  const rng = seedRng(seedOf(number), 9);
  /** Any play, else a pass: who passes by chance makes seasons long. */
  const anyPlay = (view: SeatView) => {
    const plays = legalMovesIn(view).filter(({ kind }) => kind === 'play');
    return plays[nextBelow(rng, plays.length)] ?? PASS;
  };
  let handOvers = 0;
  await letHappen(() => untilDecision(stage));
  for (;;) {
    const { phase } = tableNow(stage);
    if (phase === 'match-over') return handOvers;
    if (phase === 'season-over') {
      // Two players play to three wins, however many seasons that takes.
      stage.store.intents.nextSeason();
      await letHappen(() => untilDecision(stage));
      continue;
    }
    if (phase === 'hand-over') {
      handOvers++;
      await look();
    }
    await letHappen(async () => {
      await decide(stage, anyPlay);
      await untilDecision(stage);
    });
  }
}

const setTable = async (number: number): Promise<Stage> => {
  const stage = setStage({ pace: 'instant', seed: seedOf(number) });
  const letters = TABLES[number % TABLES.length] as string;
  await stage.store.intents.start(tableFor(letters, { seasons: 1 }));
  return stage;
};

/** Waits until the cover is drawn, however long the picture takes, and searches. */
async function searchAll(stage: Stage): Promise<void> {
  if (!everythingTold(stage).includes('Hold to see'))
    await screen.findByRole('button', { name: /^Hold to see/ }, { timeout: 60_000 });
  expect(tracesOfHands(everythingTold(stage), keptIn(stage))).toEqual([]);
}

test.each(FIRSTS)(
  'at no hand-over of ten of a hundred matches, from %d on, is a card of any hand, or the seed, anywhere',
  async (first) => {
    let handOvers = 0;
    for (let number = first; number < first + A_TEST; number++) {
      const stage = await setTable(number);
      const { unmount } = renderScreen(<Between />);
      handOvers += await playMatch(stage, number, () => searchAll(stage));
      unmount();
    }
    expect(handOvers).toBeGreaterThan(5 * A_TEST);
    expect(Clipboard.setStringAsync).not.toHaveBeenCalled();
  },
);

test('nor with the whole table around it, which shows the hands in between', async () => {
  const stage = await setTable(101);
  renderScreen(wholeTable);
  expect(await playMatch(stage, 101, () => searchAll(stage))).toBeGreaterThan(5);
});

test('a hand that is shown is found: the search can fail', async () => {
  const stage = await setTable(0);
  renderScreen(wholeTable);
  await letHappen(() => untilDecision(stage));
  stage.store.intents.reveal();
  await letHappen();
  expect(tracesOfHands(everythingTold(stage), keptIn(stage)).length).toBeGreaterThan(2);
});

/** The system's events, and the state that comes with them. */
const LEAVINGS: [event: string, state: string][] = [
  ['change', 'background'],
  ['change', 'inactive'],
  ['blur', ''],
];

/** Catches what listens to the app's comings and goings. */
function hearLeavings(): (event: string, state: string) => void {
  const heard: (readonly [string, (state: unknown) => void])[] = [];
  jest.spyOn(AppState, 'addEventListener').mockImplementation((event, listener) => {
    heard.push([event, listener as (state: unknown) => void]);
    return { remove: nothing };
  });
  return (event, state) => {
    for (const [name, listener] of heard) if (name === event) listener(state);
  };
}

test.each(LEAVINGS)('a shared hand is covered when the app is left (%s %s)', async (...leaving) => {
  const leave = hearLeavings();
  const stage = await setTable(1);
  renderScreen(wholeTable);
  await letHappen(() => untilDecision(stage));
  await letHappen(() => stage.store.intents.reveal());
  expect(tracesOfHands(everythingTold(stage), keptIn(stage)).length).toBeGreaterThan(2);
  await letHappen(() => leave(...leaving));
  expect(tableNow(stage).phase).toBe('hand-over');
  await searchAll(stage);
});

test.each(LEAVINGS)('who plays alone finds the hand as it was (%s %s)', async (...leaving) => {
  const leave = hearLeavings();
  const stage = setStage({ pace: 'instant' });
  await stage.store.intents.start(tableFor('PBB'));
  renderScreen(wholeTable);
  await letHappen(() => untilDecision(stage));
  await letHappen(() => leave(...leaving));
  expect(tableNow(stage).phase).toBe('table');
  expect(screen.getByLabelText(/^Hand of Ana/)).toBeTruthy();
});
