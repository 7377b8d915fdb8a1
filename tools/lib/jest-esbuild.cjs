/** Jest transformer for code without React: esbuild strips the types, in milliseconds a file. */
const { transformSync } = require('esbuild');

module.exports = {
  process(source, file) {
    const { code, map } = transformSync(source, {
      loader: file.endsWith('x') ? 'tsx' : 'ts',
      format: 'cjs',
      target: 'node20',
      sourcemap: true,
      sourcefile: file,
    });
    return { code, map };
  },
};
