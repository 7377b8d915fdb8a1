/** The poster's lettering. It is fitted to the sheet like the picture, so it does not scale again. */
import { StyleSheet, View, type ViewStyle } from 'react-native';

import { Text } from '@/components/ui/text';
import { useT } from '@/i18n';
import { KEY, POSTER_LAMP } from '@/theme';

import { HEAD } from './poster-layout';
import { Wordmark } from './wordmark';

export interface Props {
  readonly scale: number;
  readonly width: number;
  readonly style?: ViewStyle;
}

export function PosterHead({ scale, width, style }: Props) {
  const t = useT();
  const label = { fontSize: 19 * scale, lineHeight: HEAD.label * scale, letterSpacing: 2 * scale };
  return (
    <View style={[styles.head, { width }, style]}>
      <View style={[styles.row, { gap: 11 * scale, marginBottom: HEAD.gap * scale }]}>
        <Text
          spoken
          variant="label"
          tone="key"
          allowFontScaling={false}
          style={[styles.bold, label]}
        >
          {t('home.tonight')}
        </Text>
        <RuleLine thickness={3 * scale} />
        <Text
          spoken
          variant="label"
          tone="key"
          allowFontScaling={false}
          // Tracking also follows the last letter, which must end where the wordmark does.
          style={[styles.bold, label, { marginRight: -label.letterSpacing }]}
        >
          {t('home.sixMasks')}
        </Text>
      </View>
      <Wordmark width={width} />
      <Tagline scale={scale} />
    </View>
  );
}

function RuleLine({ thickness }: { readonly thickness: number }) {
  return <View style={[styles.rule, { height: thickness, borderRadius: thickness / 2 }]} />;
}

function Tagline({ scale }: { readonly scale: number }) {
  const t = useT();
  return (
    <View style={[styles.bar, { marginTop: HEAD.barGap * scale, minHeight: HEAD.bar * scale }]}>
      <Text
        spoken
        variant="label"
        allowFontScaling={false}
        style={[
          styles.bold,
          styles.tagline,
          { fontSize: 20 * scale, lineHeight: HEAD.bar * scale, letterSpacing: 1.7 * scale },
        ]}
      >
        {t('home.tagline')}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { alignSelf: 'center' },
  row: { flexDirection: 'row', alignItems: 'center' },
  bold: { fontFamily: 'SofiaSansExtraCondensed_800ExtraBold' },
  rule: { flex: 1, backgroundColor: KEY },
  bar: { backgroundColor: KEY, justifyContent: 'center' },
  tagline: { color: POSTER_LAMP, textAlign: 'center' },
});
