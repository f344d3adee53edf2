import { globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../bootstrap/repository.mjs';
import { buildApps, runTool } from '../run-tool.ts';
import { cachedSuites, ENGINES, enginesLine, readReport, sumTotals, totalsOf } from './test-totals.ts';

/** The tasks in turbo.json: the tests of `npm test`, and the slower ones that `npm run test:all` adds. */
export const TEST_TASKS = ['test', 'test:slow'] as const;
export type TestTask = (typeof TEST_TASKS)[number];

const BROWSER_TESTS = '@upcurve/e2e';
const RUNS = join(ROOT, '.turbo/runs');
const ENGINES_FILE = join(ROOT, 'packages/e2e/.turbo/engines.json');

const reportOf = (task: TestTask) => `.turbo/${task.replace(':', '-')}-report.json`;

/**
 * Builds the apps and runs the suites of these tasks. Browser tests run last and alone, because they need the whole
 * machine.
 * @returns the exit code: 0 if tests ran and all passed
 */
export async function test(stop: AbortSignal, tasks: readonly TestTask[] = TEST_TASKS): Promise<number> {
  const suites = tasks.flatMap((task) => foldersWith(task).map((folder) => ({ folder, task })));
  for (const { folder, task } of suites) rmSync(join(ROOT, folder, reportOf(task)), { force: true });
  rmSync(ENGINES_FILE, { force: true });
  rmSync(RUNS, { recursive: true, force: true });
  console.log('Building changed packages');
  await buildApps(stop);
  const codes: number[] = [];
  for (const task of tasks) codes.push(await runSuites(task, [`--filter=!${BROWSER_TESTS}`], stop));
  // `--only` skips the builds, which exist. The reporter's arguments change the hash of every task, so turbo would
  // build again.
  for (const task of tasks) codes.push(await runSuites(task, [`--filter=${BROWSER_TESTS}`, '--only'], stop));
  if (stop.aborted) return 130;

  const totals = sumTotals(
    suites.map(({ folder, task }) => totalsOf(folder, readReport(join(ROOT, folder, reportOf(task))))),
  );
  // Printed last, because long logs may lose their beginning.
  for (const each of totals.retried) console.log(`\nPassed only when retried: ${each}`);
  for (const failure of totals.failures) console.log(`\nFailed: ${failure}`);
  const cached = cachedSuites(RUNS);
  console.log(
    cached.length > 0
      ? `\nNot run again, since they passed before and are unchanged: ${cached.join(', ')}`
      : '',
  );
  // Without the slow tests, the browser tests run only in Chromium.
  console.log(enginesLine(ENGINES_FILE, tasks.includes('test:slow') ? ENGINES : ['Chromium']));
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
  return totals.passed > 0 && totals.failed === 0 && codes.every((code) => code === 0) ? 0 : 1;
}

async function runSuites(task: TestTask, filter: string[], stop: AbortSignal): Promise<number> {
  if (stop.aborted) return 1;
  const args = [
    'run',
    task,
    ...filter,
    '--continue=always',
    '--concurrency=2',
    '--ui=stream',
    '--log-order=grouped',
    '--output-logs=new-only',
    '--summarize',
  ];
  const reporters = ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(task)}`];
  return (await runTool('turbo', [...args, ...reporters], { signal: stop })).code;
}

function foldersWith(task: TestTask): string[] {
  return globSync('{apps,packages}/*/package.json', { cwd: ROOT })
    .filter((file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')).scripts?.[task] !== undefined)
    .map(dirname)
    .sort();
}
