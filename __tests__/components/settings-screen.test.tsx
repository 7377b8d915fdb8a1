import { fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { createAudioPlayer } from 'expo-audio';
import { Text } from 'react-native';

import { useMotion } from '@/components/motion/motion-context';
import { AppFrame } from '@/components/screens/app-frame';
import { SettingsScreen } from '@/components/screens/settings-screen';
import { useTheme } from '@/theme';

import {
  letHappen,
  renderScreen,
  setStage,
  tableFor,
  tableNow,
  type Stage,
} from '../helpers/stage';

function Effects() {
  const { reduced, pace } = useMotion();
  return <Text>{`${useTheme().name} ${reduced ? 'still' : 'moving'} ${pace}`}</Text>;
}

const onWiped = jest.fn();
beforeEach(() => onWiped.mockClear());

async function openSettings(texts: Iterable<readonly [string, string]> = []) {
  const stage = setStage({ texts });
  await stage.stores.settings.load();
  showSettings();
  return stage;
}

const showSettings = () =>
  renderScreen(
    <AppFrame troubles={[]}>
      <SettingsScreen onBack={jest.fn()} onWiped={onWiped} />
      <Effects />
    </AppFrame>,
  );

const choose = (name: string) =>
  letHappen(() => fireEvent.press(screen.getByRole('radio', { name })));
const flip = (name: RegExp) =>
  letHappen(() => fireEvent.press(screen.getByRole('switch', { name })));
const settingsOf = ({ stores }: Stage) => stores.settings.state.getState();

test('every setting takes effect at once and survives a restart', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const stage = await openSettings();
  await choose('Night');
  expect(screen.getByText('night moving 1')).toBeOnTheScreen();
  await choose('Poster');
  await choose('Calm');
  await choose('Left');
  await choose('Columns');
  await choose('Light');
  await choose('Ask first');
  expect(screen.getByText('poster moving 1.4')).toBeOnTheScreen();
  await choose('Reduced');
  expect(screen.getByText('poster still 1.4')).toBeOnTheScreen();
  await flip(/^Sound/);
  await flip(/^Vibration/);
  await flip(/^Patterns/);
  screen.unmount();

  await openSettings(stage.storage.texts);
  expect(screen.getByText('poster still 1.4')).toBeOnTheScreen();
  for (const name of ['Poster', 'Calm', 'Left', 'Columns', 'Light', 'Ask first', 'Reduced'])
    expect(screen.getByRole('radio', { name })).toBeChecked();
  expect(screen.getByRole('switch', { name: /^Sound/ })).not.toBeChecked();
  expect(screen.getByRole('switch', { name: /^Vibration/ })).not.toBeChecked();
  expect(screen.getByRole('switch', { name: /^Patterns/ })).toBeChecked();
});

test('the language changes under the screen, without a restart', async () => {
  const stage = await openSettings();
  await choose('Español');
  await letHappen();
  expect(screen.getByText('Ajustes')).toBeOnTheScreen();
  expect(settingsOf(stage).language).toBe('es');
  await choose('English');
  await letHappen();
  expect(screen.getByText('Settings')).toBeOnTheScreen();
});

test('the volume has named steps, and whoever turns it up hears it', async () => {
  const stage = await openSettings();
  // The heading has the same name as the group below it.
  const volumes = screen
    .getAllByLabelText('Volume')
    .flatMap((named) => within(named).queryAllByRole('radio'));
  expect(volumes.map(({ props }) => props.accessibilityLabel as string)).toEqual(
    [0, 25, 50, 75, 100].map((percent) => `${percent}\u00a0%`),
  );
  await flip(/^Sound/);
  expect(settingsOf(stage).sound).toBe(false);
  await choose('50\u00a0%');
  expect(settingsOf(stage)).toMatchObject({ sound: true, volume: 50 });
  const players = jest.mocked(createAudioPlayer).mock.results;
  await waitFor(() => expect(players.map(({ value }) => value)).toHaveLength(1));
  expect((players[0]?.value as { readonly play: unknown }).play).toHaveBeenCalledTimes(1);
  await choose('0\u00a0%');
  expect(settingsOf(stage)).toMatchObject({ sound: true, volume: 0 });
});

test('help changes at the open table and for the tables to come', async () => {
  const stage = setStage({});
  await stage.stores.settings.load();
  await stage.store.intents.start(tableFor('PBB'));
  showSettings();
  expect(screen.getByRole('radio', { name: 'Full' })).toBeChecked();
  await choose('Tabletop');
  expect(tableNow(stage).setup?.help).toBe('tabletop');
  expect(settingsOf(stage).help).toBe('tabletop');
  expect(screen.getByRole('radio', { name: 'Tabletop' })).toBeChecked();
});

test('wiping is asked once, says what goes, can be declined, and then is done', async () => {
  const stage = await openSettings();
  await choose('Poster');
  const press = (name: string) =>
    letHappen(() => fireEvent.press(screen.getByRole('button', { name })));
  await press('Wipe my data');
  expect(screen.getByText(/the open match, the names and tables/)).toBeOnTheScreen();
  await press('Keep it');
  expect(settingsOf(stage).theme).toBe('poster');
  await press('Wipe my data');
  await press('Wipe everything');
  expect(onWiped).toHaveBeenCalledTimes(1);
  expect(settingsOf(stage).theme).toBe('system');
  expect(stage.storage.texts.size).toBe(0);
});

test('a wipe that the disk refuses says so', async () => {
  const stage = await openSettings();
  await choose('Poster');
  stage.storage.faults.readOnly = true;
  await letHappen(() => fireEvent.press(screen.getByRole('button', { name: 'Wipe my data' })));
  await letHappen(() => fireEvent.press(screen.getByRole('button', { name: 'Wipe everything' })));
  await letHappen(() => stage.clock.pass(1000));
  expect(screen.getByText(/did not let go/)).toBeOnTheScreen();
  expect(onWiped).not.toHaveBeenCalled();
});
