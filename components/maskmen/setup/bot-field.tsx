/** A rival in its seat: what it is called, how it plays, how well; a press lets one choose another. */
import { StyleSheet, View } from 'react-native';

import { estimateWidth } from '@/components/ui/estimate-width';
import { fitName } from '@/components/ui/fit-name';
import { Icon } from '@/components/ui/icon';
import { PictureButton } from '@/components/ui/picture-button';
import { Text } from '@/components/ui/text';
import { useZoom } from '@/components/ui/zoom';
import { useT } from '@/i18n';
import { maxScale, radius, space, textStyles, useFontScale } from '@/theme';

import { LevelBars } from './level-bars';
import type { BotFacts } from './seat-row';

export interface Props {
  readonly name: string;
  readonly bot: BotFacts;
  readonly width: number;
  readonly onPress: () => void;
}

/** From this width on, how a rival plays stands beside its name. */
const WIDE = 190;
/** The most of the width that a name may take for that. */
const NAME_SHARE = 0.55;

export function BotField({ name, bot, width, onPress }: Props) {
  const t = useT();
  const zoom = useZoom();
  // A long name leaves no room beside it for how its owner plays.
  const scale = Math.min(useFontScale(), maxScale.table);
  const largest = textStyles.body.fontSize;
  const own = estimateWidth(name, largest) * zoom * scale;
  const wide = width >= WIDE * zoom && own <= width * NAME_SHARE;
  const { fontSize, lineHeight } = fitName(name, { width: width / (zoom * scale), largest });
  return (
    <PictureButton
      label={t('setup.botLabel', { name, line: bot.line, level: bot.levelName })}
      onPress={onPress}
      radius={radius.chip}
      style={{ width }}
      face={styles.field}
    >
      <View style={styles.line}>
        <Text
          style={[styles.name, { fontSize, lineHeight, maxWidth: width }]}
          maxFontSizeMultiplier={maxScale.table}
        >
          {name}
        </Text>
        {wide && (
          <Text
            variant="small"
            tone="dim"
            numberOfLines={2}
            maxFontSizeMultiplier={maxScale.node}
            style={styles.how}
          >
            {bot.line}
          </Text>
        )}
      </View>
      <View style={[styles.line, styles.wraps]}>
        <LevelBars level={bot.level} scale={zoom} />
        <Text variant="label" style={styles.level} maxFontSizeMultiplier={maxScale.node}>
          {bot.levelName}
        </Text>
        <Icon name="chevron" size={13} tone="dim" />
      </View>
    </PictureButton>
  );
}

const styles = StyleSheet.create({
  field: {
    minHeight: 48,
    justifyContent: 'center',
    gap: 2,
  },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  /** On a folded phone the level stands under its bars. */
  wraps: { flexWrap: 'wrap', rowGap: 0 },
  name: { fontFamily: 'Onest_600SemiBold', flexShrink: 1 },
  how: { flexShrink: 1 },
  level: { fontSize: 15, lineHeight: 18, letterSpacing: 0.8 },
});
