import { expect, test } from 'vitest';
import { summary } from './test.ts';

const file = (name: string, status: string, message: string, failures: string[]) => ({
  name,
  status,
  message,
  assertionResults: [
    { status: 'passed', fullName: 'adds', failureMessages: [] },
    ...failures.map((each) => ({ status: 'failed', fullName: 'takes away', failureMessages: [each] })),
  ],
});

test('lists failed tests and files that did not load, then counts', () => {
  const api = file('api.test.ts', 'failed', '', ['expected 3 to be 4\n    at api.test.ts:7']);
  const broken = file('broken.test.ts', 'failed', 'no such module', []);
  const report = { numPassedTests: 1, numPendingTests: 0, testResults: [api] };
  const other = { numPassedTests: 4, numPendingTests: 2, testResults: [broken] };

  expect(summary([report, other])).toBe(
    [
      'Failed: api.test.ts: takes away\nexpected 3 to be 4\n    at api.test.ts:7\n',
      'Failed: broken.test.ts: not loaded\nno such module\n',
      '5 passed, 2 failed, 2 skipped',
    ].join('\n'),
  );
});

test('counts the tests of suites that all passed', () => {
  const report = { numPassedTests: 3, numPendingTests: 0, testResults: [] };
  expect(summary([report, report])).toBe('6 passed, 0 failed');
});
