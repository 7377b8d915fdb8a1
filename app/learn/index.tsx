import { LearnScreen, useWay } from '@/components/screens/later';

export default function LearnRoute() {
  const way = useWay();
  return (
    <LearnScreen
      onBack={() => (way.canGoBack() ? way.back() : way.replace('/'))}
      onLesson={(lesson) => way.push({ pathname: '/learn/[lesson]', params: { lesson } })}
      onRules={() => way.push('/rules')}
      onTable={() => way.replace('/table')}
    />
  );
}
