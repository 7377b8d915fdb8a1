/** An address that leads nowhere, and the way back. */

import { Button } from '@/components/ui/button';
import { useT } from '@/i18n';

import { NoticeActions, NoticeFrame, NoticeWords } from './notice-frame';

export interface Props {
  readonly onHome: () => void;
}

export function NotFoundScreen({ onHome }: Props) {
  const t = useT();
  return (
    <NoticeFrame wrestler="umbra" title={t('notFound.title')}>
      <NoticeWords tone="dim">{t('notFound.message')}</NoticeWords>
      <NoticeActions>
        <Button label={t('common.home')} onPress={onHome} />
      </NoticeActions>
    </NoticeFrame>
  );
}
