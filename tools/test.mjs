/**
 * `npm test`, and its slices: `check`, `engine`, `ui`, or any stages by name.
 *
 * Every stage runs, also after one fell; each prints its output whole when it is done, so two at a
 * time stay readable. The last line is always `N passed, N failed`, and the exit code says the same.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstall } from './lib/ensure-install.mjs';
import { findBin, runNode } from './lib/process.mjs';
import {
  addUp,
  countJest,
  countLastLine,
  countStage,
  describeTally,
  figuresIn,
  timesOfFiles,
} from './lib/summary.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, 'reports');
const ENVIRONMENT = {
  CI: '1',
  EXPO_OFFLINE: '1',
  EXPO_NO_TELEMETRY: '1',
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
};
const lanes = Math.min(4, Math.max(1, cpus().length));

/**
 * What each stage runs, one command after the other, and how it is counted. Longest first, and what
 * others wait for before them: the short ones then fill what is left of the other lane.
 */
const STAGES = {
  'web bundle': stage(() => [
    findBin(root, 'expo'),
    ...['export', '--platform', 'web', '--output-dir', 'build/web-check'],
  ]),
  'native bundles': stage(
    // Compiled to Hermes bytecode, as phones get them.
    ...['ios', 'android'].map((platform) => () => [
      findBin(root, 'expo'),
      ...['export', '--platform', platform, '--output-dir', `build/${platform}-check`],
    ]),
  ),
  'unit tests: engine': jest('engine'),
  // Holding a button down takes its time and no processor: two files at once fit any machine.
  browser: after('web bundle', tellTimes('browser', jest('browser', { workers: 2 })), () => [
    findBin(root, 'tsx'),
    'tools/get-browser.ts',
  ]),
  types: stage(
    // Writes the types of our routes, which a fresh clone does not have and tsc should judge by.
    () => [findBin(root, 'expo'), 'customize', 'tsconfig.json'],
    () => [findBin(root, 'typescript', 'tsc'), '--noEmit'],
  ),
  'unit tests: ui-ios': jest('ui-ios'),
  'unit tests: ui-android': jest('ui-android'),
  'unit tests: tools': jest('tools'),
  lint: stage(() => [findBin(root, 'eslint'), '.', '--max-warnings', '0']),
  conformance: {
    commands: [() => [findBin(root, 'tsx'), 'tools/conform.ts', '__tests__/golden/vectors']],
    count: (code, output) => countLastLine(output, code),
  },
  format: stage(() => [findBin(root, 'prettier'), '.', '--check', '--log-level', 'warn']),
};
const SLICES = {
  check: ['types', 'lint', 'format'],
  engine: ['unit tests: engine', 'conformance'],
  ui: ['unit tests: ui-ios', 'unit tests: ui-android'],
  browser: ['web bundle', 'browser'],
};

/** A stage that counts as one test. */
function stage(...commands) {
  return { commands, count: countStage };
}

/** A stage that waits for another, after a command of its own. */
function after(needs, { commands, ...rest }, command) {
  return { needs, commands: [command, ...commands], ...rest };
}

/** A Jest stage that says how long each of its files took. */
function tellTimes(project, run) {
  const tell = () =>
    timesOfFiles(readIfThere(reportOf(project))).map(
      ({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`,
    );
  return { ...run, tell };
}

function reportOf(project) {
  return join(reports, `jest-${project}.json`);
}

/** One Jest project; one worker where the stages already fill the machine. */
function jest(project, { workers = lanes > 2 ? '50%' : 1 } = {}) {
  const file = reportOf(project);
  const command = () => [
    findBin(root, 'jest'),
    ...['--selectProjects', project, '--json', '--outputFile', file, '--ci'],
    `--maxWorkers=${workers}`,
  ];
  return { commands: [command], count: (code) => countJest(readIfThere(file), code) };
}

const wanted = [...new Set(process.argv.slice(2).flatMap((name) => SLICES[name] ?? [name]))];
const names = wanted.length > 0 ? wanted : Object.keys(STAGES);
const unknown = names.filter((name) => !(name in STAGES));
if (unknown.length > 0) {
  console.error(`No such stage: ${unknown.join(', ')}.`);
  console.error(
    `Slices: ${Object.keys(SLICES).join(', ')}. Stages: ${Object.keys(STAGES).join(', ')}.`,
  );
  process.exit(2);
}

ensureInstall(root);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const children = new Set();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill();
    process.exit(1);
  });
}

const began = Date.now();
const results = new Map();
const waiting = [...names];
/** The end of each stage that was taken, by name. */
const running = new Map();
console.log(`${names.length} stages, ${Math.min(lanes, names.length)} at a time.\n`);
await Promise.all(Array.from({ length: lanes }, runLane));

console.log('');
for (const name of names) {
  const { tally, seconds } = results.get(name);
  const mark = tally.failed === 0 ? 'pass' : 'FAIL';
  console.log(`${mark}  ${name.padEnd(32)} ${describeTally(tally).padEnd(26)} ${seconds} s`);
}
console.log(`${'in all'.padEnd(65)}${secondsSince(began)} s\n`);
const sum = addUp([...results.values()].map(({ tally }) => tally));
console.log(describeTally(sum));
process.exitCode = sum.failed === 0 ? 0 : 1;

async function runLane() {
  for (let name = takeNext(); name !== undefined; name = takeNext()) {
    // Taken before its time only when nothing else is left: so waiting holds no other stage up.
    const start = running.get(STAGES[name].needs) ?? Promise.resolve();
    const run = start.then(() => runStage(name)).then((result) => results.set(name, result));
    running.set(name, run);
    await run;
  }
}

/** The next stage, those first that need not wait for another. */
function takeNext() {
  const isReady = (name) => {
    const { needs } = STAGES[name];
    return needs === undefined || !names.includes(needs) || results.has(needs);
  };
  const at = waiting.findIndex(isReady);
  return waiting.splice(Math.max(at, 0), 1)[0];
}

async function runStage(name) {
  const start = Date.now();
  let tally = { passed: 0, failed: 1 };
  let output = '';
  const { commands, count, needs, tell } = STAGES[name];
  try {
    if (results.get(needs)?.tally.failed > 0) throw new Error(`it needs ${needs}, which failed`);
    let code = 0;
    for (const command of commands) {
      if (code !== 0) break;
      const run = await runNode(command(), { cwd: root, env: ENVIRONMENT, children });
      code = run.code;
      output += run.output;
    }
    tally = count(code, output);
  } catch (error) {
    output += `The stage could not run: ${error instanceof Error ? error.message : error}\n`;
  }
  const seconds = secondsSince(start);
  console.log(`── ${name}: ${describeTally(tally)} (${seconds} s)`);
  for (const line of [...(tell?.() ?? []), ...figuresIn(output)]) console.log(`   ${line}`);
  if (tally.failed > 0) console.log(`\n${output.trimEnd()}\n`);
  return { tally, seconds };
}

function secondsSince(start) {
  return ((Date.now() - start) / 1000).toFixed(1);
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
