/** The lower part of the table: the sentence, the stepper, the hand and the actions. */

import { startTransition, useCallback } from 'react';
import { StyleSheet, View } from 'react-native';

import { useMotion } from '@/components/motion/motion-context';
import { Animated, useAnimatedStyle, type SharedValue } from '@/components/moving/animated';
import { Button } from '@/components/ui/button';
import { nameWidth } from '@/components/ui/name-width';
import { plainText } from '@/components/ui/rich-text';
import { Text } from '@/components/ui/text';
import type { Wrestler } from '@/engine/view';
import { NOBODY } from '@/engine/view';
import { useT } from '@/i18n';
import { smallestSize, textStyles, useNodeScale, useTableScale } from '@/theme';

import { Hand } from '../hand/hand';
import { chipScale } from '../hand/chip-scale';
import type { HandGroup } from '../hand/hand-groups';
import { useDrag } from '../hand/drag';
import type { LetGo } from '../hand/use-hand-gesture';
import { reasonFor } from '../hand/use-reason';
import { ActionBar } from './action-bar';
import { EdgeLight } from './edge-light';
import { HandStepper } from './hand-stepper';
import { ReasonPill } from './reason-pill';
import { RefusedPulse } from './refused-pulse';
import { useHandMotion } from './use-hand-motion';
import { quietReason, seatViewOf } from './table-facts';
import { grownBy, type Rect, type TableLayout } from './table-layout';
import { isAsked, isStepping, isStuck, reasonOf, type Chips, type Talk } from './talk';

export interface HandProps extends Talk {
  readonly leftHanded: boolean;
  readonly onPlay: (wrestler: Wrestler) => void;
  readonly onPass: () => void;
  readonly onUndo: () => void;
  readonly onSkip: () => void;
  readonly onIllegal: (wrestler: Wrestler) => void;
  /** The wrestler a hint points at. */
  readonly hint?: Wrestler;
  /** Asks for a hint; none is given at a table without help. */
  readonly onHint?: (() => void) | undefined;
  /** On the public table: back to the hand-over. */
  readonly onBack?: () => void;
}

export interface Props extends HandProps {
  readonly layout: TableLayout;
  /** The same as it is told: a few frames behind the cards. */
  readonly told: Talk;
  /** And as chips show it, after that. */
  readonly chips: Chips;
  /** Where on the table a swiped packet was let go, and how fast. */
  readonly onLetGo: (letGo: LetGo) => void;
  /** 1 while a banner tells something in the sentence's place. */
  readonly veil: SharedValue<number>;
}

const at = ({ x, y, width, height }: Rect) =>
  ({ position: 'absolute', left: x, top: y, width, height }) as const;

