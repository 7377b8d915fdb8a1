/** The running table: the store's view in, intents out. */

import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useFeel } from '@/components/feel/feel-context';
import { ILLEGAL_CUES } from '@/components/maskmen/choreography/other-cues';
import type { SpotFacts } from '@/components/maskmen/coach/spots';
import { provedBy, withoutImplied } from '@/components/maskmen/diagram/moment-of';
import { handGroups } from '@/components/maskmen/hand/hand-groups';
import { refusalText } from '@/components/maskmen/hand/use-reason';
import type { SheetName } from '@/components/maskmen/sheets/table-sheets';
import { TableBoard } from '@/components/maskmen/table/table-board';
import { seatViewOf } from '@/components/maskmen/table/table-facts';
import type { TableLayout, TableSpace } from '@/components/maskmen/table/table-layout';
import { useTableKeys } from '@/components/maskmen/table/use-table-keys';
import { useHardwareBack } from '@/components/ui/hardware-back';
import { dropFocus } from '@/components/ui/lead-focus';
import { useSteadyCallback } from '@/components/ui/use-steady-callback';
import type { MatchView, Move, Wrestler } from '@/engine/view';
import { NOBODY, PASS, previewPlay, wrestlerAt } from '@/engine/view';
import { useT } from '@/i18n';
import { useSettings } from '@/store/use-settings';
import { useTableIntents } from '@/store/use-table';

import { TableSheets } from './between';
import { useKeysHelp } from './keys-help';
import { PassSheet, usePassing } from './pass-sheet';
import { useChoice } from './use-choice';
import { useFeltChoice } from './use-felt-choice';
import { hintText, useHint } from './use-hint';
import { useShownTable } from './use-shown-table';
import { useSounding } from './use-sounding';

export interface Props {
  readonly view: MatchView;
  readonly onLeave: () => void;
  readonly onSettings: () => void;
  readonly onRules: () => void;
  /** Back to the hand-over, when this is a look at the public table. */
  readonly onBack?: () => void;
  /** Android's way back is the table's: it opens the menu, or ends a look. Else it leaves the screen. */
  readonly ownsBack?: boolean;
  /** A tap on the table while something is only being looked at. */
  readonly onTap?: () => void;
  /** What stands in the place of scores and menu. */
  readonly head?: (layout: TableLayout) => ReactNode;
  /** What lies over the table, told where things are. */
  readonly over?: (where: () => SpotFacts, space: TableSpace) => ReactNode;
  /** The wrestler that is in focus from the start. */
  readonly focused?: Wrestler | undefined;
  /** A wrestler came into focus. */
  readonly onFocused?: (wrestler: Wrestler) => void;
}

