import { SetupScreen, useWay } from '@/components/screens/later';

export default function SetupRoute() {
  const way = useWay();
  // The table takes the set-up's place: the way back from it leads to the poster.
  return <SetupScreen onBack={() => way.dismissTo('/')} onTable={() => way.replace('/table')} />;
}
