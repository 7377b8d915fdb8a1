/** The course: what it holds, how far one is, and the way to each lesson. */

import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PictureButton } from '@/components/ui/picture-button';
import { ScreenFrame } from '@/components/ui/screen-frame';
import { ScreenHead } from '@/components/ui/screen-head';
import { Text } from '@/components/ui/text';
import { useT } from '@/i18n';
import { firstSetup, ownName } from '@/store/setup';
import { LESSON_IDS, changeProgress, nextLesson, useProgress } from '@/store/use-learn';
import { useSettings } from '@/store/use-settings';
import { useLastSetups } from '@/store/use-setup';
import { useWindowZoom, useZoom } from '@/components/ui/zoom';
import { border, radius, space, touchTarget, useTheme } from '@/theme';

import { NewMatchSheet } from './new-match-sheet';
import { useStartMatch } from './use-start-match';

const COLUMNS_FROM = 700;
/** Below this height the two ways out stand side by side. */
const LOW = 480;

export interface Props {
  readonly onBack: () => void;
  readonly onLesson: (lesson: string) => void;
  readonly onRules: () => void;
  /** A real season has begun. */
  readonly onTable: () => void;
}

export function LearnScreen({ onBack, onLesson, onRules, onTable }: Props) {
  const t = useT();
  const { start, asking } = useStartMatch(onTable);
  const { solo } = useLastSetups();
  const help = useSettings((settings) => settings.help);
  const { width, height } = useWindowDimensions();
  const progress = useProgress((state) => state);
  const { done, at } = progress;
  const all = done.length === LESSON_IDS.length;
  const next = at?.lesson ?? nextLesson(progress);
  const title = (lesson: string): string => t(`learn.lessons.${lesson}.title` as 'learn.title');
  const columns = width >= COLUMNS_FROM ? 2 : 1;
  // Tablets have the room to say what each lesson is about.
  const large = useWindowZoom() > 1;
  const sideBySide = height < LOW || large;
  const rules = (
    <Button
      key="rules"
      variant="quiet"
      icon="book"
      label={t('learn.rules')}
      onPress={onRules}
      style={styles.grow}
    />
  );
  return (
    <ScreenFrame
      maxWidth={columns > 1 ? 900 : 560}
      head={<ScreenHead title={t('learn.title')} backLabel={t('settings.back')} onBack={onBack} />}
      foot={
        <View style={[styles.foot, sideBySide && styles.sideBySide]}>
          {sideBySide && rules}
          {all ? (
            <Button
              style={styles.grow}
              icon="play"
              label={t('learn.finished.play')}
              onPress={() => {
                changeProgress({ coached: true, said: [] });
                const own = ownName(solo) ?? t('setup.playerName', { number: 1 });
                start({ ...firstSetup(own, 'rookie'), help });
              }}
            />
          ) : (
            <Button
              style={styles.grow}
              icon="play"
              label={done.length === 0 && at === undefined ? t('learn.begin') : t('learn.goOn')}
              onPress={() => onLesson(next)}
            />
          )}
          {!sideBySide && rules}
        </View>
      }
    >
      <Text tone="dim">{all ? t('learn.finished.text') : t('learn.lead')}</Text>
      <Text variant="label" tone="dim" role="status">
        {t('learn.progress', { done: done.length, of: LESSON_IDS.length })}
      </Text>
      <View style={[styles.list, large && styles.filling]} role="list">
        {LESSON_IDS.map((lesson, index) => (
          <View key={lesson} role="listitem" style={{ width: columns > 1 ? '48.6%' : '100%' }}>
            <LessonRow
              number={index + 1}
              title={title(lesson)}
              idea={large ? t(`learn.ideas.${lesson}` as 'learn.title') : undefined}
              done={done.includes(lesson)}
              here={lesson === next && !all}
              onPress={() => {
                if (lesson !== at?.lesson) changeProgress({ at: undefined });
                onLesson(lesson);
              }}
            />
          </View>
        ))}
      </View>
      <NewMatchSheet {...asking} />
    </ScreenFrame>
  );
}

interface RowProps {
  readonly number: number;
  readonly title: string;
  /** What it is about, where there is room for it. */
  readonly idea: string | undefined;
  readonly done: boolean;
  readonly here: boolean;
  readonly onPress: () => void;
}

function LessonRow({ number, title, idea, done, here, onPress }: RowProps) {
  const t = useT();
  const theme = useTheme();
  const zoom = useZoom();
  return (
    <PictureButton
      label={t('learn.lessonLabel', {
        number,
        lesson: title,
        state: t(done ? 'learn.lessonDone' : 'learn.lessonOpen'),
      })}
      onPress={onPress}
      radius={radius.seat}
      style={idea !== undefined && styles.filled}
      face={[
        styles.row,
        idea !== undefined && styles.tall,
        {
          backgroundColor: theme.bg2,
          borderColor: here ? theme.text : theme.line,
          paddingHorizontal: 14 * zoom,
        },
      ]}
    >
      <Text
        variant="number"
        tone={done ? 'faint' : 'text'}
        style={[styles.number, { minWidth: 26 * zoom }]}
      >
        {number}
      </Text>
      <View style={styles.title}>
        <Text variant="label" tone={done ? 'dim' : 'text'}>
          {title}
        </Text>
        {idea !== undefined && (
          <Text variant="small" tone="dim">
            {idea}
          </Text>
        )}
      </View>
      {done && <Icon name="check" size={22} tone="dim" strokeWidth={2.6} />}
      {here && <Icon name="chevron" size={20} tone="text" />}
    </PictureButton>
  );
}

const styles = StyleSheet.create({
  foot: { gap: space.s, paddingTop: space.s },
  grow: { flexGrow: 1 },
  sideBySide: { flexDirection: 'row' },
  list: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, justifyContent: 'space-between' },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: touchTarget,
    borderRadius: radius.seat,
    borderWidth: border.thin,
  },
  number: { fontSize: 24, lineHeight: 28, textAlign: 'center' },
  title: { flex: 1, gap: 2 },
  filling: { flexGrow: 1, maxHeight: 820, alignContent: 'stretch' },
  filled: { flexGrow: 1 },
  tall: { minHeight: 68 },
});
