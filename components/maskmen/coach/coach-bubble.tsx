/** What the coach says, on paper: a title, a sentence or two, and how to go on where it waits. */

import { useEffect } from 'react';
import { StyleSheet, View, type LayoutChangeEvent } from 'react-native';

import { announce } from '@/components/ui/announce';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useLeadFocus } from '@/components/ui/lead-focus';
import { Text } from '@/components/ui/text';
import { useZoom } from '@/components/ui/zoom';
import { useT } from '@/i18n';
import { border, buttonSizes, maxScale, radius, space, useTheme } from '@/theme';

import { TITLE_BELOW } from './place-coach';

export interface Props {
  readonly title: string;
  readonly text: string;
  /** The button that goes on; none while the coach waits for a deed. */
  readonly next?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** What was wrong with the last try. */
  readonly warning?: string | undefined;
  /** In a narrow bubble the title stands below the badge instead of beside it. */
  readonly below?: boolean;
  readonly onLayout?: (event: LayoutChangeEvent) => void;
}

export function CoachBubble({ title, text, next, warning, below = false, onLayout }: Props) {
  const t = useT();
  const theme = useTheme();
  const zoom = useZoom();
  const side = BADGE * zoom;
  // Whoever listens hears the coach at once, and is led to the way on, where there is one.
  useEffect(() => announce(`${title}. ${text}`), [title, text]);
  const way = useLeadFocus(next && text, 'keeps');
  return (
    <View
      onLayout={onLayout}
      role="group"
      testID="coach"
      aria-label={t('learn.coach')}
      style={[styles.bubble, { backgroundColor: theme.paper, borderColor: theme.onPaper }]}
    >
      <View
        style={[
          styles.badge,
          {
            width: side,
            height: side,
            backgroundColor: theme.lamp,
            borderColor: theme.onPaper,
          },
        ]}
      >
        <Icon name="bell" size={20} tone="onPaper" strokeWidth={2.4} />
      </View>
      <Text
        variant="button"
        tone="onPaper"
        role="heading"
        aria-level={2}
        maxFontSizeMultiplier={maxScale.table}
        style={[buttonSizes.small, below ? styles.titleBelow : { marginLeft: side + BESIDE_BADGE }]}
      >
        {title}
      </Text>
      <View style={styles.words}>
        {warning !== undefined && (
          <Text tone="onPaper" style={styles.warning} maxFontSizeMultiplier={maxScale.table}>
            {warning}
          </Text>
        )}
        <Text tone="onPaper" maxFontSizeMultiplier={maxScale.table}>
          {text}
        </Text>
      </View>
      {next !== undefined && (
        <Button ref={way} size="small" label={next.label} onPress={next.onPress} />
      )}
    </View>
  );
}

/** The badge's side at a phone's size: its bell grows with the window, and so does it. */
const BADGE = 32;
const BESIDE_BADGE = 10;

const styles = StyleSheet.create({
  bubble: {
    borderRadius: radius.panel,
    borderWidth: border.regular,
    paddingHorizontal: 14,
    paddingTop: 10,
    paddingBottom: 12,
    gap: space.s,
  },
  badge: {
    position: 'absolute',
    top: -14,
    left: 14,
    borderRadius: radius.chip,
    borderWidth: 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
  titleBelow: { marginTop: TITLE_BELOW },
  words: { gap: space.xs },
  warning: { fontFamily: 'Onest_700Bold' },
});
