/**
 * Home: the poster and, under it (beside it where the window is wide), the paperwork. The poster
 * takes the height the panel leaves; when that is too little the page scrolls.
 */
import { memo } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { HomePoster } from '@/components/maskmen/poster/home-poster';
import { useSteadyCallback } from '@/components/ui/use-steady-callback';
import { useWindowZoom } from '@/components/ui/zoom';
import { useTheme } from '@/theme';

import { HomePanel, type PanelProps, type Props } from './home-panel';
import { NewMatchSheet } from './new-match-sheet';
import { SaveTroubleSheet } from './save-trouble';
import { useStartMatch } from './use-start-match';

/** The least a poster may be high, as a share of its width. */
const LEAST_POSTER = 0.7;
/** From this width on, a window wider than high gets the poster at its side. */
const BESIDE_FROM = 560;
/** At a phone's size. */
const PANEL_MAX = 500;

export type { Props };

export function HomeScreen(props: Props) {
  const theme = useTheme();
  const { width, height } = useWindowDimensions();
  const beside = width > height && width >= BESIDE_FROM;
  // Sheets hang here, since turning the phone rearranges everything below: an open one stays open.
  const { start: begin, asking } = useStartMatch(props.onTable, props.looked);
  const start = useSteadyCallback(begin);
  return (
    <View style={[styles.screen, { backgroundColor: theme.ground }]}>
      {beside ? (
        <BesideLayout {...props} start={start} />
      ) : (
        <StackedLayout {...props} start={start} width={width} height={height} />
      )}
      <NewMatchSheet {...asking} />
      <SaveTroubleSheet />
    </View>
  );
}

interface StackedProps extends PanelProps {
  readonly width: number;
  readonly height: number;
}

/** Below the table it lies still while moves are made. */
const StackedLayout = memo(function StackedLayout({ width, height, ...props }: StackedProps) {
  const zoom = useWindowZoom();
  const maxWidth = PANEL_MAX * zoom;
  // On large screens the paperwork is larger too, and needs its half.
  const least = Math.min(width * LEAST_POSTER, height * (zoom > 1 ? 0.5 : 0.6));
  return (
    <ScrollView bounces={false} overScrollMode="never" contentContainerStyle={styles.stack}>
      <HomePoster edge="bottom" style={{ flexGrow: 1, minHeight: least }} />
      <View style={[styles.panelBelow, { maxWidth }]}>
        <HomePanel {...props} />
      </View>
    </ScrollView>
  );
});

const BesideLayout = memo(function BesideLayout(props: PanelProps) {
  const maxWidth = PANEL_MAX * useWindowZoom();
  const insets = useSafeAreaInsets();
  return (
    <View style={styles.row}>
      <HomePoster edge="right" style={styles.posterBeside} />
      <View style={[styles.panelBeside, { paddingTop: insets.top, paddingRight: insets.right }]}>
        <ScrollView
          bounces={false}
          overScrollMode="never"
          contentContainerStyle={[styles.panelBesideContent, { maxWidth }]}
        >
          <HomePanel {...props} />
        </ScrollView>
      </View>
    </View>
  );
});

const styles = StyleSheet.create({
  screen: { flex: 1 },
  stack: { flexGrow: 1 },
  panelBelow: { alignSelf: 'center', width: '100%' },
  row: { flex: 1, flexDirection: 'row' },
  posterBeside: { flex: 11 },
  panelBeside: { flex: 9 },
  panelBesideContent: {
    flexGrow: 1,
    justifyContent: 'center',
    alignSelf: 'center',
    width: '100%',
  },
});
