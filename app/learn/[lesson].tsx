import { Redirect, useLocalSearchParams, useRouter } from 'expo-router';

import { LessonScreen, isLesson, lessonParams } from '@/components/screens/lesson-screen';

/** The pages that are made at build time. */
export const generateStaticParams = lessonParams;

export default function LessonRoute() {
  const router = useRouter();
  const { lesson } = useLocalSearchParams<{ lesson: string }>();
  if (!isLesson(lesson)) return <Redirect href="/learn" />;
  return (
    <LessonScreen
      key={lesson}
      lesson={lesson}
      onNext={(next) =>
        next === undefined
          ? router.dismissTo('/learn')
          : router.replace({ pathname: '/learn/[lesson]', params: { lesson: next } })
      }
      onLeave={() => router.dismissTo('/learn')}
    />
  );
}
