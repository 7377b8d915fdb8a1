/** What a finger, a key or a screen reader meets at a play in the ring: its words, as a button. */

import { Pressable, StyleSheet } from 'react-native';

import { FocusRing, useFocusRing } from '@/components/ui/focus-ring';
import { pressedState } from '@/components/ui/pressed-state';
import { useT } from '@/i18n';
import { radius } from '@/theme';

import type { RingPlayFacts } from './ring';
import type { PlayTarget as Target } from './ring-targets';

export interface Props {
  readonly play: Pick<RingPlayFacts, 'wrestler' | 'count' | 'who'>;
  readonly target: Target;
  readonly selected: boolean;
  readonly onPress: () => void;
}

export function PlayTarget({ play, target, selected, onPress }: Props) {
  const t = useT();
  const { focused, handlers } = useFocusRing();
  return (
    <Pressable
      role="button"
      aria-label={t('table.ring.playLabel', {
        who: play.who,
        wrestler: t(`wrestlers.${play.wrestler}`),
        number: play.count,
      })}
      {...pressedState(selected)}
      onPress={onPress}
      {...handlers}
      style={[styles.target, target]}
    >
      {focused && <FocusRing radius={radius.chip} />}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  target: { position: 'absolute', outlineWidth: 0, outlineStyle: 'solid' },
});
