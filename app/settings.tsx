import { useRouter } from 'expo-router';

import { SettingsScreen } from '@/components/screens/settings-screen';

export default function SettingsRoute() {
  const router = useRouter();
  return (
    <SettingsScreen
      onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))}
      onWiped={() => router.dismissTo('/')}
    />
  );
}
