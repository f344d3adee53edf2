import { expect, test } from 'vitest';
import { sum, totalsOf } from './test-totals.ts';

const passed = { status: 'passed', assertionResults: [{ status: 'passed' }] };
const failed = { status: 'failed', assertionResults: [{ status: 'failed' }] };
const unloadable = { status: 'failed', assertionResults: [] };

test.each([
  [
    'all passed',
    { success: true, numPassedTests: 3, numFailedTests: 0, testResults: [passed] },
    { passed: 3, failed: 0 },
  ],
  [
    'some failed',
    { success: false, numPassedTests: 3, numFailedTests: 2, testResults: [passed, failed] },
    { passed: 3, failed: 2 },
  ],
  [
    'a file did not load',
    { success: false, numPassedTests: 3, numFailedTests: 1, testResults: [failed, unloadable] },
    { passed: 3, failed: 2 },
  ],
  [
    'no test was found',
    { success: false, numPassedTests: 0, numFailedTests: 0, testResults: [] },
    { passed: 0, failed: 1 },
  ],
  ['no report was left', undefined, { passed: 0, failed: 1 }],
])('%s', (_what, report, totals) => {
  expect(totalsOf(report)).toEqual(totals);
});

test('suites add up', () => {
  expect(
    sum([
      { passed: 3, failed: 0 },
      { passed: 4, failed: 1 },
    ]),
  ).toEqual({ passed: 7, failed: 1 });
  expect(sum([])).toEqual({ passed: 0, failed: 0 });
});
