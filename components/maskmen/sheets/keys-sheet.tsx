/** The keys of the table, each with what it does. */

import { StyleSheet, View } from 'react-native';

import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useZoom } from '@/components/ui/zoom';
import { useT, type Translate } from '@/i18n';
import { border, maxScale, radius, space, useTheme } from '@/theme';

export interface Props {
  readonly visible: boolean;
  readonly onClose: () => void;
}

interface KeyRow {
  readonly caps: readonly string[];
  readonly does: string;
}

const rowsOf = (t: Translate): readonly KeyRow[] => {
  const [enter, space] = [t('sheets.keys.enter'), t('sheets.keys.space')];
  return [
    { caps: ['←', '→'], does: t('sheets.keys.along') },
    { caps: ['1', '2', '3'], does: t('sheets.keys.count') },
    { caps: [enter, space], does: t('sheets.keys.play') },
    { caps: [enter], does: t('sheets.keys.hold') },
    { caps: ['P'], does: t('sheets.keys.pass') },
    { caps: ['H'], does: t('sheets.keys.hint') },
    { caps: ['U'], does: t('sheets.keys.undo') },
    { caps: [t('sheets.keys.tab')], does: t('sheets.keys.next') },
    { caps: [t('sheets.keys.escape')], does: t('sheets.keys.letGo') },
    { caps: ['?'], does: t('sheets.keys.help') },
  ];
};

export function KeysSheet({ visible, onClose }: Props) {
  const t = useT();
  return (
    <Sheet visible={visible} title={t('sheets.keys.title')} onClose={onClose}>
      <View role="list" style={styles.rows}>
        {rowsOf(t).map((row) => (
          <Row key={row.does} {...row} />
        ))}
      </View>
    </Sheet>
  );
}

function Row({ caps, does }: KeyRow) {
  const zoom = useZoom();
  return (
    <View role="listitem" style={styles.row}>
      <View style={[styles.caps, { width: CAPS * zoom }]}>
        {caps.map((cap) => (
          <Cap key={cap}>{cap}</Cap>
        ))}
      </View>
      <Text style={styles.does}>{does}</Text>
    </View>
  );
}

function Cap({ children }: { readonly children: string }) {
  const theme = useTheme();
  const zoom = useZoom();
  return (
    <View
      style={[
        styles.cap,
        {
          minWidth: SIDE * zoom,
          minHeight: SIDE * zoom,
          backgroundColor: theme.bg3,
          borderColor: theme.line,
        },
      ]}
    >
      <Text variant="small" maxFontSizeMultiplier={maxScale.table} style={styles.letter}>
        {children}
      </Text>
    </View>
  );
}

const SIDE = 30;
const CAPS = 118;

const styles = StyleSheet.create({
  rows: { gap: space.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  caps: { flexDirection: 'row', flexWrap: 'wrap', gap: 4 },
  cap: {
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: 7,
    borderRadius: radius.chip,
    borderWidth: border.thin,
    borderBottomWidth: 3,
  },
  letter: { fontFamily: 'Onest_700Bold' },
  does: { flex: 1 },
});
