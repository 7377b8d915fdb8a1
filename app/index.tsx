import { useRouter } from 'expo-router';

import { HomeScreen } from '@/components/screens/home-screen';

export default function HomeRoute() {
  const router = useRouter();
  return (
    <HomeScreen
      onTable={() => router.push('/table')}
      onSetup={() => router.push('/setup')}
      onLearn={() => router.push('/learn')}
      onSettings={() => router.push('/settings')}
    />
  );
}
