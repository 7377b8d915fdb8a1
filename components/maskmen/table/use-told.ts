/** Tells a screen reader every move as it happens, once; what was there before is old news. */

import { useEffect, useRef } from 'react';

import { announce } from '@/components/ui/announce';
import { useT } from '@/i18n';

import type { Beat } from '../choreography/use-choreography';
import { tellBeat } from './tell-beat';

export interface TableNames {
  readonly players: readonly { readonly name: string }[];
  readonly help: 'full' | 'light' | 'tabletop';
}

export function useTold(beat: Beat, table: TableNames | undefined): void {
  const t = useT();
  const told = useRef(beat.id);
  useEffect(() => {
    if (told.current === beat.id || table === undefined) return;
    told.current = beat.id;
    const names = table.players.map(({ name }) => name);
    announce(tellBeat(t, beat.events, { names, worksOut: table.help !== 'tabletop' }));
  }, [beat, t, table]);
}
