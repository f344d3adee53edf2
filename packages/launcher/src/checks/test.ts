import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/repository.mjs';
import { buildApps, runTool } from '../run-tool.ts';

/** The tasks in turbo.json: the tests of `npm test`, and the slower ones that `npm run test:all` adds. */
export type TestTask = 'test' | 'test:slow';

const BROWSER_TESTS = '@upcurve/e2e';
/** Enough lines of an error to recognise it. */
const ERROR_LINES = 12;

/** The fields of vitest's JSON report that we read. */
type Report = {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

const reportOf = (task: TestTask) => `.turbo/${task.replace(':', '-')}-report.json`;

/**
 * Builds the apps and runs the suites of these tasks. Browser tests run last and alone, because they need the whole
 * machine.
 * @returns the exit code: 0 if all suites passed
 */
export async function test(stop: AbortSignal, tasks: readonly TestTask[]): Promise<number> {
  const reports = () =>
    tasks.flatMap((task) => globSync(`{apps,packages}/*/${reportOf(task)}`, { cwd: ROOT }));
  for (const file of reports()) rmSync(join(ROOT, file));
  console.log('Building changed packages');
  await buildApps(stop);
  const codes: number[] = [];
  for (const task of tasks) codes.push(await runSuites(task, [`--filter=!${BROWSER_TESTS}`], stop));
  // `--only` skips the builds, which exist. The reporter's arguments change the hash of every task, so turbo would
  // build again.
  for (const task of tasks) codes.push(await runSuites(task, [`--filter=${BROWSER_TESTS}`, '--only'], stop));
  if (stop.aborted) return 130;
  const hasFailed = codes.some((code) => code !== 0);
  if (hasFailed) console.log('\nA suite has failed.');
  console.log(summary(reports().map((file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')))));
  return hasFailed ? 1 : 0;
}

async function runSuites(task: TestTask, filter: string[], stop: AbortSignal): Promise<number> {
  if (stop.aborted) return 1;
  const shown = [
    '--continue=always',
    '--concurrency=2',
    '--ui=stream',
    '--log-order=grouped',
    '--output-logs=new-only',
  ];
  const reporters = ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(task)}`];
  return (await runTool('turbo', ['run', task, ...filter, ...shown, ...reporters], { signal: stop })).code;
}

/** Returns all failures and the counts. They are printed last, because long logs may lose their beginning. */
export function summary(reports: Report[]): string {
  const files = reports.flatMap(({ testResults }) => testResults);
  const failures = files.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (failed.length === 0 && status === 'failed')
      return [`Failed: ${name}: not loaded\n${start(message)}\n`];
    return failed.map(
      (each) => `Failed: ${name}: ${each.fullName}\n${start(each.failureMessages.join('\n'))}\n`,
    );
  });
  const sum = (field: 'numPassedTests' | 'numPendingTests') =>
    reports.reduce((total, report) => total + report[field], 0);
  const skipped = sum('numPendingTests') > 0 ? `, ${sum('numPendingTests')} skipped` : '';
  return [...failures, `${sum('numPassedTests')} passed, ${failures.length} failed${skipped}`].join('\n');
}

const start = (text: string) => text.split('\n').slice(0, ERROR_LINES).join('\n');

/** Static checks of turbo.json. Unchanged results come from its cache. */
const STATIC_CHECKS = ['types', 'dead-code', 'boundaries', 'lint'];

/**
 * Runs everything that CI checks: all static checks, even if one fails, then builds and tests.
 * @param staticOnly leaves out builds and tests
 * @returns the exit code
 */
export async function verify(staticOnly: boolean, stop: AbortSignal): Promise<number> {
  const args = ['run', ...STATIC_CHECKS, '--continue=always', '--concurrency=2'];
  const shown = ['--output-logs=errors-only', '--log-order=grouped', '--ui=stream'];
  const { code } = await runTool('turbo', [...args, ...shown], { signal: stop });
  if (stop.aborted) return 130;
  const tests = staticOnly ? 0 : await test(stop, ['test', 'test:slow']);
  if (code !== 0) console.log('Static checks failed. See the output above, or run `pnpm verify --static`.');
  return code === 0 ? tests : 1;
}
