import { HomeScreen } from '@/components/screens/home-screen';
import { useWay } from '@/components/screens/later';

export default function HomeRoute() {
  const way = useWay();
  return (
    <HomeScreen
      onTable={() => way.push('/table')}
      onSetup={() => way.push('/setup')}
      onLearn={() => way.push('/learn')}
      onSettings={() => way.push('/settings')}
    />
  );
}
