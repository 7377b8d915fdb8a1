import { useRouter } from 'expo-router';

import { SetupScreen } from '@/components/screens/setup-screen';

export default function SetupRoute() {
  const router = useRouter();
  // The table takes the set-up's place: the way back from it leads to the poster.
  return (
    <SetupScreen onBack={() => router.dismissTo('/')} onTable={() => router.replace('/table')} />
  );
}
