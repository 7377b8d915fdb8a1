/** The ring on the table: what lies in it, comes into it and leaves it. */

import { memo, useMemo } from 'react';
import { View } from 'react-native';

import type { Defeat, MatchView, Wrestler } from '@/engine/view';
import { wrestlerAt } from '@/engine/view';
import { useT } from '@/i18n';

import type { Running } from '../choreography/use-choreography';
import { needToBeat } from '../ring/need';
import { Ring } from '../ring/ring';
import { RingPanel } from '../ring/ring-panel';
import { ringMoment } from './ring-moment';
import { leadText, ringPlays, spotOf, type Spot, type TalkInput } from './table-facts';
import { grownBy, type Rect, type TableLayout } from './table-layout';

const at = ({ x, y, width, height }: Rect) =>
  ({ position: 'absolute', left: x, top: y, width, height }) as const;

export interface Props extends TalkInput {
  readonly help: 'full' | 'light' | 'tabletop';
  readonly running: Running;
  /** Where on the table a finger let the newest play go. */
  readonly letGo: Spot | undefined;
  readonly layout: TableLayout;
  readonly seats: readonly number[];
  /** The view as words tell it, a frame later. */
  readonly told: MatchView;
  /** The wrestler in focus, and what a touch on a play does. */
  readonly focus: Wrestler | undefined;
  readonly onFocus: (wrestler: Wrestler) => void;
}

export const TableRing = memo(function TableRing(props: Props) {
  const { layout, seats, view, told, names, help, letGo } = props;
  const { before, plan, clock } = props.running;
  const t = useT();
  const { ring } = layout;
  const plays = useMemo(
    () =>
      ringPlays({
        moment: ringMoment({ before, view, plan }),
        names,
        spot: (seat) => spotOf(layout, seats, seat),
        letGo: letGo && { x: letGo.x - ring.x, y: letGo.y - ring.y },
      }),
    [before, view, plan, names, layout, seats, letGo, ring],
  );
  const need = useMemo(() => {
    if (help === 'tabletop') return undefined;
    // Whether there is a panel decides where cards lie; what it says may come after them.
    const now = needToBeat(view.season, names);
    return now && (needToBeat(told.season, names) ?? now);
  }, [help, view.season, told.season, names]);
  const shared = {
    width: layout.ring.width,
    height: layout.ring.height,
    plays,
    clock,
    keepsPanel: help !== 'tabletop' && plays[0]?.departure !== undefined,
    need,
    lead: leadText(t, props),
    focus: props.focus,
    // Without help the table works nothing out: there is nothing to focus.
    onFocus: help === 'tabletop' ? undefined : props.onFocus,
  };
  return (
    <View style={at(layout.ring)} pointerEvents="box-none">
      {layout.arrangement === 'rail' ? (
        <RingPanel {...shared} proved={provedBy(view)} grown={grownBy(layout)} />
      ) : (
        <Ring {...shared} largestCard={60 * layout.scale} inset={layout.ringInset} />
      )}
    </View>
  );
});

/** What the top play proved: it did if it took one card more than the play before it. */
function provedBy({ season }: MatchView): Defeat | undefined {
  const [before, last] = season.round.slice(-2);
  if (before === undefined || last === undefined || last.count === before.count) return undefined;
  return [wrestlerAt(last.wrestler), wrestlerAt(before.wrestler)];
}
