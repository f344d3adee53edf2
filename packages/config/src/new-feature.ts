import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { namesOf } from './new-feature/names.ts';
import { parentOf } from './new-feature/parent.ts';
import { writeFeature } from './new-feature/write-feature.ts';

const root = resolve(import.meta.dirname, '../../..');
const HOW = 'Name the noun in the singular: pnpm new:feature case-note [its-plural] [--of submission]';

/* Snapshots of lists that a new feature changes. */
const SNAPSHOTS = [
  {
    package: '@upcurve/contracts',
    test: 'src/contracts.test.ts',
    file: 'packages/contracts/src/__snapshots__/contracts.test.ts.snap',
  },
  {
    package: '@upcurve/admin',
    test: 'src/paths.test.ts',
    file: 'apps/admin/src/__snapshots__/paths.test.ts.snap',
  },
];

function run(command: string, ...args: string[]): string {
  const { status, error, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw error ?? new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { of: { type: 'string' } } });
  const [noun, plural] = positionals;
  if (!noun) throw new Error(HOW);
  // Imported by path, because this package does not depend on contracts.
  const { nouns } = await import(resolve(root, 'packages/contracts/src/shared/nouns.ts'));
  const parent = values.of === undefined ? undefined : parentOf(nouns, values.of);
  const { written, changed } = writeFeature(root, namesOf(noun, plural), new Date(), parent);
  run('biome', 'check', '--write', ...written, ...changed);
  const snapshots = SNAPSHOTS.filter(({ package: name }) => name !== '@upcurve/admin' || !parent);
  for (const { package: name, test } of snapshots)
    run('pnpm', '--filter', name, 'exec', 'vitest', 'run', test, '--update');

  console.log(`Written:\n  ${written.join('\n  ')}`);
  console.log(`Entered in:\n  ${[...changed, ...snapshots.map(({ file }) => file)].join('\n  ')}`);
  console.log(
    `\nAll of it is green. Change it into what it is about: CONTRIBUTING.md, "A feature from end to end".`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
