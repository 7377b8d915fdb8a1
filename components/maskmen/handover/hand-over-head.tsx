/** Who takes the phone: pad and name, as large as they fit. */

import { StyleSheet, View } from 'react-native';

import { FitText } from '@/components/ui/fit-text';
import { Text } from '@/components/ui/text';
import { useZoom } from '@/components/ui/zoom';
import { useT } from '@/i18n';
import { KEY, maxScale, space } from '@/theme';

import { Pad } from '../seats/pad';

export interface Props {
  readonly seat: number;
  readonly name: string;
  readonly width: number;
  /** Low windows: the pad stands beside the name. */
  readonly short: boolean;
}

const PAD = 77;
const SMALL_PAD = 40;
const FRAME = 4;

export function HandOverHead({ seat, name, width, short }: Props) {
  const t = useT();
  const zoom = useZoom();
  const padWidth = (short ? SMALL_PAD : PAD) * zoom;
  const nameWidth = short ? width - padWidth - 2 * FRAME - space.m : width;
  return (
    <View style={styles.head}>
      <Text
        spoken
        variant="label"
        tone="dim"
        maxFontSizeMultiplier={maxScale.node}
        style={short ? styles.smallLabel : styles.label}
      >
        {t('handover.passTo')}
      </Text>
      <View style={short ? styles.row : styles.column}>
        <View style={[styles.frame, { borderRadius: padWidth * 0.3 + FRAME }]}>
          <Pad seat={seat} name={name} width={padWidth} />
        </View>
        <FitText
          width={nameWidth}
          largest={(short ? 60 : 100) * zoom}
          role="heading"
          aria-level={1}
          style={styles.name}
        >
          {name}
        </FitText>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { alignItems: 'center', gap: space.s },
  label: { fontSize: 26, lineHeight: 30, letterSpacing: 2.6 },
  smallLabel: { fontSize: 19, lineHeight: 22, letterSpacing: 1.9 },
  column: { alignItems: 'center', gap: space.m },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  frame: { backgroundColor: KEY, padding: FRAME },
  name: { textAlign: 'center' },
});
