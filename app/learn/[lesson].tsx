import { Redirect, useLocalSearchParams } from 'expo-router';

import { LessonScreen, useWay } from '@/components/screens/later';
import { isLesson, lessonParams } from '@/components/screens/lesson-address';

/** The pages that are made at build time. */
export const generateStaticParams = lessonParams;

export default function LessonRoute() {
  const way = useWay();
  const { lesson } = useLocalSearchParams<{ lesson: string }>();
  if (!isLesson(lesson)) return <Redirect href="/learn" />;
  return (
    <LessonScreen
      key={lesson}
      lesson={lesson}
      onNext={(next) =>
        next === undefined
          ? way.dismissTo('/learn')
          : way.replace({ pathname: '/learn/[lesson]', params: { lesson: next } })
      }
      onLeave={() => way.dismissTo('/learn')}
    />
  );
}
