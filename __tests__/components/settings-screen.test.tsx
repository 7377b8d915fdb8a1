import { fireEvent, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { useMotion } from '@/components/motion/motion-context';
import { AppFrame } from '@/components/screens/app-frame';
import { SettingsScreen } from '@/components/screens/settings-screen';
import { useTheme } from '@/theme';

import { letHappen, renderScreen, setStage } from '../helpers/stage';

function Effects() {
  const { reduced, pace } = useMotion();
  return <Text>{`${useTheme().name} ${reduced ? 'still' : 'moving'} ${pace}`}</Text>;
}

async function openSettings(texts: Iterable<readonly [string, string]> = []) {
  const stage = setStage({ texts });
  await stage.stores.settings.load();
  renderScreen(
    <AppFrame troubles={[]}>
      <SettingsScreen onBack={jest.fn()} />
      <Effects />
    </AppFrame>,
  );
  return stage;
}

const choose = (name: string) =>
  letHappen(() => fireEvent.press(screen.getByRole('radio', { name })));

test('every setting takes effect at once and survives a restart', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const stage = await openSettings();
  await choose('Night');
  expect(screen.getByText('night moving 1')).toBeOnTheScreen();
  await choose('Poster');
  await choose('Calm');
  await choose('Left');
  await choose('Columns');
  expect(screen.getByText('poster moving 1.4')).toBeOnTheScreen();
  await choose('Reduced');
  expect(screen.getByText('poster still 1.4')).toBeOnTheScreen();
  screen.unmount();

  await openSettings(stage.storage.texts);
  expect(screen.getByText('poster still 1.4')).toBeOnTheScreen();
  for (const name of ['Poster', 'Calm', 'Left', 'Columns', 'Reduced'])
    expect(screen.getByRole('radio', { name })).toBeChecked();
});
