import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/* Runs the generator in a copy of the repository, and there the static part of `pnpm verify` and the tests it wrote. */

const root = resolve(import.meta.dirname, '../../..');
const NOUNS = [['note'], ['remark', '--of', 'submission'], ['side-remark', '--of', 'note']];
/** What is tested: what was written, what it is entered in, and the screens that panels were put into. */
const TESTS = {
  '@upcurve/contracts': ['src/contracts.test.ts'],
  '@upcurve/api': [
    '--project',
    'embedded',
    'src/db',
    'src/app.test.ts',
    'src/features/audit/audited-calls',
    'src/features/people/person-rows',
    ...featureTests(),
  ],
  '@upcurve/admin': [
    'src/paths.test.ts',
    'src/layouts',
    'src/features/submissions/SubmissionScreen',
    ...featureTests(),
  ],
};

function featureTests(): string[] {
  return NOUNS.map(([noun]) => `src/features/${noun}/`);
}

function run(cwd: string, command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    // What is written here does not land: CI asks migrations that do for a record.
    env: { ...process.env, CI: '' },
    encoding: 'utf8',
    timeout: 300_000,
    maxBuffer: 1e8,
  });
  if (status === 0) return stdout;
  throw new Error(
    `${command} ${args.join(' ')}: ${status === null ? 'stopped' : `exit code ${status}`}\n${stdout}${stderr}`,
  );
}

const copy = mkdtempSync(join(tmpdir(), 'upcurve-generator-'));
// PostgreSQL does not run as root, and what it runs as has to get there.
chmodSync(copy, 0o755);
const began = Date.now();
const say = (text: string) =>
  console.log(`${((Date.now() - began) / 1000).toFixed(0).padStart(3)} s  ${text}`);

try {
  // What git knows or would take, so that it is the code as it stands, committed or not.
  const paths = run(root, 'git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  for (const path of paths) if (path) cpSync(join(root, path), join(copy, path));
  run(copy, 'pnpm', 'install', '--prefer-offline', '--frozen-lockfile');
  say('copied and installed');

  for (const args of NOUNS) {
    run(copy, 'pnpm', 'new:feature', ...args);
    say(`pnpm new:feature ${args.join(' ')}`);
  }
  run(copy, 'pnpm', 'verify', '--static');
  say('pnpm verify --static');
  for (const [name, args] of Object.entries(TESTS)) {
    run(copy, 'pnpm', '--filter', name, 'exec', 'vitest', 'run', ...args);
    say(`tests of ${name}`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
