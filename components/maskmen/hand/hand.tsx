/**
 * The hand: groups in a fan, legal ones lit with what they cost. A tap focuses a group, another
 * takes one card more where the count is free; a swipe up plays. Every group is a button by itself,
 * so that keys and screen readers do all of it too.
 */

import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { Platform, StyleSheet, View } from 'react-native';

import { useFeel } from '@/components/feel/feel-context';
import { useMotion } from '@/components/motion/motion-context';
import type { SharedValue } from '@/components/moving/animated';
import { GestureDetector } from '@/components/moving/gesture';
import { touch } from '@/components/moving/touched';
import { FocusRing, useFocusRing } from '@/components/ui/focus-ring';
import { useLeadFocus } from '@/components/ui/lead-focus';
import { useSteadyList } from '@/components/ui/use-steady';
import { useSteadyCallback } from '@/components/ui/use-steady-callback';
import type { Wrestler } from '@/engine/view';
import { useT } from '@/i18n';
import { motion, radius } from '@/theme';

import { EDGE_CUES, LIFT_CUES, RETURN_CUES } from '../choreography/other-cues';
import type { DealStep } from '../choreography/steps';
import { layFan } from './fan-layout';
import { GroupTarget, raisedBy } from './group-target';
import type { HandGroup } from './hand-groups';
import type { Drag } from './drag';
import { HandGroupView, poseOf, raiseOf, type GroupDeal } from './hand-group-view';
import { keepInside } from './keep-inside';
import { useHandGesture, type Felt, type LetGo } from './use-hand-gesture';

export interface Props {
  readonly name: string;
  readonly groups: readonly HandGroup[];
  /** What chips and veils show of them, a few frames later. */
  readonly chips: {
    readonly groups: readonly HandGroup[];
    /** Whether it is asked which of them is played. */
    readonly asked: boolean;
  };
  readonly width: number;
  readonly height: number;
  readonly cardWidth: number;
  readonly compactChips: boolean;
  /** How far groups rise: less where height is short. */
  readonly lift: number;
  /** The size of the chips under the groups. */
  readonly scale: number;
  /** Whether costs and reasons are worked out for the player. */
  readonly showCosts: boolean;
  /** The decision it is asked for: with each, keyboards and screen readers are led here. */
  readonly turn: string | undefined;
  readonly focus: Wrestler | undefined;
  readonly count: number;
  /** A sentence for each group, for a screen reader. */
  readonly describe: (group: HandGroup) => string;
  /** The ring's edge, from the hand's top. */
  readonly edge: number;
  readonly drag: Drag;
  /** The cards come from the ring, whose middle lies there in the hand, by the beat's clock. */
  readonly deal: HandDeal | undefined;
  /** What a hint points at. */
  readonly hint: Wrestler | undefined;
  readonly onFocus: (wrestler: Wrestler) => void;
  /** The keyboard or a screen reader came to a group. */
  readonly onKeyFocus: (wrestler: Wrestler) => void;
  /** A tap on a group: focuses it, or changes its count. */
  readonly onTap: (wrestler: Wrestler) => void;
  /** A swipe up; where in the hand and how fast its packet was let go. */
  readonly onPlay: (wrestler: Wrestler, letGo: LetGo) => void;
  readonly onIllegal: (wrestler: Wrestler) => void;
}

export interface HandDeal {
  readonly step: DealStep;
  readonly clock: SharedValue<number>;
  readonly x: number;
  readonly y: number;
}

const CHIPS = 28;
/** A phone's screen reader stops at what is one thing; the keyboard would focus a group by that. */
const LED_TO = Platform.OS === 'web' ? 'hand' : 'group';

const FELT = { lift: LIFT_CUES, edge: EDGE_CUES, return: RETURN_CUES } as const;

const onTouched = (touched: boolean): void => touch('hand', touched);

/** What each group has of a deal. */
function dealGroups(deal: HandDeal | undefined, groups: readonly HandGroup[]): GroupDeal[] {
  if (deal === undefined) return [];
  const { step, clock, x, y } = deal;
  const { fan, fanApart } = motion.deal;
  let first = 0;
  return groups.map(({ held }, at) => {
    const fanAt = step.time - fan - fanApart * (groups.length - 1 - at);
    const mine = { clock, first, fanAt, x, y, fades: step.fades };
    first += held;
    return mine;
  });
}

/** What is told of the groups there are: how many cards they hold is true at once. */
const toldOf = (groups: readonly HandGroup[], told: readonly HandGroup[]): HandGroup[] =>
  groups.map((group) => {
    const as = told.find(({ wrestler }) => wrestler === group.wrestler);
    return as === undefined ? group : { ...as, held: group.held };
  });

