import { useRouter } from 'expo-router';

import { HomeScreen } from '@/components/screens/home-screen';

export default function HomeRoute() {
  const router = useRouter();
  return (
    <HomeScreen
      onTable={() => router.push('/table')}
      onSetup={() => router.push('/setup')}
      onSettings={() => router.push('/settings')}
    />
  );
}
