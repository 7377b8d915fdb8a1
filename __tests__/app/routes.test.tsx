import { fireEvent, renderRouter, screen } from 'expo-router/testing-library';

// The router's test kit puts an incomplete mock in Reanimated's place; the real one runs here.
jest.dontMock('react-native-reanimated');

const APP = './app';

test('the app opens on its poster', async () => {
  renderRouter(APP, { initialUrl: '/' });
  expect(await screen.findByRole('heading', { name: 'Maskmen' })).toBeOnTheScreen();
  expect(screen.getByText('Who is stronger? Nobody knows. Yet.')).toBeOnTheScreen();
  expect(screen.getByText('No ads. No account. Plays offline.')).toBeOnTheScreen();
  expect(
    screen.getByRole('img', { name: 'The masks of Volto, Zarpa, Nopal, Umbra, Dalia and Fango' }),
  ).toBeOnTheScreen();
});

test('About opens, says whose game it is, and closes', async () => {
  renderRouter(APP, { initialUrl: '/' });
  fireEvent.press(await screen.findByRole('button', { name: 'About' }));
  expect(screen.getByText(/published by Oink Games.*unofficial/s)).toBeOnTheScreen();
  expect(screen.getByText(/MIT licence/)).toBeOnTheScreen();
  expect(screen.getByText(/Open Font License/)).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/MIT licence/)).not.toBeOnTheScreen();
});

test('home offers what is built and nothing else, and everything it offers has a name', async () => {
  renderRouter(APP, { initialUrl: '/' });
  await screen.findByRole('heading', { name: 'Maskmen' });
  const buttons = screen.getAllByRole('button');
  expect(buttons).toHaveLength(1);
  expect(buttons[0]).toHaveAccessibleName('About');
  for (const unbuilt of [/continue/i, /play solo/i, /pass & play/i, /learn/i, /settings/i]) {
    expect(screen.queryByText(unbuilt)).not.toBeOnTheScreen();
  }
});

test('a link to nowhere gets a friendly page and a way home', async () => {
  const { getPathname } = renderRouter(APP, { initialUrl: '/no/such/place' });
  expect(await screen.findByRole('heading', { name: 'No such bout' })).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Back to the poster' }));
  expect(await screen.findByRole('heading', { name: 'Maskmen' })).toBeOnTheScreen();
  expect(getPathname()).toBe('/');
});
