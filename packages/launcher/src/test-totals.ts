import { readFileSync } from 'node:fs';

/** A suite's counts; for each test that failed, or passed at a second try alone, its file, its name and the first lines of why. */
export type Totals = { passed: number; failed: number; failures: string[]; retried: string[] };

/** What we read of vitest's JSON report. */
type Report = {
  success: boolean;
  numPassedTests: number;
  testResults: FileReport[];
};

type FileReport = {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
};

const LINES = 12;

/**
 * Counts a suite's tests. A file that could not even be loaded counts as one failed test, and so does a suite that gave no
 * report or failed without a failed test: nothing that went wrong adds up to zero.
 */
export function totalsOf(suite: string, report: Report | undefined): Totals {
  if (!report) return { passed: 0, failed: 1, failures: [`${suite}: left no report`], retried: [] };
  const failures = report.testResults.flatMap(failuresOf);
  const retried = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter((each) => each.status === 'passed' && each.failureMessages.length > 0)
      .map((each) => inWords(file, each)),
  );
  if (failures.length === 0 && !report.success) failures.push(`${suite}: failed without a failed test`);
  return { passed: report.numPassedTests, failed: failures.length, failures, retried };
}

function failuresOf(file: FileReport): string[] {
  const failed = file.assertionResults.filter((each) => each.status === 'failed');
  if (failed.length === 0 && file.status === 'failed')
    return [`${file.name}: not loaded\n${head(file.message)}`];
  return failed.map((each) => inWords(file, each));
}

const inWords = (
  { name }: FileReport,
  { fullName, failureMessages }: FileReport['assertionResults'][number],
) => `${name}: ${fullName}\n${head(failureMessages.join('\n'))}`;

function head(text: string): string {
  return text
    .split('\n')
    .slice(0, LINES)
    .map((line) => `    ${line}`)
    .join('\n');
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
  return {
    passed: totals.reduce((all, { passed }) => all + passed, 0),
    failed: totals.reduce((all, { failed }) => all + failed, 0),
    failures: totals.flatMap(({ failures }) => failures),
    retried: totals.flatMap(({ retried }) => retried),
  };
}
