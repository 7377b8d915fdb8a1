import { fireEvent, screen } from '@testing-library/react-native';

import { HandOverScreen } from '@/components/screens/hand-over-screen';
import { NOBODY, WRESTLERS } from '@/engine/view';

import {
  letHappen,
  playUntil,
  renderScreen,
  setStage,
  tableFor,
  tableNow,
  type Stage,
} from '../helpers/stage';

const fakeTimers = () => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
afterEach(() => jest.useRealTimers());

async function openTable(letters: string, wanted: (stage: Stage) => boolean): Promise<Stage> {
  const stage = setStage({ pace: 'instant' });
  await stage.store.intents.start(tableFor(letters));
  await playUntil(stage, () => wanted(stage));
  return stage;
}

const isFirst = (stage: Stage): boolean => tableNow(stage).phase === 'hand-over';
const isFollowing = (stage: Stage): boolean =>
  isFirst(stage) && tableNow(stage).view?.season.top !== NOBODY;

const nameOf = (stage: Stage): string => {
  const { view, setup } = tableNow(stage);
  return setup?.players[view?.season.turn ?? 0]?.name ?? '';
};

const holdButton = () => screen.getByRole('button', { name: /^Hold to see the cards of/ });

test('it names who takes the phone and says what happened, by name', async () => {
  const stage = await openTable('PPP', isFollowing);
  renderScreen(<HandOverScreen onLook={jest.fn()} />);
  const name = nameOf(stage);
  expect(screen.getByRole('heading', { name })).toBeOnTheScreen();
  expect(screen.getByRole('heading', { name: `Since ${name}’s last turn` })).toBeOnTheScreen();
  expect(screen.getByRole('img', { name: /^Ana led \w+, ×1$/ })).toBeOnTheScreen();
  expect(screen.queryByText(/\byou\b/i)).not.toBeOnTheScreen();
});

test('a hold of 700 ms reveals, a shorter one does not', async () => {
  const stage = await openTable('PPP', isFollowing);
  fakeTimers();
  renderScreen(<HandOverScreen onLook={jest.fn()} />);
  fireEvent(holdButton(), 'pressIn');
  await letHappen(() => jest.advanceTimersByTime(690));
  fireEvent(holdButton(), 'pressOut');
  fireEvent.press(holdButton());
  await letHappen(() => jest.advanceTimersByTime(2000));
  expect(tableNow(stage).phase).toBe('hand-over');
  fireEvent(holdButton(), 'pressIn');
  await letHappen(() => jest.advanceTimersByTime(700));
  expect(tableNow(stage).phase).toBe('table');
  expect(tableNow(stage).view?.season.kind).toBe('seat');
});

test('a screen reader, which cannot hold, reveals by activating', async () => {
  const stage = await openTable('PPP', isFollowing);
  renderScreen(<HandOverScreen onLook={jest.fn()} />);
  await letHappen(() => fireEvent.press(holdButton()));
  expect(tableNow(stage).phase).toBe('table');
});

test('passing needs no look', async () => {
  const stage = await openTable('PPP', isFollowing);
  const { log, turn } = tableNow(stage).view?.season ?? { log: [], turn: NOBODY };
  renderScreen(<HandOverScreen onLook={jest.fn()} />);
  await letHappen(() =>
    fireEvent.press(screen.getByRole('button', { name: 'Pass without looking' })),
  );
  const after = tableNow(stage).view?.season.log ?? [];
  expect(after[log.length]).toEqual({ seat: turn, move: { kind: 'pass' } });
});

test('a host must lead, so nobody is offered to pass for one', async () => {
  const stage = await openTable('PPP', isFirst);
  expect(tableNow(stage).view?.season.top).toBe(NOBODY);
  renderScreen(<HandOverScreen onLook={jest.fn()} />);
  expect(screen.getByRole('heading', { name: 'Season 1 begins' })).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: /Pass/ })).not.toBeOnTheScreen();
});

test('the public table can be looked at', async () => {
  await openTable('PPP', isFirst);
  const onLook = jest.fn();
  renderScreen(<HandOverScreen onLook={onLook} />);
  fireEvent.press(screen.getByRole('button', { name: 'Look at the table' }));
  expect(onLook).toHaveBeenCalledTimes(1);
});

test('the last move can be taken back until somebody looks', async () => {
  const stage = await openTable('PPP', isFollowing);
  renderScreen(<HandOverScreen onLook={jest.fn()} />);
  const before = tableNow(stage).view?.season.log.length ?? 0;
  const seat = tableNow(stage).undo?.seat ?? 0;
  const name = tableNow(stage).setup?.players[seat]?.name ?? '';
  await letHappen(() =>
    fireEvent.press(
      screen.getByRole('button', { name: `Undo: take back the last move of ${name}` }),
    ),
  );
  expect(tableNow(stage).view?.season.log.length).toBeLessThan(before);
});

test('without a move to take back there is no Undo', async () => {
  const stage = await openTable('PPP', isFirst);
  expect(tableNow(stage).undo).toBeUndefined();
  renderScreen(<HandOverScreen onLook={jest.fn()} />);
  expect(screen.queryByRole('button', { name: /Undo/ })).not.toBeOnTheScreen();
});

test('before the first card no wrestler is anywhere in the tree', async () => {
  await openTable('PPP', isFirst);
  renderScreen(<HandOverScreen onLook={jest.fn()} />);
  const tree = JSON.stringify(screen.toJSON()).toLowerCase();
  for (const wrestler of WRESTLERS) expect(tree).not.toContain(wrestler);
});

test('later nothing is in the tree but what was played since', async () => {
  const stage = await openTable('PPPP', (there) => {
    const { view, sinceLast } = tableNow(there);
    return isFollowing(there) && (view?.season.log.length ?? 0) > 15 && sinceLast > 3;
  });
  const { view, sinceLast } = tableNow(stage);
  const told = new Set(
    view?.season.log
      .slice(sinceLast)
      .flatMap(({ move }) => (move.kind === 'play' ? [move.wrestler] : [])),
  );
  renderScreen(<HandOverScreen onLook={jest.fn()} />);
  const tree = JSON.stringify(screen.toJSON()).toLowerCase();
  for (const wrestler of WRESTLERS) expect(tree.includes(wrestler)).toBe(told.has(wrestler));
});
