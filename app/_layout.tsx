import '@/components/moving/frames-first';
import { useFonts } from 'expo-font';
import { Stack } from 'expo-router';
import * as SplashScreen from 'expo-splash-screen';
import { StatusBar } from 'expo-status-bar';
import { useEffect, useSyncExternalStore } from 'react';
import { StyleSheet } from 'react-native';

import { GestureHandlerRootView } from '@/components/moving/gesture';
import { AppFrame, useLoaded } from '@/components/screens/app-frame';
import { FaultBoundary } from '@/components/screens/fault-boundary';
import { useFetchRest, useFirstScreen } from '@/components/screens/later';
import { PageTitle } from '@/components/ui/page-title';
import { RouteFocus } from '@/components/ui/route-focus';
import { useSpoken } from '@/i18n';
import { fontFiles, useTheme } from '@/theme';

void SplashScreen.preventAutoHideAsync();

/** Whoever comes by a link finds the poster behind it. */
export const unstable_settings = { anchor: 'index' };

/** The routes on which cards are held. */
const WITH_CARDS: readonly string[] = ['table', 'learn/[lesson]'];

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
  const troubles = useLoaded();
  const onDevice = useOnDevice();
  const drawable = useFirstScreen();
  // Without its fonts the app is plainer, but it plays; without its saves it would play another match.
  const ready = onDevice && drawable && troubles !== undefined && (loaded || failed !== null);
  useFetchRest(ready);

  // Until a language has come the frame draws nothing.
  const shown = useSpoken() && ready;
  useEffect(() => {
    if (shown) void SplashScreen.hideAsync();
  }, [shown]);

  return (
    <GestureHandlerRootView style={styles.root}>
      <PageTitle />
      {ready && (
        // Around the frame, which has another inside, with its language and lighting.
        <FaultBoundary>
          <AppFrame troubles={troubles}>
            <Screens />
          </AppFrame>
        </FaultBoundary>
      )}
    </GestureHandlerRootView>
  );
}

function Screens() {
  const theme = useTheme();
  return (
    <>
      <StatusBar style={theme.scheme === 'dark' ? 'light' : 'dark'} />
      <Stack
        screenOptions={({ route }) => ({
          headerShown: false,
          contentStyle: { backgroundColor: theme.ground },
          // A swipe belongs to what is swiped: seats, hands, sliders. The edge of the screen leads back,
          // but not where cards are held.
          fullScreenGestureEnabled: false,
          gestureEnabled: !WITH_CARDS.includes(route.name),
        })}
      />
      <RouteFocus />
    </>
  );
}

const styles = StyleSheet.create({ root: { flex: 1 } });
