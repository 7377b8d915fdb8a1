/** The title of the browser's tab. */
import Head from 'expo-router/head';

import { useT } from '@/i18n';

export function PageTitle() {
  const t = useT();
  return (
    <Head>
      <title>{t('app.name')}</title>
    </Head>
  );
}
