/** Under a group: how many cards it has, and what playing it costs or why it cannot be played. */

import { StyleSheet, View } from 'react-native';

import { Path, Svg } from '@/components/ui/svg';
import { Text, type Tone } from '@/components/ui/text';
import { useT, type Translate } from '@/i18n';
import { border, smallestSize, useTheme } from '@/theme';

import type { GroupCost, HandGroup } from './hand-groups';

export interface Props {
  readonly group: HandGroup;
  /** Count and cost share one chip. */
  readonly compact: boolean;
  /** Six groups side by side: a smaller chip. */
  readonly crowded: boolean;
  /** The focused one of those that cannot be played says so in the colour of warnings. */
  readonly focused: boolean;
  /** Tabletop help works nothing out. */
  readonly showCost: boolean;
}

/** The few words under a group; undefined when there is nothing to say. */
export function costText(t: Translate, cost: GroupCost): string | undefined {
  switch (cost.kind) {
    case 'established':
      return cost.most === 1 ? t('table.hand.one') : t('table.hand.range', { most: cost.most });
    case 'debut':
      return t('table.hand.debut');
    case 'stronger':
    case 'unknown':
      return String(cost.needs);
    case 'untold':
    case 'waiting':
      return undefined;
    case 'refused':
      switch (cost.refusal.code) {
        case 'weaker':
          return t('table.hand.weaker');
        case 'same-wrestler':
          return t('table.hand.inRing');
        case 'over-three':
          return t('table.hand.threeMax');
        case 'not-held':
          return t('table.hand.needs', { number: cost.refusal.needs });
        default:
          return undefined;
      }
  }
}

export function GroupChips({ group, compact, crowded, focused, showCost }: Props) {
  const t = useT();
  const theme = useTheme();
  const { cost } = group;
  const legal = group.counts.length > 0;
  const lit = legal && showCost;
  const tone: Tone = lit ? 'onLamp' : 'text';
  const text = showCost ? costText(t, cost) : undefined;
  const poster = theme.scheme === 'light';
  const chip = {
    backgroundColor: lit ? theme.lamp : theme.bg2,
    borderColor: lit ? (poster ? theme.key : theme.lamp) : theme.line,
  };
  const under: Tone = legal ? (poster ? 'text' : 'lamp') : focused ? 'warning' : 'faint';
  /** What it costs is a number of cards. */
  const counted = cost.kind === 'stronger' || cost.kind === 'unknown';
  const mark = (ink: Tone) => <Mark cost={cost} tone={ink} />;
  return (
    <View style={styles.chips} aria-hidden pointerEvents="none">
      <View style={[styles.chip, chip, compact && crowded && styles.crowded]}>
        <Text
          variant="number"
          tone={tone}
          allowFontScaling={false}
          style={[styles.count, compact && crowded && styles.crowdedCount]}
        >
          {t('table.hand.times', { number: group.held })}
        </Text>
        {compact && text !== undefined && (
          <View style={styles.inline}>
            {mark(tone)}
            <Text
              variant="label"
              tone={lit ? tone : 'dim'}
              allowFontScaling={false}
              style={[styles.words, crowded ? styles.crowdedWords : counted && styles.counted]}
            >
              {text}
            </Text>
          </View>
        )}
      </View>
      {!compact && text !== undefined && (
        <View style={styles.inline}>
          {mark(under)}
          <Text
            variant="label"
            tone={under}
            numberOfLines={1}
            allowFontScaling={false}
            style={[styles.cost, counted && styles.counted]}
          >
            {text}
          </Text>
        </View>
      )}
    </View>
  );
}

function Mark({ cost, tone }: { readonly cost: GroupCost; readonly tone: Tone }) {
  const theme = useTheme();
  if (cost.kind === 'stronger')
    return (
      <Svg width={11} height={10} viewBox="0 0 10 9" aria-hidden>
        <Path d="M0.8 8.2L5 1.2L9.2 8.2Z" fill={theme[tone]} />
      </Svg>
    );
  if (cost.kind !== 'unknown') return null;
  return (
    <Text variant="number" tone={tone} allowFontScaling={false} style={styles.question}>
      ?
    </Text>
  );
}

const styles = StyleSheet.create({
  chips: { alignItems: 'center', gap: 1 },
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 5,
    minWidth: 34,
    height: 20,
    borderRadius: 10,
    borderWidth: border.thin,
    paddingHorizontal: 8,
    justifyContent: 'center',
  },
  crowdedWords: { fontSize: smallestSize, letterSpacing: 0 },
  crowdedCount: { fontSize: 15 },
  crowded: { paddingHorizontal: 3, gap: 2 },
  count: { fontSize: 17, lineHeight: 19 },
  inline: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  words: { fontSize: 14, lineHeight: 18, letterSpacing: 0.4 },
  counted: { fontSize: 16.5 },
  cost: {
    fontSize: 14,
    lineHeight: 17,
    letterSpacing: 0.5,
    fontFamily: 'SofiaSansExtraCondensed_800ExtraBold',
  },
  question: { fontSize: 15, lineHeight: 17 },
});
