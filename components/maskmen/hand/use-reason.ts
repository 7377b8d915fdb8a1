/** Why a group can or cannot be played, in a sentence. */

import type { SeatView } from '@/engine/view';
import { NOBODY, wrestlerAt } from '@/engine/view';
import { useT, type Translate } from '@/i18n';

import type { HandGroup } from './hand-groups';

export interface Reason {
  readonly mark: 'stronger' | 'unknown' | 'refused' | 'lead' | 'hint' | 'none';
  readonly text: string;
  /** What else is worth knowing, where there is room for a second line. */
  readonly more?: string;
}

/** The sentence for a focused group. */
export function reasonFor(t: Translate, view: SeatView, group: HandGroup): Reason {
  const wrestler = t(`wrestlers.${group.wrestler}`);
  const top = view.top === NOBODY ? '' : t(`wrestlers.${wrestlerAt(view.top)}`);
  const { cost } = group;
  switch (cost.kind) {
    case 'established': {
      const key = (['establishedOne', 'establishedTwo', 'established'] as const)[cost.most - 1];
      return { mark: 'lead', text: t(`table.reason.${key ?? 'established'}`, { wrestler }) };
    }
    case 'debut':
      return { mark: 'lead', text: t('table.reason.debut', { wrestler }) };
    case 'stronger':
      return {
        mark: 'stronger',
        text: t('table.reason.beats', { wrestler, top, count: cost.needs }),
      };
    case 'unknown':
      return {
        mark: 'unknown',
        text: t('table.reason.proves', { wrestler, top, count: cost.needs }),
      };
    case 'untold':
    case 'waiting':
      return { mark: 'none', text: '' };
    case 'refused':
      return { mark: 'refused', text: refusalText(t, cost.refusal, { wrestler, top }) };
  }
}

type Refusal = (HandGroup['cost'] & { kind: 'refused' })['refusal'];

/** A refusal of the engine in words. */
export function refusalText(
  t: Translate,
  refusal: Refusal,
  { wrestler, top }: { readonly wrestler: string; readonly top: string },
): string {
  switch (refusal.code) {
    case 'weaker':
      return t('table.reason.weaker', { wrestler, top });
    case 'same-wrestler':
      return t('table.reason.same', { wrestler });
    case 'over-three':
      return t('table.reason.overThree', { wrestler, top });
    case 'not-held':
      return t('table.reason.needs', { wrestler, top, needs: refusal.needs, holds: refusal.holds });
    case 'wrong-count':
      return t(`table.reason.${refusal.relation === 'stronger' ? 'beats' : 'proves'}`, {
        wrestler,
        top,
        count: refusal.needs,
      });
    case 'too-few':
      return t(`table.reason.${refusal.above ? 'above' : 'notAbove'}`, {
        wrestler,
        count: refusal.needs,
      });
    case 'debut-single':
      return t('table.reason.debutSingle', { wrestler });
    case 'opening-single':
      return t('table.reason.openingSingle');
    case 'malformed':
    case 'match-over':
    case 'season-over':
    case 'not-your-turn':
    case 'must-lead':
    case 'count-out-of-range':
      return t('table.reason.other');
  }
}

/** The sentence for a group in the current language. */
export function useReason(view: SeatView | undefined, group: HandGroup | undefined) {
  const t = useT();
  return view === undefined || group === undefined ? undefined : reasonFor(t, view, group);
}
