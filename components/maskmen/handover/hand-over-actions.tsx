/** What can be done without anybody's cards: hold to look, pass blind, see the table, take back. */

import { Pressable, StyleSheet, View } from 'react-native';

import { Button } from '@/components/ui/button';
import { FocusRing, useFocusRing } from '@/components/ui/focus-ring';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import { outOfReach } from '@/components/ui/out-of-reach';
import { Text } from '@/components/ui/text';
import { useZoom } from '@/components/ui/zoom';
import { useT } from '@/i18n';
import { maxScale, radius, space, touchTarget, useFontScale } from '@/theme';

import { HoldButton } from './hold-button';
import { useHold } from './use-hold';

/** Of a link's words, which may take two. */
const LINE = 21;

const GAP = { usual: 14, tight: space.s } as const;

export interface Props {
  readonly name: string;
  readonly short: boolean;
  /** A host must lead, so it cannot pass. */
  readonly canPass: boolean;
  /** Whose last move can still be taken back. */
  readonly undoName: string | undefined;
  readonly onReveal: () => void;
  readonly onPass: () => void;
  readonly onLook: () => void;
  readonly onUndo: () => void;
}

export function HandOverActions(props: Props) {
  const { name, short, canPass, undoName, onReveal, onPass, onLook, onUndo } = props;
  const t = useT();
  const zoom = useZoom();
  const grown = Math.min(useFontScale(), maxScale.table) * zoom;
  return (
    <View style={{ gap: (short ? GAP.tight : GAP.usual) * zoom }}>
      <HoldButton
        words={t('handover.hold')}
        how={t('handover.holdOn')}
        label={t('handover.holdLabel', { name })}
        hint={t('handover.holdHint', { name })}
        size={short ? 92 : 116}
        onHeld={onReveal}
      />
      {/* What is not offered keeps its room: the lamp stands in one place at every hand-over. */}
      <View {...(!canPass && { 'aria-hidden': true, ...outOfReach(true), style: styles.unseen })}>
        <PassButton onPass={onPass} />
      </View>
      <View style={[styles.links, { minHeight: Math.max(touchTarget, 2 * LINE * grown) }]}>
        <Link
          icon="diagram"
          words={t('handover.look')}
          label={t('handover.look')}
          onPress={onLook}
        />
        {undoName !== undefined && (
          <Link
            icon="undo"
            words={t('handover.undo')}
            label={t('handover.undoLabel', { name: undoName })}
            onPress={onUndo}
          />
        )}
      </View>
    </View>
  );
}

/** It passes unseen, so a stray touch must not do it: it is held like the lamp. */
function PassButton({ onPass }: Pick<Props, 'onPass'>) {
  const t = useT();
  const { short, ...held } = useHold(onPass);
  return (
    <Button
      variant="secondary"
      size="small"
      icon="towel"
      label={t(short ? 'handover.passOn' : 'handover.pass')}
      held={held}
    />
  );
}

interface LinkProps {
  readonly icon: IconName;
  readonly words: string;
  readonly label: string;
  readonly onPress: () => void;
}

function Link({ icon, words, label, onPress }: LinkProps) {
  const { focused, handlers } = useFocusRing();
  return (
    <Pressable role="button" aria-label={label} onPress={onPress} {...handlers} style={styles.link}>
      <Icon name={icon} tone="dim" size={20} />
      <Text maxFontSizeMultiplier={maxScale.table} style={styles.linkWords}>
        {words}
      </Text>
      {focused && <FocusRing radius={radius.chip} />}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  links: { flexDirection: 'row', justifyContent: 'center', alignItems: 'center', gap: space.m },
  unseen: { opacity: 0 },
  link: {
    flexShrink: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: touchTarget,
    paddingHorizontal: space.s,
    outlineWidth: 0,
    outlineStyle: 'solid',
  },
  linkWords: {
    flexShrink: 1,
    fontFamily: 'Onest_600SemiBold',
    fontSize: 14.5,
    lineHeight: LINE,
    textDecorationLine: 'underline',
  },
});
