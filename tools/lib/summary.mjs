/** Counting what `npm test` ran. A pure module: the tests feed it made-up results. */

/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 */

/**
 * A stage that either holds or does not.
 *
 * @param {number} code exit code
 * @returns {Tally}
 */
export function countStage(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Jest's tests, from what `--json` wrote. A run that crashed, a file that could not be loaded, no
 * test at all, or a bad exit code without a failed test: each is a failure, never a silent pass.
 *
 * @param {string | undefined} json
 * @param {number} code exit code
 * @returns {Tally}
 */
export function countJest(json, code) {
  const report = parse(json);
  if (!report || !isCount(report.numPassedTests) || !isCount(report.numFailedTests)) {
    return { passed: 0, failed: 1 };
  }
  const passed = report.numPassedTests;
  const crashedFiles = isCount(report.numRuntimeErrorTestSuites)
    ? report.numRuntimeErrorTestSuites
    : 0;
  const failed = report.numFailedTests + crashedFiles;
  const fell = code !== 0 || report.success === false || passed + failed === 0;
  return { passed, failed: fell ? Math.max(failed, 1) : failed };
}

/**
 * How long each file of a Jest run took, the longest first.
 *
 * @param {string | undefined} json what `--json` wrote
 * @returns {{ file: string, seconds: number }[]}
 */
export function timesOfFiles(json) {
  const files = parse(json)?.testResults;
  if (!Array.isArray(files)) return [];
  return files
    .map(({ name, startTime, endTime }) => ({
      file: String(name).split(/[\\/]/).at(-1) ?? '',
      seconds: (endTime - startTime) / 1000,
    }))
    .filter(({ seconds }) => Number.isFinite(seconds))
    .sort((a, b) => b.seconds - a.seconds);
}

/**
 * What a run measured and wants seen, whether or not it passed: lines that begin with `figure:`.
 *
 * @param {string} output
 * @returns {string[]}
 */
export function figuresIn(output) {
  return [...output.matchAll(/^figure: (.+)$/gm)].map(([, text = '']) => text.trim());
}

/**
 * A runner of ours whose last line is `N passed, N failed`.
 *
 * @param {string} output
 * @param {number} code exit code
 * @returns {Tally}
 */
export function countLastLine(output, code) {
  const match = /(?:^|\n)[^\n]*?(\d+) passed, (\d+) failed[^\n]*\s*$/.exec(output);
  if (!match) return { passed: 0, failed: 1 };
  const passed = Number(match[1]);
  const failed = Number(match[2]);
  const fell = code !== 0 || passed + failed === 0;
  return { passed, failed: fell ? Math.max(failed, 1) : failed };
}

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally} nothing run is a failure
 */
export function addUp(tallies) {
  const sum = tallies.reduce(
    (all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }),
    { passed: 0, failed: 0 },
  );
  return sum.passed + sum.failed === 0 ? { passed: 0, failed: 1 } : sum;
}

/** @param {Tally} tally */
export function describeTally({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

function parse(json) {
  try {
    return json === undefined ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}

function isCount(value) {
  return Number.isInteger(value) && value >= 0;
}
