import { useRouter } from 'expo-router';

import { NotFoundScreen } from '@/components/screens/not-found-screen';

export default function NotFoundRoute() {
  const router = useRouter();
  return <NotFoundScreen onHome={() => router.replace('/')} />;
}
