/**
 * What a player can set, each taking effect at once, and what the app is: one under the other, or
 * side by side in windows wider than high, in two columns or, where all of it then fits, in four.
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
/** From this one on, at the size it then has, it has four. */
const FOUR_FROM = 1260;
const WIDTH = { 1: 600, 2: 1000, 4: 1560 } as const;
const WIDEST = 2600;
const GAPS = { 1: 0, 2: space.xl, 4: 24 } as const;
/** Four columns are so much smaller than other forms, so that none is longer than the window is high. */
const FOUR_SIZE = 0.8;

type Columns = keyof typeof WIDTH;

export interface Props {
  readonly onBack: () => void;
  readonly onWiped: () => void;
}

export function SettingsScreen(props: Props) {
  const t = useT();
  const { width, height } = useWindowDimensions();
  const usual = useWindowZoom();
  const small = Math.max(1, usual * FOUR_SIZE);
  const beside = width > height && width >= COLUMNS_FROM;
  const columns = !beside ? 1 : usual > 1 && width >= FOUR_FROM * small ? 4 : 2;
  return (
    <ScreenFrame
      maxWidth={WIDTH[columns]}
      widest={WIDEST}
      zoom={columns === 4 ? small : usual}
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
  const column = [columns > 1 && styles.column, { gap }];
  const first = (
    <>
      <TableGroup />
      <Keys />
    </>
  );
  if (columns === 4)
    return (
      <View style={[styles.parts, styles.columns, { gap: GAPS[columns] * zoom }]}>
        <View style={column}>{first}</View>
        <View style={column}>
          <LooksGroup />
        </View>
        <View style={column}>
          <FeelGroup />
          <WipeGroup onWiped={onWiped} />
        </View>
        <View style={column}>
          <AboutGroup />
        </View>
      </View>
    );
  return (
    <View
      style={[
        styles.parts,
        columns > 1 ? [styles.columns, { gap: GAPS[columns] * zoom }] : { gap },
      ]}
    >
      <View style={column}>
        <FeelGroup />
        {first}
      </View>
      <View style={column}>
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
