/** A hint for the decision at hand: asked for, pointed at, and gone as soon as something else is chosen. */

import { useState } from 'react';

import { useFeel } from '@/components/feel/feel-context';
import { HINT_CUES } from '@/components/maskmen/choreography/other-cues';
import type { Translate } from '@/i18n';
import type { Hint } from '@/store/types';
import { useTableIntents } from '@/store/use-table';

import type { Choice } from './use-choice';

export interface HintInput {
  /** Changes whenever another decision stands before the player. */
  readonly decision: string;
  readonly choice: Choice;
  readonly off: boolean;
}

export interface HintNow {
  readonly hint: Hint | undefined;
  readonly ask: () => void;
}

export function useHint({ decision, choice, off }: HintInput): HintNow {
  const intents = useTableIntents();
  const { perform } = useFeel();
  const [given, setGiven] = useState<{ readonly decision: string; readonly hint: Hint }>();
  const hint = given?.decision === decision && fits(given.hint, choice) ? given.hint : undefined;
  const ask = (): void => {
    if (off) return;
    void intents.hint().then((found) => {
      if (found === undefined) return;
      setGiven({ decision, hint: found });
      perform(HINT_CUES);
      if (found.move.kind === 'pass') choice.setFocus(undefined);
      else choice.choose(found.move.wrestler, found.move.count);
    });
  };
  return { hint, ask };
}

/** Whether what is chosen is still what the hint was about. */
const fits = ({ move }: Hint, { focus, count }: Choice): boolean =>
  move.kind === 'pass' ? focus === undefined : focus === move.wrestler && count === move.count;

/** A hint in words: the move, and why. */
export function hintText(t: Translate, { move, reason }: Hint): string {
  const why = t(`table.hint.${reason}`);
  if (move.kind === 'pass') return t('table.hint.pass', { why });
  const wrestler = t(`wrestlers.${move.wrestler}`);
  return t('table.hint.play', { wrestler, number: move.count, why });
}
