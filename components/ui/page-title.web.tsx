/** The title of the browser's tab and of shared links: what stands at an address, never who or what is played. */
import { usePathname } from 'expo-router';
import Head from 'expo-router/head';

import { useT, type TextKey } from '@/i18n';
import { en } from '@/i18n/en';

const TITLES: Readonly<Record<string, TextKey & `${string}.title`>> = {
  '/learn': 'learn.title',
  '/rules': 'rules.title',
  '/settings': 'settings.title',
  '/setup': 'setup.title',
};

const LESSON = /^\/learn\/([a-z]+)$/;

/** The text of what stands at an address; undefined for the poster, and for what has no name. */
function titleKey(path: string): TextKey | undefined {
  const lesson = LESSON.exec(path)?.[1];
  return lesson !== undefined && Object.hasOwn(en.learn.lessons, lesson)
    ? (`learn.lessons.${lesson}.title` as TextKey)
    : TITLES[path];
}

export function PageTitle() {
  const t = useT();
  const key = titleKey(usePathname());
  const name = t('app.name');
  const title = key === undefined ? name : `${t(key as 'learn.title')} · ${name}`;
  return (
    <Head>
      <title>{title}</title>
      <meta property="og:title" content={title} />
    </Head>
  );
}
