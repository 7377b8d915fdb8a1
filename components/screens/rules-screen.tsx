/** The rules, to be looked up in ten seconds: contents, search, short parts with drawings. */

import { useMemo, useRef, useState } from 'react';
import {
  Pressable,
  StyleSheet,
  TextInput,
  useWindowDimensions,
  View,
  type ScrollView,
} from 'react-native';

import { RuleDrawing } from '@/components/maskmen/rules/rule-drawing';
import {
  findParts,
  isQuestion,
  rulesIn,
  type RulePart,
} from '@/components/maskmen/rules/rules-parts';
import { FocusRing, useFocusRing } from '@/components/ui/focus-ring';
import { Icon } from '@/components/ui/icon';
import { useLeadFocus } from '@/components/ui/lead-focus';
import { useLive } from '@/components/ui/live';
import { Panel } from '@/components/ui/panel';
import { ScreenFrame } from '@/components/ui/screen-frame';
import { ScreenHead } from '@/components/ui/screen-head';
import { Text } from '@/components/ui/text';
import { useWindowZoom, useZoom } from '@/components/ui/zoom';
import { useT } from '@/i18n';
import { border, radius, space, textStyles, touchTarget, useFontScale, useTheme } from '@/theme';

export interface Props {
  readonly onBack: () => void;
}

const WIDEST = 720;
/** From this width on the contents take a few lines only. */
const OPEN_FROM = 600;

export function RulesScreen({ onBack }: Props) {
  const t = useT();
  const { width } = useWindowDimensions();
  const scroll = useRef<ScrollView>(null);
  const tops = useRef(new Map<string, number>());
  const [search, setSearch] = useState('');
  /** The part that was chosen from the contents: whoever goes by keys or by ear is led there. */
  const [asked, setAsked] = useState<{ readonly id?: RulePart['id']; readonly times: number }>({
    times: 0,
  });
  const all = useMemo(() => rulesIn(t), [t]);
  const found = findParts(all, search);
  const searching = search.trim() !== '';
  const count = found.length === 0 ? t('rules.none') : t('rules.found', { count: found.length });
  useLive(searching ? count : '');
  const zoom = useWindowZoom();
  const drawing = Math.min(width, WIDEST * zoom) - 2 * 16 * zoom - 2 * 16;
  return (
    <ScreenFrame
      maxWidth={WIDEST}
      stands="top"
      scroll={scroll}
      head={<ScreenHead title={t('rules.title')} backLabel={t('rules.back')} onBack={onBack} />}
    >
      <SearchField value={search} onChange={setSearch} />
      {searching ? (
        <Text variant="small" tone="dim" role="status">
          {count}
        </Text>
      ) : (
        <Contents
          parts={all.filter(({ id }) => !isQuestion(id))}
          questions={all.find(({ id }) => isQuestion(id))}
          onPart={(id) => {
            scroll.current?.scrollTo({ y: (tops.current.get(id) ?? 0) - 8, animated: true });
            setAsked(({ times }) => ({ id, times: times + 1 }));
          }}
        />
      )}
      {found.map((part, index) => (
        <View
          key={part.id}
          style={styles.part}
          onLayout={({ nativeEvent }) => tops.current.set(part.id, nativeEvent.layout.y)}
        >
          {isQuestion(part.id) && !isQuestion(found[index - 1]?.id ?? 'aim') && (
            <Text variant="title" role="heading" aria-level={2} style={styles.questions}>
              {t('rules.questions')}
            </Text>
          )}
          <Part
            part={part}
            drawing={drawing}
            led={part.id === asked.id ? String(asked.times) : undefined}
          />
        </View>
      ))}
    </ScreenFrame>
  );
}

interface PartProps {
  readonly part: RulePart;
  readonly drawing: number;
  /** Another one whenever the focus is to come here. */
  readonly led: string | undefined;
}

