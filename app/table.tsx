import { Redirect } from 'expo-router';

import { TableScreen, useWay } from '@/components/screens/later';
import { useMatchOpen } from '@/components/screens/use-open-match';

export default function TableRoute() {
  const way = useWay();
  if (!useMatchOpen()) return <Redirect href="/" />;
  return (
    <TableScreen
      onHome={() => way.dismissTo('/')}
      onSettings={() => way.push('/settings')}
      onRules={() => way.push('/rules')}
    />
  );
}
