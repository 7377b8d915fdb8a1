/**
 * A worklet carries its own source along, for the UI thread of a phone. A browser has no such thread
 * and would only download it: there it is left out.
 */
module.exports = (api) => {
  const web = api.caller((caller) => caller?.platform === 'web');
  const forBrowsers = [
    'react-native-worklets/plugin',
    { omitNativeOnlyData: true, substituteWebPlatformChecks: true },
  ];
  return {
    presets: [['babel-preset-expo', web ? { worklets: false, reanimated: false } : {}]],
    plugins: web ? [forBrowsers] : [],
    // Node loads what Metro would fetch later, since Jest runs scripts and not modules.
    env: { test: { plugins: ['@babel/plugin-transform-dynamic-import'] } },
  };
};
