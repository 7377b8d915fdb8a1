/** A screen that only says something and leads away from it: a mask, a title, words and ways on. */

import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Mask } from '@/components/maskmen/art/mask';
import { Text } from '@/components/ui/text';
import type { Wrestler } from '@/engine/view';
import { space, useScreenMargin, useTheme } from '@/theme';

const MASK = 132;
const SMALL_MASK = 104;
const MAX_WIDTH = 440;

export interface Props {
  readonly wrestler: Wrestler;
  /** Smaller where there is more to say. */
  readonly mask?: 'large' | 'small';
  readonly title: string;
  readonly children: ReactNode;
}

export function NoticeFrame({ wrestler, mask = 'large', title, children }: Props) {
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const margin = useScreenMargin();
  return (
    <ScrollView
      style={{ backgroundColor: theme.ground }}
      contentContainerStyle={[
        styles.page,
        {
          paddingTop: insets.top + space.l,
          paddingBottom: insets.bottom + space.l,
          paddingHorizontal: margin,
        },
      ]}
    >
      <View aria-hidden>
        <Mask wrestler={wrestler} width={mask === 'large' ? MASK : SMALL_MASK} state="outline" />
      </View>
      <Text variant="title" role="heading" aria-level={1} style={styles.words}>
        {title}
      </Text>
      {children}
    </ScrollView>
  );
}

export interface WordsProps {
  readonly tone?: 'dim';
  readonly children: ReactNode;
}

export function NoticeWords({ tone, children }: WordsProps) {
  return (
    <Text style={styles.words} {...(tone !== undefined && { tone })}>
      {children}
    </Text>
  );
}

/** What one can do about it, one below the other. */
export function NoticeActions({ children }: { readonly children: ReactNode }) {
  return <View style={styles.actions}>{children}</View>;
}

const styles = StyleSheet.create({
  page: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', gap: space.m },
  words: { maxWidth: MAX_WIDTH, textAlign: 'center' },
  actions: { width: '100%', maxWidth: MAX_WIDTH, gap: space.s, marginTop: space.s },
});
