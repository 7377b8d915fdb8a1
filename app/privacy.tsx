import { PrivacyScreen, useWay } from '@/components/screens/later';

export default function PrivacyRoute() {
  const way = useWay();
  return <PrivacyScreen onBack={() => (way.canGoBack() ? way.back() : way.replace('/'))} />;
}
