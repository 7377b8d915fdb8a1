/** A corner pad with a player's initial: the seat's colour, and a letter for those who cannot tell it. */

import { StyleSheet, View } from 'react-native';

import { letterWidth } from '@/components/ui/name-width';
import { Text } from '@/components/ui/text';
import { KEY, SEATS } from '@/theme';

export interface Props {
  readonly seat: number;
  readonly name: string;
  readonly width: number;
  /** Passed or out: the pad dims, never the words. */
  readonly dimmed?: boolean;
}

/** Of the pad's width: how high its letter is set, and how wide the widest may be. */
const LETTER = { size: 0.92, widest: 0.8 } as const;

/** The first letter a reader would see. */
const initialOf = (name: string): string => Array.from(name.trim())[0]?.toUpperCase() ?? '';

export function Pad({ seat, name, width, dimmed = false }: Props) {
  const height = width * 1.55;
  const initial = initialOf(name);
  const size = width * Math.min(LETTER.size, LETTER.widest / letterWidth(initial, 'display'));
  const bar = { height: width * 0.09, marginHorizontal: width * 0.13, borderRadius: width * 0.05 };
  return (
    <View
      aria-hidden
      style={[
        styles.pad,
        {
          width,
          height,
          borderRadius: width * 0.3,
          backgroundColor: SEATS[seat % SEATS.length],
          paddingVertical: width * 0.24,
        },
        dimmed && styles.dimmed,
      ]}
    >
      <View style={[styles.bar, bar]} />
      <Text
        variant="number"
        allowFontScaling={false}
        style={[styles.initial, { fontSize: size, lineHeight: width * 0.9 }]}
      >
        {initial}
      </Text>
      <View style={[styles.bar, bar]} />
    </View>
  );
}

const styles = StyleSheet.create({
  pad: { justifyContent: 'space-between' },
  dimmed: { opacity: 0.55 },
  bar: { backgroundColor: KEY, opacity: 0.28 },
  initial: { color: KEY, textAlign: 'center' },
});