export function TableHand(props: Props) {
  const { layout, view, viewer, names, groups, choice, told, help } = props;
  const t = useT();
  const { reduced } = useMotion();
  const wished = useNodeScale();
  const grown = chipScale(t, groups, {
    width: layout.hand.width,
    compact: layout.compactChips,
    wished,
  });
  const text = useTableScale();
  const drag = useDrag();
  const seatView = seatViewOf(told.view);
  const active = isAsked(props);
  const asked = isAsked(told);
  // What was asked before is closed at once; what is asked now opens when everything tells of it.
  const open = active && told.view === view;
  const showCosts = help !== 'tabletop';
  const describe = useCallback(
    (group: HandGroup) => {
      const name = t('table.hand.group', {
        wrestler: t(`wrestlers.${group.wrestler}`),
        count: group.held,
      });
      const why =
        open && seatView && showCosts ? plainText(reasonFor(t, seatView, group).text) : '';
      return why === '' ? name : `${name}. ${why}`;
    },
    [t, seatView, showCosts, open],
  );
  const { setFocus } = choice;
  // A finger that scrubs goes on by itself: the cards follow it between frames, never instead of one.
  const scrub = useCallback(
    (wrestler: Wrestler) => startTransition(() => setFocus(wrestler)),
    [setFocus],
  );
  const reason = reasonOf(
    told,
    (group) => (seatView ? reasonFor(t, seatView, group) : undefined),
    quietReason(t, { ...told, stuck: asked && isStuck(told.groups) }),
  );
  const stepping = isStepping(told);
  const edge = Math.min(-24, layout.ring.y + layout.ring.height - layout.hand.y - 8);
  const { deal, swipe } = useHandMotion(layout, props);
  const chosen = told.choice.group;
  const canAct = viewer !== undefined && !told.canSkip;
  // Beside the hand it is read, and come to by keys, after the hand.
  const aside = layout.arrangement === 'side' || layout.arrangement === 'rail';
  const { veil } = props;
  const veiled = useAnimatedStyle(() => ({ opacity: 1 - veil.get() }));
  const sentence = stepping ? (
    <HandStepper layout={layout} groups={told.groups} choice={told.choice} reason={reason} />
  ) : (
    <Animated.View
      style={[pillStyle(layout.pill, layout.arrangement, text), veiled]}
      pointerEvents="none"
    >
      {reason.text !== '' && (
        <RefusedPulse refused={drag.refused} fills={aside}>
          <ReasonPill
            reason={reason}
            scale={
              layout.arrangement === 'short' ? 0.93 : Math.min(1.2, layout.scale) * grownBy(layout)
            }
            lit={asked && told.choice.group === undefined}
            room={layout.pill}
            shape={
              layout.arrangement === 'side'
                ? 'plain'
                : layout.arrangement === 'rail'
                  ? 'panel'
                  : 'pill'
            }
          />
        </RefusedPulse>
      )}
    </Animated.View>
  );
  return (
    <>
      {!aside && sentence}
      <EdgeLight ring={layout.ring} armed={drag.armed} />
      <View style={at(layout.hand)}>
        {viewer === undefined ? (
          <View style={styles.covered}>
            <Text variant="small" tone="dim">
              {t('table.coverLook')}
            </Text>
          </View>
        ) : (
          <Hand
            name={names[viewer] ?? ''}
            groups={groups}
            chips={props.chips}
            width={layout.hand.width}
            height={layout.hand.height}
            cardWidth={layout.cardWidth}
            compactChips={layout.compactChips}
            lift={isStepping(props) ? layout.lift * STEPPING : layout.lift}
            scale={(layout.scale > 1 ? 1.25 * grownBy(layout) : 1) * grown}
            showCosts={showCosts}
            turn={active ? `${view.seasonNumber} ${view.season.log.length} ${viewer}` : undefined}
            focus={choice.focus}
            count={choice.count}
            describe={describe}
            edge={edge}
            drag={drag}
            onFocus={scrub}
            onKeyFocus={setFocus}
            onTap={choice.tap}
            deal={deal}
            hint={props.hint}
            onPlay={swipe}
            onIllegal={props.onIllegal}
          />
        )}
      </View>
      {aside && sentence}
      <View style={at(layout.actions)}>
        {canAct && (
          <ActionBar
            wrestler={chosen?.wrestler}
            count={told.choice.count}
            playable={(chosen?.counts.length ?? 0) > 0}
            active={asked}
            closed={!open}
            host={asked && told.view.season.top === NOBODY}
            undo={told.undo}
            onHint={props.onHint}
            leftHanded={props.leftHanded}
            width={layout.actions.width}
            height={layout.actions.height}
            onPlay={() => chosen && props.onPlay(chosen.wrestler)}
            onPass={props.onPass}
            onUndo={props.onUndo}
          />
        )}
        {props.onBack !== undefined && (
          <Button
            label={t('table.back')}
            variant="secondary"
            size="small"
            icon="undo"
            onPress={props.onBack}
          />
        )}
        {told.canSkip && (
          <Button
            label={t('table.action.skip')}
            variant="secondary"
            size="small"
            onPress={props.onSkip}
          />
        )}
      </View>
      {layout.arrangement === 'rail' && canAct && !reduced && (
        <Text
          variant="small"
          tone="faint"
          style={[
            styles.keys,
            keysType(t('table.action.keys'), layout),
            {
              left: layout.actions.x - KEYS_REACH,
              width: layout.actions.width + 2 * KEYS_REACH,
              top: layout.actions.y + layout.actions.height + 8,
            },
          ]}
        >
          {t('table.action.keys')}
        </Text>
      )}
    </>
  );
}

/** A sentence of two lines grows upward, away from the cards. */
const pillStyle = (pill: Rect, arrangement: TableLayout['arrangement'], text: number) =>
  arrangement === 'rail' || arrangement === 'side'
    ? at(pill)
    : ({
        ...at(pill),
        top: pill.y - PILL_ROOM * text,
        height: pill.height + PILL_ROOM * text,
        justifyContent: 'flex-end',
      } as const);

const PILL_ROOM = 12;
/** How far the line of keys may reach beyond the actions on either side. */
const KEYS_REACH = 18;

/** On one line if that can be. */
function keysType(words: string, layout: TableLayout) {
  const width = layout.actions.width + 2 * KEYS_REACH;
  const largest = textStyles.small.fontSize * grownBy(layout);
  const fontSize = Math.max(smallestSize, Math.min(largest, width / nameWidth(words, 'text')));
  return { fontSize, lineHeight: fontSize * 1.36 };
}

/** Under the stepper the chosen cards rise less. */
const STEPPING = 0.3;

const styles = StyleSheet.create({
  covered: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  keys: { position: 'absolute', textAlign: 'center' },
});
