import { RulesScreen, useWay } from '@/components/screens/later';

export default function RulesRoute() {
  const way = useWay();
  return <RulesScreen onBack={() => (way.canGoBack() ? way.back() : way.replace('/'))} />;
}
