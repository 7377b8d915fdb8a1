/**
 * Five projects: `engine` runs rules, bots and stores in plain Node within seconds; `tools` starts
 * servers and generates native projects; `ui-ios` and `ui-android` load the files of either phone,
 * whose first transform takes the better part of a minute; `browser` plays the exported web build,
 * which `npm test` makes before it.
 */
const alias = { '^@/(.*)$': '<rootDir>/$1' };
const plainNode = {
  testEnvironment: 'node',
  transform: { '\\.(?:tsx?|mjs)$': '<rootDir>/tools/lib/jest-esbuild.cjs' },
  moduleNameMapper: alias,
};

const phone = {
  resolver: 'react-native-worklets/jest/resolver',
  setupFiles: ['react-native-gesture-handler/jestSetup'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/helpers/setup-ui.ts'],
  moduleNameMapper: alias,
};

module.exports = {
  // A guard against hangs only: on a fresh clone the first test waits while React Native is transformed.
  testTimeout: 120_000,
  projects: [
    {
      ...plainNode,
      displayName: 'engine',
      testMatch: ['<rootDir>/__tests__/{engine,store}/**/*.test.ts'],
    },
    {
      ...plainNode,
      displayName: 'tools',
      testMatch: ['<rootDir>/__tests__/tools/**/*.test.ts'],
    },
    {
      ...plainNode,
      displayName: 'browser',
      testMatch: ['<rootDir>/__tests__/browser/**/*.test.ts'],
    },
    {
      ...phone,
      displayName: 'ui-ios',
      preset: 'jest-expo/ios',
      testMatch: ['<rootDir>/__tests__/{app,components,theme,i18n}/**/*.test.ts?(x)'],
      // What drawing costs is Android's to say.
      testPathIgnorePatterns: ['/node_modules/', 'drawing-budget'],
    },
    {
      ...phone,
      displayName: 'ui-android',
      preset: 'jest-expo/android',
      // What draws nothing is the same on both, and was asked already.
      testMatch: ['<rootDir>/__tests__/{app,components,theme,i18n}/**/*.test.tsx'],
    },
  ],
};
