/**
 * What is on the screen while cards move is compiled to render only what changed. The rest is drawn
 * once and left: there the compiler's notes would only be downloaded.
 */
const HOT =
  /[\\/]components[\\/](maskmen[\\/](diagram|hand|ring|seats|table)|motion|screens[\\/]table-)/;
const isHot = (file) => HOT.test(file);

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
  const forAll = { 'react-compiler': { sources: isHot } };
  const own = web ? { worklets: false, reanimated: false } : {};
  return {
    presets: [['babel-preset-expo', { ...forAll, ...own }]],
    plugins: web ? [forBrowsers] : [],
    // Node loads what Metro would fetch later, since Jest runs scripts and not modules.
    env: { test: { plugins: ['@babel/plugin-transform-dynamic-import'] } },
  };
};
