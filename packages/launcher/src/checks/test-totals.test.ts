import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { cachedSuites, enginesLine, sumTotals, totalsOf } from './test-totals.ts';

const passed = {
  name: 'a.test.ts',
  status: 'passed',
  message: '',
  assertionResults: [{ status: 'passed', fullName: 'adds', failureMessages: [] }],
};
const failed = {
  name: 'b.test.ts',
  status: 'failed',
  message: '',
  assertionResults: [
    { status: 'passed', fullName: 'adds', failureMessages: [] },
    { status: 'failed', fullName: 'takes away', failureMessages: ['expected 3 to be 4\n    at b.test.ts:7'] },
  ],
};
const retried = {
  name: 'd.test.ts',
  status: 'passed',
  message: '',
  assertionResults: [{ status: 'passed', fullName: 'waits', failureMessages: ['expected 1 to be 2'] }],
};
const unloadable = { name: 'c.test.ts', status: 'failed', message: 'no such module', assertionResults: [] };

test.each([
  ['all passed', true, [passed], []],
  [
    'some failed',
    false,
    [passed, failed],
    [/^b\.test\.ts: takes away\n +expected 3 to be 4\n +at b\.test\.ts:7$/],
  ],
  [
    'a file did not load',
    false,
    [failed, unloadable],
    [/takes away/, /^c\.test\.ts: not loaded\n +no such module$/],
  ],
  ['no test was found', false, [], [/^apps\/api: failed without a failed test$/]],
])('%s', (_what, success, testResults, failures) => {
  const totals = totalsOf('apps/api', { success, numPassedTests: 3, testResults });
  expect(totals).toEqual({
    passed: 3,
    failed: failures.length,
    failures: failures.map((each) => expect.stringMatching(each)),
    retried: [],
  });
});

test('counts a missing report as a failure', () => {
  expect(totalsOf('apps/api', undefined)).toEqual({
    passed: 0,
    failed: 1,
    failures: ['apps/api: left no report'],
    retried: [],
  });
});

test('counts a test that passed on a retry as passed, and lists it', () => {
  expect(totalsOf('apps/api', { success: true, numPassedTests: 1, testResults: [retried] })).toEqual({
    passed: 1,
    failed: 0,
    failures: [],
    retried: [expect.stringMatching(/^d\.test\.ts: waits\n +expected 1 to be 2$/)],
  });
});

test('adds up the totals of suites', () => {
  expect(
    sumTotals([
      { passed: 3, failed: 0, failures: [], retried: ['c: d'] },
      { passed: 4, failed: 1, failures: ['a: b'], retried: [] },
    ]),
  ).toEqual({ passed: 7, failed: 1, failures: ['a: b'], retried: ['c: d'] });
  expect(sumTotals([])).toEqual({ passed: 0, failed: 0, failures: [], retried: [] });
});

test('reads cached suites from the run summaries', () => {
  const folder = mkdtempSync(join(tmpdir(), 'upcurve-runs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const task = (directory: string, status: string) => ({ directory, cache: { status } });
  writeFileSync(
    join(folder, 'a.json'),
    JSON.stringify({ tasks: [task('apps/api', 'HIT'), task('apps/admin', 'MISS')] }),
  );
  writeFileSync(join(folder, 'b.json'), JSON.stringify({ tasks: [task('packages/ui', 'HIT')] }));
  expect(cachedSuites(folder).toSorted()).toEqual(['apps/api', 'packages/ui']);
});

test.each([
  [
    { Chromium: '156.0', Firefox: '153.7', WebKit: '2.50' },
    'Browsers: Chromium 156.0, Firefox 153.7, WebKit 2.50',
  ],
  [{ Chromium: '156.0' }, 'Browsers: Chromium 156.0; not installed: Firefox, WebKit'],
])('names the engines of %j', (used, line) => {
  const folder = mkdtempSync(join(tmpdir(), 'upcurve-engines-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'engines.json'), JSON.stringify(used));
  expect(enginesLine(join(folder, 'engines.json'))).toBe(line);
});

test('does not list an engine as missing if it was not requested', () => {
  const folder = mkdtempSync(join(tmpdir(), 'upcurve-engines-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'engines.json'), JSON.stringify({ Chromium: '156.0' }));
  expect(enginesLine(join(folder, 'engines.json'), ['Chromium'])).toBe('Browsers: Chromium 156.0');
});

test('lists no engines if no browser tests ran', () => {
  expect(enginesLine('/nowhere/engines.json')).toBe('Browsers: none.');
});
