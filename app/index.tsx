import { useIsFocused } from 'expo-router';
import { StatusBar } from 'expo-status-bar';

import { HomeScreen } from '@/components/screens/home-screen';
import { useWay } from '@/components/screens/later';

export default function HomeRoute() {
  const way = useWay();
  const focused = useIsFocused();
  return (
    <>
      {/* The poster runs under the status bar, and it is yellow there in both lightings. */}
      {focused && <StatusBar style="dark" />}
      <HomeScreen
        onTable={() => way.push('/table')}
        onSetup={() => way.push('/setup')}
        onLearn={() => way.push('/learn')}
        onSettings={() => way.push('/settings')}
        looked={focused}
      />
    </>
  );
}
