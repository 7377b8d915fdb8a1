/** House style as errors: import zones, a pure engine, words through i18n, colours through theme. */
const { defineConfig, globalIgnores } = require('eslint/config');
const expo = require('eslint-config-expo/flat');
const { plugin: maskmen } = require('./tools/lib/zones.cjs');

const CODE = ['**/*.{ts,tsx,js,cjs,mjs}'];
const SEEN = ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}'];
const ENGINE = ['engine/**/*.{ts,tsx}'];

/** Signs that are the same in every language. */
const SIGNS = ['?', '×', '+', '−', '–', '·', '/', ':', '…', '▲', '▼'];

const noRawColours = [
  'Literal[value=/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i]',
  'Literal[value=/^(?:rgb|hsl)a?\\(/i]',
  'TemplateElement[value.raw=/#(?:[0-9a-f]{6}|[0-9a-f]{8})\\b|\\b(?:rgb|hsl)a?\\(/i]',
].map((selector) => ({ selector, message: 'A raw colour belongs in theme/, under a name.' }));

const noRawWords = [
  {
    selector:
      'JSXAttribute[name.name=/^(?:accessibilityLabel|accessibilityHint|aria-label|placeholder|title|label|alt)$/] > Literal[value=/\\p{L}/u]',
    message: 'Words a person reads or hears belong in i18n/.',
  },
];

/** Where V8 and Hermes agree to the last bit; the rest of Math they do not, or it is chance. */
const EXACT_MATH = 'abs|ceil|clz32|floor|fround|imul|max|min|round|sign|sqrt|trunc';
const pureEngine = [
  {
    selector: `MemberExpression[object.name="Math"]:not([computed=false][property.name=/^(?:${EXACT_MATH})$/])`,
    message:
      'V8 and Hermes differ in the last bits of this, or it is chance: use + − × ÷, sqrt, integers and tables; randomness is a generator state in engine/core.',
  },
  {
    selector: 'Identifier[name="Math"]:not(MemberExpression > Identifier.object)',
    message: 'Name the function of Math that is meant, so that it can be checked.',
  },
  {
    selector: 'BinaryExpression[operator="**"], AssignmentExpression[operator="**="]',
    message: 'Powers differ between V8 and Hermes: multiply, shift, or write the number.',
  },
];

const clockless = [
  'Date',
  'performance',
  'Intl',
  'console',
  'process',
  'global',
  'globalThis',
  'window',
  'document',
  'crypto',
  'fetch',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
].map((name) => ({
  name,
  message:
    'The engine is pure: no clock, no chance, no platform. What needs them belongs in store/ or tools/, and hands values in.',
}));

module.exports = defineConfig([
  globalIgnores([
    'node_modules/',
    'dist/',
    'build/',
    'reports/',
    'ios/',
    'android/',
    '.expo/',
    'expo-env.d.ts',
    '__tests__/golden/',
  ]),
  expo,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: CODE,
    plugins: { maskmen },
    rules: {
      'maskmen/zones': 'error',
      eqeqeq: 'error',
      'prefer-const': 'error',
      // tsc finds what cannot be resolved, and knows the platform endings and our alias.
      'import/no-unresolved': 'off',
      'import/namespace': 'off',
      'import/named': 'off',
      'import/export': 'off',
      'import/no-duplicates': 'error',
      // `fc.integer()` reads better than a dozen bare names.
      'import/no-named-as-default-member': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-nocheck': true, 'ts-expect-error': true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    files: ['store/**/*.{ts,tsx}', 'i18n/**/*.{ts,tsx}', 'tools/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noRawColours] },
  },
  {
    files: SEEN,
    rules: {
      'no-restricted-syntax': ['error', ...noRawColours, ...noRawWords],
      'react/jsx-no-literals': [
        'error',
        { noStrings: true, ignoreProps: true, allowedStrings: SIGNS },
      ],
    },
  },
  {
    files: SEEN,
    ignores: ['components/ui/svg.tsx', 'components/ui/svg.web.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react-native-svg',
          message: 'Draw with components/ui/svg: a browser has elements of its own.',
        },
      ],
    },
  },
  {
    files: ENGINE,
    rules: {
      'no-restricted-globals': ['error', ...clockless],
      'no-restricted-syntax': ['error', ...noRawColours, ...pureEngine],
    },
  },
  {
    files: ['__tests__/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-nocheck': true, 'ts-expect-error': 'allow-with-description' },
      ],
    },
  },
  {
    files: ['tools/**/*.{ts,cjs,mjs}', '*.js'],
    languageOptions: { globals: { Buffer: false, __dirname: false } },
    rules: { 'expo/no-dynamic-env-var': 'off' },
  },
]);
