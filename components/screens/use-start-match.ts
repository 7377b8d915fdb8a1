/** Starting a match: at once, or after asking when another one is open. */

import { useState } from 'react';

import type { TableSetup } from '@/store/types';
import { changeSettings } from '@/store/use-settings';
import { rememberSetup } from '@/store/use-setup';
import { tableIntents } from '@/store/use-table';

import { useOpenMatch } from './use-open-match';

export interface StartMatch {
  readonly start: (setup: TableSetup) => void;
  /** For the sheet that asks. */
  readonly asking: {
    readonly visible: boolean;
    readonly where: string;
    readonly onContinue: () => void;
    readonly onNew: () => void;
    readonly onClose: () => void;
  };
}

export function useStartMatch(onTable: () => void, looked = true): StartMatch {
  const open = useOpenMatch(looked);
  const [asked, setAsked] = useState<TableSetup>();
  const begin = (setup: TableSetup) => {
    rememberSetup(setup);
    changeSettings({ help: setup.help });
    // The first write is awaited: the table opens with its match, never before it.
    void tableIntents().start(setup).then(onTable);
  };
  return {
    start: (setup) => (open?.running === true ? setAsked(setup) : begin(setup)),
    asking: {
      visible: asked !== undefined,
      where: open?.where ?? '',
      onContinue: () => {
        setAsked(undefined);
        onTable();
      },
      onNew: () => {
        if (asked === undefined) return;
        setAsked(undefined);
        begin(asked);
      },
      onClose: () => setAsked(undefined),
    },
  };
}
