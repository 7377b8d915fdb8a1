import { useRouter } from 'expo-router';

import { LearnScreen } from '@/components/screens/learn-screen';

export default function LearnRoute() {
  const router = useRouter();
  return (
    <LearnScreen
      onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))}
      onLesson={(lesson) => router.push({ pathname: '/learn/[lesson]', params: { lesson } })}
      onRules={() => router.push('/rules')}
      onTable={() => router.replace('/table')}
    />
  );
}
