import { useRouter } from 'expo-router';

import { PrivacyScreen } from '@/components/screens/privacy-screen';

export default function PrivacyRoute() {
  const router = useRouter();
  return (
    <PrivacyScreen onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))} />
  );
}
