import { render, screen } from '@testing-library/react-native';
import { Platform, StyleSheet } from 'react-native';

import { RichText } from '@/components/ui/rich-text';
import { Text } from '@/components/ui/text';
import { textStyles } from '@/theme';

/** The system's own face, by the name that each system knows it by. */
const SYSTEM = Platform.OS === 'android' ? 'sans-serif' : 'System';

const styleOf = (words: string) => StyleSheet.flatten(screen.getByText(words).props['style']);

test('Japanese in a poster’s words is heavy gothic, a fifth smaller', () => {
  render(<Text variant="title">ボルト</Text>);
  expect(styleOf('ボルト')).toMatchObject({
    fontFamily: SYSTEM,
    fontWeight: '900',
    fontSize: textStyles.title.fontSize * 0.8,
    lineHeight: textStyles.title.lineHeight,
  });
});

test('Russian and Latin words keep the poster’s face', () => {
  render(<Text variant="title">Вольто</Text>);
  expect(styleOf('Вольто')).toMatchObject(textStyles.title);
});

test('a Japanese name among Latin letters is set whole in one face', () => {
  render(<Text variant="label">{['Ana', ' と ', 'Lupe']}</Text>);
  expect(styleOf('Ana と Lupe')).toMatchObject({ fontWeight: '800', fontFamily: SYSTEM });
});

test('sentences keep their size, and their strong part is bold', () => {
  render(<RichText>**ボルト**は強い</RichText>);
  expect(styleOf('ボルト')).toMatchObject({ fontWeight: '700', fontFamily: SYSTEM });
  expect(styleOf('ボルトは強い')).toMatchObject({ fontSize: textStyles.body.fontSize });
});
