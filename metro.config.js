const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

// In a browser frames come before React, which looks once how it is to take its slices.
const { getModulesRunBeforeMainModule } = config.serializer;
config.serializer.getModulesRunBeforeMainModule = (entry) => [
  ...getModulesRunBeforeMainModule(entry),
  require.resolve('./components/moving/frames-first.web.ts'),
];

config.transformer.minifierPath = require.resolve('./tools/lib/minify.cjs');
const { compress, output } = config.transformer.minifierConfig;
config.transformer.minifierConfig = {
  ...config.transformer.minifierConfig,
  // What one pass leaves over, a second finds.
  compress: { ...compress, passes: 2 },
  // Pages say that they are UTF-8: letters of other alphabets need not be spelled out in six signs
  // each. One kind of quotes packs better than two.
  output: { ...output, ascii_only: false, quote_style: 0 },
};

module.exports = config;
