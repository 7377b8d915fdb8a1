/**
 * Tells a screen reader every move as it happens, once; what was there before is old news. It waits for
 * no picture, and nothing is drawn for it.
 */

import { useEffect } from 'react';

import { tellBeat } from '@/components/maskmen/table/tell-beat';
import { announce } from '@/components/ui/announce';
import { useT } from '@/i18n';
import { useTableStore } from '@/store/use-table';

export function useTold(): void {
  const t = useT();
  const store = useTableStore();
  useEffect(() => {
    let told = store.getState().beat.id;
    return store.subscribe(({ beat, setup }) => {
      if (beat.id === told || setup === undefined) return;
      told = beat.id;
      const names = setup.players.map(({ name }) => name);
      announce(tellBeat(t, beat.events, { names, worksOut: setup.help !== 'tabletop' }));
    });
  }, [store, t]);
}
