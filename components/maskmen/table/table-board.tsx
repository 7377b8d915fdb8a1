/**
 * The table: everything a seat sees of a running season, in the arrangement that fits the window.
 * Props in, callbacks out; no rule is known here.
 */

import { memo, startTransition, useCallback, useMemo, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { useMotion } from '@/components/motion/motion-context';
import { useInTurn } from '@/components/motion/use-later';
import { useSharedValue } from '@/components/moving/animated';
import { useAlert } from '@/components/ui/live';
import { Text } from '@/components/ui/text';
import type { Wrestler } from '@/engine/view';
import { heldAtLeast, listDefeats, NOBODY, wrestlerAt } from '@/engine/view';
import { useT } from '@/i18n';
import { useTableScale, useTheme } from '@/theme';

import {
  ChoreographyContext,
  useChoreography,
  type Beat,
  type Running,
} from '../choreography/use-choreography';
import type { SpotFacts } from '../coach/spots';
import { StrengthDiagram } from '../diagram/diagram';
import { momentOf } from '../diagram/moment-of';
import type { Proved } from '../diagram/motion-plan';
import type { LetGo } from '../hand/use-hand-gesture';
import { bandOf } from '../proof/band-of';
import { ProofBanner } from '../proof/proof-banner';
import { seatOrder, wholeTable } from '../seats/seat-facts';
import { passPlace } from './action-bar';
import { Backdrop } from './backdrop';
import { BoardHead } from './board-head';
import { spotFacts } from './spot-facts';
import { proverOf, spotOf } from './table-facts';
import {
  diagramBox,
  hasRail,
  layTable,
  type Rect,
  type TableLayout,
  type TableSpace,
} from './table-layout';
import { floorsOf } from './table-floors';
import { TableHand, type HandProps } from './table-hand';
import { TableRing } from './table-ring';
import { TableSeats } from './table-seats';
import { DROP, TableSprites } from './table-sprites';
import { useChips, useTalk } from './talk';
import { useIdleActions } from './use-idle-actions';

export interface Props extends HandProps {
  readonly space: TableSpace;
  readonly beat: Beat;
  /** Strength as a diagram of ropes or as columns of plates. */
  readonly strength: 'diagram' | 'columns';
  /** What the chosen play would prove, and what would follow. */
  readonly preview: Proved | undefined;
  readonly saving: 'saved' | 'pending' | 'failed';
  readonly onMenu: () => void;
  readonly onScores: () => void;
  /** A tap on the table while a bot thinks. */
  readonly onHurry: () => void;
  /** What stands in the place of scores and menu. */
  readonly head?: ((layout: TableLayout) => ReactNode) | undefined;
  /** What lies over the table, told where things are. */
  readonly over?: ((where: () => SpotFacts) => ReactNode) | undefined;
}

const at = ({ x, y, width, height }: Rect) =>
  ({ position: 'absolute', left: x, top: y, width, height }) as const;

/** The table with its choreography: everything on it moves by the clock of the last beat. */
export const TableBoard = memo(function TableBoard(props: Props) {
  const { space, view, viewer } = props;
  const moves = view.season.log.length;
  const [letGo, setLetGo] = useState<LetGo & { readonly moves: number }>();
  // What a finger let go is the play of the next move, or it was refused. It is seen with that move:
  // before, there is nothing to draw it for.
  const thrown = letGo?.moves === moves - 1 ? letGo : undefined;
  const running = useChoreography({
    view,
    viewer,
    beat: props.beat,
    solo: props.solo,
    asks: !props.passes,
    speed: thrown?.speed,
    window: `${space.width}×${space.height}`,
  });
  const onLetGo = useCallback(
    (where: LetGo) => startTransition(() => setLetGo({ ...where, moves })),
    [moves],
  );
  return (
    <ChoreographyContext value={running}>
      <Board {...props} running={running} letGo={thrown} onLetGo={onLetGo} />
    </ChoreographyContext>
  );
});

interface BoardProps extends Props {
  readonly running: Running;
  /** Where and how fast a finger let the newest play go. */
  readonly letGo: LetGo | undefined;
  readonly onLetGo: (letGo: LetGo) => void;
}

function Board(props: BoardProps) {
  const { space, view, viewer, names, thinking, choice, beat, leftHanded } = props;
  const { plan, clock, finish } = props.running;
  const t = useT();
  const theme = useTheme();
  const { season } = view;
  const rail = hasRail(space);
  const text = useTableScale();
  const seats = useMemo(
    () => (rail ? wholeTable(season.players, viewer) : seatOrder(season.players, viewer)),
    [rail, season.players, viewer],
  );
  const layout = useMemo(
    () =>
      layTable(space, {
        names: seats.map((seat) => names[seat] ?? ''),
        hand: leftHanded ? 'left' : 'right',
        text,
      }),
    [space, seats, names, leftHanded, text],
  );
  const top = useMemo(
    () =>
      season.top === NOBODY
        ? undefined
        : { wrestler: wrestlerAt(season.top), count: season.topCount },
    [season.top, season.topCount],
  );
  const { pace } = useMotion();
  const [skipped, setSkipped] = useState<number>();
  const moment = useMemo(
    () => momentOf({ beat, viewer, plan, pace, skipped }),
    [beat, viewer, plan, pace, skipped],
  );
  const defeats = useMemo(() => listDefeats(season), [season]);
  const talks = props.help !== 'tabletop';
  // While others decide, the diagram shows how the ring stands.
  const watching = props.help === 'full' && season.turn !== viewer;
  const focus = talks ? (choice.focus ?? (watching ? top?.wrestler : undefined)) : undefined;
  /** The wrestler last tapped in the diagram or in the ring: its focus spreads from there. */
  const [tapped, setTapped] = useState<Wrestler>();
  const { setFocus } = choice;
  const focusByTap = useCallback(
    (wrestler: Wrestler) => {
      setTapped(wrestler);
      setFocus(wrestler);
    },
    [setFocus],
  );
  const strength = useMemo(
    () => ({
      order: season,
      defeats,
      played: heldAtLeast(season.played, 1),
      top,
      moment,
      focus,
      tapped,
      preview: props.preview,
    }),
    [season, defeats, top, moment, focus, tapped, props.preview],
  );
  const sitting = useMemo(() => ({ view, thinking }), [view, thinking]);
  const talk = useTalk(props);
  const chips = useChips(props);
  const whose = useMemo(() => ({ layout, viewer }), [layout, viewer]);
  // Hand and ring answer at once; then the seats, the words and actions, the chips, the diagram.
  const parts = useMemo(
    () => [sitting, talk, chips, strength] as const,
    [sitting, talk, chips, strength],
  );
  const [sat, told, shown, read] = useInTurn(parts, whose);
  const spot = useCallback(
    (seat: number) => {
      const { hand, ring } = layout;
      // What flies to the viewer comes to the hand's upper edge, above the cards.
      if (!seats.includes(seat)) return { x: hand.x + hand.width / 2, y: hand.y - 4 };
      const { x, y } = spotOf(layout, seats, seat);
      return { x: x + ring.x, y: y + ring.y };
    },
    [layout, seats],
  );
  const first = props.onHint !== undefined || props.undo;
  const towel = useCallback(
    (seat: number) => {
      if (seats.includes(seat)) return spot(seat);
      const { actions } = layout;
      const { x, width } = passPlace({ ...actions, leftHanded, first });
      return { x: actions.x + x + width / 2, y: actions.y + actions.height / 2 - DROP };
    },
    [layout, seats, spot, leftHanded, first],
  );
  const stamp = useCallback(
    (seat: number) => {
      const { hand } = layout;
      if (seats.includes(seat)) return spot(seat);
      return { x: hand.x + hand.width / 2, y: hand.y + hand.height / 2 };
    },
    [layout, seats, spot],
  );
  const band = useMemo(() => bandOf(layout, space.width), [layout, space.width]);
  const veil = useSharedValue(0);
  const idle = useIdleActions(told, { layout, leftHanded, first });
  const by = useMemo(() => proverOf(beat, names), [beat, names]);
  const lit = rail
    ? { left: layout.diagram.x, right: layout.diagram.x + layout.diagram.width }
    : { left: 0, right: space.width };
  const saving = props.saving === 'saved' ? undefined : t(`table.saving.${props.saving}`);
  useAlert(props.saving === 'failed' ? saving : undefined);
  return (
    <View
      style={[styles.table, { backgroundColor: theme.ground }]}
      // A touch anywhere finishes what is running, and is then what it would have been.
      onStartShouldSetResponderCapture={() => {
        setSkipped(beat.id);
        finish();
        return false;
      }}
    >
      <Backdrop
        width={space.width}
        height={space.height}
        reach={layout.diagram.y + layout.diagram.height + 10}
        {...lit}
      />
      {floorsOf(layout, space).map((floor) => (
        <View
          key={`${floor.x}-${floor.y}`}
          style={[
            at(floor),
            styles.floor,
            { backgroundColor: theme.scheme === 'dark' ? theme.bg0 : theme.bg2 },
          ]}
        />
      ))}
      {(sat.thinking !== undefined || viewer === undefined) && (
        // A convenience for fingers: neither a stop for the keyboard nor for a screen reader.
        <View
          style={StyleSheet.absoluteFill}
          onStartShouldSetResponder={() => true}
          onResponderRelease={props.onHurry}
        />
      )}
      {props.head === undefined ? (
        <BoardHead
          {...{ view, viewer, names, layout }}
          onMenu={props.onMenu}
          onScores={props.onScores}
        />
      ) : (
        props.head(layout)
      )}
      <TableSeats {...{ viewer, names, layout, seats }} {...sat} />
      <View style={at(layout.diagram)} pointerEvents="box-none">
        <StrengthDiagram
          shape={props.strength}
          {...diagramBox(layout)}
          {...read}
          onFocus={focusByTap}
          worksOut={talks}
        />
      </View>
      {saving !== undefined && (
        <View style={[styles.saving, { top: layout.diagram.y }]} pointerEvents="none">
          <Text variant="small" tone="dim" role="status">
            {saving}
          </Text>
        </View>
      )}
      <TableRing
        {...{ view, viewer, names, thinking, layout, seats }}
        told={sat.view}
        focus={read.focus}
        solo={props.solo}
        forced={props.forced}
        passes={props.passes}
        help={props.help}
        running={props.running}
        letGo={props.letGo}
        onFocus={focusByTap}
      />
      <TableHand {...props} told={told} chips={shown} layout={layout} veil={veil} />
      <TableSprites {...{ plan, clock, spot, towel, stamp }} />
      <ProofBanner {...{ moment, by, band, veil, idle }} />
      {props.over?.(() => spotFacts(layout, view, props))}
    </View>
  );
}

const styles = StyleSheet.create({
  table: { flex: 1, overflow: 'hidden' },
  floor: { opacity: 0.55 },
  saving: { position: 'absolute', left: 0, right: 0, alignItems: 'center' },
});
