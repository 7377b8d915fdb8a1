/** A screen that a browser could not fetch: the network is away, and the first visit was too short. */

import { Button } from '@/components/ui/button';
import { useT } from '@/i18n';

import { NoticeActions, NoticeFrame, NoticeWords } from './notice-frame';

export interface Props {
  readonly onAgain: () => void;
  readonly onHome: () => void;
}

export function MissingScreen({ onAgain, onHome }: Props) {
  const t = useT();
  return (
    <NoticeFrame wrestler="umbra" title={t('missing.title')}>
      <NoticeWords tone="dim">{t('missing.message')}</NoticeWords>
      <NoticeActions>
        <Button label={t('missing.again')} onPress={onAgain} />
        <Button variant="quiet" label={t('common.home')} onPress={onHome} />
      </NoticeActions>
    </NoticeFrame>
  );
}
