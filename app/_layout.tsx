import { useFonts } from 'expo-font';
import { Stack } from 'expo-router';
import * as SplashScreen from 'expo-splash-screen';
import { StatusBar } from 'expo-status-bar';
import { useEffect, useSyncExternalStore } from 'react';

import { PageTitle } from '@/components/ui/page-title';
import { fontFiles, ThemeProvider, useTheme } from '@/theme';

void SplashScreen.preventAutoHideAsync();

const never = () => () => undefined;

/** False while a page is made on a server, which knows neither the window nor the lighting. */
const useOnDevice = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

export default function RootLayout() {
  const [loaded, failed] = useFonts(fontFiles);
  const onDevice = useOnDevice();
  // Without its fonts the app is plainer, but it plays.
  const ready = onDevice && (loaded || failed !== null);

  useEffect(() => {
    if (ready) void SplashScreen.hideAsync();
  }, [ready]);

  return (
    <>
      <PageTitle />
      {ready && (
        <ThemeProvider>
          <Screens />
        </ThemeProvider>
      )}
    </>
  );
}

function Screens() {
  const theme = useTheme();
  return (
    <>
      <StatusBar style={theme.scheme === 'dark' ? 'light' : 'dark'} />
      <Stack
        screenOptions={{ headerShown: false, contentStyle: { backgroundColor: theme.ground } }}
      />
    </>
  );
}
