/** Each row lints a snippet as if it stood in that file: the zones hold for code not written yet. */
import { join } from 'node:path';
import { Linter } from 'eslint';
import config from '../../eslint.config.js';

const root = join(__dirname, '../..');
const linter = new Linter({ cwd: root });

function complaintsAbout(file: string, code: string): readonly string[] {
  return linter
    .verify(code, config as Linter.Config[], { filename: join(root, file) })
    .map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

function zoneComplaint(file: string, specifier: string): string | undefined {
  const code = `import { x } from '${specifier}';\nexport const y = x;\n`;
  return complaintsAbout(file, code).find((line) => line.startsWith('maskmen/zones'));
}

test.each([
  ['engine/core/rng.ts', 'react', 'engine/core'],
  ['engine/core/rng.ts', '@/engine/maskmen/rules', 'belongs in engine/maskmen'],
  ['engine/core/rng.ts', '../maskmen/rules', 'belongs in engine/maskmen'],
  ['engine/maskmen/rules.ts', 'expo-constants', 'belongs in engine/maskmen'],
  ['engine/maskmen/rules.ts', 'node:fs', 'package'],
  ['engine/maskmen/rules.ts', '@/store/match', 'store/'],
  ['engine/maskmen/rules.ts', '@/theme/colours', 'components/'],
  ['engine/maskmen/rules.ts', '@/engine/maskmen/bots/level', 'never on the bots'],
  ['engine/maskmen/rules.ts', './bots/level', 'never on the bots'],
  ['engine/maskmen/lessons/first.ts', '../bots/level', 'never on the bots'],
  ['engine/maskmen/rules.ts', '@/engine/mascarade/rules', 'engine/core alone'],
  ['engine/mascarade/rules.ts', '@/engine/maskmen/rules', 'never on the other game'],
  ['engine/mascarade/rules.ts', '../maskmen/rules', 'never on the other game'],
  ['engine/mascarade/rules.ts', './bots/level', 'never on the bots'],
  ['engine/mascarade/rules.ts', 'react', 'package'],
  ['engine/mascarade/bots/level.ts', '@/engine/mascarade/truth', 'A bot takes a view'],
  ['engine/mascarade/bots/level.ts', '../truth', 'A bot takes a view'],
  ['engine/mascarade/bots/level.ts', '@/engine/maskmen/bots/types', 'A bot takes a view'],
  ['engine/mascarade/bots/level.ts', '@/engine/view', 'A bot takes a view'],
  ['engine/core/rng.ts', '@/engine/mascarade/rules', 'belongs in engine/maskmen'],
  ['engine/view.ts', './maskmen/bots/level', 'engine'],
  ['engine/view.ts', 'zustand', 'pure'],
  ['engine/maskmen/bots/level.ts', '@/engine/truth', 'A bot takes a view'],
  ['engine/maskmen/bots/level.ts', '@/store/match', 'A bot takes a view'],
  ['engine/maskmen/bots/level.ts', 'react', 'A bot takes a view'],
  ['store/match.ts', '@/components/ui/button', 'components/'],
  ['store/match.ts', '@/theme/colours', 'theme/'],
  ['store/match.ts', '@/i18n/en', 'i18n/'],
  ['store/match.ts', '@/app/index', 'components/'],
  ['components/ui/button.tsx', '@/engine/view', 'components/maskmen'],
  ['components/ui/button.tsx', '@/store/match', 'components/screens'],
  ['components/ui/button.tsx', '../maskmen/card', 'components/maskmen'],
  ['components/ui/button.tsx', '@/components/motion/twang', 'components/ui'],
  ['components/motion/twang.tsx', '@/engine/view', 'handed in'],
  ['components/motion/twang.tsx', '@/components/ui/text', 'handed in'],
  ['components/maskmen/card.tsx', '@/engine/truth', '@/engine/view only'],
  ['components/maskmen/card.tsx', '@/engine/maskmen/state', '@/engine/view only'],
  ['components/maskmen/card.tsx', '@/engine/core/result', '@/engine/view only'],
  ['components/maskmen/card.tsx', '@/store/match', 'components/screens'],
  ['components/maskmen/card.tsx', '../screens/home', 'components/screens'],
  ['components/screens/table.tsx', '@/engine/truth', 'belongs in store/'],
  ['components/screens/table.tsx', '@/engine/maskmen/state', 'belongs in store/'],
  ['components/screens/table.tsx', '@/app/index', 'belongs in store/'],
  ['app/index.tsx', '@/store/match', 'components/screens'],
  ['app/index.tsx', '@/engine/view', 'components/screens'],
  ['app/index.tsx', '@/components/maskmen/card', 'components/screens'],
  ['theme/colours.ts', '@/i18n/en', 'nothing of ours'],
  ['theme/colours.ts', '@/engine/view', 'nothing of ours'],
  ['i18n/en.ts', '@/theme/colours', 'nothing of ours'],
  ['components/stray.tsx', '@/theme/colours', 'Every component lives in'],
  ['components/feel/cues.ts', '@/engine/view', 'knows no game'],
  ['components/feel/cues.ts', '@/store/use-settings', 'handed in'],
  ['components/feel/cues.ts', 'expo-audio', 'Only components/feel/speaker.ts'],
  ['components/feel/speaker.ts', 'expo-haptics', 'Only components/feel/touching.ts'],
  ['components/maskmen/card.tsx', 'expo-haptics', 'Only components/feel/touching.ts'],
  ['components/screens/table.tsx', 'expo-audio', 'Only components/feel/speaker.ts'],
  ['app/index.tsx', 'expo-haptics', 'Only components/feel/touching.ts'],
  ['store/match.ts', 'expo-haptics', 'Only components/feel/touching.ts'],
  ['components/motion/sprung.tsx', 'react-native-reanimated', 'Only components/moving/animated.ts'],
  ['components/ui/sheet.tsx', 'react-native-worklets', 'Only components/moving/animated.ts'],
  ['app/_layout.tsx', 'react-native-gesture-handler', 'Only components/moving/gesture.tsx'],
  ['components/moving/animated.ts', '@/theme/motion', 'knows nothing of ours'],
  ['tools/arena.ts', '@/__tests__/helpers/play', 'tools/lib'],
  ...['engine/core/rng.ts', 'store/match.ts', 'components/ui/text.tsx', 'app/index.tsx'].flatMap(
    (file) => [
      [file, '@/__tests__/helpers/play', 'may not import __tests__'],
      [file, '@/tools/lib/browser', 'may not import tools'],
    ],
  ),
])('%s may not import %s', (file = '', specifier = '', where = '') => {
  expect(zoneComplaint(file, specifier)).toContain(where);
});

test.each([
  ['engine/core/rng.ts', './result'],
  ['engine/maskmen/rules.ts', '@/engine/core/rng'],
  ['engine/maskmen/lessons/first.ts', '../rules'],
  ['engine/view.ts', './maskmen/view'],
  ['engine/truth.ts', '@/engine/maskmen/state'],
  ['engine/maskmen/bots/level.ts', '@/engine/view'],
  ['engine/maskmen/bots/level.ts', '../order'],
  ['engine/maskmen/bots/level.ts', './tables'],
  ['store/match.ts', '@/engine/truth'],
  ['store/match.ts', '@/engine/maskmen/bots/level'],
  ['store/match.ts', 'zustand/vanilla'],
  ['components/ui/button.tsx', '@/theme/colours'],
  ['components/ui/button.tsx', '@/i18n'],
  ['components/ui/button.tsx', './text'],
  ['components/ui/button.tsx', 'react-native'],
  ['components/motion/twang.tsx', '@/theme/motion'],
  ['components/maskmen/card.tsx', '@/engine/view'],
  ['components/maskmen/card.tsx', '@/components/ui/text'],
  ['components/maskmen/card.tsx', '../motion/twang'],
  ['components/screens/table.tsx', '@/store/match'],
  ['components/screens/table.tsx', '@/engine/view'],
  ['components/screens/table.tsx', '@/components/maskmen/card'],
  ['app/index.tsx', '@/components/screens/home'],
  ['app/_layout.tsx', '@/theme/fonts'],
  ['app/_layout.tsx', '@/components/ui/text'],
  ['theme/fonts.ts', '@expo-google-fonts/onest/500Medium'],
  ['i18n/index.ts', 'react'],
  ['tools/conform.ts', '@/engine/truth'],
  ['__tests__/engine/laws.test.ts', '@/engine/truth'],
  ['__tests__/engine/laws.test.ts', '../helpers/play'],
])('%s may import %s', (file, specifier) => {
  expect(zoneComplaint(file, specifier)).toBeUndefined();
});

test.each([
  `export { x } from '@/store/match';`,
  `export * from '@/store/match';`,
  `import type { X } from '@/store/match';\nexport type Y = X;`,
  `export type X = import('@/store/match').X;`,
  `export const x = () => import('@/store/match');`,
  `export const x = require('@/store/match');`,
])('no way of importing goes unseen: %s', (code) => {
  expect(complaintsAbout('engine/maskmen/rules.ts', code).join('\n')).toContain('maskmen/zones');
});

test.each([
  ['Date.now()', 'no-restricted-globals'],
  ['new Date()', 'no-restricted-globals'],
  ['performance.now()', 'no-restricted-globals'],
  ['globalThis.Date', 'no-restricted-globals'],
  ['setTimeout(() => {}, 1)', 'no-restricted-globals'],
  ['Math.random()', 'no-restricted-syntax'],
  ['Math.exp(1)', 'no-restricted-syntax'],
  ['Math.log(2)', 'no-restricted-syntax'],
  ['Math.pow(2, 3)', 'no-restricted-syntax'],
  ['Math.sin(2)', 'no-restricted-syntax'],
  [`Math['random']()`, 'no-restricted-syntax'],
  ['[Math]', 'no-restricted-syntax'],
  ['2 ** 0.5', 'no-restricted-syntax'],
])('the engine refuses %s', (expression, rule) => {
  const found = complaintsAbout('engine/maskmen/rules.ts', `export const x = ${expression};\n`);
  expect(found.join('\n')).toContain(rule);
});

test.each(['Math.sqrt(2)', 'Math.imul(2, 3) >>> 0', 'Math.max(1, 2)', 'Math.trunc(7 / 2)'])(
  'the engine may use %s',
  (expression) => {
    expect(complaintsAbout('engine/core/x.ts', `export const x = ${expression};\n`)).toEqual([]);
  },
);

test.each([
  ['components/ui/x.tsx', `export const X = () => <Text>Hello</Text>;`, 'react/jsx-no-literals'],
  ['components/ui/x.tsx', `export const X = () => <Text>{'Hi'}</Text>;`, 'react/jsx-no-literals'],
  ['app/x.tsx', `export const X = () => <Text>Hello</Text>;`, 'react/jsx-no-literals'],
  ['components/ui/x.tsx', `export const X = () => <B aria-label="Go" />;`, 'i18n/'],
  ['components/ui/x.tsx', `export const c = '#FFD23F';`, 'theme/'],
  ['components/maskmen/x.tsx', `export const c = 'rgba(0, 0, 0, 0.4)';`, 'theme/'],
  ['store/x.ts', `export const c = '#fff';`, 'theme/'],
  ['engine/core/x.ts', `export const c: any = 1;`, 'no-explicit-any'],
  ['engine/core/x.ts', `// @ts-ignore\nexport const c = 1;`, 'ban-ts-comment'],
  ['engine/core/x.ts', `// @ts-expect-error: wrong\nexport const c = 1;`, 'ban-ts-comment'],
  ['__tests__/x.test.ts', `// @ts-expect-error\nexport const c = 1;`, 'ban-ts-comment'],
])('%s refuses %s', (file, code, rule) => {
  expect(complaintsAbout(file, code).join('\n')).toContain(rule);
});

test.each([
  ['theme/x.ts', `export const c = '#FFD23F';\n`],
  ['components/ui/x.tsx', `export const X = () => <View role="button" />;\n`],
  ['components/ui/x.tsx', `export const X = () => <Text>{'×'}?</Text>;\n`],
  ['__tests__/x.test.ts', `// @ts-expect-error: a hand is no move\nexport const c = 1;\n`],
])('%s may say %s', (file, code) => {
  const undefinedNames = /react\/jsx-no-undef|react\/display-name/;
  expect(complaintsAbout(file, code).filter((line) => !undefinedNames.test(line))).toEqual([]);
});
