/**
 * The ring: this round's plays with their owners, the top play large, what beating it takes; or,
 * when it is empty, whose lead it is.
 */

import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Clocked } from '@/components/motion/clocked';
import { PLAIN_LOOK, STANDING, type Course } from '@/components/motion/clocked-props';
import { passed } from '@/components/motion/curves';
import type { Arrival, Departure } from '@/components/motion/flight-pose';
import { useLater } from '@/components/motion/use-later';
import type { SharedValue } from '@/components/moving/animated';
import { Icon } from '@/components/ui/icon';
import { Path, Svg } from '@/components/ui/svg';
import { Text } from '@/components/ui/text';
import type { Wrestler } from '@/engine/view';
import { useT } from '@/i18n';
import { maxScale, useTheme } from '@/theme';

import { MatRing } from './mat-ring';
import type { Need } from './need';
import { NeedPanel } from './need-panel';
import { RingBackdrop } from './ring-backdrop';
import { PlayTarget } from './play-target';
import { layRing, PHONE_CARD } from './ring-layout';
import { RingPlay } from './ring-play';
import { RingRopes } from './ring-ropes';
import { layTargets } from './ring-targets';

export interface RingPlayFacts {
  /** The same from the play's arrival to the end of its round. */
  readonly id: string;
  readonly wrestler: Wrestler;
  readonly count: number;
  readonly seat: number;
  readonly who: string;
  readonly arrival: Arrival | undefined;
  readonly departure: Departure | undefined;
}

export interface Props {
  readonly width: number;
  readonly height: number;
  readonly plays: readonly RingPlayFacts[];
  /** The beat's clock. */
  readonly clock: SharedValue<number>;
  readonly need: Need | undefined;
  /** The widest a card may be; what stands on the mat grows with it. */
  readonly largestCard?: number;
  /** How much of the right side lies under a notch. */
  readonly inset?: number;
  /** How round its lower corners are; what flies is never cut by them. */
  readonly corner?: number;
  /** A round's cards leave: what lies there stays where it was until then. */
  readonly keepsPanel?: boolean;
  readonly lead: { readonly title: string; readonly text: string } | undefined;
  /** The wrestler in focus, and what a touch on a play does; without it plays are only looked at. */
  readonly focus?: Wrestler | undefined;
  readonly onFocus?: ((wrestler: Wrestler) => void) | undefined;
}

/** A touch needs so much, a little less where the mat is narrow. */
const targetIn = (width: number): number => (width < 360 ? 44 : 48);

const PANEL = 136;
/** How large the top card is on a tablet, at most. */
export const TABLET_CARD = 116;
/** Below this height whose lead it is stands there in smaller letters, without the bell. */
const LOW_LEAD = 142;
/** On a tablet's mat names are so much larger than on a phone's. */
const LARGER_NAME = 1.2;

