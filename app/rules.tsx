import { useRouter } from 'expo-router';

import { RulesScreen } from '@/components/screens/rules-screen';

export default function RulesRoute() {
  const router = useRouter();
  return <RulesScreen onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))} />;
}
