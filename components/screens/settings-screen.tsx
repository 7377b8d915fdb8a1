/**
 * What a player can set, each taking effect at once, and what the app is: one under the other, or
 * side by side in windows wider than high.
 */

import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { Button } from '@/components/ui/button';
import { ScreenFrame } from '@/components/ui/screen-frame';
import { ScreenHead } from '@/components/ui/screen-head';
import { useZoom } from '@/components/ui/zoom';
import { useT } from '@/i18n';
import { space } from '@/theme';

import { AboutGroup } from './about-group';
import { useKeysHelp } from './keys-help';
import { FeelGroup, LooksGroup, TableGroup } from './settings-parts';
import { WipeGroup } from './wipe-group';

/** From this width on, a window wider than high has two columns. */
const COLUMNS_FROM = 640;
const WIDTH = { column: 600, columns: 1000 } as const;

export interface Props {
  readonly onBack: () => void;
  readonly onWiped: () => void;
}

export function SettingsScreen(props: Props) {
  const t = useT();
  const { width, height } = useWindowDimensions();
  const columns = width > height && width >= COLUMNS_FROM;
  return (
    <ScreenFrame
      maxWidth={columns ? WIDTH.columns : WIDTH.column}
      stands="top"
      head={
        <ScreenHead
          title={t('settings.title')}
          backLabel={t('settings.back')}
          onBack={props.onBack}
        />
      }
    >
      <Parts {...props} columns={columns} />
    </ScreenFrame>
  );
}

function Parts({ columns, onWiped }: Props & { readonly columns: boolean }) {
  const zoom = useZoom();
  const gap = 30 * zoom;
  return (
    <View style={[styles.parts, columns ? [styles.columns, { gap: space.xl * zoom }] : { gap }]}>
      <View style={[columns && styles.column, { gap }]}>
        <FeelGroup />
        <TableGroup />
        <Keys />
      </View>
      <View style={[columns && styles.column, { gap }]}>
        <LooksGroup />
        <WipeGroup onWiped={onWiped} />
        <AboutGroup />
      </View>
    </View>
  );
}

/** Where there is likely to be a keyboard, the way to its keys. */
function Keys() {
  const t = useT();
  const showKeys = useKeysHelp();
  if (showKeys === undefined) return null;
  return <Button variant="quiet" icon="keys" label={t('sheets.keys.show')} onPress={showKeys} />;
}

const styles = StyleSheet.create({
  parts: { paddingTop: space.s },
  columns: { flexDirection: 'row' },
  column: { flex: 1 },
});
