/**
 * What is on the screen while cards move is compiled to render only what changed. The rest is drawn
 * once and left: there the compiler's notes would only be downloaded.
 */
const HOT =
  /[\\/]components[\\/](maskmen[\\/](diagram|hand|ring|seats|table)|motion|screens[\\/]table-)/;
const isHot = (file) => HOT.test(file);

/** Worklets are for the UI thread of a phone: a browser has none, and nothing in its bundle asks for one. */
module.exports = (api) => {
  const web = api.caller((caller) => caller?.platform === 'web');
  const forAll = { 'react-compiler': { sources: isHot } };
  const own = web ? { worklets: false, reanimated: false } : {};
  return {
    presets: [['babel-preset-expo', { ...forAll, ...own }]],
    // Node loads what Metro would fetch later, since Jest runs scripts and not modules.
    env: { test: { plugins: ['@babel/plugin-transform-dynamic-import'] } },
  };
};