export const Hand = memo(function Hand(props: Props) {
  const { width, height, cardWidth, focus, count, drag, showCosts } = props;
  const { asked } = props.chips;
  const { lift, scale, deal, onFocus, onPlay, onIllegal } = props;
  const t = useT();
  const { reduced } = useMotion();
  // Others' moves leave a hand as it is: its cards are not drawn again for them.
  const groups = useSteadyList(props.groups, JSON.stringify);
  const told = useSteadyList(toldOf(groups, props.chips.groups), JSON.stringify);
  const held = groups.map((group) => group.held).join();
  const dragging = useRef(false);
  const led = useLeadFocus(props.turn);
  const ring = useFocusRing();
  const fans = useMemo(
    () =>
      layFan(held === '' ? [] : held.split(',').map(Number), {
        width,
        cardWidth,
        restY: height - CHIPS - raisedBy(scale) - cardWidth * 0.7,
      }),
    [held, width, height, cardWidth, scale],
  );
  const strips = useMemo(() => fans.map(({ left, right }) => ({ left, right })), [fans]);
  const playable = useMemo(() => groups.map((group) => group.counts.length > 0), [groups]);
  const withGroup = useCallback(
    (then: (wrestler: Wrestler) => void) => (index: number) => {
      const group = groups[index];
      if (group !== undefined) then(group.wrestler);
    },
    [groups],
  );
  const focusAt = useMemo(() => withGroup(onFocus), [withGroup, onFocus]);
  const focusedAt = groups.findIndex(({ wrestler }) => wrestler === focus);
  const states = groups.map((group, index) => {
    const focused = index === focusedAt;
    const state = {
      focused,
      beside: focusedAt >= 0 && Math.abs(index - focusedAt) === 1 ? index - focusedAt : 0,
      chosen: focused && group.counts.length > 0 ? Math.min(count, group.held) : 0,
    };
    const fan = fans[index];
    const pose = poseOf({ ...state, cardWidth, lift, reduced });
    return { ...state, shift: fan === undefined ? 0 : keepInside(fan, pose, width) };
  });
  const playAt = useSteadyCallback((index: number, { x, y, speed }: LetGo) => {
    const [group, fan, state] = [groups[index], fans[index], states[index]];
    if (group === undefined || fan === undefined || state === undefined) return;
    const rise = reduced ? 0 : (motion.focus.rise + motion.select.rise) * lift;
    const from = fan.y - raiseOf(false, cardWidth) - rise;
    onPlay(group.wrestler, { x: fan.x + state.shift + x, y: from + y, speed });
  });
  const deals = useMemo(() => dealGroups(deal, groups), [deal, groups]);
  const ledTo = Math.max(0, playable.indexOf(true));
  const illegalAt = useMemo(() => withGroup(onIllegal), [withGroup, onIllegal]);
  const { perform } = useFeel();
  const onFelt = useCallback((what: Felt) => void perform(FELT[what]), [perform]);
  const setDragging = useCallback((value: boolean) => {
    dragging.current = value;
  }, []);
  useEffect(() => () => onTouched(false), []);
  const gesture = useHandGesture(
    {
      strips,
      playable,
      edge: props.edge,
      enabled: groups.length > 0,
      reduced,
      onFocus: focusAt,
      onPlay: playAt,
      onIllegal: illegalAt,
      onTouched,
      onDragging: setDragging,
      onFelt,
    },
    drag,
  );
  const keyFocus = useSteadyCallback((wrestler: Wrestler) => {
    if (!dragging.current) props.onKeyFocus(wrestler);
  });
  const press = useSteadyCallback((wrestler: Wrestler) => {
    if (!dragging.current) props.onTap(wrestler);
  });
  return (
    <GestureDetector gesture={gesture}>
      <View
        ref={LED_TO === 'hand' ? led : null}
        style={[styles.hand, { width, height }]}
        {...(LED_TO === 'hand' && {
          // Its groups' focus comes by here too, and has rings of its own.
          onFocus: (event) => {
            if (event.target === event.currentTarget) ring.handlers.onFocus(event);
          },
          onBlur: ring.handlers.onBlur,
        })}
        role="group"
        aria-label={t('table.hand.name', { name: props.name })}
      >
        {/* By themselves: the one that is lifted goes over the others, and under what is touched. */}
        <View style={StyleSheet.absoluteFill} pointerEvents="none">
          {groups.map((group, index) => {
            const [fan, state] = [fans[index], states[index]];
            const { counts } = told[index] ?? group;
            if (fan === undefined || state === undefined) return null;
            return (
              <HandGroupView
                key={group.wrestler}
                wrestler={group.wrestler}
                held={group.held}
                fan={fan}
                index={index}
                cardWidth={cardWidth}
                {...state}
                hinted={group.wrestler === props.hint}
                deal={deals[index]}
                lift={lift}
                dimmed={showCosts && asked && counts.length === 0}
                drag={drag}
              />
            );
          })}
        </View>
        {told.map((group, index) => {
          const fan = fans[index];
          if (fan === undefined) return null;
          return (
            <GroupTarget
              key={group.wrestler}
              group={group}
              fan={fan}
              height={height}
              compact={props.compactChips}
              crowded={groups.length > 5}
              scale={scale}
              showCost={showCosts && asked}
              focused={group.wrestler === focus}
              label={props.describe(groups[index] ?? group)}
              place={LED_TO === 'group' && index === ledTo ? led : undefined}
              onKeyFocus={keyFocus}
              onPress={press}
            />
          );
        })}
        {ring.focused && focus === undefined && <FocusRing radius={radius.panel} />}
      </View>
    </GestureDetector>
  );
});

const styles = StyleSheet.create({ hand: { overflow: 'visible', userSelect: 'none' } });
