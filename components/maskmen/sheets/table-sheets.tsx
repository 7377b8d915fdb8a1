/** The table's sheets behind one door: at most one is open, and each closes like any sheet. */

import { useState } from 'react';

import type { MatchView } from '@/engine/view';

import { LogSheet } from './log-sheet';
import { MenuSheet } from './menu-sheet';
import { PlayedSheet } from './played-sheet';
import { ScoresSheet } from './scores-sheet';

export type SheetName = 'menu' | 'log' | 'played' | 'scores';

export interface Props {
  readonly open: SheetName | undefined;
  readonly onOpen: (name: SheetName) => void;
  readonly onClose: () => void;
  readonly view: MatchView;
  readonly names: readonly string[];
  /** How much the table works out: without help, cards already played are not counted. */
  readonly help: 'full' | 'light' | 'tabletop';
  /** Whose last move may still be taken back. */
  readonly undo: { readonly seat: number } | undefined;
  readonly onUndo: () => void;
  readonly onRules: () => void;
  readonly loud: boolean;
  readonly onSound: () => void;
  readonly onSettings: () => void;
  readonly onKeys?: (() => void) | undefined;
  readonly onLeave: () => void;
}

export function TableSheets(props: Props) {
  const { open, onOpen, onClose, view, names, help, undo } = props;
  const counts = help !== 'tabletop';
  const wasOpened = useOpened(open);
  const leaving = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <>
      {wasOpened('menu') && (
        <MenuSheet
          visible={open === 'menu'}
          onClose={onClose}
          onOpen={onOpen}
          withPlayed={counts}
          undoName={undo === undefined ? undefined : names[undo.seat]}
          onUndo={leaving(props.onUndo)}
          onRules={leaving(props.onRules)}
          loud={props.loud}
          onSound={props.onSound}
          onSettings={leaving(props.onSettings)}
          onKeys={props.onKeys && leaving(props.onKeys)}
          onLeave={leaving(props.onLeave)}
        />
      )}
      {wasOpened('log') && (
        <LogSheet
          visible={open === 'log'}
          onClose={onClose}
          season={view.season}
          names={names}
          worksOut={counts}
        />
      )}
      {wasOpened('played') && (
        <PlayedSheet visible={open === 'played' && counts} onClose={onClose} season={view.season} />
      )}
      {wasOpened('scores') && (
        <ScoresSheet visible={open === 'scores'} onClose={onClose} view={view} names={names} />
      )}
    </>
  );
}

/** Whether a sheet is open or was: what nobody looked into is not worked out at every move. */
function useOpened(open: SheetName | undefined): (name: SheetName) => boolean {
  const [opened, setOpened] = useState<readonly SheetName[]>([]);
  if (open !== undefined && !opened.includes(open)) setOpened([...opened, open]);
  return (name) => opened.includes(name);
}
