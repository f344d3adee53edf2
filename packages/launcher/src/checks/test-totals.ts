import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A suite's counts. Each test that failed, or passed only on retry, has its file, name and the first lines of the
 * error.
 */
export type Totals = { passed: number; failed: number; failures: string[]; retried: string[] };

/** The fields of vitest's JSON report that we read. */
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
 * Counts a suite's tests. A file that could not be loaded counts as one failed test. So does a suite without a report,
 * or one that failed without a failed test, so that no failure is ever counted as zero.
 */
export function totalsOf(suite: string, report: Report | undefined): Totals {
  if (!report) return { passed: 0, failed: 1, failures: [`${suite}: left no report`], retried: [] };
  const failures = report.testResults.flatMap(failuresOf);
  if (failures.length === 0 && !report.success) failures.push(`${suite}: failed without a failed test`);
  const retried = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter((each) => each.status === 'passed' && each.failureMessages.length > 0)
      .map((each) => describeTest(file, each)),
  );
  return { passed: report.numPassedTests, failed: failures.length, failures, retried };
}

function failuresOf(file: FileReport): string[] {
  const failed = file.assertionResults.filter((each) => each.status === 'failed');
  if (failed.length === 0 && file.status === 'failed')
    return [`${file.name}: not loaded\n${head(file.message)}`];
  return failed.map((each) => describeTest(file, each));
}

const describeTest = (
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

/** Reads a suite's report. Undefined if there is none. */
export function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

export function sumTotals(totals: Totals[]): Totals {
  return {
    passed: totals.reduce((all, { passed }) => all + passed, 0),
    failed: totals.reduce((all, { failed }) => all + failed, 0),
    failures: totals.flatMap(({ failures }) => failures),
    retried: totals.flatMap(({ retried }) => retried),
  };
}

/** The fields of turbo's run summary (`--summarize`) that we read. */
type RunSummary = { tasks: { directory: string; cache: { status: string } }[] };

/**
 * Returns the folders of suites that turbo skipped, because they passed and their dependencies have not changed since.
 * @param folder of turbo's run summaries
 */
export function cachedSuites(folder: string): string[] {
  return globSync('*.json', { cwd: folder })
    .flatMap((file) => (JSON.parse(readFileSync(join(folder, file), 'utf8')) as RunSummary).tasks)
    .filter(({ cache }) => cache.status === 'HIT')
    .map(({ directory }) => directory);
}

export const ENGINES = ['Chromium', 'Firefox', 'WebKit'];

/** Returns a line about the browser engines that ran the tests, and the `wanted` ones that are not installed. */
export function enginesLine(file: string, wanted: readonly string[] = ENGINES): string {
  let used: Record<string, string>;
  try {
    used = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return 'Browsers: none.';
  }
  const missing = wanted.filter((engine) => !(engine in used));
  const line = `Browsers: ${Object.entries(used)
    .map((each) => each.join(' '))
    .join(', ')}`;
  return missing.length > 0 ? `${line}; not installed: ${missing.join(', ')}` : line;
}
