/** Whose game this is, whose work the app is, and what it does not do. */
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useT } from '@/i18n';

export interface Props {
  readonly visible: boolean;
  readonly onClose: () => void;
}

export function AboutSheet({ visible, onClose }: Props) {
  const t = useT();
  return (
    <Sheet visible={visible} title={t('about.title')} onClose={onClose}>
      <Text>{t('about.origin')}</Text>
      <Text>{t('about.free')}</Text>
      <Text tone="dim">{t('about.licence')}</Text>
      <Text tone="dim">{t('about.fonts')}</Text>
    </Sheet>
  );
}
