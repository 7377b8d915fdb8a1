/** Jest transformer for code without React: esbuild strips the types, in milliseconds a file. */
const { transformSync } = require('esbuild');

module.exports = {
  process(source, file) {
    const { code, map } = transformSync(source, {
      loader: file.endsWith('x') ? 'tsx' : 'ts',
      format: 'cjs',
      target: 'node20',
      // Jest runs scripts, not modules: what is imported later is required later.
      supported: { 'dynamic-import': false },
      sourcemap: true,
      sourcefile: file,
    });
    return { code, map };
  },
};
