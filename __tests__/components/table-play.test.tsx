import { fireEvent, screen } from '@testing-library/react-native';

import { TableScreen } from '@/components/screens/table-screen';
import type { SeatView } from '@/engine/view';
import { legalMovesIn, NOBODY, PASS, wrestlerAt } from '@/engine/view';

import { handView } from '../store/helpers/players';
import {
  letHappen,
  playUntil,
  renderScreen,
  setStage,
  tableFor,
  tableNow,
  type Stage,
} from '../helpers/stage';

const nothing = () => undefined;
const table = <TableScreen focused onHome={nothing} onSettings={nothing} onRules={nothing} />;

async function sitDown(
  letters: string,
  wanted: (stage: Stage) => boolean = () => true,
): Promise<Stage> {
  const stage = setStage({ pace: 'instant' });
  await stage.store.intents.start(tableFor(letters));
  await playUntil(stage, () => wanted(stage));
  renderScreen(table);
  return stage;
}

const isFollowing = (stage: Stage): boolean => {
  const { view, viewer } = tableNow(stage);
  return view?.season.turn === viewer && view?.season.top !== NOBODY;
};

/** Following, and whatever is in the hand cannot. */
const isStuck = (stage: Stage): boolean =>
  isFollowing(stage) && legalMovesIn(handView(stage)).every((move) => move.kind === 'pass');

/** Following with something to play and something that cannot be played. */
const isTorn = (stage: Stage): boolean => {
  if (!isFollowing(stage)) return false;
  const plays = legalMovesIn(handView(stage)).filter((move) => move.kind === 'play');
  return plays.length > 0 && groupButtons(stage) > plays.length;
};

const groupButtons = (stage: Stage): number =>
  [0, 4, 8, 12, 16, 20].filter((shift) => ((handView(stage).hand >> shift) & 15) > 0).length;

