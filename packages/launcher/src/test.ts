import { globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from './build.ts';
import { enginesLine } from './engines-line.ts';
import { ROOT } from './repository.mjs';
import { runTool } from './run-tool.ts';
import { readReport, sum, totalsOf } from './test-totals.ts';

const REPORT = '.turbo/test-report.json';
const BROWSER_TESTS = '@upcurve/e2e';
const ENGINES = join(ROOT, 'packages/e2e/.turbo/engines.json');

/**
 * Builds the apps and runs every suite, the browser tests last and alone, since they drive the whole assembled system.
 * @returns the exit code: 0 when tests ran and all passed
 */
export async function test(stop: AbortSignal): Promise<number> {
  const suites = suiteFolders();
  for (const folder of suites) rmSync(join(ROOT, folder, REPORT), { force: true });
  rmSync(ENGINES, { force: true });
  console.log('Building what has changed');
  await build(stop);
  const codes = [
    await runSuites([`--filter=!${BROWSER_TESTS}`], stop),
    // `--only`: the builds they need are there, and the reporters' arguments would change the hash of every task and build again.
    await runSuites([`--filter=${BROWSER_TESTS}`, '--only'], stop),
  ];
  if (stop.aborted) return 130;
  const totals = sum(suites.map((folder) => totalsOf(folder, readReport(join(ROOT, folder, REPORT)))));
  // Last, since of a long log only the end may be kept.
  for (const each of totals.retried) console.log(`\nPassed at its second try: ${each}`);
  for (const failure of totals.failures) console.log(`\nFailed: ${failure}`);
  console.log(`\n${enginesLine(ENGINES)}`);
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
  return totals.passed > 0 && totals.failed === 0 && codes.every((code) => code === 0) ? 0 : 1;
}

async function runSuites(filter: string[], stop: AbortSignal): Promise<number> {
  if (stop.aborted) return 1;
  const reporters = ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const args = [
    'run',
    'test',
    ...filter,
    '--continue=always',
    '--concurrency=2',
    '--ui=stream',
    '--log-order=grouped',
  ];
  return (await runTool('turbo', [...args, ...reporters], { signal: stop })).code;
}

function suiteFolders(): string[] {
  return globSync('{apps,packages}/*/package.json', { cwd: ROOT })
    .filter((file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')).scripts?.test !== undefined)
    .map(dirname)
    .sort();
}
