import { SettingsScreen, useWay } from '@/components/screens/later';

export default function SettingsRoute() {
  const way = useWay();
  return (
    <SettingsScreen
      onBack={() => (way.canGoBack() ? way.back() : way.replace('/'))}
      onWiped={() => way.dismissTo('/')}
    />
  );
}
