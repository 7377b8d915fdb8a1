/**
 * Two projects: `engine` runs rules, bots and tools in plain Node within seconds; `ui` loads React
 * Native, whose first transform takes the better part of a minute.
 */
const alias = { '^@/(.*)$': '<rootDir>/$1' };

module.exports = {
  projects: [
    {
      displayName: 'engine',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/{engine,store,tools}/**/*.test.ts'],
      transform: { '\\.tsx?$': '<rootDir>/tools/lib/jest-esbuild.cjs' },
      moduleNameMapper: alias,
    },
    {
      displayName: 'ui',
      preset: 'jest-expo',
      resolver: 'react-native-worklets/jest/resolver',
      setupFiles: ['react-native-gesture-handler/jestSetup'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/helpers/setup-ui.ts'],
      testMatch: ['<rootDir>/__tests__/{app,components,theme,i18n}/**/*.test.ts?(x)'],
      moduleNameMapper: alias,
    },
  ],
};
