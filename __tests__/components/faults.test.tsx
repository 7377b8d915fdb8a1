/** What a player meets when the app breaks: the match is safe, the report tells no secret, and there is a way back. */

import { fireEvent, screen } from '@testing-library/react-native';
import * as Clipboard from 'expo-clipboard';
import { Text } from 'react-native';

import { FaultBoundary } from '@/components/screens/fault-boundary';
import { faultReport } from '@/components/screens/fault-report';
import { determinize, expectOk, legalMovesIn, makeSeed, seedRng, viewFor } from '@/engine/truth';
import { reportOf } from '@/store/match/report';
import { makeTruthMove, newTruth, type Truth } from '@/store/match/truth';

import {
  letHappen,
  playUntil,
  renderScreen,
  setStage,
  tableFor,
  tableNow,
  type Stage,
} from '../helpers/stage';

jest.mock('expo-clipboard', () => ({ setStringAsync: jest.fn(() => Promise.resolve(true)) }));
jest.mock('expo-router', () => ({ usePathname: () => '/table' }));

const SEED = 'fedcba98765432100123456789abcdef';

let broken = false;

function Fragile() {
  if (broken) throw new Error(`broken on purpose with ${SEED}`);
  return <Text>All is well</Text>;
}

const app = (
  <FaultBoundary>
    <Fragile />
  </FaultBoundary>
);

const press = (name: string) =>
  letHappen(() => fireEvent.press(screen.getByRole('button', { name })));

/** The app breaks; React tells the console, as it should. */
async function breakIt(): Promise<void> {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  broken = true;
  renderScreen(app);
  await letHappen();
  broken = false;
  expect(told).toHaveBeenCalled();
  told.mockRestore();
}

async function stageWithMatch(letters = 'PBBB'): Promise<Stage> {
  const stage = setStage({ pace: 'instant' });
  await stage.store.intents.start(tableFor(letters));
  await playUntil(stage, () => (tableNow(stage).view?.season.log.length ?? 0) >= 4);
  return stage;
}

beforeEach(() => {
  broken = false;
  jest.mocked(Clipboard.setStringAsync).mockClear();
});

const copied = (): string => jest.mocked(Clipboard.setStringAsync).mock.calls[0]?.[0] ?? '';

test('what broke is told, the match is safe, and the poster is a press away', async () => {
  await stageWithMatch();
  await breakIt();
  expect(screen.getByRole('heading', { name: 'The lights went out' })).toBeOnTheScreen();
  expect(screen.getByText('The match is saved and goes on where it stood.')).toBeOnTheScreen();
  await press('Back to the poster');
  expect(screen.getByText('All is well')).toBeOnTheScreen();
});

test('the match is written before a word is said', async () => {
  const stage = await stageWithMatch();
  await stage.storage.remove('maskmen.match');
  stage.storage.faults.slow = 100;
  await breakIt();
  expect(screen.queryByRole('heading')).toBeNull();
  await letHappen(() => stage.clock.pass(120));
  expect(screen.getByText('The match is saved and goes on where it stood.')).toBeOnTheScreen();
  expect(await stage.storage.read('maskmen.match')).toContain('"record"');
});

test('a disk that refuses is told, and the match stays on the table', async () => {
  const stage = await stageWithMatch();
  stage.storage.faults.readOnly = true;
  await breakIt();
  expect(screen.getByText(/could not be saved yet/)).toBeOnTheScreen();
  expect(tableNow(stage).phase).not.toBe('none');
});

test('nobody plays on while the lights are out', async () => {
  const stage = await stageWithMatch();
  await breakIt();
  expect(stage.clock.untilNext()).toBeUndefined();
});

test('the report of a running match holds what everybody saw, and no hand, name or seed', async () => {
  const stage = await stageWithMatch('PPB');
  await breakIt();
  await press('Copy the report');
  expect(screen.getByRole('button', { name: 'Copied' })).toBeOnTheScreen();
  const report = JSON.parse(copied()) as { match: { kind: string; seasons: string[] } };
  expect(report.match.kind).toBe('running');
  expect(report.match.seasons.at(-1)?.split(' ')).toHaveLength(
    tableNow(stage).view?.season.log.length ?? 0,
  );
  const kept = JSON.parse((await stage.storage.read('maskmen.match')) ?? '{}') as {
    record: { deals: { seed: string } };
  };
  expect(kept.record.deals.seed).toMatch(/^[0-9a-f]{32}$/);
  for (const secret of [kept.record.deals.seed, SEED, 'Ana', 'hand"'])
    expect(copied()).not.toContain(secret);
});

test('a report is the same whatever the others hold', () => {
  const rng = seedRng(makeSeed([1, 2, 3, 4]), 0);
  let truth: Truth = expectOk(newTruth(tableFor('PBBB'), [1, 2, 3, 4, 5, 6, 7, 8])).truth;
  for (let moves = 0; moves < 25; moves++) {
    const { season } = truth.match;
    if (season.turn < 0) break;
    for (let seat = 0; seat < 4; seat++) {
      const other = determinize(viewFor(season, seat), rng);
      const elsewhere = { ...truth, match: { ...truth.match, season: other } };
      expect(reportOf(elsewhere)).toEqual(reportOf(truth));
    }
    const [move] = legalMovesIn(viewFor(season, season.turn));
    if (move === undefined) throw new Error('somebody can always do something');
    truth = expectOk(makeTruthMove(truth, move)).truth;
  }
  expect(truth.match.season.log.length).toBeGreaterThan(10);
});

test('the report of a finished match holds its record', async () => {
  const stage = setStage({ pace: 'instant' });
  await stage.store.intents.start(tableFor('PBB', { seasons: 1 }));
  await playUntil(stage, () => tableNow(stage).phase === 'match-over');
  await breakIt();
  await press('Copy the report');
  const report = JSON.parse(copied()) as { match: { record: string } };
  const record = JSON.parse(report.match.record) as { deals: { seed: string } };
  expect(record.deals.seed).toMatch(/^[0-9a-f]{32}$/);
});

test('without a match there is nothing to lose, and without a clipboard the report is shown', async () => {
  setStage();
  jest.mocked(Clipboard.setStringAsync).mockResolvedValueOnce(false);
  await breakIt();
  expect(screen.getByText('No match was open, so nothing is lost.')).toBeOnTheScreen();
  await press('Copy the report');
  expect(screen.getByText(/"broken on purpose with …"/)).toBeOnTheScreen();
});

test('when it breaks again the open match can be put aside, and is kept', async () => {
  const stage = await stageWithMatch();
  await breakIt();
  expect(screen.queryByRole('button', { name: 'Put the open match aside' })).toBeNull();
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  broken = true;
  await press('Back to the poster');
  broken = false;
  told.mockRestore();
  const kept = await stage.storage.read('maskmen.match');
  await press('Put the open match aside');
  expect(screen.getByText('All is well')).toBeOnTheScreen();
  expect(tableNow(stage).phase).toBe('none');
  expect(await stage.storage.read('maskmen.match.aside.1')).toBe(kept);
});

test('whatever is thrown makes a report', () => {
  const facts = {
    version: '1',
    platform: 'web',
    language: 'en',
    path: '/',
    match: undefined,
  } as const;
  for (const error of [undefined, null, 'words', 7, { odd: true }, new Error(SEED)]) {
    const report = faultReport({ ...facts, error });
    expect(JSON.parse(report)).toHaveProperty('error.message');
    expect(report).not.toContain(SEED);
  }
});
