/** The ring on tablets and desktops: a panel with a headline over the mat, and what beats it below. */

import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/ui/text';
import type { Defeat } from '@/engine/view';
import { useT } from '@/i18n';
import { border, maxScale, radius, useTheme } from '@/theme';

import { NeedPanel } from './need-panel';
import { Ring, TABLET_CARD, type Props as RingProps } from './ring';

export interface Props extends RingProps {
  /** What the top play proved, if it did. */
  readonly proved: Defeat | undefined;
  /** How much larger than on a tablet everything is. */
  readonly grown: number;
}

const HEADLINE = 116;
const NEED = 104;
const EDGE = 2;
const BANNER = 40;

export function RingPanel({ width, height, need, proved, grown, ...ring }: Props) {
  const t = useT();
  const theme = useTheme();
  const top = ring.plays[ring.plays.length - 1];
  const sceneHeight = Math.max(150, height - (HEADLINE + NEED) * grown - 14);
  const banner = { fontSize: BANNER * grown, lineHeight: 1.1 * BANNER * grown };
  return (
    <View style={{ width, height }} pointerEvents="box-none">
      <View
        pointerEvents="box-none"
        style={[styles.panel, { borderColor: theme.line, backgroundColor: theme.bg1 }]}
      >
        <View style={[styles.headline, { height: HEADLINE * grown }]} pointerEvents="none">
          <Text
            variant="label"
            tone="dim"
            allowFontScaling={false}
            style={[styles.label, { fontSize: 17 * grown, lineHeight: 20 * grown }]}
          >
            {t('table.ring.inTheRing')}
          </Text>
          {top === undefined ? (
            <Text
              variant="banner"
              tone="faint"
              allowFontScaling={false}
              numberOfLines={1}
              style={banner}
            >
              {t('table.ring.nobodyYet')}
            </Text>
          ) : (
            <>
              <Text variant="banner" allowFontScaling={false} numberOfLines={1} style={banner}>
                {t('table.ring.play', { name: t(`wrestlers.${top.wrestler}`), number: top.count })}
              </Text>
              <Text
                variant="small"
                tone="dim"
                maxFontSizeMultiplier={maxScale.node}
                numberOfLines={2}
                style={{ fontSize: 12.5 * grown, lineHeight: 17 * grown }}
              >
                {proved === undefined
                  ? t('table.ring.playedBy', { name: top.who })
                  : t('table.ring.provedBy', {
                      name: top.who,
                      loser: t(`wrestlers.${proved[1]}`),
                    })}
              </Text>
            </>
          )}
        </View>
        <Ring
          {...ring}
          width={width - EDGE}
          height={sceneHeight}
          need={undefined}
          // What beats it stands below, not on the mat: nothing there has to make room.
          keepsPanel={false}
          largestCard={TABLET_CARD * grown}
          corner={radius.sheet - 1}
        />
      </View>
      <View style={[styles.need, { height: NEED * grown }]} pointerEvents="none">
        {need !== undefined && (
          <NeedPanel need={need} shape="wide" scale={1.4 * grown} width={width} />
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { borderRadius: radius.sheet, borderWidth: border.thin },
  headline: {
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    padding: 8,
  },
  label: { letterSpacing: 1.6 },
  need: { marginTop: 14, justifyContent: 'flex-start' },
});