export function TablePlay(props: Props) {
  const { view, onLeave, onSettings, onRules, onBack, onTap, onFocused, over } = props;
  const t = useT();
  const table = useShownTable();
  const leftHanded = useSettings((settings) => settings.leftHanded);
  const strength = useSettings((settings) => settings.strength);
  const intents = useTableIntents();
  const showKeys = useKeysHelp();
  const { perform } = useFeel();
  const [sheet, setSheet] = useState<SheetName>();
  /** What a refused move was told, as long as the same choice stands. */
  const [refused, setRefused] = useState<{ readonly key: string; readonly text: string }>();
  const { width, height } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const space = useMemo(() => ({ width, height, insets }), [width, height, insets]);

  const { viewer, setup } = table;
  const help = setup?.help ?? 'full';
  const names = useMemo(() => setup?.players.map((player) => player.name) ?? [], [setup]);
  const seatView = seatViewOf(view);
  const { passes } = table;
  const working = passes ? 'not-asked' : help === 'tabletop' ? 'left-to-player' : 'worked-out';
  const groups = useMemo(
    () => (seatView ? handGroups(seatView, working) : []),
    [seatView, working],
  );
  const beat = useMemo(
    () => (help === 'tabletop' ? withoutImplied(table.beat) : table.beat),
    [help, table.beat],
  );
  const decision = `${view.seasonNumber}-${view.season.log.length}-${viewer}`;
  const choice = useFeltChoice(useChoice({ groups, turn: decision, first: props.focused }));
  const { focus } = choice;
  useEffect(() => {
    if (focus !== undefined) onFocused?.(focus);
  }, [focus, onFocused]);
  const choiceKey = `${view.season.log.length}-${choice.focus}-${choice.count}`;
  const complaint = refused?.key === choiceKey ? refused.text : undefined;

  const act = useCallback(
    (move: Move) => {
      const refusal = intents.act(move);
      if (refusal === undefined) dropFocus();
      if (refusal === undefined || move.kind === 'pass') return;
      const top = view.season.top === NOBODY ? '' : t(`wrestlers.${wrestlerAt(view.season.top)}`);
      const text = refusalText(t, refusal, { wrestler: t(`wrestlers.${move.wrestler}`), top });
      setRefused({ key: choiceKey, text });
      perform(ILLEGAL_CUES);
    },
    [intents, t, view, choiceKey, perform],
  );
  const active = viewer !== undefined && view.season.turn === viewer && !passes;
  const countOf = useCallback(
    (wrestler: Wrestler): number => {
      const group = groups.find((candidate) => candidate.wrestler === wrestler);
      // With too few cards it is the count it takes that is refused, in the group's own words.
      const refusal = group?.cost.kind === 'refused' ? group.cost.refusal : undefined;
      if (refusal?.code === 'not-held') return refusal.needs;
      if (choice.focus === wrestler) return choice.count;
      return group?.counts[0] ?? 1;
    },
    [groups, choice.focus, choice.count],
  );
  const play = useCallback(
    (wrestler: Wrestler) => act({ kind: 'play', wrestler, count: countOf(wrestler) }),
    [act, countOf],
  );
  const sounding = useSounding();
  const passing = usePassing(() => act(PASS));
  const pass = useSteadyCallback(() => {
    if (active && view.season.top !== NOBODY) passing.pass();
  });
  const hurry = useSteadyCallback(() => {
    onTap?.();
    intents.hurry();
  });
  const showMenu = useCallback(() => setSheet('menu'), []);
  useHardwareBack(props.ownsBack === true ? (onBack ?? showMenu) : undefined);
  const showScores = useCallback(() => setSheet('scores'), []);
  const lies = useMemo(
    () => over && ((where: () => SpotFacts) => over(where, space)),
    [over, space],
  );

  const { group, count } = choice;
  const preview = useMemo(() => {
    if (help !== 'full' || group === undefined || !group.counts.includes(count)) return undefined;
    return provedBy(previewPlay(view.season, { kind: 'play', wrestler: group.wrestler, count }));
  }, [help, group, count, view]);

  const { hint: hintShown, ask: askHint } = useHint({
    decision,
    choice,
    off: help === 'tabletop' || props.head !== undefined || !active,
  });

  const hintAsked = useSteadyCallback(askHint);
  useTableKeys({
    onStep: choice.step,
    onCount: (next) => {
      if (group?.counts.includes(next) === true) choice.setCount(next);
    },
    onPlay: () => {
      if (active && group !== undefined) play(group.wrestler);
      else if (!active) intents.hurry();
    },
    onPass: pass,
    onHint: askHint,
    onEscape: () => choice.setFocus(undefined),
    onUndo: () => {
      if (table.undo !== undefined) intents.takeBack();
    },
  });

  // Before the first layout there is nothing to lay out.
  if (width === 0 || height === 0) return null;
  return (
    <>
      <TableBoard
        space={space}
        view={view}
        viewer={viewer}
        names={names}
        solo={table.solo}
        thinking={table.thinking}
        forced={table.forced}
        passes={passes}
        beat={beat}
        saving={table.saving}
        groups={groups}
        choice={choice}
        help={help}
        preview={preview}
        strength={strength}
        complaint={complaint}
        {...(hintShown?.move.kind === 'play' && { hint: hintShown.move.wrestler })}
        hintText={hintShown && hintText(t, hintShown)}
        onHint={help === 'tabletop' || props.head !== undefined ? undefined : hintAsked}
        undo={table.undo !== undefined}
        canSkip={table.canSkip && props.head === undefined}
        leftHanded={leftHanded}
        onPlay={play}
        onPass={pass}
        onUndo={intents.takeBack}
        onSkip={intents.skipToEnd}
        onIllegal={play}
        onHurry={hurry}
        {...(onBack && { onBack })}
        onMenu={showMenu}
        onScores={showScores}
        head={props.head}
        over={lies}
      />
      <TableSheets
        open={sheet}
        onOpen={setSheet}
        onClose={() => setSheet(undefined)}
        view={view}
        names={names}
        help={help}
        undo={table.undo}
        onUndo={intents.takeBack}
        onRules={onRules}
        {...sounding}
        onSettings={onSettings}
        onKeys={showKeys}
        onLeave={onLeave}
      />
      <PassSheet {...passing.sheet} />
    </>
  );
}
