/** The match is played in another window: nothing of it is shown here until it is taken over. */

import { Button } from '@/components/ui/button';
import { useT } from '@/i18n';
import { tableIntents } from '@/store/use-table';

import { NoticeActions, NoticeFrame, NoticeWords } from './notice-frame';

export interface Props {
  readonly onHome: () => void;
}

export function ElsewhereScreen({ onHome }: Props) {
  const t = useT();
  return (
    <NoticeFrame wrestler="dalia" title={t('table.elsewhere.title')}>
      <NoticeWords tone="dim">{t('table.elsewhere.message')}</NoticeWords>
      <NoticeActions>
        <Button label={t('table.elsewhere.here')} onPress={() => void tableIntents().playHere()} />
        <Button variant="secondary" label={t('common.home')} onPress={onHome} />
      </NoticeActions>
    </NoticeFrame>
  );
}
