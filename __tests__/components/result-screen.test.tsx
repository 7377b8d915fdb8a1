import { fireEvent, screen } from '@testing-library/react-native';

import { ResultScreen } from '@/components/screens/result-screen';
import { shownSeasons } from '@/components/maskmen/result/standings';
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

test('columns: all seasons if they fit, else those up to the last one played', () => {
  expect(shownSeasons(4, 2, 4)).toEqual([0, 1, 2, 3]);
  expect(shownSeasons(8, 6, 3)).toEqual([3, 4, 5]);
  expect(shownSeasons(8, 1, 3)).toEqual([0, 1, 2]);
  expect(shownSeasons(8, 8, 3)).toEqual([5, 6, 7]);
});