const NAMES = {
  volto: 'Volto',
  zarpa: 'Zarpa',
  nopal: 'Nopal',
  umbra: 'Umbra',
  dalia: 'Dalia',
  fango: 'Fango',
};
const group = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}, \\d`) });
const press = (name: string | RegExp) =>
  letHappen(() => fireEvent.press(screen.getByRole('button', { name })));

function firstPlay(view: SeatView) {
  const play = legalMovesIn(view).find((move) => move.kind === 'play');
  if (play?.kind !== 'play') throw new Error('nothing to play');
  return { ...play, name: NAMES[play.wrestler] };
}

test('a host sees that there is no pass, chooses a wrestler and plays it', async () => {
  const stage = await sitDown('PBBB');
  expect(screen.getByLabelText('Host: no pass')).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: 'Pass' })).not.toBeOnTheScreen();
  const { name, wrestler } = firstPlay(handView(stage));
  await letHappen(() => fireEvent.press(group(name)));
  expect(screen.getByLabelText(`${name} makes a debut: exactly 1 card.`)).toBeOnTheScreen();
  await press(`Play 1 ${name}`);
  expect(tableNow(stage).view?.season.log[0]).toEqual({
    seat: 0,
    move: { kind: 'play', wrestler, count: 1 },
  });
  expect(screen.getByLabelText(`Ana played ${name} ×1`)).toBeOnTheScreen();
});

test('who holds nothing that beats the top play is told to pass', async () => {
  const stage = await sitDown('PBBB', isStuck);
  const { view } = tableNow(stage);
  const top = NAMES[wrestlerAt(view?.season.top ?? NOBODY)];
  const told = `Nothing you hold beats ${top} ×${view?.season.topCount}, so pass.`;
  expect(screen.getByLabelText(told)).toBeOnTheScreen();
  expect(screen.queryByLabelText('Your turn: choose a wrestler.')).not.toBeOnTheScreen();
  await press('Pass');
  expect(screen.queryByLabelText(told)).not.toBeOnTheScreen();
});

test('who has a choice is asked to choose', async () => {
  await sitDown('PBBB', isTorn);
  expect(screen.getByLabelText('Your turn: choose a wrestler.')).toBeOnTheScreen();
});

test('following, a chosen group says what it takes and the count is forced', async () => {
  const stage = await sitDown('PBBB', isTorn);
  const { name, count } = firstPlay(handView(stage));
  await letHappen(() => fireEvent.press(group(name)));
  await letHappen(() => fireEvent.press(group(name)));
  expect(screen.getByRole('button', { name: `Play ${count} ${name}` })).toBeOnTheScreen();
  expect(screen.queryByRole('radiogroup')).not.toBeOnTheScreen();
});

test('a group that cannot be played says why and cannot be played', async () => {
  const stage = await sitDown('PBBB', isTorn);
  const view = handView(stage);
  const legal = legalMovesIn(view).flatMap((move) => (move.kind === 'play' ? [move.wrestler] : []));
  const refused = (Object.keys(NAMES) as (keyof typeof NAMES)[]).find(
    (wrestler, index) => !legal.includes(wrestler) && ((view.hand >> (4 * index)) & 15) > 0,
  );
  const name = NAMES[refused ?? 'volto'];
  await letHappen(() => fireEvent.press(group(name)));
  expect(screen.getByRole('status')).toHaveAccessibleName(
    /Weaker than|is in the ring|Needs \d, holds \d|Three is the most/,
  );
  const button = screen.getByRole('button', { name: `${name} can’t play` });
  expect(button).toBeDisabled();
});

test('the ring says what beating it takes', async () => {
  await sitDown('PBBB', isFollowing);
  expect(screen.getByLabelText(/^To beat \w+ times \d: /)).toBeOnTheScreen();
});

test('passing is one press', async () => {
  const stage = await sitDown('PBBB', isTorn);
  const before = tableNow(stage).view?.season.log.length ?? 0;
  await press('Pass');
  expect(tableNow(stage).view?.season.log[before]).toEqual({ seat: 0, move: PASS });
});

test('an established lead has a stepper that offers what is held', async () => {
  const stage = await sitDown('PBBB', (at) => {
    const { view, viewer } = tableNow(at);
    if (view?.season.turn !== viewer || view?.season.top !== NOBODY) return false;
    return legalMovesIn(handView(at)).some((move) => move.kind === 'play' && move.count === 2);
  });
  const two = legalMovesIn(handView(stage)).find(
    (move) => move.kind === 'play' && move.count === 2,
  );
  const name = two?.kind === 'play' ? NAMES[two.wrestler] : '';
  await letHappen(() => fireEvent.press(group(name)));
  expect(screen.getByRole('radio', { name: '1 card' })).toBeChecked();
  await letHappen(() => fireEvent.press(screen.getByRole('radio', { name: '2 cards' })));
  expect(screen.getByRole('button', { name: `Play 2 ${name}` })).toBeOnTheScreen();
  await letHappen(() => fireEvent.press(screen.getByRole('radio', { name: '1 card' })));
  await letHappen(() => fireEvent.press(group(name)));
  expect(screen.getByRole('radio', { name: '2 cards' })).toBeChecked();
});

test('every wrestler of the diagram is a button with its sentence, and pressing one marks it', async () => {
  await sitDown('PBBB', isFollowing);
  const sentences = screen.getAllByRole('button', {
    name: /(beats|loses to|unknown against) .*\.$/,
  });
  expect(sentences.length).toBeGreaterThanOrEqual(6);
  const volto = screen.getByRole('button', { name: /^Volto (beats|loses to|unknown against)/ });
  await letHappen(() => fireEvent.press(volto));
  expect(volto).toBeSelected();
});

test('opponents are described with cards, state and points, clockwise from the viewer', async () => {
  await sitDown('PBBB');
  const seats = ['Lupe', 'Kenji', 'Oleg'].map((name) =>
    screen.getByLabelText(new RegExp(`^${name}: 15 cards, \\w+[\\w ]*, 0 points$`)),
  );
  expect(seats).toHaveLength(3);
});

test('without help nothing is worked out: no costs, no reasons, no need', async () => {
  const stage = setStage({ pace: 'instant' });
  await stage.store.intents.start(tableFor('PBBB', { help: 'tabletop' }));
  await playUntil(stage, () => isFollowing(stage));
  renderScreen(table);
  expect(screen.queryByLabelText(/^To beat/)).not.toBeOnTheScreen();
  expect(screen.queryByText(/Weaker|Needs \d/i)).not.toBeOnTheScreen();
});

test('with two persons the table gives way to the hand-over, and no hand is in the tree', async () => {
  const stage = await sitDown('PPB', (at) => tableNow(at).phase === 'hand-over');
  expect(screen.getByRole('heading', { name: 'Ana' })).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: /^\w+, \d+ cards?/ })).not.toBeOnTheScreen();
  await letHappen(() => stage.store.intents.reveal());
  expect(screen.getAllByRole('button', { name: /^\w+, \d+ cards?/ }).length).toBeGreaterThan(0);
});

test('a disk that is slow or refuses is told quietly, and play goes on', async () => {
  const stage = await sitDown('PBBB');
  stage.storage.faults.slow = 5000;
  const { name } = firstPlay(handView(stage));
  await letHappen(() => fireEvent.press(group(name)));
  await letHappen(async () => {
    fireEvent.press(screen.getByRole('button', { name: `Play 1 ${name}` }));
    await stage.clock.pass(200);
  });
  expect(screen.getByText('Not saved yet')).toBeOnTheScreen();
  expect(tableNow(stage).view?.season.log.length).toBeGreaterThan(0);
  await letHappen(() => stage.clock.pass(30_000));
  expect(screen.queryByText('Not saved yet')).not.toBeOnTheScreen();
});

test('a hint points at a legal play and says why, and is gone with another choice', async () => {
  const stage = await sitDown('PBB', (now) => tableNow(now).view?.season.top !== -1);
  await letHappen(() => fireEvent.press(screen.getByRole('button', { name: 'Hint' })));
  await letHappen();
  const hint = screen.getByText(/^(Pass|.* ×[123]): /);
  expect(hint).toBeOnTheScreen();
  const before = tableNow(stage).view?.season.log.length;
  const other = screen
    .getAllByRole('button', { name: /, \d cards?/ })
    .find(
      ({ props }) => props['aria-pressed'] !== true && props.accessibilityState?.selected !== true,
    );
  if (other !== undefined) {
    await letHappen(() => fireEvent.press(other));
    expect(screen.queryByText(/^(Pass|.* ×[123]): /)).toBeNull();
  }
  expect(tableNow(stage).view?.season.log.length).toBe(before);
});

test('on one’s own turn the hint has its place, and what can be taken back is in the menu', async () => {
  // Ana leads a wrestler nobody can beat with what was left: both others pass by force.
  const stage = await sitDown('PBB', (now) => {
    const { view, viewer, undo } = tableNow(now);
    return view?.season.turn === viewer && undo !== undefined;
  });
  expect(tableNow(stage).undo).toBeDefined();
  expect(screen.getByRole('button', { name: 'Hint' })).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await press('Menu');
  expect(screen.getByRole('button', { name: /^Take back/ })).toBeOnTheScreen();
});

test('a table without help has no hint', async () => {
  const stage = setStage({ pace: 'instant' });
  await stage.store.intents.start(tableFor('PBB', { help: 'tabletop' }));
  await playUntil(stage, () => true);
  renderScreen(table);
  expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull();
});

/** Two plays or more in the ring. */
const isAnswered = (stage: Stage): boolean =>
  isFollowing(stage) && (tableNow(stage).view?.season.round.length ?? 0) > 1;

test.each(['diagram', 'columns'] as const)(
  'every play in the ring is a button that focuses its wrestler in the %s',
  async (strength) => {
    const stage = await sitDown('PBBB', isAnswered);
    await letHappen(() => stage.stores.settings.change({ strength }));
    const plays = screen.getAllByRole('button', { name: /^\w+ played \w+ ×\d$/ });
    expect(plays).toHaveLength(tableNow(stage).view?.season.round.length ?? 0);
    for (const play of plays) {
      const [, name] = /played (\w+) ×/.exec(play.props.accessibilityLabel as string) ?? [];
      const mask = screen.getByRole('button', {
        name: new RegExp(`^${name} (beats|loses to|unknown)`),
      });
      expect(mask).not.toBeSelected();
      await letHappen(() => fireEvent.press(play));
      expect(mask).toBeSelected();
    }
  },
);

test('without help a play in the ring is a picture with its words, nothing to press', async () => {
  const stage = setStage({ pace: 'instant' });
  await stage.store.intents.start(tableFor('PBBB', { help: 'tabletop' }));
  await playUntil(stage, () => isFollowing(stage));
  renderScreen(table);
  expect(screen.queryByRole('button', { name: / played \w+ ×\d$/ })).toBeNull();
  expect(screen.getAllByRole('img', { name: / played \w+ ×\d$/ }).length).toBeGreaterThan(0);
});
