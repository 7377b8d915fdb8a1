/** How many cards, over the focused group, with its sentence beside it. */

import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { layFan } from '../hand/fan-layout';
import type { HandGroup } from '../hand/hand-groups';
import type { Reason } from '../hand/use-reason';
import { CountStepper } from './count-stepper';
import { ReasonPill } from './reason-pill';
import { placeStepper } from './stepper-place';
import { grownBy, type Rect, type TableLayout } from './table-layout';
import type { HandChoice } from './talk';

export interface Props {
  readonly layout: TableLayout;
  readonly groups: readonly HandGroup[];
  readonly choice: HandChoice;
  readonly reason: Reason;
}

const at = ({ x, y, width, height }: Rect) =>
  ({ position: 'absolute', left: x, top: y, width, height }) as const;

export function HandStepper({ layout, groups, choice, reason }: Props) {
  const { hand } = layout;
  const fans = useMemo(
    () =>
      layFan(
        groups.map((group) => group.held),
        { width: hand.width, cardWidth: layout.cardWidth, restY: 0 },
      ),
    [groups, hand.width, layout.cardWidth],
  );
  const rail = layout.arrangement === 'rail';
  const index = groups.findIndex((group) => group === choice.group);
  const { box, words, pointer } = placeStepper(layout, hand.x + (fans[index]?.x ?? 0));
  return (
    <>
      <View style={[at(box), styles.floating]}>
        <CountStepper
          width={box.width}
          height={box.height}
          counts={choice.group?.counts ?? []}
          count={choice.count}
          onCount={choice.setCount}
          grown={grownBy(layout)}
          {...(pointer !== undefined && { pointer })}
        />
      </View>
      {words !== undefined && choice.group?.cost.kind !== 'untold' && (
        <View pointerEvents="none" style={[at(words), styles.floating]}>
          <ReasonPill
            reason={{ ...reason, mark: 'none' }}
            shape={rail ? 'panel' : 'aside'}
            room={words}
            scale={rail ? PANEL * grownBy(layout) : 1}
            lit={false}
          />
        </View>
      )}
    </>
  );
}

/** In the rail a sentence is so much larger than on a phone. */
const PANEL = 1.2;

const styles = StyleSheet.create({ floating: { zIndex: 30 } });
