import {
  addUp,
  countJest,
  countLastLine,
  countStage,
  describeTally,
  figuresIn,
  timesOfFiles,
} from '../../tools/lib/summary.mjs';

const jestReport = (fields: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({
    success: true,
    numPassedTests: 0,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 0,
    ...fields,
  });

test('a green Jest run counts its tests', () => {
  expect(countJest(jestReport({ numPassedTests: 42 }), 0)).toEqual({ passed: 42, failed: 0 });
});

test('failed tests are counted beside the passed ones', () => {
  const report = jestReport({ success: false, numPassedTests: 5, numFailedTests: 2 });
  expect(countJest(report, 1)).toEqual({ passed: 5, failed: 2 });
});

test('a Jest that crashed without a report is one failure', () => {
  expect(countJest(undefined, 1)).toEqual({ passed: 0, failed: 1 });
  expect(countJest('{"numPassed', 0)).toEqual({ passed: 0, failed: 1 });
  expect(countJest('{}', 0)).toEqual({ passed: 0, failed: 1 });
});

test('a test file that could not be loaded is a failure', () => {
  const report = jestReport({ success: false, numPassedTests: 9, numRuntimeErrorTestSuites: 1 });
  expect(countJest(report, 1)).toEqual({ passed: 9, failed: 1 });
});

test('a bad exit code fails even when every test passed', () => {
  expect(countJest(jestReport({ numPassedTests: 9 }), 1)).toEqual({ passed: 9, failed: 1 });
});

test('no tests at all is a failure', () => {
  expect(countJest(jestReport({}), 0)).toEqual({ passed: 0, failed: 1 });
});

test('a stage is one test', () => {
  expect(countStage(0)).toEqual({ passed: 1, failed: 0 });
  expect(countStage(2)).toEqual({ passed: 0, failed: 1 });
});

test.each([
  ['rows…\n320 passed, 0 failed\n', 0, { passed: 320, failed: 0 }],
  ['diff\n318 passed, 2 failed', 1, { passed: 318, failed: 2 }],
  ['320 passed, 0 failed\n', 1, { passed: 320, failed: 1 }],
  ['0 passed, 0 failed\n', 0, { passed: 0, failed: 1 }],
  ['320 passed, 0 failed\nTypeError: boom\n', 1, { passed: 0, failed: 1 }],
  ['', 0, { passed: 0, failed: 1 }],
])('a runner that ends with %j and code %d', (output, code, expected) => {
  expect(countLastLine(output, code)).toEqual(expected);
});

test('the sum is one line, and nothing run is a failure', () => {
  const sum = addUp([
    { passed: 40, failed: 1 },
    { passed: 1, failed: 0 },
  ]);
  expect(describeTally(sum)).toBe('41 passed, 1 failed');
  expect(describeTally(addUp([]))).toBe('0 passed, 1 failed');
});

test('the files of a run are told with their times, the longest first', () => {
  const testResults = [
    { name: '/any/where/short.test.ts', startTime: 1000, endTime: 3500 },
    { name: 'C:\\any\\long.test.ts', startTime: 1000, endTime: 61_000 },
    { name: '/any/where/crashed.test.ts' },
  ];
  expect(timesOfFiles(jestReport({ testResults }))).toEqual([
    { file: 'long.test.ts', seconds: 60 },
    { file: 'short.test.ts', seconds: 2.5 },
  ]);
  expect(timesOfFiles(undefined)).toEqual([]);
});

test('figures are found among everything else a run says', () => {
  const output = 'PASS a.test.ts\nfigure: 12 words\n  figure: not this\nfigure: 3 deeds\r\nDone.';
  expect(figuresIn(output)).toEqual(['12 words', '3 deeds']);
});
