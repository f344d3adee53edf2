import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A suite's counts, and for each test that failed its file, its name and the first lines of the error. */
export type Totals = { passed: number; failed: number; failures: string[] };

/** The part of vitest's JSON report that we read. */
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
 * Counts a suite's tests. A file that could not be loaded counts as one failed test, and so does a suite that wrote no report or
 * failed without a failed test, so that no failure is ever counted as zero.
 */
export function totalsOf(suite: string, report: Report | undefined): Totals {
  if (!report) return { passed: 0, failed: 1, failures: [`${suite}: left no report`] };
  const failures = report.testResults.flatMap(failuresOf);
  if (failures.length === 0 && !report.success) failures.push(`${suite}: failed without a failed test`);
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

function failuresOf({ name, status, message, assertionResults }: FileReport): string[] {
  const failed = assertionResults.filter((each) => each.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [`${name}: not loaded\n${head(message)}`];
  return failed.map(
    ({ fullName, failureMessages }) => `${name}: ${fullName}\n${head(failureMessages.join('\n'))}`,
  );
}

function head(text: string): string {
  return text
    .split('\n')
    .slice(0, LINES)
    .map((line) => `    ${line}`)
    .join('\n');
}

/** Reads a suite's report; undefined if there is none. */
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
  };
}

/** The part of turbo's run summary (`--summarize`) that we read. */
type RunSummary = { tasks: { directory: string; cache: { status: string } }[] };

/**
 * The folders of the suites that turbo did not run again, because nothing they depend on has changed since they passed.
 * @param folder of turbo's run summaries
 */
export function cachedSuites(folder: string): string[] {
  return globSync('*.json', { cwd: folder })
    .flatMap((file) => (JSON.parse(readFileSync(join(folder, file), 'utf8')) as RunSummary).tasks)
    .filter(({ cache }) => cache.status === 'HIT')
    .map(({ directory }) => directory);
}
