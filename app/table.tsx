import { Redirect, useIsFocused } from 'expo-router';

import { TableScreen, useWay } from '@/components/screens/later';
import { useMatchOpen } from '@/components/screens/use-open-match';

export default function TableRoute() {
  const way = useWay();
  const focused = useIsFocused();
  if (!useMatchOpen()) return <Redirect href="/" />;
  return (
    <TableScreen
      focused={focused}
      onHome={() => way.dismissTo('/')}
      onSettings={() => way.push('/settings')}
      onRules={() => way.push('/rules')}
    />
  );
}
