/** What stands in the score's place during a lesson: which one it is, how far along, and the way out. */

import { StyleSheet, View } from 'react-native';

import { IconButton } from '@/components/ui/icon-button';
import { Text } from '@/components/ui/text';
import { useT } from '@/i18n';
import { maxScale, textStyles, useTheme } from '@/theme';

import { grownBy, type Rect, type TableLayout } from '../table/table-layout';

export interface Props {
  readonly layout: TableLayout;
  /** Counted from 0. */
  readonly lesson: number;
  readonly lessons: number;
  readonly onLeave: () => void;
}

const at = ({ x, y, width, height }: Rect) =>
  ({ position: 'absolute', left: x, top: y, width, height }) as const;

/** From this width on there is room for words, and further on for a mark a lesson. */
const WORDS = 100;
const MARKS = 260;
const MARK = { width: 9, height: 6 } as const;
const WORD = { size: textStyles.label.fontSize, line: textStyles.label.lineHeight } as const;

export function LessonHead({ layout, lesson, lessons, onLeave }: Props) {
  const t = useT();
  const theme = useTheme();
  const { strip, menu } = layout;
  const grown = grownBy(layout);
  const values = { number: lesson + 1, of: lessons };
  return (
    <>
      <View style={[at(strip), styles.head, styles.bright]}>
        {strip.width >= MARKS * grown && (
          <View style={styles.marks} aria-hidden>
            {Array.from({ length: lessons }, (_, index) => (
              <View
                key={index}
                style={[
                  styles.mark,
                  {
                    width: MARK.width * grown,
                    height: MARK.height * grown,
                    backgroundColor:
                      index === lesson ? theme.lamp : index < lesson ? theme.text : theme.line,
                  },
                ]}
              />
            ))}
          </View>
        )}
        <Text
          variant="label"
          tone="dim"
          role="heading"
          aria-level={1}
          aria-label={t('learn.where', values)}
          numberOfLines={1}
          maxFontSizeMultiplier={maxScale.node}
          style={{ fontSize: WORD.size * grown, lineHeight: WORD.line * grown }}
        >
          {t(strip.width >= WORDS ? 'learn.where' : 'learn.whereShort', values)}
        </Text>
      </View>
      <View style={[at(menu), styles.bright]}>
        <IconButton
          icon="close"
          label={t('learn.leave')}
          onPress={onLeave}
          style={{ width: menu.width, height: menu.height }}
          grown={grown}
        />
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  // Over the coach's dusk: where one is and the way out are always lit.
  bright: { zIndex: 61 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  marks: { flexDirection: 'row', gap: 4 },
  mark: { borderRadius: 5 },
});
