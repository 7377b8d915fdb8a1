/**
 * The ring: this round's plays with their owners, the top play large, what beating it takes; or,
 * when it is empty, whose lead it is.
 */

import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { Icon } from '@/components/ui/icon';
import { Text } from '@/components/ui/text';
import type { Wrestler } from '@/engine/view';
import { useT } from '@/i18n';
import { maxScale, useTheme } from '@/theme';

import type { Need } from './need';
import { NeedPanel } from './need-panel';
import { RingBackdrop } from './ring-backdrop';
import { layRing } from './ring-layout';
import { RingPlay } from './ring-play';

export interface RingPlayFacts {
  /** The same from the play's arrival to the end of its round. */
  readonly id: string;
  readonly wrestler: Wrestler;
  readonly count: number;
  readonly who: string;
  readonly own: boolean;
  readonly from: { readonly x: number; readonly y: number } | undefined;
}

export interface Props {
  readonly width: number;
  readonly height: number;
  readonly plays: readonly RingPlayFacts[];
  /** Where a won round's cards are swept to. */
  readonly sweepTo: { readonly x: number; readonly y: number } | undefined;
  readonly need: Need | undefined;
  /** The widest a card may be; what stands on the mat grows with it. */
  readonly largestCard?: number;
  /** How much of the right side lies under a notch. */
  readonly inset?: number;
  readonly lead: { readonly title: string; readonly text: string } | undefined;
}

const PANEL = 136;

export function Ring({
  width,
  height,
  plays,
  sweepTo,
  need,
  lead,
  largestCard = 60,
  inset = 0,
}: Props) {
  const t = useT();
  const theme = useTheme();
  const small = height < 110;
  const scale = Math.min(1.35, Math.max(1, largestCard / 60));
  const panel = need === undefined ? inset : (small ? 142 : PANEL * scale) + inset;
  const plan = layRing(plays.length, { width, height, panel, largest: largestCard });
  return (
    <View style={{ width, height }} role="region" aria-label={t('table.ring.name')}>
      <View style={StyleSheet.absoluteFill}>
        <RingBackdrop width={width} height={height} />
      </View>
      {lead !== undefined && plays.length === 0 && (
        <View style={[styles.lead, small && styles.leadSmall]} pointerEvents="none">
          {!small && <Icon name="bell" size={20} />}
          <Text
            variant="banner"
            numberOfLines={1}
            adjustsFontSizeToFit
            allowFontScaling={false}
            style={small ? styles.titleSmall : styles.title}
          >
            {lead.title}
          </Text>
          <Text variant="small" maxFontSizeMultiplier={maxScale.node} style={styles.centred}>
            {lead.text}
          </Text>
        </View>
      )}
      {plan.chevron !== undefined && sweepTo === undefined && (
        <Svg
          width={12}
          height={20}
          style={[
            styles.chevron,
            { left: plan.chevron - 6, top: (plan.places.at(-1)?.y ?? 0) - 10 },
          ]}
          aria-hidden
        >
          <Path
            d="M2 3L10 10L2 17"
            fill="none"
            stroke={theme.text}
            strokeOpacity={0.7}
            strokeWidth={2.6}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </Svg>
      )}
      {plays.map((play, at) => {
        const place = plan.places[at];
        if (place === undefined) return null;
        const { id, ...facts } = play;
        const swept = sweepTo && { ...sweepTo, scale: 0.3, tilt: place.tilt };
        return (
          <RingPlay
            key={id}
            {...facts}
            place={swept ?? place}
            cardWidth={plan.cardWidth}
            isTop={at === plays.length - 1}
            nameRoom={
              small || sweepTo !== undefined
                ? 0
                : at === plays.length - 1
                  ? plan.cardWidth * 2.2
                  : plan.nameRoom
            }
          />
        );
      })}
      {need !== undefined && (
        <View
          style={[
            styles.need,
            { width: panel - inset - 12, right: 12 + inset, top: small ? 27 : 50 * scale },
          ]}
        >
          <NeedPanel need={need} shape={small ? 'short' : 'tall'} scale={scale} />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  lead: {
    position: 'absolute',
    left: 16,
    right: 16,
    top: 40,
    bottom: 16,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
  },
  leadSmall: { top: 26, bottom: 10 },
  title: { fontSize: 44, lineHeight: 44, letterSpacing: 0.6 },
  titleSmall: { fontSize: 32, lineHeight: 33, letterSpacing: 0.6 },
  centred: { textAlign: 'center' },
  chevron: { position: 'absolute' },
  need: { position: 'absolute' },
});
