import { Redirect, useRouter } from 'expo-router';

import { TableScreen } from '@/components/screens/table-screen';
import { useMatchOpen } from '@/components/screens/use-open-match';

export default function TableRoute() {
  const router = useRouter();
  if (!useMatchOpen()) return <Redirect href="/" />;
  return (
    <TableScreen
      onHome={() => router.dismissTo('/')}
      onSettings={() => router.push('/settings')}
      onRules={() => router.push('/rules')}
    />
  );
}