export function Ring({
  width,
  height,
  plays,
  clock,
  need,
  lead,
  largestCard = PHONE_CARD,
  inset = 0,
  corner = 0,
  keepsPanel,
  focus,
  onFocus,
}: Props) {
  const t = useT();
  const theme = useTheme();
  const small = height < 110;
  /** How much larger than on a tablet everything is. */
  const grown = Math.max(1, largestCard / TABLET_CARD);
  const scale = Math.min(1.35, Math.max(1, largestCard / PHONE_CARD));
  const panel =
    need === undefined && keepsPanel !== true ? inset : (small ? 142 : PANEL * scale) + inset;
  const plan = useMemo(
    () => layRing(plays.length, { width, height, panel, largest: largestCard }),
    [plays.length, width, height, panel, largestCard],
  );
  const nameScale = Math.min(LARGER_NAME, Math.max(1, largestCard / PHONE_CARD)) * grown;
  const last = plan.places.at(-1);
  const swept = plays.at(-1)?.departure;
  const arrival = plays.at(-1)?.arrival;
  const contact = useMemo(
    () =>
      arrival === undefined || arrival.fades || arrival.flight === 0
        ? undefined
        : { at: arrival.at + arrival.flight + arrival.slam, size: arrival.size },
    [arrival],
  );
  const touchable = onFocus !== undefined && swept === undefined;
  const lies = useMemo(() => {
    const counts = plays.map(({ count }) => count);
    return { plays, targets: layTargets(plan, counts, { width, height, least: targetIn(width) }) };
  }, [plan, plays, width, height]);
  // Nobody sees them: they may come after the cards.
  const felt = useLater(lies, width);
  return (
    <View
      style={{ width, height }}
      role="region"
      aria-label={t('table.ring.name')}
      pointerEvents="box-none"
    >
      <View
        style={[
          StyleSheet.absoluteFill,
          corner > 0 && styles.cut,
          { borderBottomLeftRadius: corner, borderBottomRightRadius: corner },
        ]}
        pointerEvents="none"
      >
        <RingBackdrop width={width} height={height} />
        <RingRopes width={width} height={height} contact={contact} clock={clock} />
      </View>
      {lead !== undefined && (plays.length === 0 || swept !== undefined) && (
        <Lead {...lead} small={height < LOW_LEAD} grown={grown} after={swept} clock={clock} />
      )}
      {contact !== undefined && last !== undefined && (
        <MatRing x={last.x} y={last.y + plan.cardWidth * 0.5} contact={contact} clock={clock} />
      )}
      {plan.chevron !== undefined && swept === undefined && (
        <Svg
          width={12}
          height={20}
          pointerEvents="none"
          style={[styles.chevron, { left: plan.chevron - 6, top: (last?.y ?? 0) - 10 }]}
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
        return (
          <RingPlay
            key={id}
            {...facts}
            place={place}
            clock={clock}
            cardWidth={plan.cardWidth}
            isTop={at === plays.length - 1}
            named={touchable}
            mark={swept === undefined ? (small ? 'above' : 'below') : 'none'}
            nameRoom={small ? 0 : at === plays.length - 1 ? plan.topNameRoom : plan.nameRoom}
            nameScale={nameScale}
          />
        );
      })}
      {touchable &&
        felt.plays.map((play, at) => {
          const target = felt.targets[at];
          if (target === undefined) return null;
          return (
            <PlayTarget
              key={play.id}
              play={play}
              target={target}
              selected={play.wrestler === focus}
              onPress={() => onFocus(play.wrestler)}
            />
          );
        })}
      {need !== undefined && (
        <View
          pointerEvents="none"
          style={[
            styles.need,
            { width: panel - inset - 12, right: 12 + inset, top: small ? 27 : 50 * scale },
          ]}
        >
          <NeedPanel
            need={need}
            shape={small ? 'short' : 'tall'}
            scale={scale}
            width={panel - inset - 12}
          />
        </View>
      )}
    </View>
  );
}

interface LeadProps {
  readonly title: string;
  readonly text: string;
  readonly small: boolean;
  /** How much larger than on a tablet the words are. */
  readonly grown: number;
  /** The cards it waits for. */
  readonly after: Departure | undefined;
  readonly clock: SharedValue<number>;
}

/** Whose lead it is stands there at once, and is seen once the cards are gone. */
function Lead({ title, text, small, grown, after, clock }: LeadProps) {
  const told = useMemo((): Course => {
    if (after === undefined) return STANDING;
    const half = after.time / 2;
    const from = after.at + half;
    const look = (time: number) => {
      'worklet';
      return { ...PLAIN_LOOK, opacity: passed(time, from, half) };
    };
    return { look, until: from + half };
  }, [after]);
  return (
    <Clocked
      clock={clock}
      course={told}
      style={[styles.lead, small && styles.leadSmall, styles.untouched]}
    >
      {!small && <Icon name="bell" size={20 * grown} />}
      <Text
        spoken
        variant="banner"
        numberOfLines={1}
        adjustsFontSizeToFit
        allowFontScaling={false}
        style={[
          small ? styles.titleSmall : styles.title,
          grown > 1 && { fontSize: 44 * grown, lineHeight: 44 * grown },
        ]}
      >
        {title}
      </Text>
      <Text
        variant="small"
        maxFontSizeMultiplier={maxScale.table}
        style={[styles.centred, { fontSize: 12.5 * grown, lineHeight: 17 * grown }]}
      >
        {text}
      </Text>
    </Clocked>
  );
}

const styles = StyleSheet.create({
  cut: { overflow: 'hidden' },
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
  untouched: { pointerEvents: 'none' },
  leadSmall: { top: 26, bottom: 10 },
  title: { fontSize: 44, lineHeight: 44, letterSpacing: 0.6 },
  titleSmall: { fontSize: 32, lineHeight: 33, letterSpacing: 0.6 },
  centred: { textAlign: 'center' },
  chevron: { position: 'absolute' },
  need: { position: 'absolute' },
});