function Part({ part, drawing, led }: PartProps) {
  const head = useLeadFocus(led);
  return (
    <Panel style={styles.panel}>
      <Text ref={head} variant="label" role="heading" aria-level={isQuestion(part.id) ? 3 : 2}>
        {part.title}
      </Text>
      {part.paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      {part.drawing !== undefined && <RuleDrawing name={part.drawing} width={drawing} />}
    </Panel>
  );
}

interface FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function SearchField({ value, onChange }: FieldProps) {
  const t = useT();
  const zoom = useZoom();
  const scale = useFontScale();
  const theme = useTheme();
  const { focused, handlers } = useFocusRing();
  return (
    <View>
      <TextInput
        role="searchbox"
        aria-label={t('rules.search')}
        placeholder={t('rules.search')}
        placeholderTextColor={theme.dim}
        value={value}
        onChangeText={onChange}
        autoCorrect={false}
        // The size below has the reader's own in it already.
        allowFontScaling={false}
        {...handlers}
        style={[
          styles.search,
          { minHeight: touchTarget * zoom, fontSize: textStyles.body.fontSize * zoom * scale },
          { color: theme.text, borderColor: theme.line, backgroundColor: theme.bg2 },
        ]}
      />
      {focused && <FocusRing radius={radius.seat} />}
    </View>
  );
}

interface ContentsProps {
  readonly parts: readonly RulePart[];
  /** The first of the questions. */
  readonly questions: RulePart | undefined;
  readonly onPart: (id: RulePart['id']) => void;
}

/** On a phone they would fill the first screen: there they open at a touch. */
function Contents(props: ContentsProps) {
  const t = useT();
  const theme = useTheme();
  const { width } = useWindowDimensions();
  const { focused, handlers } = useFocusRing();
  const [open, setOpen] = useState(false);
  if (width >= OPEN_FROM) return <ContentsList {...props} />;
  return (
    <View style={styles.part}>
      <Pressable
        role="button"
        aria-label={t('rules.contents')}
        aria-expanded={open}
        onPress={() => setOpen(!open)}
        {...handlers}
        style={[
          styles.link,
          styles.opener,
          { backgroundColor: theme.bg2, borderColor: theme.line },
        ]}
      >
        <Text variant="label">{t('rules.contents')}</Text>
        <View style={open && styles.turned}>
          <Icon name="down" size={20} tone="dim" />
        </View>
        {focused && <FocusRing radius={radius.chip} />}
      </Pressable>
      {open && <ContentsList {...props} />}
    </View>
  );
}

function ContentsList({ parts, questions, onPart }: ContentsProps) {
  const t = useT();
  return (
    <View role="navigation" aria-label={t('rules.contents')} style={styles.contents}>
      {parts.map(({ id, title }) => (
        <ContentsLink key={id} title={title} onPress={() => onPart(id)} />
      ))}
      {questions !== undefined && (
        <ContentsLink title={t('rules.questions')} onPress={() => onPart(questions.id)} />
      )}
    </View>
  );
}

function ContentsLink({
  title,
  onPress,
}: {
  readonly title: string;
  readonly onPress: () => void;
}) {
  const theme = useTheme();
  const { focused, handlers } = useFocusRing();
  return (
    <Pressable
      role="link"
      aria-label={title}
      onPress={onPress}
      {...handlers}
      style={[styles.link, { backgroundColor: theme.bg2, borderColor: theme.line }]}
    >
      <Text variant="label">{title}</Text>
      {focused && <FocusRing radius={radius.chip} />}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  part: { gap: space.s },
  panel: { gap: space.s, padding: 16 },
  questions: { marginTop: space.m },
  search: {
    paddingHorizontal: 14,
    borderRadius: radius.seat,
    borderWidth: border.thin,
    fontFamily: textStyles.body.fontFamily,
    outlineWidth: 0,
  },
  contents: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  opener: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  turned: { transform: [{ rotate: '180deg' }] },
  link: {
    maxWidth: '100%',
    minHeight: touchTarget,
    justifyContent: 'center',
    paddingHorizontal: 14,
    borderRadius: radius.chip,
    borderWidth: border.thin,
    outlineWidth: 0,
    outlineStyle: 'solid',
  },
});
