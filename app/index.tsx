import { useIsFocused } from 'expo-router';
import { StatusBar } from 'expo-status-bar';
import { Platform } from 'react-native';

import { HomeScreen } from '@/components/screens/home-screen';
import { useWay } from '@/components/screens/later';

export default function HomeRoute() {
  const way = useWay();
  // On a phone a finger can pull the table aside and look at what lies under it; in a browser not.
  const focused = useIsFocused();
  const looked = focused || Platform.OS !== 'web';
  return (
    <>
      {/* The poster runs under the status bar, and it is yellow there in both lightings. */}
      {focused && <StatusBar style="dark" />}
      <HomeScreen
        onTable={() => way.push('/table')}
        onSetup={() => way.push('/setup')}
        onLearn={() => way.push('/learn')}
        onSettings={() => way.push('/settings')}
        looked={looked}
      />
    </>
  );
}
