/**
 * What a player can set, each taking effect at once, and what the app is: one under the other, or
 * side by side in windows wider than high, in two columns or, where there is room, in three.
 */

import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { Button } from '@/components/ui/button';
import { ScreenFrame } from '@/components/ui/screen-frame';
import { ScreenHead } from '@/components/ui/screen-head';
import { useWindowZoom, useZoom } from '@/components/ui/zoom';
import { useT } from '@/i18n';
import { space } from '@/theme';

import { AboutGroup } from './about-group';
import { useKeysHelp } from './keys-help';
import { FeelGroup, LooksGroup, TableGroup } from './settings-parts';
import { WipeGroup } from './wipe-group';

/** From this width on, a window wider than high has two columns. */
const COLUMNS_FROM = 640;
/** From this one on, at a phone's size, it has three. */
const THREE_FROM = 1040;
const WIDTH = { 1: 600, 2: 1000, 3: 1320 } as const;
const WIDEST = 2640;

type Columns = keyof typeof WIDTH;

export interface Props {
  readonly onBack: () => void;
  readonly onWiped: () => void;
}

export function SettingsScreen(props: Props) {
  const t = useT();
  const { width, height } = useWindowDimensions();
  const zoom = useWindowZoom();
  const beside = width > height && width >= COLUMNS_FROM;
  const columns = !beside ? 1 : width >= THREE_FROM * zoom ? 3 : 2;
  return (
    <ScreenFrame
      maxWidth={WIDTH[columns]}
      widest={WIDEST}
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

function Parts({ columns, onWiped }: Props & { readonly columns: Columns }) {
  const zoom = useZoom();
  const gap = 30 * zoom;
  const feel = <FeelGroup />;
  const rest = (
    <>
      <WipeGroup onWiped={onWiped} />
      <AboutGroup />
    </>
  );
  return (
    <View
      style={[styles.parts, columns > 1 ? [styles.columns, { gap: space.xl * zoom }] : { gap }]}
    >
      <View style={[columns > 1 && styles.column, { gap }]}>
        {columns < 3 && feel}
        <TableGroup />
        <Keys />
      </View>
      <View style={[columns > 1 && styles.column, { gap }]}>
        <LooksGroup />
        {columns < 3 && rest}
      </View>
      {columns === 3 && (
        <View style={[styles.column, { gap }]}>
          {feel}
          {rest}
        </View>
      )}
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
