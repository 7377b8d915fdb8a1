/**
 * What stands between turns and seasons, and what lies over a table when asked for: fetched once the
 * first table stands, which needs none of it.
 */

import { useEffect, useSyncExternalStore } from 'react';

import type { Props as SheetsProps } from '@/components/maskmen/sheets/table-sheets';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useT } from '@/i18n';

import { between } from './between-file';
import { later } from './later-screen';

export const HandOverScreen = later(between, (part) => part.HandOverScreen);
export const ResultScreen = later(between, (part) => part.ResultScreen);

/** A sheet that was asked for comes up as soon as it can be drawn. */
export function TableSheets(props: SheetsProps) {
  const found = useSyncExternalStore(between.listen, between.read, between.read);
  const wanted = props.open !== undefined;
  useEffect(() => {
    if (wanted) void between.bring();
  }, [wanted]);
  if (typeof found === 'object') return <found.TableSheets {...props} />;
  return found === 'missing' ? <MissingSheet visible={wanted} onClose={props.onClose} /> : null;
}

function MissingSheet({ visible, onClose }: { visible: boolean; onClose: () => void }) {
  const t = useT();
  return (
    <Sheet visible={visible} title={t('missing.title')} onClose={onClose}>
      <Text tone="dim">{t('missing.message')}</Text>
      <Button label={t('missing.again')} onPress={() => void between.bring()} />
    </Sheet>
  );
}
