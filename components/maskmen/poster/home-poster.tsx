/** The poster of the evening: lettering above, the six masks below, torn off along one edge. */
import { StyleSheet, useWindowDimensions, View, type ViewStyle } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { MaskShape } from '@/components/maskmen/art/mask-shape';
import { PosterBackground, type PosterEdge } from '@/components/ui/poster-background';
import { Svg } from '@/components/ui/svg';
import { useSize } from '@/components/ui/use-size';
import { useT } from '@/i18n';
import { useTheme } from '@/theme';

import { layoutPoster } from './poster-layout';
import { PosterHead } from './poster-head';

/** Before the first layout: the share of the window the poster usually takes. */
const GUESS = 0.58;

export interface Props {
  readonly edge: PosterEdge;
  readonly style?: ViewStyle;
}

export function HomePoster({ edge, style }: Props) {
  const t = useT();
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const window = useWindowDimensions();
  const [size, onLayout] = useSize(
    edge === 'bottom'
      ? { width: window.width, height: window.height * GUESS }
      : { width: window.width * GUESS, height: window.height },
  );
  const left = edge === 'right' ? insets.left : 0;
  const layout = layoutPoster({ ...size, top: insets.top, left });

  return (
    <View onLayout={onLayout} style={[styles.poster, style]}>
      <View style={StyleSheet.absoluteFill} pointerEvents="none">
        <PosterBackground {...size} edge={edge} behind={theme.ground} />
      </View>
      <PosterHead
        scale={layout.scale}
        width={layout.headWidth}
        style={{ marginTop: layout.headTop, marginLeft: left }}
      />
      <View
        accessible
        role="img"
        aria-label={t('masks.all', {
          volto: t('wrestlers.volto'),
          zarpa: t('wrestlers.zarpa'),
          nopal: t('wrestlers.nopal'),
          umbra: t('wrestlers.umbra'),
          dalia: t('wrestlers.dalia'),
          fango: t('wrestlers.fango'),
        })}
        pointerEvents="none"
        style={StyleSheet.absoluteFill}
      >
        <Svg width={size.width} height={size.height} aria-hidden>
          {layout.masks.map((mask) => (
            <MaskShape key={mask.wrestler} {...mask} />
          ))}
        </Svg>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  poster: { overflow: 'hidden' },
});
