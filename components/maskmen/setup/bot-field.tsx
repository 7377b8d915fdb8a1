/** A rival in its seat: what it is called, how it plays, how well; a press lets one choose another. */
import { StyleSheet, View } from 'react-native';

import { estimateWidth } from '@/components/ui/estimate-width';
import { fitName } from '@/components/ui/fit-name';
import { Icon } from '@/components/ui/icon';
import { fitDisplay, nameWidth } from '@/components/ui/name-width';
import { PictureButton } from '@/components/ui/picture-button';
import { Text } from '@/components/ui/text';
import { useZoom } from '@/components/ui/zoom';
import { useT } from '@/i18n';
import { maxScale, radius, space, textStyles, useFontScale } from '@/theme';

import { BARS_WIDTH, LevelBars } from './level-bars';
import { EDGE } from './name-field';
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
/** Of two lines, what words surely fill. */
const TWO_LINES = 1.5;

export function BotField({ name, bot, width: whole, onPress }: Props) {
  // Names begin one under the other, be they typed or chosen.
  const width = whole - EDGE;
  const t = useT();
  const zoom = useZoom();
  // A long name leaves no room beside it for how its owner plays.
  const reader = useFontScale();
  const [scale, node] = [Math.min(reader, maxScale.table), Math.min(reader, maxScale.node)];
  const largest = textStyles.body.fontSize;
  const own = estimateWidth(name, largest) * zoom * scale;
  const how = nameWidth(bot.line, 'text') * textStyles.small.fontSize * zoom * node;
  const besideName = width - own - space.s;
  const wide = how <= TWO_LINES * besideName || (width >= WIDE * zoom && own <= width * NAME_SHARE);
  const { fontSize, lineHeight } = fitName(name, { width: width / (zoom * scale), largest });
  return (
    <PictureButton
      label={t('setup.botLabel', { name, line: bot.line, level: bot.levelName })}
      onPress={onPress}
      radius={radius.chip}
      style={{ width: whole }}
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
      <Level bot={bot} width={width / zoom} />
    </PictureButton>
  );
}

/** Level bars with what stands after them, at their plain size and where there is little room. */
const PLAIN = { bars: 1, gap: 8, chevron: 13, tracking: 0.8 } as const;
const SMALL = { bars: 0.74, gap: 5, chevron: 11, tracking: 0.4 } as const;
const WORD = { plain: 15, least: 12.5 } as const;

interface LevelProps {
  readonly bot: BotFacts;
  /** At a phone's size. */
  readonly width: number;
}

/** The level as bars and a word; the chevron never leaves the word. */
function Level({ bot, width }: LevelProps) {
  const zoom = useZoom();
  const grown = Math.max(1, Math.min(useFontScale(), maxScale.node));
  const sizeIn = ({ bars, gap, chevron, tracking }: typeof PLAIN | typeof SMALL): number =>
    fitDisplay(bot.levelName, {
      width: (width - BARS_WIDTH * bars - 2 * gap - chevron) / grown,
      largest: WORD.plain,
      smallest: 0,
      tracking,
    });
  const way = sizeIn(PLAIN) < WORD.plain ? SMALL : PLAIN;
  // On a folded phone, or with larger words, the level stands under its bars.
  const fontSize = sizeIn(way) < WORD.least ? WORD.plain : sizeIn(way);
  return (
    <View style={[styles.line, styles.wraps, { columnGap: way.gap * zoom }]}>
      <LevelBars level={bot.level} scale={way.bars * zoom} />
      <View style={[styles.line, { gap: way.gap * zoom }]}>
        <Text
          variant="label"
          style={[styles.level, { fontSize, letterSpacing: way.tracking }]}
          maxFontSizeMultiplier={maxScale.node}
        >
          {bot.levelName}
        </Text>
        <Icon name="chevron" size={way.chevron} tone="dim" />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  field: {
    minHeight: 48,
    paddingLeft: EDGE,
    justifyContent: 'center',
    gap: 2,
  },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  wraps: { flexWrap: 'wrap', rowGap: 0 },
  name: { fontFamily: 'Onest_600SemiBold', flexShrink: 1 },
  how: { flexShrink: 1 },
  level: { lineHeight: 18 },
});
