import { fireEvent, screen } from '@testing-library/react-native';

import { ResultTable } from '@/components/maskmen/result/result-table';
import { ResultScreen } from '@/components/screens/result-screen';
import type { DecidedBy } from '@/engine/view';

import {
  letHappen,
  playUntil,
  renderScreen,
  setStage,
  tableFor,
  tableNow,
  type Stage,
} from '../helpers/stage';

const PLACES = ['1st', '2nd', '3rd', '4th'];

async function openResult(letters: string, seed: string, seasons: number, wanted: string) {
  const stage = setStage({ pace: 'instant', seed });
  await stage.store.intents.start(tableFor(letters, { seasons }));
  await playUntil(stage, () => tableNow(stage).phase === wanted);
  return stage;
}

const seedOf = (number: number): string => number.toString(16).padStart(16, '0');

/** A match that was decided in a certain way: seeds are tried until one is. */
async function openDecided(by: DecidedBy, letters: string, seasons: number): Promise<Stage> {
  for (let seed = 1; seed < 120; seed++) {
    const stage = await openResult(letters, seedOf(seed), seasons, 'match-over');
    if (tableNow(stage).view?.decision?.by === by) return stage;
  }
  throw new Error(`no match decided by ${by}`);
}

const nameAt = (stage: Stage, seat: number): string =>
  tableNow(stage).setup?.players[seat]?.name ?? '';

test('a season ends with places, tickets and totals, in order', async () => {
  const stage = await openResult('PBBB', seedOf(5), 4, 'season-over');
  renderScreen(<ResultScreen onHome={jest.fn()} />);
  const season = tableNow(stage).view?.finished[0];
  expect(
    screen.getByRole('heading', { name: `${nameAt(stage, season?.places[0] ?? 0)} wins it` }),
  ).toBeOnTheScreen();
  const rows = screen
    .getAllByRole('img', { name: /This season/ })
    .map((row) => row.props['aria-label'] as string);
  const tokens = ['+2', '+1', '0', '−1'];
  season?.places.forEach((seat, place) => {
    expect(rows[place]).toContain(`${PLACES[place]}: ${nameAt(stage, seat)}, `);
    expect(rows[place]).toContain(`This season ${tokens[place]}, `);
  });
  expect(rows[3]).toMatch(/cards? left/);
});

test('the last hosts next, and the next season begins', async () => {
  const stage = await openResult('PBBB', seedOf(5), 4, 'season-over');
  renderScreen(<ResultScreen onHome={jest.fn()} />);
  const last = nameAt(stage, tableNow(stage).view?.finished[0]?.nextHost ?? 0);
  expect(screen.getByText(`${last} hosts the next season. All strengths reset.`)).toBeOnTheScreen();
  expect(
    screen.getByRole('img', { name: /^The line of the season: \w+ beats \w+\./ }),
  ).toBeOnTheScreen();
  await letHappen(() => fireEvent.press(screen.getByRole('button', { name: 'Season 2' })));
  expect(tableNow(stage).view?.seasonNumber).toBe(1);
  expect(tableNow(stage).phase).not.toBe('season-over');
});

test.each<[DecidedBy, string, number, RegExp]>([
  ['points', 'PBBB', 2, /^Most points: −?\d+ against −?\d+\.$/],
  ['most-firsts', 'PBBB', 3, /^Level on points\. \w+ was first out in \d seasons?, more often/],
  [
    'latest-round',
    'PBBB',
    2,
    /^Level on points and on firsts\. Of those, \w+ won the latest round/,
  ],
  ['three-seasons', 'PB', 4, /^\w+ was the first to win 3 seasons\.$/],
])('a match decided by %s says so', async (by, letters, seasons, words) => {
  const stage = await openDecided(by, letters, seasons);
  renderScreen(<ResultScreen onHome={jest.fn()} />);
  const winner = nameAt(stage, tableNow(stage).view?.decision?.winners[0] ?? 0);
  expect(screen.getByRole('heading', { name: `${winner} wins` })).toBeOnTheScreen();
  expect(screen.getByText(words)).toBeOnTheScreen();
  expect(screen.getAllByRole('img', { name: new RegExp(`^1st: ${winner}, `) })).toHaveLength(1);
});

test('a rematch keeps the seats, and the way home is open', async () => {
  const stage = await openResult('PBBB', seedOf(3), 1, 'match-over');
  const onHome = jest.fn();
  renderScreen(<ResultScreen onHome={onHome} />);
  const { setup, view } = tableNow(stage);
  const host = view?.finished.at(-1)?.nextHost ?? 0;
  expect(screen.getByText(`${nameAt(stage, host)} hosts a rematch.`)).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Home' }));
  expect(onHome).toHaveBeenCalledTimes(1);
  await letHappen(() => fireEvent.press(screen.getByRole('button', { name: 'Rematch' })));
  expect(tableNow(stage).view?.decision).toBeUndefined();
  expect(tableNow(stage).setup).toEqual({ ...setup, host });
});

test.each([
  ['columns', 900],
  ['lines below the names', 240],
])('every season and the cards left are told, in %s', (_, width) => {
  const tokens = [2, -1, 1, 0, 2, undefined, undefined, undefined];
  const rows = [0, 1].map((seat) => ({
    seat,
    place: seat + 1,
    cards: 3 * seat,
    tokens,
    points: 4,
    firsts: 2,
  }));
  setStage({});
  renderScreen(
    <ResultTable
      rows={rows}
      names={['Ana', 'Maximiliana']}
      season={4}
      kind="season"
      rowHeight={35}
      gap={6}
      width={width}
    />,
  );
  const hidden = { includeHiddenElements: true };
  for (let season = 1; season <= 8; season++)
    expect(screen.getAllByText(`S${season}`, hidden)).not.toHaveLength(0);
  expect(screen.getAllByText('−1', hidden)).toHaveLength(2);
  expect(screen.getByText('0 cards', hidden)).toBeOnTheScreen();
  expect(screen.getByText('3 cards left', hidden)).toBeOnTheScreen();
});
