import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/* Runs `pnpm new:feature` in a copy of the repository, then the static checks and the generated tests in the copy. */

const root = resolve(import.meta.dirname, '../../../..');
const NOUNS = [['note'], ['remark', '--of', 'submission'], ['side-remark', '--of', 'note']];
const featureTests = NOUNS.map(([noun]) => `src/features/${noun}/`);
/** Timeout of a step that hangs, in ms. A busy machine needs several minutes for the checks. */
const STEP_MS = 900_000;

function run(cwd: string, command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    // Without CI, the copy's new migrations need not be recorded, because nobody merges them. The shared cache skips
    // static checks of packages that the generator does not change.
    env: { ...process.env, CI: '', TURBO_CACHE_DIR: join(root, '.turbo/cache') },
    encoding: 'utf8',
    timeout: STEP_MS,
    maxBuffer: 1e8,
  });
  if (status === 0) return stdout;
  const ended = status === null ? 'stopped' : `exit code ${status}`;
  throw new Error(`${command} ${args.join(' ')}: ${ended}\n${stdout}${stderr}`);
}

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'upcurve-generator-'));
  // PostgreSQL cannot run as root, and its user must be able to read the copy.
  chmodSync(copy, 0o755);
  // Includes uncommitted files.
  const paths = run(root, 'git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  const deleted = run(root, 'git', 'ls-files', '-z', '--deleted').split('\0');
  for (const path of paths) if (path && !deleted.includes(path)) cpSync(join(root, path), join(copy, path));
  run(copy, 'pnpm', 'install', '--prefer-offline', '--frozen-lockfile');
  for (const args of NOUNS) run(copy, 'pnpm', 'new:feature', ...args);
}, STEP_MS);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('the generated code passes the static checks', { timeout: STEP_MS }, () => {
  expect(run(copy, 'pnpm', 'verify', '--static')).toMatch(/successful/);
});

test.each([
  ['@upcurve/contracts', ['src/contracts.test.ts']],
  [
    '@upcurve/api',
    [
      '--project',
      'quick',
      'src/db',
      'src/app.test.ts',
      'src/features/audit/audited-calls',
      'src/features/people/person-rows',
      ...featureTests,
    ],
  ],
  [
    '@upcurve/admin',
    ['src/paths.test.ts', 'src/layouts', 'src/features/leads/kinds/quiz/quiz-detail', ...featureTests],
  ],
])('the generated and extended tests pass in %s', { timeout: STEP_MS }, (name, files) => {
  expect(run(copy, 'pnpm', '--filter', name, 'exec', 'vitest', 'run', ...files)).toMatch(/passed/);
});
