/** A labelled part of a form: a head in poster capitals, a hint beside it, what belongs to it. */
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { space } from '@/theme';

import { Text } from './text';
import { useZoom } from './zoom';

export interface Props {
  readonly title: string;
  readonly hint?: string;
  /** As a heading; under the head of a group it is one further down. */
  readonly level?: 2 | 3;
  readonly children: ReactNode;
}

export function Section({ title, hint, level = 2, children }: Props) {
  const zoom = useZoom();
  return (
    <View style={{ gap: 6 * zoom }}>
      <View style={styles.head}>
        <Text variant="label" tone="dim" role="heading" aria-level={level}>
          {title}
        </Text>
        {hint !== undefined && (
          <Text variant="small" tone="faint" style={styles.hint}>
            {hint}
          </Text>
        )}
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'baseline', flexWrap: 'wrap', columnGap: space.m },
  hint: { flexGrow: 1, flexShrink: 1, textAlign: 'right' },
});
