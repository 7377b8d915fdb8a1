/** What the app knows about anybody, at the address that the shops are given. */

import { ScreenFrame } from '@/components/ui/screen-frame';
import { ScreenHead } from '@/components/ui/screen-head';
import { Text } from '@/components/ui/text';
import { useT } from '@/i18n';

export interface Props {
  readonly onBack: () => void;
}

export function PrivacyScreen({ onBack }: Props) {
  const t = useT();
  return (
    <ScreenFrame
      maxWidth={600}
      stands="top"
      head={
        <ScreenHead title={t('about.privacy')} backLabel={t('settings.back')} onBack={onBack} />
      }
    >
      <Text>{t('about.free')}</Text>
      <Text>{t('about.privacyKept')}</Text>
      <Text>{t('about.privacyGone')}</Text>
    </ScreenFrame>
  );
}
