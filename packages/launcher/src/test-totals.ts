import { readFileSync } from 'node:fs';

export type Totals = { passed: number; failed: number };

/** What we read of vitest's JSON report. */
type Report = {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

/**
 * Counts a suite's tests. A file that could not even be loaded counts as one failed test, and so does a suite that gave no
 * report or failed without a failed test: nothing that went wrong adds up to zero.
 */
export function totalsOf(report: Report | undefined): Totals {
  if (!report) return { passed: 0, failed: 1 };
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((each) => each.status === 'failed'),
  );
  const failed = report.numFailedTests + unloadable.length;
  return { passed: report.numPassedTests, failed: failed || (report.success ? 0 : 1) };
}

/** Reads a suite's report; undefined where it left none. */
export function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

export function sum(totals: Totals[]): Totals {
  return totals.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
    passed: 0,
    failed: 0,
  });
}
