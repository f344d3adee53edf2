import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const REPOSITORY = resolve(import.meta.dirname, '../../..');

/** Runs `pnpm boundaries` in a folder with these files. Returns its output. */
function check(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const config = join(REPOSITORY, 'packages/config/dependency-cruiser.mjs');
  const { stdout, stderr } = spawnSync(
    join(REPOSITORY, 'node_modules/.bin/depcruise'),
    ['apps', 'packages', '--config', config, '--output-type', 'err-long'],
    { cwd: root, encoding: 'utf8' },
  );
  return stdout + stderr;
}

test('reports forbidden imports with the reason', () => {
  const output = check({
    'packages/contracts/src/lead.ts': "import 'dayjs';",
    'apps/admin/src/paths.ts': "import '../../marketing/app/paths.ts';",
    'apps/marketing/app/paths.ts': '',
    'apps/api/src/features/team/queries.ts': "import '../quiz/settings.ts';",
    'apps/api/src/features/quiz/settings.ts': '',
  });

  expect(output).toContain('contracts-imports: packages/contracts/src/lead.ts → dayjs');
  expect(output).toContain('apps-know-no-app: apps/admin/src/paths.ts → apps/marketing/app/paths.ts');
  expect(output).toContain('api-features-by-service: apps/api/src/features/team/queries.ts');
  expect(output).toContain("A feature imports only another feature's service.ts and queries.ts.");
});

test('accepts imports of a service and of lib', () => {
  const output = check({
    'apps/api/src/features/team/queries.ts': "import '../mail/service.ts';\nimport '../../lib/time.ts';",
    'apps/api/src/features/mail/service.ts': '',
    'apps/api/src/lib/time.ts': '',
    'packages/ui/src/time.ts': '',
  });

  expect(output).toContain('no dependency violations found');
});
